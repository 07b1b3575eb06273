// The columns of the table: the records they obey, the user-agents that share them, and user-agents of the file
// without one.
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Access matrix' });
const column = (page: Page, name: string): Locator => page.getByRole('columnheader', { name, exact: true });

async function add(page: Page, box: 'Add URLs' | 'Add crawlers', text: string): Promise<void> {
  if (box === 'Add crawlers') return new Workbench(page).addAgents(text);
  const field = page.getByRole('textbox', { name: box });
  await field.fill(text);
  await field.press('Enter');
}

const MANY = Array.from({ length: 46 }, (_, i) => `User-agent: robot-${i}\nDisallow: /${i}\n`).join('\n');

async function openMany(page: Page, text = MANY): Promise<Workbench> {
  const workbench = new Workbench(page);
  await page.goto('./#/edit');
  await workbench.openTable(text, ['robot-0', ''], ['/']);
  await expect(column(page, 'robot-0')).toBeVisible();
  return workbench;
}

/** Opens a table in which these user-agents share the column of any other crawler. */
async function openAlike(page: Page, names: readonly string[]): Promise<void> {
  await page.goto('./#/edit');
  await new Workbench(page).openTable('User-agent: b\nDisallow: /\n', ['', ...names], ['/']);
}

test('a head names the records that its user-agents obey, with their lines', async ({ page }) => {
  await new Workbench(page).openExample();
  await expect(column(page, 'unhipbot')).toHaveAccessibleDescription(/Follows record 1, from line 4\./);
  await expect(column(page, 'webcrawler + 1')).toHaveAccessibleDescription(
    /webcrawler follows record 2, from/,
  );
  await expect(column(page, 'Any other crawler')).toHaveAccessibleDescription(
    /Follows the rules for any other crawler: record 3, from line 11\./,
  );
});

test('the records of a head follow the text: after the record is removed it has none', {
  tag: '@second',
}, async ({ page }) => {
  const workbench = await openMany(page, 'User-agent: robot-0\nDisallow: /\n');
  await expect(column(page, 'Any other crawler')).toHaveAccessibleDescription(/No record applies\./);
  await workbench.addRecord();
  await expect(column(page, 'Any other crawler')).toHaveAccessibleDescription(
    /any other crawler: record 2, from/,
  );
});

test('Enter lists all user-agents of a shared column, and they are removed one by one', {
  tag: '@long',
}, async ({ page }) => {
  await openAlike(page, ['a1', 'a2', 'a3', 'a4', 'a5']);
  const head = column(page, 'Any other crawler');
  await expect(head).toHaveAccessibleDescription(/Press Enter to list all 6 crawlers\./);
  await head.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: '6 crawlers are treated alike' });
  await expect(list.getByRole('listitem')).toHaveText(['Any other crawler', 'a1', 'a2', 'a3', 'a4', 'a5']);
  const names = await list
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
  expect(names).toEqual(['Any other crawler', 'a1', 'a2', 'a3', 'a4', 'a5'].map((name) => `Remove ${name}`));
  await list.getByRole('button', { name: 'Remove a2' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove a3' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(column(page, 'Any other crawler')).toBeFocused();
});

test('a column that was asked for and the last of many added rows are in view', {
  tag: '@second',
}, async ({ page }) => {
  const names = Array.from('abcdefgh', (letter) => letter.repeat(16));
  const named = names.map((name) => `User-agent: ${name}\nDisallow: /${name}`);
  const rows = Array.from({ length: 40 }, (_, i) => `/path/${i}`).join('\n');
  await openMany(page, `${['User-agent: robot-0\nDisallow: /x', ...named].join('\n\n')}\n`);
  await add(page, 'Add crawlers', `${names.join(', ')}, other-one`);
  await expect(column(page, names[0]!)).toBeInViewport({ ratio: 0.9 });
  await add(page, 'Add URLs', rows);
  await grid(page).evaluate((table) => table.parentElement?.scrollTo(0, 0));
  await expect(page.getByRole('button', { name: /^\d more columns?$/ })).toBeVisible();
  await add(page, 'Add crawlers', 'other-two');
  await expect(column(page, 'other-two')).toBeInViewport({ ratio: 0.9 });
  await add(page, 'Add crawlers', names[0]!);
  await expect(column(page, names[0]!)).toBeInViewport({ ratio: 0.9 });
  await add(page, 'Add URLs', '/the-last');
  await expect(page.getByRole('rowheader', { name: '/the-last' })).toBeInViewport({ ratio: 0.9 });
});

