// Every screen: its name, and the steps to it from the start page. `npm run screenshots` takes them all.

import {
  brokenRobotsTxt,
  headersFile,
  licenseXml,
  longWorkspace,
  tdmrepJson,
  tooBigRobotsTxt,
  treeWorkspace,
} from './sample-files.mjs';
import {
  breakRendering,
  chooseMenuItem,
  chooseRadio,
  chooseTemplate,
  dragFirstRule,
  dropFile,
  editFirstRule,
  fillStorage,
  goTo,
  openExample,
  openFile,
  openFindings,
  openShareLink,
  pressButton,
  pressHiddenButton,
  pressKeys,
  runCommand,
  saveTwoVersions,
  selectOption,
  showExplanation,
  showPane,
  showSuggestions,
} from './steps.mjs';

/**
 * @typedef {(page: import('@playwright/test').Page) => Promise<void>} Step
 * @typedef {{ readonly name: string, readonly steps: readonly Step[] }} Screen
 */

/** @type {(name: string, ...steps: Step[]) => Screen} */
const createScreen = (name, ...steps) => ({
  name,
  steps: name.startsWith('dialog-') ? [...steps, (page) => page.getByRole('dialog').waitFor()] : steps,
});

const filesMenu = /^File(:|$)/;
const filesOfSite = 'Files of the site';
const fileMenu = 'More for this file';
const textMenu = 'Text tools';
const tableMenu = 'Options';

/** One screen per pane: in windows with room for all panes they are the same. */
const examples = {
  fetch: 'fict-org',
  acap: 'acap-news',
  'ai-use': 'search-not-training',
  mobile: 'mobile-agents',
  datasets: 'data-portal',
  documents: 'xml-headlines',
  shop: 'small-shop',
  messy: 'messy',
};

const learnPages = {
  index: '',
  text: '/koster-1996',
  data: '/data-txt',
  rfc: '/rfc-9309',
  acap: '/acap',
  documents: '/robots-pi',
  mobile: '/mobile-agents',
  crawlers: '/crawlers',
  findings: '/findings',
  keyboard: '/keyboard',
  licences: '/licences',
  unknown: '/no-such-page',
};

