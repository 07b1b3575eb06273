import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { reasons } from '../scripts/browser-reasons.mjs';
import { expect, secondViewport, test, viewports } from './fixtures.ts';
import { chooseTemplate, Workbench } from './workbench.ts';

interface Vector {
  readonly id: string;
  readonly file: string;
}

const { lint } = JSON.parse(
  readFileSync(new URL('../src/testing/vectors/acap.json', import.meta.url), 'utf8'),
) as { lint: readonly Vector[] };

/** The worked example of ACAP 1.1 2.1. */
const printed = lint.find(({ id }) => id === 'LV-36')!.file;

/** The fields of a file: no comments, no blank lines, one space between words. */
const fields = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.replace(/\s+/g, ' ').trim());

/** Conventional lines, comments, and a record with three purposes. */
const MIXED = `# For www.northquay.example

User-agent: *
Disallow: /private/   # for all

ACAP-version: 1.1
ACAP-resource-set: pages /a/ /b/

ACAP-crawler: *
ACAP-disallow-crawl: /private/
ACAP-crawler: newsbot
# what it may do
ACAP-allow-crawl: the-acap:resource-set:pages
ACAP-usage-purpose: web
ACAP-allow-index: /a/
ACAP-usage-purpose: news
ACAP-usage-purpose: sport
ACAP-allow-present: the-acap:resource-set:pages
# the third
ACAP-usage-purpose: archive
ACAP-allow-preserve:   /b/  time-limit=30-days   # why
Sitemap: /map.xml
`;

const after = (line: string, text: string) => MIXED.replace(line, text);

async function openMixed(page: Page, text = MIXED): Promise<Workbench> {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', text);
  await bench.record('newsbot').getByRole('combobox', { name: 'Usage' }).first().waitFor();
  return bench;
}

const row = ({ records }: Workbench, line: number) =>
  records.getByRole('group', { name: `line ${line}`, exact: true });

const textOf = async (bench: Workbench) => (await bench.inspect()).storeText;

async function add(bench: Workbench, what: string): Promise<void> {
  await bench.records.getByRole('button', { name: 'Add', exact: true }).click();
  await bench.page.getByRole('menuitem', { name: what }).click();
}

/** The row of the definition whose name has the focus, once it is rendered. */
async function definition(bench: Workbench, name: string): Promise<Locator> {
  await expect(bench.page.locator(':focus')).toHaveAccessibleName('Name');
  await bench.page.keyboard.type(name);
  return bench.records.getByRole('group').filter({ has: bench.page.locator(`input[value="${name}"]`) });
}

test('ACAP 1.1 2.1: the worked example is built from an empty file with the form alone', async ({ page }) => {
  const bench = new Workbench(page);
  const { keyboard } = page;
  await page.goto('./');
  await chooseTemplate(page, 'Empty file');
  await bench.addRecord();
  await bench.paths('*').first().fill('/');
  await bench.addRecord();
  await expect(page.locator(':focus')).toHaveAccessibleName('User-agent');
  await keyboard.type('named-crawler');
  await bench.paths('named-crawler').first().fill('/index.html');
  await bench
    .record('named-crawler')
    .getByRole('combobox', { name: 'Allow or Disallow' })
    .selectOption('Allow');
  await bench.paths('named-crawler').first().focus();
  for (const path of ['/public/', '/promotion/', '/news/']) {
    await keyboard.press('Enter');
    await keyboard.type(path);
  }

  await add(bench, 'Add set of paths');
  const set = await definition(bench, 'crawlable');
  await set.getByRole('textbox', { name: 'Path 1' }).fill('/public/');
  for (const path of ['/promotion/', '/news/']) {
    await set.getByRole('button', { name: 'Add path to crawlable' }).click();
    await keyboard.type(path);
  }
  await add(bench, 'Add qualified usage');
  await definition(bench, 'cache');
  await add(bench, 'Add composite usage');
  const composite = await definition(bench, 'basic-usages');
  for (const usage of ['index', 'present'])
    await composite.getByRole('combobox', { name: 'Add usage to basic-usages' }).selectOption(usage);

  await add(bench, 'Add ACAP record');
  await page.getByRole('menuitem', { name: 'crawl', exact: true }).click();
  await expect(bench.record('*')).toHaveCount(2);
  const any = bench.record('*').nth(1);
  await any.getByRole('combobox', { name: 'Allow or Disallow' }).selectOption('Disallow');
  await add(bench, 'Add ACAP record');
  await page.getByRole('menuitem', { name: 'crawl', exact: true }).click();
  await expect(page.locator(':focus')).toHaveAccessibleName('Crawler');
  await keyboard.type('named-crawler');
  const named = bench.record('named-crawler').nth(1);
  await named.getByRole('combobox', { name: 'Usage' }).selectOption('basic-usages');
  // In a narrow pane it appears in the row with the focus.
  await bench.paths('named-crawler').last().focus();
  await named.getByRole('button', { name: /^Use a set of paths/ }).click();
  await page.getByRole('menuitem', { name: 'set crawlable (3 paths)' }).click();
  await bench.records.getByRole('checkbox', { name: 'Comment that marks the file as ACAP' }).check();

  const built = await textOf(bench);
  expect(fields(built)).toEqual(fields(printed));
  expect(built.split('\n')[0]).toBe('##ACAP version=1.0');
});

