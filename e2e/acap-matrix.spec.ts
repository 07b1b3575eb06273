// ACAP 1.1 in the table: usages and purposes, what a crawler supports, and explanations.
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Access matrix' });
const question = (page: Page): Locator => page.getByRole('combobox', { name: 'Question' });

/** The table as shown: heads, then a row per URL. */
async function table(page: Page): Promise<string[][]> {
  const rows = await grid(page).getByRole('row').all();
  return Promise.all(
    rows.slice(1).map(async (row) => {
      const url = (await row.getByRole('rowheader').getAttribute('aria-label')) ?? '';
      return [url.replace(/^https?:\/\/[^/]*/, ''), ...(await row.getByRole('gridcell').allInnerTexts())];
    }),
  );
}

async function open(page: Page, text: string): Promise<Workbench> {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', text);
  return bench;
}

async function addUrls(page: Page, ...urls: readonly string[]): Promise<void> {
  await page.getByRole('textbox', { name: 'Add URLs' }).fill(urls.join('\n'));
  await page.getByRole('textbox', { name: 'Add URLs' }).press('Enter');
}

test('acap 1.1 2.1: the worked example, all usages of the named crawler and of any other', {
  tag: '@second',
}, async ({ page }) => {
  await page.setViewportSize({ width: 4400, height: 900 });
  await new Workbench(page).openExample('acap-worked');
  await question(page).selectOption('all');
  await page.getByRole('combobox', { name: 'Crawler', exact: true }).selectOption('named-crawler');
  // After a dash, which the legend explains.
  const silent = 'yes';
  const others = Array.from({ length: 8 }, () => 'Yes');
  await expect
    .poll(() => table(page))
    .toEqual([
      // The usages that the file names are first: crawl, index, present; then follow, preserve, the eight ways to
      // present, other.
      ['/index.html', 'No', silent, silent, silent, silent, ...others.map(() => silent), silent],
      ['/public/x', 'Yes', 'Yes', 'Yes', silent, silent, ...others, silent],
      ['/news/y', 'Yes', 'Yes', 'Yes', silent, silent, ...others, silent],
      ['/private/z', 'No', silent, silent, silent, silent, ...others.map(() => silent), silent],
    ]);
  await page.getByRole('combobox', { name: 'Crawler', exact: true }).selectOption('');
  await expect(grid(page).getByText('Yes', { exact: true })).toHaveCount(0);
  const silence = page.getByRole('combobox', { name: 'Where the file says nothing' });
  await silence.selectOption('prohibited');
  await expect(grid(page).getByText('no', { exact: true }).first()).toBeVisible();
  await silence.selectOption('ask');
  await expect(
    grid(page)
      .getByRole('gridcell', { name: /^Not said, / })
      .first(),
  ).toBeVisible();
});

const limited = `ACAP-version: 1.1
ACAP-crawler: *
ACAP-disallow-present-snippet: /
ACAP-crawler: newsbot
ACAP-allow-present-snippet: /news/ max-length=250-chars time-limit=3-days
ACAP-request-take-down: /news/wrong
ACAP-usage-purpose: archive
ACAP-disallow-present-snippet: /news/
`;

test("cells name restrictions, the explanation says why, in the specification's terms", async ({ page }) => {
  const bench = await open(page, limited);
  await addUrls(page, '/news/1', '/news/wrong');
  await question(page).selectOption('present-snippet');
  const cell = grid(page).getByRole('gridcell', { name: /^Limited: 250 characters, 3 days, line 5 decides/ });
  await cell.first().click();
  await expect(bench.trace).toContainText('permitted with restrictions');
  await expect(bench.trace).toContainText('max-length=250-chars');
  await expect(bench.trace).toContainText(
    'Line 3 is overridden by line 5, which applies to this crawler by name.',
  );
  await expect(bench.trace).toContainText('The question does not name a purpose');
  await expect(bench.trace).toContainText('ACAP Part 2');
  await page.getByRole('combobox', { name: 'Purpose, as the crawler states it' }).fill('archive');
  await expect(bench.trace).toContainText('Line 8 decides: it prohibits snippets for /news/.');
  await expect(grid(page).getByRole('gridcell', { name: /^Limited/ })).toHaveCount(0);
});

test('ours: of all usages, the columns out of sight are counted, and Changed shows the changed one', async ({
  page,
}) => {
  const bench = await open(page, limited);
  await question(page).selectOption('all');
  await expect(page.getByRole('button', { name: /^\d+ more columns$/ })).toContainText('more');
  await (await bench.editor()).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('ACAP-crawler: *\nACAP-disallow-present-oldthumbnail: /\n');
  await page.getByRole('button', { name: /^Changed/ }).click();
  await expect(grid(page).getByRole('columnheader', { name: 'old thumbnail' })).toBeInViewport({ ratio: 1 });
  await expect(
    grid(page)
      .getByRole('gridcell', { name: /^No, line 10 decides/ })
      .first(),
  ).toBeInViewport({ ratio: 1 });
});