/** @type {readonly Screen[]} */
export const screens = [
  createScreen('start'),
  ...Object.entries(examples).flatMap(([name, id]) => [
    createScreen(`workbench-${name}-records`, openExample(id), showPane('Records')),
    createScreen(`workbench-${name}-access`, openExample(id), showPane('Access')),
  ]),
  createScreen('workbench-tdmrep-records', openFile('tdmrep.json', tdmrepJson), showPane('Records')),
  createScreen('workbench-license-records', openFile('license.xml', licenseXml), showPane('Records')),
  createScreen('workbench-headers-records', openFile('_headers', headersFile), showPane('Records')),
  createScreen('workbench-text', openExample('fict-org'), showPane('Text')),
  createScreen('workbench-empty-records', chooseTemplate('Empty file'), showPane('Records')),
  createScreen('workbench-empty-access', chooseTemplate('Empty file'), showPane('Access')),
  createScreen('workbench-long-records', openFile('long.gatepost.json', longWorkspace), showPane('Records')),
  createScreen('workbench-long-text', openFile('long.gatepost.json', longWorkspace), showPane('Text')),
  createScreen('workbench-long-access', openFile('long.gatepost.json', longWorkspace), showPane('Access')),
  createScreen('workbench-long-trace', openFile('long.gatepost.json', longWorkspace), showExplanation),
  createScreen('workbench-error-records', openFile('robots.txt', brokenRobotsTxt), showPane('Records')),
  createScreen('workbench-error-text', openFile('robots.txt', brokenRobotsTxt), showPane('Text')),
  createScreen('workbench-edited-records', openExample('fict-org'), editFirstRule, showPane('Records')),
  createScreen('workbench-edited-text', openExample('fict-org'), editFirstRule, showPane('Text')),
  createScreen('workbench-edited-access', openExample('fict-org'), editFirstRule, showPane('Access')),
  createScreen('workbench-draft', openExample('fict-org'), showPane('Records'), async (page) => {
    await page.getByRole('combobox', { name: 'User-agent' }).first().fill('a#');
    await page.getByText('would begin a comment').first().waitFor();
  }),
  createScreen('workbench-dragged', openExample('fict-org'), showPane('Records'), dragFirstRule),
  createScreen(
    'choices-crawlers',
    openExample('fict-org'),
    showPane('Records'),
    pressButton('Add user-agent'),
  ),
  createScreen(
    'rule-decides',
    openExample('fict-org'),
    showPane('Records'),
    chooseMenuItem('More for line 5', 'Which URL does it decide?'),
  ),
  createScreen('trace', openExample('fict-org'), showExplanation),
  .../** @type {const} */ (['acap', 'ai-use', 'mobile', 'datasets', 'documents']).map((name) =>
    createScreen(`trace-${name}`, openExample(examples[name]), showExplanation),
  ),
  createScreen('suggested-edits', openExample('fict-org'), showSuggestions),
  createScreen(
    'tree',
    openFile('shop.gatepost.json', treeWorkspace),
    showPane('Access'),
    pressButton(tableMenu),
    chooseRadio(/^As a tree/),
    pressKeys('Escape'),
  ),
  createScreen('findings', openFile('robots.txt', brokenRobotsTxt), showPane('Records'), openFindings),
  createScreen('findings-none', openExample('rfc-simple'), openFindings),
  createScreen('compare-readers', openExample('messy'), goTo('#/compare')),
  createScreen('compare-readers-agree', openExample('rfc-simple'), goTo('#/compare')),
  createScreen('compare-readers-empty', chooseTemplate('Empty file'), showPane('Records'), goTo('#/compare')),
  createScreen('compare-readers-long', openFile('long.gatepost.json', longWorkspace), goTo('#/compare')),
  createScreen('compare-versions', openExample('fict-org'), saveTwoVersions),
  createScreen(
    'compare-versions-empty',
    chooseTemplate('Empty file'),
    showPane('Records'),
    goTo('#/compare/versions'),
  ),
  createScreen('compare-edge', openExample('search-not-training'), goTo('#/compare/edge')),
  ...Object.entries(learnPages).map(([name, path]) => createScreen(`learn-${name}`, goTo(`#/learn${path}`))),
  createScreen('learn-finding', goTo('#/learn/findings/R003')),
  // On a narrow screen, the button is in a menu.
  createScreen('dialog-share', openExample('fict-org'), runCommand('share by link')),
  createScreen(
    'dialog-add-file',
    openExample('fict-org'),
    chooseMenuItem(filesMenu, filesOfSite, 'Add a file', 'Another path…'),
  ),
  createScreen(
    'dialog-rename',
    openExample('fict-org'),
    chooseMenuItem(filesMenu, filesOfSite, /^Path and kind of/),
  ),
  createScreen(
    'dialog-files',
    openExample('fict-org'),
    // The menu itself lists the few files of an example.
    runCommand('>List of'),
  ),
  createScreen(
    'dialog-keep-version',
    openExample('fict-org'),
    chooseMenuItem(filesMenu, 'Keep this version…'),
  ),
  createScreen(
    'dialog-preset',
    openExample('messy'),
    showPane('Records'),
    chooseMenuItem(fileMenu, 'Block AI or other crawlers…'),
  ),
  createScreen(
    'dialog-convert',
    openExample('fict-org'),
    showPane('Records'),
    chooseMenuItem(fileMenu, /ACAP/),
  ),
  createScreen(
    'dialog-format',
    openExample('fict-org'),
    showPane('Text'),
    chooseMenuItem(textMenu, 'Format with options…'),
  ),
  createScreen('dialog-catalogue', openExample('fict-org'), showPane('Access'), pressButton('Add a crawler')),
  createScreen(
    'dialog-expectations',
    openExample('fict-org'),
    showPane('Access'),
    pressButton(tableMenu),
    pressButton('Expectations'),
  ),
  createScreen(
    'dialog-record',
    openExample('fict-org'),
    showPane('Access'),
    pressButton(tableMenu),
    pressButton(/^Expect answers/),
  ),
  createScreen(
    'dialog-intake',
    openExample('fict-org'),
    dropFile(
      'crawl.csv',
      `url\n${Array.from({ length: 300 }, (_, i) => `http://www.fict.org/p/${i}\n`).join('')}`,
    ),
  ),
  createScreen(
    'batch',
    openExample('xml-headlines'),
    selectOption('Question', 'index-follow'),
    pressButton('Change several'),
  ),
  createScreen('palette', openExample('fict-org'), pressKeys('Control+k')),
  createScreen('palette-none', openExample('fict-org'), pressKeys('Control+k', 'q', 'z', 'q', 'z')),
  createScreen(
    'menu-record',
    openExample('fict-org'),
    showPane('Records'),
    pressButton('More for this record'),
  ),
  createScreen(
    'menu-column',
    openExample('fict-org'),
    showPane('Access'),
    pressHiddenButton('Actions for unhipbot'),
  ),
  createScreen('menu-table', openExample('fict-org'), showPane('Access'), pressButton(tableMenu)),
  createScreen('menu-files', openExample('fict-org'), pressButton(filesMenu)),
  createScreen('shared-link', openExample('acap-news'), openShareLink),
  createScreen('shared-link-damaged', goTo('#/w/damaged')),
  createScreen('too-big', openExample('fict-org'), openFile('robots.txt', tooBigRobotsTxt)),
  createScreen('broken-pane', breakRendering('table role=grid'), openExample('fict-org'), showPane('Access')),
  createScreen('full-storage', fillStorage, openExample('fict-org'), editFirstRule),
  createScreen('read-only-tab', openExample('fict-org'), async (page) => {
    await page
      .getByRole('region', { name: 'Records' })
      .or(page.getByRole('region', { name: 'Access matrix' }))
      .first()
      .waitFor();
    const other = await page.context().newPage();
    await other.goto(new URL('#/edit', page.url()).href);
    await other.getByText('open in another tab').first().waitFor();
  }),
];
