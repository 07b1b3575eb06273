// The shell: panes that are resized, collapsed, and restored.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { scriptsOf } from './scripts-of-build.ts';
import { Workbench } from './workbench.ts';

const widthOf = async (page: Page, name: string) =>
  (await page.getByRole('region', { name }).boundingBox())?.width ?? 0;
const line = (page: Page, name: string) => page.getByRole('separator', { name });

async function opened(page: Page): Promise<Workbench> {
  const bench = new Workbench(page);
  await bench.openExample();
  return bench;
}

test('a divider between panes moves by arrow keys, Home, and End, and the width is stored', {
  tag: '@long',
}, async ({ page }) => {
  await opened(page);
  const before = await widthOf(page, 'Records');
  await line(page, 'Width of Records').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => widthOf(page, 'Records')).toBeCloseTo(before + 16, 0);
  await expect(line(page, 'Width of Records')).toHaveAttribute('aria-valuetext', '436 pixels');
  await page.keyboard.press('Home');
  await expect.poll(() => widthOf(page, 'Records')).toBe(256);
  await page.keyboard.press('End');
  await expect.poll(() => widthOf(page, 'Access matrix')).toBeGreaterThanOrEqual(286);
  await page.keyboard.press('Home');
  await page.reload();
  await page.getByRole('article').first().waitFor();
  await expect.poll(() => widthOf(page, 'Records')).toBe(256);
});

test('a divider moves by pointer, from up to 4 pixels next to it', { tag: '@long' }, async ({ page }) => {
  const bench = await opened(page);
  await bench.editor();
  const before = await widthOf(page, 'Text');
  const box = (await line(page, 'Width of Text').boundingBox())!;
  await page.mouse.move(box.x + 4, 400);
  await page.mouse.down();
  await page.mouse.move(box.x - 56, 420, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(box.x + 200, 420);
  await expect.poll(() => widthOf(page, 'Text')).toBeCloseTo(before - 60, 0);
});

test('Enter and double click collapse a pane to a strip with its name, and restore it', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await opened(page);
  const records = line(page, 'Width of Records');
  await records.focus();
  await page.keyboard.press('Enter');
  await expect(bench.records).toBeHidden();
  await expect(records).toHaveAttribute('aria-valuenow', '0');
  await page.keyboard.press('Enter');
  await expect(bench.records).toBeVisible();
  const box = (await line(page, 'Width of Text').boundingBox())!;
  await page.mouse.dblclick(box.x, 500);
  await expect(bench.text).toBeHidden();
  await page.getByRole('button', { name: 'Show Text' }).click();
  await expect(bench.text).toBeVisible();
  await expect(page.getByRole('button', { name: 'Collapse Text' })).toBeFocused();
});

test('a pane collapses by its button, except the last one', { tag: '@long' }, async ({ page }) => {
  const bench = await opened(page);
  await page.getByRole('button', { name: 'Collapse Access' }).click();
  await expect(page.getByRole('button', { name: 'Show Access' })).toBeFocused();
  await page.getByRole('button', { name: 'Collapse Records' }).click();
  await expect(page.getByRole('button', { name: /^Collapse/ })).toHaveCount(0);
  await expect.poll(async () => (await bench.text.boundingBox())?.width).toBeGreaterThan(1300);
  await bench.reload();
  await expect(page.getByRole('button', { name: 'Show Records' })).toBeVisible();
});

test('each layout stores its own widths', { tag: '@long' }, async ({ page }) => {
  await opened(page);
  await line(page, 'Width of Records').press('Home');
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect.poll(() => widthOf(page, 'Records')).toBe(420);
  await line(page, 'Width of Records').press('ArrowLeft');
  await expect.poll(() => widthOf(page, 'Records')).toBe(404);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => widthOf(page, 'Records')).toBe(256);
});

test('the divider between table and explanation moves and collapses; selecting a cell restores the explanation', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await opened(page);
  const cells = bench.access.getByRole('gridcell');
  await cells.first().click();
  await bench.trace.getByRole('heading', { name: 'Rules' }).waitFor();
  const between = line(page, 'Height of the access table');
  const height = async () => (await bench.trace.boundingBox())?.height ?? 0;
  const before = await height();
  await between.press('ArrowUp');
  await expect.poll(height).toBeCloseTo(before + 16, -1);
  await between.press('Enter');
  await expect(bench.trace).toBeHidden();
  await page.getByRole('button', { name: 'Show Explanation' }).click();
  await expect(bench.trace).toBeVisible();
  await between.dblclick();
  await expect(bench.trace).toBeHidden();
  await cells.nth(4).click();
  await expect(bench.trace).toBeVisible();
});

test('the code editor is fetched only when the text pane is shown', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(request.url()));
  const isEditor = (url: string) => /\/(editor|monaco)[-.]/.test(url);
  await page.setViewportSize({ width: 1000, height: 700 });
  const bench = await opened(page);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter(isEditor)).toEqual([]);
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Text' }).click();
  await bench.editor();
  expect(fetched.filter(isEditor).length).toBeGreaterThan(0);
});

test('once the browser was idle, unused features do not have to be fetched', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await opened(page);
  await bench.editor();
  await page.waitForFunction(() => performance.getEntriesByName('everything-fetched').length > 0);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await bench.access.getByRole('gridcell').first().click();
  await expect(bench.trace.getByRole('heading', { name: 'Rules' })).toBeVisible();
  await bench.tableOption('Copy as text');
  await expect(bench.access.getByText(/^Copied|did not allow copying/)).toBeVisible();
  expect(scripts).toEqual([]);
});

test("the first code of the workbench's panes is in few files", async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./#/edit');
  // Firefox gives it no size while it is not focused.
  await expect(bench.text.getByRole('textbox')).toBeAttached();
  await expect(bench.access.getByRole('combobox', { name: 'Question' })).toBeVisible();
  const scripts = await page.evaluate(() => {
    const until = performance.getEntriesByName('fetching-ahead')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < until)
      .map(({ name }) => name)
      .filter((name) => !/\/(editor|monaco)[-.]/.test(name));
  });
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.length).toBeLessThan(60);
});

test('the code that opens an example is requested in parallel with the app', async ({ page }) => {
  const appRequest = page.waitForRequest(scriptsOf('app'));
  await page.route(scriptsOf('start'), async (route) => {
    await appRequest;
    await route.continue();
  });
  await page.goto('./#/edit?example=fict-org');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a collapsed text pane does not fetch the code editor', { tag: '@second' }, async ({ page }) => {
  const bench = await opened(page);
  await page.getByRole('button', { name: 'Collapse Text' }).click();
  await bench.kept();
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(request.url()));
  // Requests of the previous page do not count.
  page.once('framenavigated', () => void fetched.splice(0));
  await page.reload();
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => /\/(editor|monaco)[-.]/.test(url))).toEqual([]);
});