test('WCAG 2.2 3.2.2: a key on a list that adds the chosen entry opens the list, and adds nothing before Enter', {
  tag: '@second',
}, async ({ page, channel }) => {
  test.skip(channel === 'moz-firefox', reasons.keys);
  const composite = 'ACAP-version: 1.1\nACAP-composite-usage: reading crawl\n';
  const bench = await openMixed(page, `${composite}${MIXED}`);
  await bench.records.getByRole('combobox', { name: 'Add usage to reading' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await textOf(bench)).toContain('ACAP-composite-usage: reading crawl\n');
  await page.keyboard.press('Enter');
  await expect.poll(() => textOf(bench)).toMatch(/ACAP-composite-usage: reading crawl \S+\n/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => textOf(bench)).toContain('ACAP-composite-usage: reading crawl\n');
});

test('a restriction in the third part of a record is edited, and one line of the file changes', {
  tag: '@second',
}, async ({ page }) => {
  const bench = await openMixed(page);
  await row(bench, 21).getByRole('button', { name: 'Restrictions of line 21: 30 days' }).click();
  await row(bench, 21).getByRole('textbox', { name: 'Time limit: value' }).fill('7');
  expect(await textOf(bench)).toBe(after('time-limit=30-days', 'time-limit=7-days'));
  await row(bench, 21).getByRole('combobox', { name: 'Time limit: kind' }).selectOption('until');
  expect(await textOf(bench)).toBe(after('time-limit=30-days', 'time-limit=7-days'));
  await row(bench, 21).getByLabel('Time limit: value').fill('2030-06-30');
  expect(await textOf(bench)).toBe(after('time-limit=30-days', 'time-limit=until-2030-06-30'));
});

test('an invalid value stays a draft with a message, and all edits during one focus are one undo step', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await openMixed(page);
  await row(bench, 21)
    .getByRole('button', { name: /Restrictions of line 21/ })
    .click();
  const days = row(bench, 21).getByRole('textbox', { name: 'Time limit: value' });
  await days.fill('soon');
  await expect(row(bench, 21).getByText('enter a whole number')).toBeVisible();
  expect(await textOf(bench)).toBe(MIXED);
  await days.fill('');
  await days.pressSequentially('365');
  expect(await textOf(bench)).toBe(after('30-days', '365-days'));
  await page.keyboard.press('Control+z');
  expect(await textOf(bench)).toBe(MIXED);
  await expect(days).toHaveValue('30');
});

test('by keyboard alone: to the third part, into its restrictions, and a second limit', {
  tag: '@long',
}, async ({ page }) => {
  const { keyboard } = page;
  const bench = await openMixed(page);
  await row(bench, 4).getByRole('textbox', { name: 'Path' }).focus();
  for (let i = 0; i < 30; i++) {
    if ((await row(bench, 21).locator(':focus').count()) > 0) break;
    await keyboard.press('ArrowDown');
  }
  // A row whose paths are a set has no path field: from there on the arrow keys move along the comments, after the
  // restrictions.
  while (!(await page.locator(':focus').getAttribute('aria-label'))?.startsWith('Restrictions of line 21'))
    await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  while (!(await page.locator(':focus').getAttribute('aria-label'))?.includes('Add a second limit'))
    await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAccessibleName('Time limit 2: kind');
  await keyboard.press('u');
  await expect.poll(() => textOf(bench)).toBe(after('30-days', '30-days time-limit=until-recrawled'));
});