test('design: of all usages, six are in sight at 1440 px, those of the file first; an added permission shows its own', async ({
  page,
}) => {
  await open(page, 'ACAP-crawler: *\nACAP-disallow-present-link: /a\nACAP-allow-index: /\n');
  await question(page).selectOption('all');
  const heads = ['index', 'link', 'crawl', 'follow links', 'preserve', 'present'];
  for (const name of heads)
    await expect(grid(page).getByRole('columnheader', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Add permission' }).click();
  await page.getByRole('menuitem', { name: 'old snippet' }).click();
  await expect(grid(page).getByRole('columnheader', { name: 'old snippet' })).toBeInViewport({ ratio: 1 });
});

test('acap 1.1 2.5: a typed question sets the usage, and with all usages the crawler', async ({ page }) => {
  await open(page, 'ACAP-crawler: *\nACAP-disallow-index: /item\n');
  const box = page.getByRole('searchbox', { name: 'Find or ask: URLs or crawler' });
  await question(page).selectOption('crawl');
  await box.fill('may ClaudeBot index /item?');
  await page.getByRole('button', { name: 'Ask: may ClaudeBot index /item?' }).click();
  await expect(question(page)).toHaveValue('index');
  await expect(grid(page).getByRole('columnheader', { name: 'ClaudeBot' }).first()).toBeVisible();
  await expect(grid(page).locator(':focus')).toHaveText('No');
  await question(page).selectOption('all');
  await box.fill('GPTBot /open');
  await box.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Crawler', exact: true })).toHaveValue('GPTBot');
  await expect(grid(page).getByRole('rowheader', { name: '/open' })).toBeVisible();
  await box.fill('may ClaudeBot preserve /item');
  await box.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Crawler', exact: true })).toHaveValue('ClaudeBot');
  await expect(box).toHaveValue('');
});

test('acap 1.1 2.4.3: a permission that a crawler cannot honor is a prohibition, also in the table', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await open(page, limited);
  await addUrls(page, '/news/1');
  await question(page).selectOption('present-snippet');
  await expect(grid(page).getByRole('gridcell', { name: /^Limited/ })).toHaveCount(3);
  await page.getByRole('button', { name: 'What crawlers understand…' }).click();
  const panel = page.getByRole('dialog', { name: 'What crawlers understand' });
  await panel.getByRole('checkbox', { name: 'characters' }).uncheck();
  await expect(grid(page).getByRole('gridcell', { name: /^Limited/, includeHidden: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'What crawlers understand…' })).toBeFocused();
  await grid(page)
    .getByRole('gridcell', { name: /^No, line 5 decides/ })
    .last()
    .click();
  await expect(bench.trace).toContainText('cannot honor max-length=250-chars');
});

test('requests to a crawler are listed', { tag: '@long' }, async ({ page }) => {
  await open(page, limited);
  await addUrls(page, '/news/wrong');
  await question(page).selectOption('all');
  await page.getByRole('combobox', { name: 'Crawler', exact: true }).selectOption('newsbot');
  await page.getByText('1 request to newsbot').click();
  await expect(page.getByText('Take down /news/wrong')).toBeVisible();
});

test('by keyboard: the question is chosen and a cell explained, an edit is shown at once, and back to fetching', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await open(page, limited);
  await addUrls(page, '/news/1');
  await question(page).focus();
  // Not by its first letters: a list box discards typed letters after a second.
  for (let i = 0; i < 30 && (await question(page).inputValue()) !== 'crawl'; i += 1)
    await page.keyboard.press('ArrowUp');
  await expect(question(page)).toHaveValue('crawl');
  await expect(question(page)).toBeFocused();
  await grid(page).getByRole('gridcell').last().focus();
  await page.keyboard.press('Enter');
  await expect(bench.trace).toContainText('No line permits or prohibits crawling.');
  await (await bench.editor()).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('ACAP-crawler: *\nACAP-disallow-crawl: /\n');
  await expect(bench.trace).toContainText('prohibits crawling for /');
  await question(page).selectOption('fetch');
  await expect(
    (await bench.options()).getByRole('combobox', { name: 'If /robots.txt returns' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(grid(page).getByRole('gridcell', { name: /^Yes/ }).first()).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the table of usages, its explanation and its panel, ${colorScheme}`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, limited);
    await addUrls(page, '/news/1');
    await question(page).selectOption('present-snippet');
    await grid(page).getByRole('gridcell').first().click();
    await expect(page.getByRole('heading', { name: 'Answer', exact: true })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'What crawlers understand…' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect((await new AxeBuilder({ page }).include('[role="dialog"]').analyze()).violations).toEqual([]);
  });
}

test('at 320 pixels the question, the bar and the table can be used', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, limited);
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Access' }).click();
  await addUrls(page, '/news/1');
  await question(page).selectOption('present-snippet');
  await expect(
    grid(page)
      .getByRole('gridcell', { name: /^Limited/ })
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('product: an answer about a usage is changed as one about fetching: lines before, Enter, one undo', async ({
  page,
}) => {
  const text = 'ACAP-crawler: *\nACAP-allow-crawl: /\nACAP-disallow-index: /\n';
  await open(page, text);
  await question(page).selectOption('index');
  await grid(page).getByRole('gridcell', { name: /^No/ }).first().click();
  await page.getByRole('button', { name: 'Change to Yes' }).click();
  const choice = page.getByRole('radio', { name: 'Add a permission to the record for any other crawler' });
  await expect(choice).toBeChecked();
  await expect(page.getByText('ACAP-allow-index: /$')).toBeVisible();
  await choice.press('Enter');
  const first = grid(page).getByRole('gridcell').first();
  await expect(first).toContainText('Yes');
  await expect(page.getByRole('button', { name: 'Change to No' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(first).toContainText('No');
});
