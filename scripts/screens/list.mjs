// Every screen: its name, and how one gets there from the start page. `npm run screenshots` takes them all.

import {
  at,
  choose,
  drag,
  drop,
  edit,
  example,
  file,
  flip,
  followOwnLink,
  fullStorage,
  hover,
  keepTwo,
  keys,
  pane,
  press,
  stopped,
  take,
  why,
} from './ways.mjs';
import { brokenRobots, longWork, tooBigRobots, treeWork } from './works.mjs';

/**
 * @typedef {(page: import('@playwright/test').Page) => Promise<void>} Step
 * @typedef {{ readonly name: string, readonly steps: readonly Step[] }} Screen
 */

/** @type {(name: string, ...steps: Step[]) => Screen} */
const screen = (name, ...steps) => ({
  name,
  steps: name.startsWith('dialog-') ? [...steps, (page) => page.getByRole('dialog').waitFor()] : steps,
});

const filesMenu = 'Files of the site';
const fileMenu = 'More for this file';
const textMenu = 'Text tools';
const tableMenu = 'Copy, expect…';

/** Each pane by itself: where all have room they show the same. */
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

const learned = {
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
  screen('start'),
  ...Object.entries(examples).flatMap(([name, id]) => [
    screen(`workbench-${name}-records`, example(id), pane('Records')),
    screen(`workbench-${name}-access`, example(id), pane('Access')),
  ]),
  screen('workbench-text', example('fict-org'), pane('Text')),
  screen('workbench-empty-records', press('New file'), pane('Records')),
  screen('workbench-empty-access', press('New file'), pane('Access')),
  screen('workbench-long-records', file('long.gatepost.json', longWork), pane('Records')),
  screen('workbench-long-text', file('long.gatepost.json', longWork), pane('Text')),
  screen('workbench-long-access', file('long.gatepost.json', longWork), pane('Access')),
  screen('workbench-long-trace', file('long.gatepost.json', longWork), why),
  screen('workbench-error-records', file('robots.txt', brokenRobots), pane('Records')),
  screen('workbench-error-text', file('robots.txt', brokenRobots), pane('Text')),
  screen('workbench-edited-records', example('fict-org'), edit, pane('Records')),
  screen('workbench-edited-text', example('fict-org'), edit, pane('Text')),
  screen('workbench-edited-access', example('fict-org'), edit, pane('Access')),
  screen('workbench-draft', example('fict-org'), pane('Records'), async (page) => {
    await page.getByRole('combobox', { name: 'User-agent' }).first().fill('a#');
    await page.getByText('would begin a comment').first().waitFor();
  }),
  screen('workbench-dragged', example('fict-org'), pane('Records'), drag),
  screen('choices-crawlers', example('fict-org'), pane('Records'), press('Add user-agent')),
  screen(
    'rule-decides',
    example('fict-org'),
    pane('Records'),
    take('More for line 5', 'Which URL does it decide?'),
  ),
  screen('trace', example('fict-org'), why),
  .../** @type {const} */ (['acap', 'ai-use', 'mobile', 'datasets', 'documents']).map((name) =>
    screen(`trace-${name}`, example(examples[name]), why),
  ),
  screen('suggested-edits', example('fict-org'), flip),
  screen('tree', file('shop.gatepost.json', treeWork), pane('Access'), press('Tree')),
  screen(
    'findings',
    file('robots.txt', brokenRobots),
    pane('Records'),
    press(/findings?$|errors?|warnings?/),
  ),
  screen('findings-none', example('rfc-simple'), press(/findings?$|hints?$|errors?$|warnings?$/)),
  screen('compare-readers', example('messy'), at('#/compare')),
  screen('compare-readers-agree', example('rfc-simple'), at('#/compare')),
  screen('compare-readers-empty', press('New file'), pane('Records'), at('#/compare')),
  screen('compare-readers-long', file('long.gatepost.json', longWork), at('#/compare')),
  screen('compare-versions', example('fict-org'), keepTwo),
  screen('compare-versions-empty', press('New file'), pane('Records'), at('#/compare/versions')),
  screen('compare-edge', example('search-not-training'), at('#/compare/edge')),
  ...Object.entries(learned).map(([name, path]) => screen(`learn-${name}`, at(`#/learn${path}`))),
  screen('learn-finding', at('#/learn/findings/R003')),
  screen('dialog-share', example('fict-org'), take(filesMenu, 'Share by link…')),
  screen('dialog-add-file', example('fict-org'), take(filesMenu, 'Add another file…')),
  screen('dialog-rename', example('fict-org'), take(filesMenu, /^Path and kind of/)),
  screen('dialog-files', example('fict-org'), take(filesMenu, /^List of the site/)),
  screen('dialog-keep-version', example('fict-org'), take(filesMenu, 'Keep this version…')),
  screen(
    'dialog-stance',
    example('messy'),
    pane('Records'),
    take(fileMenu, 'Keep AI or other crawlers out…'),
  ),
  screen('dialog-convert', example('fict-org'), pane('Records'), take(fileMenu, /ACAP/)),
  screen('dialog-format', example('fict-org'), pane('Text'), take(textMenu, 'Format with options…')),
  screen('dialog-catalogue', example('fict-org'), pane('Access'), press('From the catalogue…')),
  screen('dialog-expectations', example('fict-org'), pane('Access'), take(tableMenu, 'Expectations…')),
  screen('dialog-record', example('fict-org'), pane('Access'), take(tableMenu, /^Expect answers/)),
  screen(
    'dialog-intake',
    example('fict-org'),
    drop(
      'crawl.csv',
      `url\n${Array.from({ length: 300 }, (_, i) => `http://www.fict.org/p/${i}\n`).join('')}`,
    ),
  ),
  screen('batch', example('xml-headlines'), choose('Question', 'index-follow'), press('Change several')),
  screen('palette', example('fict-org'), keys('Control+k')),
  screen('palette-none', example('fict-org'), keys('Control+k', 'q', 'z', 'q', 'z')),
  screen('menu-record', example('fict-org'), pane('Records'), press('More for this record')),
  screen('menu-column', example('fict-org'), pane('Access'), hover('Actions for unhipbot')),
  screen('menu-table', example('fict-org'), pane('Access'), press(tableMenu)),
  screen('menu-files', example('fict-org'), press(filesMenu)),
  screen('shared-link', example('acap-news'), followOwnLink),
  screen('shared-link-damaged', at('#/w/damaged')),
  screen('too-big', example('fict-org'), file('robots.txt', tooBigRobots)),
  screen('broken-pane', stopped('table role=grid'), example('fict-org'), pane('Access')),
  screen('full-storage', fullStorage, example('fict-org'), edit),
  screen('read-only-tab', example('fict-org'), async (page) => {
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
