// Viewing the table: filters with counts, text filter, order, and moving rows and columns by keyboard and menu.
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const SITE = 'http://www.fict.org';
const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Access matrix' });
const column = (page: Page, name: string): Locator => page.getByRole('columnheader', { name, exact: true });
const row = (page: Page, path: string): Locator =>
  page.getByRole('rowheader', { name: `${SITE}${path}`, exact: true });
const filter = (page: Page, name: RegExp): Locator =>
  page.getByRole('group', { name: 'Filter answers' }).getByRole('button', { name });
const paths = async (page: Page): Promise<string[]> =>
  await grid(page)
    .getByRole('rowheader')
    .evaluateAll((heads, site) => heads.map((one) => one.ariaLabel?.replace(site, '') ?? ''), SITE);
const heads = async (page: Page): Promise<(string | null)[]> =>
  await grid(page)
    .getByRole('columnheader')
    .evaluateAll((all) => all.map((one) => one.ariaLabel));

async function open(page: Page): Promise<void> {
  const workbench = new Workbench(page);
  await workbench.openExample();
  await workbench.readAs('koster-1996');
  // Code for moving, sorting, and selecting loads on demand or ahead: here ahead.
  await workbench.fetched();
}

async function choose(page: Page, head: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${head}`, exact: true }).click({ force: true });
  await page.getByRole('menuitem', { name: item }).click();
}

test('filters count the cells of every user-agent, and show the rows that have one', {
  tag: '@second',
}, async ({ page }) => {
  await open(page);
  await expect(filter(page, /^All/)).toHaveText('All 33 answers');
  await expect(filter(page, /^Yes/)).toHaveText('Yes 18');
  await expect(filter(page, /^No/)).toHaveText('No 15');
  await expect(filter(page, /^(Changed|Failing)/)).toHaveCount(0);
  await filter(page, /^No/).click();
  await expect(filter(page, /^No/)).toHaveAttribute('aria-pressed', 'true');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '11');
  await expect(row(page, '/robots.txt')).toHaveCount(0);
  await expect(page.getByText('10 of 11 URLs')).toBeVisible();
  await expect(grid(page).getByRole('row').nth(3)).toHaveAttribute('aria-rowindex', '4');
});

test('product: the URLs that are closed to one crawler are shown by its head, by the count below its name, and by typing', async ({
  page,
}) => {
  const workbench = new Workbench(page);
  const text = 'User-agent: GPTBot\nDisallow: /a\nDisallow: /b\n\nUser-agent: *\nDisallow: /c\n';
  await page.goto('./');
  await workbench.openTable(text, ['GPTBot', ''], ['/a', '/b', '/c', '/d']);
  await workbench.fetched();
  const shown = () =>
    grid(page)
      .getByRole('rowheader')
      .evaluateAll((heads) => heads.map((one) => one.ariaLabel));
  const chip = page.getByRole('button', { name: 'Remove the filter: No for GPTBot' });
  await filter(page, /^No/).click();
  await expect.poll(shown).toEqual(['/a', '/b', '/c']);
  // By the keys of the grid alone.
  await column(page, 'GPTBot').focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Show only No for GPTBot' }).press('Enter');
  await expect.poll(shown).toEqual(['/a', '/b']);
  await expect(column(page, 'GPTBot')).toBeFocused();
  await expect(chip).toHaveText(/No for GPTBot 2/);
  await expect(filter(page, /^No/)).toHaveAttribute('aria-pressed', 'false');
  await chip.click();
  await expect.poll(shown).toEqual(['/a', '/b', '/c', '/d']);
  await expect(filter(page, /^All/)).toBeFocused();
  const box = page.getByRole('searchbox', { name: /^Find or ask/ });
  await box.fill('no gptbot');
  await expect(page.getByRole('button', { name: 'Show only No for GPTBot' })).toBeVisible();
  await box.press('Enter');
  await expect.poll(shown).toEqual(['/a', '/b']);
  await expect(box).toHaveValue('');
  // An edit shows at once what it opens or closes.
  await page.getByRole('textbox', { name: 'Path' }).first().fill('/d');
  await expect.poll(shown).toEqual(['/b', '/d']);
  await chip.click();
  await box.fill('/b /c /d');
  await box.press('Enter');
  const closed = page.getByRole('button', { name: '2 of 3 closed. Show only No for GPTBot' });
  await closed.click();
  await expect(closed).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(shown).toEqual(['/b', '/d']);
  await closed.click();
  await expect.poll(shown).toEqual(['/b', '/c', '/d']);
});

test('an edit changes the counts and the rows that a filter shows', { tag: '@second' }, async ({ page }) => {
  await open(page);
  await new Workbench(page).columnsPer('crawler');
  await filter(page, /^No/).click();
  await expect(row(page, '/orgo.gif')).toBeVisible();
  await page.getByRole('textbox', { name: 'Path' }).first().fill('/nothing');
  await page.getByRole('textbox', { name: 'Path' }).nth(3).fill('/org');
  await expect(row(page, '/orgo.gif')).toHaveCount(0);
  await expect(filter(page, /^No/)).toHaveText('No 4');
});

test('URLs are filtered by a part or by stars; an empty result has a message', { tag: '@long' }, async ({
  page,
}) => {
  await open(page);
  const search = page.getByRole('searchbox', { name: /^Find or ask/ });
  await search.fill('/ORG/');
  expect(await paths(page)).toEqual(['/org/about.html', '/org/plans.html']);
  await search.fill('/s*.html');
  expect(await paths(page)).toEqual(['/server.html', '/services/fast.html', '/services/slow.html']);
  await search.fill('nowhere');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '1');
  await page.getByRole('button', { name: 'Show all URLs' }).click();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '12');
  await expect(search).toHaveValue('');
});

test('rows are sorted by URL, by a column, and shown as listed again', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await choose(page, 'Any other crawler', 'Sort: No first');
  await expect(column(page, 'Any other crawler')).toHaveAttribute('aria-sort', 'descending');
  await expect(column(page, 'Any other crawler')).toBeFocused();
  expect((await paths(page)).slice(0, 2)).toEqual(['/', '/index.html']);
  await choose(page, 'Any other crawler', 'Sort: Yes first');
  expect((await paths(page)).slice(0, 2)).toEqual(['/robots.txt', '/server.html']);
  await expect(page.getByText('Sorted by Any other crawler')).toBeVisible();
  await choose(page, 'URL', 'Sort: A to Z');
  expect((await paths(page)).slice(0, 2)).toEqual(['/', '/%7Ejim/jim.html']);
  await page.getByRole('button', { name: 'As listed' }).click();
  expect((await paths(page)).slice(0, 3)).toEqual(['/', '/index.html', '/robots.txt']);
});

test('Alt and arrow keys move rows and columns with their focus; undo reverts that', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  await row(page, '/').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  expect((await paths(page)).slice(0, 3)).toEqual(['/index.html', '/robots.txt', '/']);
  await expect(row(page, '/')).toBeFocused();
  await expect(page.getByText(`${SITE}/ is row 3 of 11.`)).toBeAttached();
  await column(page, 'webcrawler + 1').focus();
  await page.keyboard.press('Alt+ArrowLeft');
  expect(await heads(page)).toEqual(['URL', 'webcrawler + 1', 'unhipbot', 'Any other crawler']);
  await expect(column(page, 'webcrawler + 1')).toBeFocused();
  await choose(page, 'unhipbot', 'Move left');
  expect(await heads(page)).toEqual(['URL', 'unhipbot', 'webcrawler + 1', 'Any other crawler']);
  await expect(column(page, 'unhipbot')).toBeFocused();
  for (let i = 0; i < 4; i++) await page.keyboard.press('ControlOrMeta+z');
  expect((await paths(page)).slice(0, 2)).toEqual(['/', '/index.html']);
  expect(await heads(page)).toEqual(['URL', 'unhipbot', 'webcrawler + 1', 'Any other crawler']);
});

test('any other crawler stays the last column, and a menu has only the moves that are possible', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  const shown = ['URL', 'unhipbot', 'webcrawler + 1', 'Any other crawler'];
  for (const [name, left, right] of [
    ['unhipbot', false, true],
    ['webcrawler + 1', true, false],
    ['Any other crawler', false, false],
  ] as const) {
    await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click({ force: true });
    await page.getByRole('menuitem', { name: 'Sort: No first' }).waitFor();
    for (const [item, canMove] of [
      ['Move left', left],
      ['Move right', right],
    ] as const)
      await expect(page.getByRole('menuitem', { name: item }), `${name}: ${item}`).toHaveCount(
        Number(canMove),
      );
    await page.keyboard.press('Escape');
    await expect(column(page, name)).toBeFocused();
    if (!left) await page.keyboard.press('Alt+ArrowLeft');
    if (!right) await page.keyboard.press('Alt+ArrowRight');
    await expect(column(page, name)).toBeFocused();
    expect(await heads(page)).toEqual(shown);
  }
});

test('sorted rows stay where they are, and say why', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await choose(page, 'URL', 'Sort: A to Z');
  await row(page, '/').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('The rows are sorted. Show them as listed to move them.')).toBeAttached();
  expect((await paths(page))[0]).toBe('/');
});

test('with a filter, a row is moved past the next visible one, and the right one is removed', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  await page.getByRole('searchbox', { name: /^Find or ask/ }).fill('/org/');
  await row(page, '/org/plans.html').focus();
  await page.keyboard.press('Alt+ArrowUp');
  expect(await paths(page)).toEqual(['/org/plans.html', '/org/about.html']);
  await page.keyboard.press('Delete');
  expect(await paths(page)).toEqual(['/org/about.html']);
  await expect(row(page, '/org/about.html')).toBeFocused();
});

test('N and Shift N move to the next and the previous cell of the filter', { tag: '@long' }, async ({
  page,
}) => {
  await open(page);
  await filter(page, /^No/).click();
  const focused = page.locator('*:focus');
  await row(page, '/').focus();
  await page.keyboard.press('n');
  await expect(focused).toHaveAttribute('aria-colindex', '2');
  await page.keyboard.press('n');
  await expect(focused).toHaveAttribute('aria-colindex', '4');
  await expect(focused).toHaveAccessibleName(/^No, line 16 decides/);
  await page.keyboard.press('Shift+N');
  await page.keyboard.press('Shift+N');
  await expect(focused).toHaveAttribute('aria-colindex', '2');
  await expect(focused.locator('..').getByRole('rowheader')).toHaveAccessibleName(`${SITE}/%7Emak/mak.html`);
});

test('the table is copied as it is shown', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await page.getByRole('searchbox', { name: /^Find or ask/ }).fill('*.gif');
  await new Workbench(page).tableOption('Copy as CSV');
  await expect(page.getByText('Copied 1 row.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.trim().split(/\r?\n/)).toEqual([
    'URL,unhipbot,webcrawler & excite,Any other crawler',
    `${SITE}/orgo.gif,No,Yes,No`,
  ]);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing with a filter, an order and open options, ${scheme}`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await open(page);
    await choose(page, 'Any other crawler', 'Sort: No first');
    await filter(page, /^No/).click();
    await new Workbench(page).options();
    const { violations } = await new AxeBuilder({ page })
      .include('[aria-label="Access matrix"]')
      .include('[role="dialog"]')
      .analyze();
    expect(violations).toEqual([]);
  });
}
