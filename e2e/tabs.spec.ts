// One workspace in two tabs: one writes, the other reads, takes over, or makes a copy.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { readStoredRecords } from './stored-records.ts';
import { openSite, siteRow, Workbench } from './workbench.ts';

const ELSEWHERE = 'robots.txt of www.fict.org is open in another tab, so it is read-only here.';

/** A tab with the edited example, and a second tab that finds the same workspace. */
async function twoTabs(page: Page, context: BrowserContext): Promise<readonly [Workbench, Workbench]> {
  const first = new Workbench(page);
  await first.openExample();
  await first.paths('unhipbot').first().fill('/first');
  await expect.poll(() => works(page)).toContain('/first');
  const second = new Workbench(await context.newPage());
  await second.page.goto('./#/edit');
  await expect(second.page.getByText(ELSEWHERE)).toBeVisible();
  return [first, second];
}

/** All stored sessions. */
const works = async (page: Page) => JSON.stringify(await readStoredRecords(page, 'steps'));

const button = (bench: Workbench, name: string) => bench.page.getByRole('button', { name, exact: true });

test('the second tab is read-only, follows the first, and changes nothing', { tag: '@second' }, async ({
  page,
  context,
}) => {
  const [first, second] = await twoTabs(page, context);
  const path = second.paths('unhipbot').first();
  await expect(path).toHaveValue('/first');
  await expect(button(second, 'Add')).toHaveCount(0);
  const names = second.records.getByRole('combobox', { name: 'User-agent' });
  for (const name of await names.all())
    expect(await name.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0);
  await path.focus();
  await second.page.keyboard.type('x');
  await (await second.editor()).focus();
  await second.page.keyboard.type('x');
  await button(second, 'Undo').click();
  await expect(second.page.getByRole('alert').filter({ hasText: 'Nothing was changed' })).toBeVisible();
  await expect(path).toHaveValue('/first');
  await first.paths('unhipbot').first().fill('/second');
  await expect(path).toHaveValue('/second');
  const { storeText, editorText } = await second.inspect();
  expect(storeText).toBe((await first.inspect()).storeText);
  expect(editorText).toBe(storeText);
});

test('a tab that finds every session open in other tabs says so, and leads to the start page', {
  tag: '@long',
}, async ({ page, context }) => {
  await twoTabs(page, context);
  const third = new Workbench(await context.newPage());
  await third.page.goto('./');
  await expect(third.page.getByText('open in another tab')).toBeVisible();
  await third.page.evaluate(() => location.assign('#/edit'));
  await expect(third.page.getByText('Other sites are open in other tabs')).toBeVisible();
  await third.page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(third.page.getByText('open in another tab')).toBeVisible();
  await expect(third.page.getByText('Other sites are open in other tabs')).toHaveCount(0);
});

test('taking over: the first tab finishes writing and becomes read-only; there is one writer', async ({
  page,
  context,
}) => {
  const [first, second] = await twoTabs(page, context);
  await first.paths('unhipbot').first().fill('/last');
  await button(second, 'Take over').click();
  await expect(second.page.getByText('You have taken over')).toBeVisible();
  await expect(second.page.locator(':focus')).toContainText('You have taken over');
  await expect(first.page.getByText('Another tab has taken over this site.')).toBeVisible();
  await expect(second.paths('unhipbot').first()).toHaveValue('/last');
  await second.paths('unhipbot').first().fill('/mine');
  await expect(first.paths('unhipbot').first()).toHaveValue('/mine');
  await button(first, 'Dismiss').click();
  await expect(first.page.getByText(ELSEWHERE)).toBeVisible();
  await first.page.reload();
  await expect(first.page.getByText(ELSEWHERE)).toBeVisible();
  await second.page.close();
  await expect(first.page.getByText('was closed. Continue here, or make a copy.')).toBeVisible();
  await button(first, 'Continue here').click();
  await first.paths('unhipbot').first().fill('/again');
  await expect.poll(() => works(page)).toContain('/again');
});

test('a copy is a separate session; the start page marks sessions that are open in another tab, and shows them', {
  tag: '@long',
}, async ({ page, context }) => {
  const [first, second] = await twoTabs(page, context);
  await button(second, 'Make a copy').click();
  await expect(second.page.locator(':focus')).toContainText('This is now a copy');
  await expect(second.page.getByText(ELSEWHERE)).toHaveCount(0);
  await second.paths('unhipbot').first().fill('/copy');
  await expect.poll(() => works(page)).toContain('/copy');
  await page.reload();
  await expect(first.paths('unhipbot').first()).toHaveValue('/first');
  await second.page.reload();
  await expect(second.paths('unhipbot').first()).toHaveValue('/copy');
  await second.page.goto('./#/');
  await openSite(siteRow(second.page, 'open in another tab'));
  await expect(second.page.getByText(ELSEWHERE)).toBeVisible();
  await expect(second.paths('unhipbot').first()).toHaveValue('/first');
});

test('returning to the start page shows which sessions other tabs have closed', {
  tag: '@long',
}, async ({ page, context }) => {
  const [first, second] = await twoTabs(page, context);
  await second.page.goto('./#/');
  const row = siteRow(second.page, 'www.fict.org').last();
  await expect(row.getByText('open in another tab')).toBeVisible();
  await first.page.close();
  // The window gets the focus, as when the other one is closed, which may release its lock later on a slow machine.
  await expect(async () => {
    await second.page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(row.getByText('open in another tab')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await row.getByRole('button', { name: /^Menu of/ }).click();
  await expect(second.page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
});

test('a session that another tab has opened meanwhile is shown there, not taken over', {
  tag: '@long',
}, async ({ page, context }) => {
  const first = new Workbench(page);
  await first.openExample();
  await first.paths('unhipbot').first().fill('/first');
  const second = new Workbench(await context.newPage());
  await second.openExample('staging');
  await first.openExample('staging');
  const onShelf = (bench: Workbench) =>
    bench.page
      .getByRole('listitem')
      .filter({ hasText: 'not saved', hasNotText: 'open in another tab' })
      .getByRole('button')
      .first();
  // The first tab releases its lock shortly after it shows something else.
  await expect(async () => {
    await second.page.goto('./#/learn');
    await second.page.goto('./#/');
    await expect(onShelf(second)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await first.page.goto('./#/');
  await onShelf(first).click();
  await expect(first.paths('unhipbot').first()).toHaveValue('/first');
  await onShelf(second).click();
  await expect(second.page.getByText(ELSEWHERE)).toBeVisible();
  await first.paths('unhipbot').first().fill('/more');
  await expect(second.paths('unhipbot').first()).toHaveValue('/more');
});
