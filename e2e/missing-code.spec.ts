// Scripts that cannot be fetched: offline, or replaced by a new version.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { scriptsOf } from './scripts-of-build.ts';
import { fileMenu, Workbench } from './workbench.ts';

const noticeOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });

/** Presses keys until the control has the focus; returns the number of presses, up to a limit that no page reaches. */
async function pressUntilFocused(page: Page, keys: string, control: Locator): Promise<number> {
  for (let times = 1; times < 40; times += 1) {
    await page.keyboard.press(keys);
    if (await control.evaluate((element) => element === document.activeElement)) return times;
  }
  return Number.POSITIVE_INFINITY;
}

/** Blocks all scripts except those that the page needs at once. */
async function onlyFirstChunk(page: Page): Promise<void> {
  const html = await (await page.request.get('./')).text();
  const first = [...html.matchAll(/(?:href|src)="\.\/(assets\/[^"]*)"/g)].map(([, path = '']) => path);
  await page.route('**/assets/*.js', (route) =>
    first.some((path) => route.request().url().endsWith(path)) ? route.continue() : route.abort(),
  );
}

test('product: with only the first chunk on a narrow screen, unavailable actions say why, errors cover no tab, and everything loads once it can be fetched', {
  tag: '@long',
}, async ({ page, problems }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await onlyFirstChunk(page);
  await page.goto('./#/edit');
  const notice = noticeOf(page).filter({ hasText: 'Parts of this page' });
  await expect(notice).toContainText(
    'Your changes are not kept: save them before you reload or leave the page',
  );
  await notice.getByRole('button', { name: 'Save file' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'the code for it could not be loaded' }),
  ).toContainText('Nothing was opened or saved');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('broken');
    });
  });
  const broken = page.getByRole('region', { name: 'Gatepost' });
  await expect(broken).toContainText('A part of the page stopped');
  const views = page.getByRole('navigation', { name: 'Views' });
  for (const pane of ['Text', 'Access', 'Records']) {
    await views.getByRole('button', { name: pane }).click();
    await expect(page.locator(`#pane-${pane.toLowerCase()}`)).toBeVisible();
  }
  await broken.getByRole('button', { name: 'Try again' }).click();
  await page.unroute('**/assets/*.js');
  // The code that stores the session is retried every few seconds; once it loads, everything else is retried.
  await expect(notice).toHaveCount(0);
  await expect(fileMenu(page)).toBeVisible();
  await expect.poll(async () => (await new Workbench(page).inspect()).storeText).toBe('');
  problems.length = 0;
});

for (const width of [1440, 320])
  test(`product: at ${width} pixels, loaded parts are usable while others cannot be fetched; by keyboard, a retry loads everything`, {
    tag: '@long',
  }, async ({ page, problems }) => {
    await page.setViewportSize({ width, height: 720 });
    const bench = new Workbench(page);
    await page.route(scriptsOf('workbench'), (route) => route.abort());
    await bench.openExample();
    const notice = noticeOf(page);
    await expect(notice).toContainText('Parts of this page could not be loaded');
    await expect(page.getByText('stopped')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    if (width > 320) await expect(page.getByRole('link', { name: 'Compare' })).toBeVisible();
    await bench.paths('unhipbot').first().fill('/goes-on');
    for (const pane of width === 320 ? ['Text', 'Access', 'Records'] : [])
      await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: pane }).click();
    // Prefetching has also failed.
    await bench.fetched();
    const before = bench.paths('unhipbot').first();
    await before.focus();
    const again = notice.getByRole('button', { name: 'Try again' });
    await page.getByRole('link', { name: 'Gatepost, Start' }).focus();
    // The notice is at the end of the page: back from its start, past the status line.
    expect(await pressUntilFocused(page, 'Shift+Tab', again)).toBeLessThan(12);
    await page.keyboard.press('Enter');
    await expect(again).toBeFocused();
    await page.unroute(scriptsOf('workbench'));
    await expect(notice).toContainText('Parts of this page');
    problems.length = 0;
    await page.keyboard.press('Enter');
    await expect(notice).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
    await expect(fileMenu(page)).toBeVisible();
    await expect(before).toHaveValue('/goes-on');
    if (width === 320) return;
    await (await bench.editor()).focus();
    await page.keyboard.type('# typed');
    await expect.poll(async () => (await bench.inspect()).storeText).toContain('# typed');
  });

test('product: if the app cannot be fetched, a message says that changes are not stored, without blaming the storage; they are stored once it loads', {
  tag: '@long',
}, async ({ page, problems }) => {
  const bench = new Workbench(page);
  await page.route(scriptsOf('app'), (route) => route.abort());
  await page.goto('./#/edit');
  const notice = noticeOf(page);
  await expect(notice).toContainText('Your changes are not kept');
  await expect(page.getByText('full or blocked')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a record for any crawler' }).click();
  await page.unroute(scriptsOf('app'));
  await expect(notice).toHaveCount(0);
  problems.length = 0;
  await bench.paths('*').first().fill('/kept');
  await bench.kept();
  await page.reload();
  await expect(bench.paths('*').first()).toHaveValue('/kept');
});

test('product: a dialog that cannot be fetched shows a message, breaks nothing else, and opens once the network is back', {
  tag: '@long',
}, async ({ page, context, problems }) => {
  const bench = new Workbench(page);
  await page.route(scriptsOf('dialogs'), (route) => route.abort());
  await bench.openExample();
  await bench.fetched();
  await page.keyboard.press('Control+k');
  await expect(noticeOf(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.unroute(scriptsOf('dialogs'));
  problems.length = 0;
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(noticeOf(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('product: an example that cannot be fetched shows a message, and a retry opens it', {
  tag: '@long',
}, async ({ page, problems }) => {
  await page.route(scriptsOf('app'), (route) => route.abort());
  const bench = new Workbench(page);
  await page.goto('./#/edit?example=fict-org');
  const notice = noticeOf(page);
  await expect(notice).toBeVisible();
  await page.unroute(scriptsOf('app'));
  problems.length = 0;
  // The automatic retry may come before the button is pressed.
  const again = notice.getByRole('button', { name: 'Try again' });
  await again.click({ timeout: 5000 }).catch(async () => expect(again).toHaveCount(0));
  await expect(bench.record('unhipbot')).toBeVisible();
  await expect(notice).toHaveCount(0);
});