test('a set is renamed in its definition and in all uses, in one step', { tag: '@long' }, async ({
  page,
}) => {
  const bench = await openMixed(page);
  const name = row(bench, 7).getByRole('textbox', { name: 'Name' });
  await name.fill('2nd');
  await expect(row(bench, 7).getByText('A name begins with a letter')).toBeVisible();
  await name.fill('');
  await name.pressSequentially('sections');
  expect(await textOf(bench)).toBe(
    MIXED.replace('set: pages', 'set: sections').replaceAll('resource-set:pages', 'resource-set:sections'),
  );
  await row(bench, 7).getByRole('button', { name: 'Go to line 18' }).click();
  await expect(row(bench, 18).getByRole('combobox', { name: 'Usage' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await textOf(bench)).toBe(MIXED);
});

test("rules that differ only in their paths become a set from the row's menu, and are expanded again", {
  tag: '@long',
}, async ({ page }) => {
  const text = 'ACAP-crawler: newsbot\nACAP-allow-crawl: /a/\nACAP-allow-crawl: /b/\nACAP-allow-crawl: /c/\n';
  const bench = await openMixed(page, text);
  await row(bench, 3).getByRole('button', { name: 'More for line 3' }).click();
  await page.getByRole('menuitem', { name: 'Make a set of these 3 paths' }).click();
  await expect(page.locator(':focus')).toHaveAccessibleName('Name');
  await page.keyboard.type('open');
  expect(await textOf(bench)).toBe(
    'ACAP-resource-set: open /a/ /b/ /c/\n\nACAP-crawler: newsbot\nACAP-allow-crawl: the-acap:resource-set:open\n',
  );
  await row(bench, 1).getByRole('button', { name: 'More for line 1' }).click();
  await page.getByRole('menuitem', { name: 'Write out the definition where it is used' }).click();
  expect((await textOf(bench)).trim()).toBe(text.trim());
});

test('ACAP 1.1 2.8: a line that is new in 1.1 offers to declare the version in a file that does not', {
  tag: '@long',
}, async ({ page }) => {
  const text = 'ACAP-crawler: newsbot\nACAP-allow-present: /a/\n';
  const bench = await openMixed(page, text);
  await row(bench, 2).getByRole('button', { name: 'More for line 2' }).click();
  await page.getByRole('menuitem', { name: 'Restrict…' }).click();
  await row(bench, 2)
    .getByRole('button', { name: /^Only for:/ })
    .click();
  await row(bench, 2).getByRole('combobox', { name: 'Only for: kind' }).selectOption('these countries');
  await row(bench, 2).getByRole('combobox', { name: 'Only for: add a country' }).selectOption('Belgium');
  expect(await textOf(bench)).toBe(`${text.trim()} target-condition=permittedcountrylist:BE\n`);
  await row(bench, 2).getByRole('button', { name: 'Add version line' }).click();
  expect((await textOf(bench)).split('\n')[0]).toBe('ACAP-version: 1.1');
  await expect(bench.records.getByRole('button', { name: 'Add version line' })).toHaveCount(0);
});

test('each restriction has fields for its values, which are written encoded', {
  tag: '@long',
}, async ({ page }) => {
  const text = 'ACAP-version: 1.1\n\nACAP-crawler: newsbot\nACAP-allow-present: /a/ # why\n';
  const bench = await openMixed(page, text);
  const line = row(bench, 4);
  const is = async (said: string) => expect(await textOf(bench)).toBe(text.replace('/a/ #', `/a/ ${said} #`));
  await line.getByRole('button', { name: 'More for line 4' }).click();
  await page.getByRole('menuitem', { name: 'Restrict…' }).click();

  await line.getByRole('button', { name: /^Must include:/ }).click();
  await line.getByRole('combobox', { name: 'Must include: kind' }).selectOption('a credit');
  await line.getByRole('combobox', { name: 'Must include: where' }).selectOption('as the text');
  await line.getByRole('textbox', { name: 'Must include: value' }).fill('“News” & more, 100 %');
  await is('must-include-resource=the-acap:credit:text:%E2%80%9CNews%E2%80%9D%20&%20more,%20100%20%25');
  await expect(line.getByRole('textbox', { name: 'Must include: value' })).toHaveValue(
    '“News” & more, 100 %',
  );
  await line.getByRole('button', { name: 'Remove Must include' }).click();
  await expect(line.getByRole('button', { name: /^Must include:/ })).toBeFocused();
  expect(await textOf(bench)).toBe(text);

  await line.getByRole('button', { name: /^Use instead:/ }).click();
  await line.getByRole('combobox', { name: 'Use instead: kind' }).selectOption('elements by id');
  await line.getByRole('textbox', { name: 'Use instead: value 1' }).fill('lead');
  await line.getByRole('button', { name: 'Use instead: Add another' }).click();
  await page.keyboard.type('tail');
  await is('must-use-resource=the-acap:extract:idlist:lead,tail');
  await line.getByRole('button', { name: 'Use instead: Remove lead' }).click();
  await is('must-use-resource=the-acap:extract:id:tail');
  await line.getByRole('button', { name: 'Remove Use instead' }).click();

  await line.getByRole('button', { name: /^Only for:/ }).click();
  await line.getByRole('combobox', { name: 'Only for: kind' }).selectOption('addresses like these');
  await line.getByRole('textbox', { name: 'Only for: address 1' }).fill('192.0.2');
  await expect(line.getByText('enter an address such as 192.0.2.1')).toBeVisible();
  expect(await textOf(bench)).toBe(text);
  await line.getByRole('textbox', { name: 'Only for: address 1' }).fill('192.0.2.0');
  await line.getByRole('textbox', { name: 'Only for: prefix length 1' }).fill('24');
  await is('target-condition=ipaddressmasklist:192.0.2.0/0.0.0.255');
  await line.getByRole('button', { name: 'Remove Only for' }).click();

  await line.getByRole('button', { name: /^No change of:/ }).click();
  await line.getByRole('checkbox', { name: 'No change of: style' }).check();
  await line.getByRole('checkbox', { name: 'No change of: anything' }).check();
  await is('prohibited-modification=style prohibited-modification=any');
  await expect(line.getByText('so this one does not count')).toBeVisible();
  await line.getByRole('checkbox', { name: 'No change of: style' }).uncheck();
  await is('prohibited-modification=any');
});

test('ACAP 1.1 2.5.6.1: other usages are permitted only with a link to their terms', {
  tag: '@long',
}, async ({ page }) => {
  const text = 'ACAP-version: 1.1\n\nACAP-crawler: newsbot\nACAP-allow-crawl: /a/\n';
  const bench = await openMixed(page, text);
  await row(bench, 4).getByRole('combobox', { name: 'Usage' }).selectOption('any other usage');
  expect(await textOf(bench)).toBe(text);
  await page.keyboard.type('/terms.html');
  expect(await textOf(bench)).toBe(text.replace('crawl: /a/', 'other: /a/ usage-ref=/terms.html'));
});

test('a permission is copied, moved, and deleted by the same keys as rules, and dragged by its handle', {
  tag: '@long',
}, async ({ page }) => {
  const text = 'User-agent: *\nDisallow: /\n\nACAP-crawler: a\nACAP-allow-crawl: /1\nACAP-allow-index: /2\n';
  const bench = new Workbench(page);
  const { keyboard } = page;
  await page.goto('./');
  await bench.openFile('robots.txt', text);
  const path = row(bench, 5).getByRole('textbox', { name: 'Path' });
  await path.focus();
  await keyboard.press('Alt+ArrowDown');
  const moved = text.replace(/(.*\/1\n)(.*\/2\n)/, '$2$1');
  expect(await textOf(bench)).toBe(moved);
  await expect(row(bench, 6).getByRole('textbox', { name: 'Path' })).toBeFocused();
  await keyboard.press('Alt+Shift+ArrowDown');
  expect(await textOf(bench)).toBe(`${moved}ACAP-allow-crawl: /1\n`);
  await row(bench, 7).getByRole('button', { name: 'More for line 7' }).focus();
  await keyboard.press('Delete');
  expect(await textOf(bench)).toBe(moved);

  const handle = row(bench, 6).getByRole('button', { name: 'More for line 6' });
  const dragTo = async (line: number) => {
    await handle.hover();
    await page.mouse.down();
    const { x, y } = (await row(bench, line).boundingBox())!;
    await page.mouse.move(x + 4, y + 2, { steps: 4 });
    await page.mouse.up();
  };
  await dragTo(2);
  expect(await textOf(bench)).toBe(moved);
  await dragTo(5);
  expect(await textOf(bench)).toBe(text);
});

test('a line that crawlers skip says why and is fixed in its row', { tag: '@long' }, async ({ page }) => {
  const text = 'ACAP-crawler: newsbot\nACAP-allow-crawl: /a/\nACAP-allow-index\n';
  const bench = await openMixed(page, text);
  await expect(row(bench, 3).getByText('Crawlers do not read this line.')).toBeVisible();
  await expect(bench.records.getByText('ACAP-allow-index has no colon after it.')).toHaveCount(1);
  await row(bench, 3).getByRole('textbox', { name: 'Text of the line' }).fill('ACAP-allow-index: /b/');
  await expect(row(bench, 3).getByRole('combobox', { name: 'Usage' })).toHaveValue('index');
});

test("parts, requests, and references are added from the record's head", { tag: '@long' }, async ({
  page,
}) => {
  const bench = await openMixed(page, 'ACAP-crawler: newsbot\nACAP-allow-crawl: /\n');
  const choose = async (item: string) => {
    await bench.record('newsbot').getByRole('button', { name: 'More for this record' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Add part for a purpose');
  await expect(page.locator(':focus')).toHaveAccessibleName('Purpose');
  await page.keyboard.type('archive');
  await choose('Add take-down request');
  await expect(page.locator(':focus')).toHaveAccessibleName('Path');
  await page.keyboard.type('/bad.html');
  await bench.records.getByRole('button', { name: 'Add permission for the purpose on line 4' }).click();
  await page.getByRole('menuitem', { name: 'index' }).click();
  await expect(page.locator(':focus')).toHaveAccessibleName('Path');
  expect(await textOf(bench)).toBe(
    [
      'ACAP-crawler: newsbot',
      'ACAP-allow-crawl: /',
      'ACAP-request-take-down: /bad.html',
      'ACAP-usage-purpose: archive',
      'ACAP-allow-crawl: /',
      'ACAP-allow-index: /',
      '',
    ].join('\n'),
  );
  await choose('Refer to another file instead…');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove \d+ lines? and refer$/ })
    .click();
  await expect(bench.records.getByText('Until it is, newsbot must read every usage as No')).toBeVisible();
  expect(await textOf(bench)).toBe('ACAP-crawler: newsbot\nACAP-permissions-reference: /permissions.txt\n');
});

test('the directive to ignore conventional records lists what it disables in this file', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await openMixed(page);
  await bench.records.getByRole('button', { name: 'What it switches off' }).click();
  await expect(bench.records.getByText('Crawlers that read ACAP ignore 1 conventional record')).toBeVisible();
  await bench.records.getByRole('checkbox', { name: 'Ignore the conventional records' }).check();
  expect(await textOf(bench)).toBe(after('1.1\n', '1.1\nACAP-ignore-conventional-records\n'));
});

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

for (const [colorScheme, width] of viewports)
  test.describe(`axe finds nothing, ${colorScheme}, ${width} pixels`, secondViewport(width > 320), () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('in a file of ACAP with open restrictions', { tag: '@long' }, async ({ page }) => {
      const bench = await openMixed(page, MIXED.replace('ACAP-version: 1.1\n', ''));
      await row(bench, 20).getByRole('button', { name: 'More for line 20' }).click();
      await page.getByRole('menuitem', { name: 'Restrict…' }).click();
      await row(bench, 20)
        .getByRole('button', { name: /^Time limit:/ })
        .click();
      await row(bench, 20)
        .getByRole('textbox', { name: /Time limit.*value/ })
        .first()
        .fill('x');
      expect(await faults(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