test('the list opens from the menu of the head, which opens by a click anywhere in the head', {
  tag: '@long',
}, async ({ page }) => {
  await openAlike(page, ['a1', 'a2', 'a3']);
  await column(page, 'Any other crawler').click();
  await page.getByRole('menuitem', { name: 'List all 4 crawlers' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Actions for Any other crawler' }).click({ force: true });
  await page.getByRole('menuitem', { name: 'List all 4 crawlers' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the focus stays on its user-agent while columns are grouped and ungrouped', { tag: '@long' }, async ({
  page,
}) => {
  await new Workbench(page).openExample();
  await column(page, 'Any other crawler').focus();
  await page.getByRole('button', { name: 'Actions for Any other crawler' }).click({ force: true });
  await page.getByRole('menuitem', { name: 'Sort: No first' }).waitFor();
  await expect(page.getByRole('menuitem', { name: 'Give each crawler its own column' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Actions for webcrawler + 1' }).click({ force: true });
  await page.getByRole('menuitem', { name: 'Give each crawler its own column' }).click();
  await expect(column(page, 'webcrawler')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(column(page, 'Any other crawler')).toBeFocused();
  await new Workbench(page).columnsPer('answer');
  await expect(column(page, 'webcrawler + 1')).toBeVisible();
  await expect(grid(page).locator('[tabindex="0"]')).toHaveAccessibleName('Any other crawler');
});

test('user-agents of the file without a column are offered for adding', {
  tag: '@long',
}, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.openExample();
  await page.getByRole('button', { name: 'Add user-agent' }).first().click();
  await page.keyboard.type('lycra');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add a crawler' }).click();
  await expect(page.getByText('lycra is in the file but not in the table.')).toBeVisible();
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText('lycra is in the file but not in the table.')).toHaveCount(0);
  await page.keyboard.press('Escape');
  // What is asked for by name has its own column, next to that of the crawler with the same answers.
  await expect(column(page, 'lycra')).toBeVisible();
  await expect(column(page, 'unhipbot')).toBeVisible();
});

test('pasted text is split at lines and commas; a comma inside a URL stays', { tag: '@long' }, async ({
  page,
}) => {
  await new Workbench(page).openExample();
  await add(page, 'Add URLs', '/one, /two\n/three,3');
  for (const url of ['/one', '/two', '/three,3'])
    await expect(page.getByRole('rowheader', { name: url, exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Add URLs' })).toHaveAccessibleDescription(
    /To add several, put one on each line/,
  );
  await page.evaluate(() => navigator.clipboard.writeText('one, two\nthree'));
  await page.getByRole('button', { name: 'Add a crawler' }).click();
  const agents = page.getByRole('combobox', { name: 'Add crawlers' });
  await expect(agents).toHaveAccessibleDescription(/To add several, separate them with commas/);
  await agents.press('ControlOrMeta+v');
  await expect(page.getByText('3 crawlers added.')).toBeVisible();
});

test('switching readers does not move the table', { tag: '@long' }, async ({ page }) => {
  const workbench = new Workbench(page);
  await workbench.openExample();
  const top = async () => (await grid(page).boundingBox())?.y;
  const before = await top();
  for (const reader of ['data.txt', 'rfc9309', 'google']) {
    await workbench.readAs(reader);
    expect(await top(), reader).toBe(before);
  }
});

test('at twice the text size the table is still usable', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 32px !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.goto('./#/edit?example=fict-org');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Access' }).click();
  const cell = grid(page).getByRole('gridcell').first();
  await expect(cell).toBeInViewport({ ratio: 1 });
  await cell.click();
  await expect(page.getByRole('region', { name: 'Explanation' })).toBeVisible();
  await expect(cell).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
});

test('a URL of 3,000 characters ends after eight lines of its row, and Enter shows it in full', {
  tag: '@long',
}, async ({ page }) => {
  await new Workbench(page).openExample();
  const url = `/${'abcdefghi/'.repeat(300)}`;
  await add(page, 'Add URLs', url);
  const head = page.getByRole('rowheader').last();
  const line = page.getByRole('rowheader', { name: 'http://www.fict.org/', exact: true });
  const heightOf = async (one: Locator) => (await one.boundingBox())?.height ?? Number.NaN;
  expect(await heightOf(head)).toBeLessThan(8 * (await heightOf(line)));
  await expect(head).toContainText('…');
  await head.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'The whole URL' })).toHaveText(url);
  await page.keyboard.press('Escape');
  await expect(head).toBeFocused();
});

test('WCAG 2.1.4: the letter N has an effect only while the grid has the focus', { tag: '@long' }, async ({
  page,
}) => {
  await new Workbench(page).openExample();
  await expect(page.getByRole('button', { name: 'Options' })).toBeEnabled();
  await page.getByRole('button', { name: 'Options' }).focus();
  await page.keyboard.press('n');
  await expect(page.getByRole('button', { name: 'Options' })).toBeFocused();
  await column(page, 'unhipbot').focus();
  await page.keyboard.press('n');
  await expect(grid(page).getByRole('gridcell').first()).toBeFocused();
});

const eightBots = [
  'Googlebot',
  'GPTBot',
  'CCBot',
  'ClaudeBot',
  'AhrefsBot',
  'Applebot',
  'Bytespider',
  'PetalBot',
];
const eightRecords = eightBots
  .map((bot, i) => `User-agent: ${bot}\nDisallow: /${'abcdefgh'[i]}\n`)
  .join('\n');

test('product: while only changed columns are shown, a later change of another column is offered too', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./#/edit');
  await bench.openFile('robots.txt', eightRecords);
  await bench.fetched();
  const heads = () => bench.access.getByRole('columnheader').allInnerTexts();
  await bench.paths('PetalBot').first().fill('/changed');
  await page.keyboard.press('Enter');
  await bench.access.getByRole('button', { name: /out of sight changed/ }).click();
  await expect.poll(async () => (await heads()).join()).not.toContain('GPTBot');
  await bench.paths('GPTBot').first().fill('/changed');
  await page.keyboard.press('Enter');
  await bench.access.getByRole('button', { name: 'Also show 1 changed column' }).click();
  await expect.poll(async () => (await heads()).join()).toContain('GPTBot');
  await expect(bench.access.getByRole('button', { name: /^Also show/ })).toHaveCount(0);
});

test('product: a failing expectation in a column out of sight is named where the column is, before what changed', async ({
  page,
}) => {
  const bench = new Workbench(page);
  const files = [{ path: '/robots.txt', text: eightRecords }];
  const expectations = [{ agent: 'PetalBot', url: '/h', expect: 'deny' }];
  const site = { gatepost: 1, origin: '', files, rows: ['/', '/g', '/h'], columns: eightBots, expectations };
  await page.goto('./#/edit');
  await bench.openFile('site.gatepost.json', JSON.stringify(site));
  await bench.fetched();
  const hidden = bench.access.getByRole('button', { name: /out of sight/ });
  await bench.paths('Bytespider').first().fill('/other');
  await page.keyboard.press('Enter');
  await expect(hidden).toHaveText(['1 changed']);
  await bench.paths('PetalBot').first().fill('/other');
  await page.keyboard.press('Enter');
  await expect(hidden).toHaveText(['1 fails', '2 changed']);
  await hidden.first().click();
  await expect(bench.access.getByRole('columnheader')).toHaveCount(2);
  await expect(column(page, 'PetalBot')).toBeInViewport({ ratio: 1 });
});

test('product: after rules for AI crawlers are written, columns that changed are in sight', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', `${eightRecords}\nUser-agent: *\nDisallow: /z\n`);
  await bench.fetched();
  await bench.records.getByRole('button', { name: 'More for this file' }).click();
  await page.getByRole('menuitem', { name: 'Block AI or other crawlers…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rules for AI and other crawlers in /robots.txt' });
  await dialog.getByRole('heading', { name: /^What changes in the text/ }).waitFor();
  await dialog.getByRole('button', { name: /^(Apply|Write)/ }).click();
  const changed = () => page.getByRole('columnheader', { name: /^(GPTBot|CCBot)/ });
  await expect(changed().first()).toBeInViewport({ ratio: 1 });
  await expect(changed().last()).toBeInViewport({ ratio: 1 });
  // An edit of a column out of sight says so, and moves nothing.
  await bench.paths('Googlebot').first().fill('/other');
  await page.keyboard.press('Enter');
  await expect(bench.access.getByRole('button', { name: /Googlebot.*Show only/ })).toBeVisible();
  await expect(changed().first()).toBeInViewport({ ratio: 1 });
});

test.describe('at 390 pixels', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('product: filtered by No, most rows have a No in sight, and the others say which column has it', async ({
    page,
  }) => {
    const bench = new Workbench(page);
    const more = 'User-agent: PetalBot\nDisallow: /a\nDisallow: /b\nDisallow: /c\n';
    await page.goto('./');
    await bench.chooseFile('robots.txt', `${eightRecords}${more}`);
    await bench.fetched();
    await page.getByRole('group', { name: 'Filter answers' }).getByRole('button', { name: /^No/ }).click();
    await expect(column(page, 'PetalBot')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('rowheader', { name: '/a', exact: true })).toBeVisible();
    const said = page.getByRole('rowheader', { name: /^\/d, No for ClaudeBot, in column \d of 9/ });
    await expect(said).toContainText('No: ClaudeBot');
    await page.getByRole('group', { name: 'Filter answers' }).getByRole('button', { name: /^All/ }).click();
    await expect(page.getByRole('rowheader', { name: '/d', exact: true })).toHaveText('/d');
  });
});
