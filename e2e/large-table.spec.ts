// A table of four million cells: its totals are counted in a worker, follow edits, and can be stopped.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const COLUMNS = 200;
const ROWS = 20_000;

/**
 * A workspace in which every crawler is blocked from one folder; the first 100 rows are in the first crawler's folder.
 */
function workspace(): string {
  const names = Array.from({ length: COLUMNS }, (_, place) => `Crawler-${place}x`);
  const text = names.map((name, place) => `User-agent: ${name}\nDisallow: /d${place}/\n`).join('\n');
  const rows = Array.from({ length: ROWS }, (_, place) => `/d${Math.floor(place / 100)}/${place}`);
  return JSON.stringify({
    gatepost: 1,
    origin: 'https://a.example',
    files: [{ path: '/robots.txt', text }],
    rows,
    columns: names,
    question: 'fetch',
    reader: 'rfc9309',
  });
}

/** Stops the counting as soon as possible, also on a fast machine. */
const stopAtOnce = (page: Page) =>
  page.evaluate(() => {
    new MutationObserver((_, watch) => {
      const stop = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Stop counting',
      );
      if (!stop) return;
      watch.disconnect();
      stop.click();
    }).observe(document.body, { subtree: true, childList: true });
  });

test('a table of four million cells is counted in a worker: it can be stopped, totals appear, and follow an edit', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./#/edit');
  await stopAtOnce(page);
  const worker = page.waitForEvent('worker', (one) => one.url().includes('counting.worker'));
  await bench.openFile('large.gatepost.json', workspace());
  await worker;
  const soon = { timeout: 60_000 };
  await expect(bench.access.getByText('Not counted')).toBeVisible(soon);
  const filters = bench.access.getByRole('group', { name: 'Filter answers' });
  const [all, no] = [/^All/, /^No/].map((name) => filters.getByRole('button', { name }));
  await expect(all!).toHaveText(/^\s*All\s*$/);
  // The count may be finished before it is checked.
  const progress = bench.access.getByRole('progressbar', { name: 'Counting answers' });
  const progressShown = progress.waitFor({ timeout: 60_000 });
  await bench.access.getByRole('button', { name: 'Count answers' }).click();
  await progressShown;
  await expect(all!).toContainText('4,000,000', soon);
  await expect(no!).toContainText('20,000');
  const first = bench.access.getByRole('columnheader', { name: 'Crawler-0x' });
  await expect(first).toContainText('100 closed');

  // The rule of the first crawler now covers all folders: its column, the totals, and the unsaved changes follow.
  await bench.records.getByRole('textbox', { name: 'Path' }).first().fill('/d');
  await expect(first).toContainText('20,000 closed', soon);
  await expect(no!).toContainText('39,900');
  await expect(page.getByRole('contentinfo')).toContainText('19,900', soon);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(first).toContainText('100 closed', soon);
  await expect(no!).toContainText('20,000');
});

test('ours: recycled row elements are in the right order once scrolling stops, and the focus does not move', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./#/edit');
  await bench.openFile('large.gatepost.json', workspace());
  const grid = bench.access.getByRole('grid');
  const inSight = () =>
    grid.locator('tbody > tr').evaluateAll((rows) => rows.map((row) => Number(row.ariaRowIndex) - 2));
  const cell = grid.locator('tr[aria-rowindex="4"] > td[aria-colindex="2"]');
  await cell.click();
  await expect(cell).toBeFocused();
  const element = await cell.elementHandle();
  const turn = async (wheel: number) => {
    await page.mouse.wheel(0, wheel);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  };
  // From here on there are also rows above the visible ones.
  await turn(480);
  await expect.poll(async () => (await inSight())[1]).toBeGreaterThan(3);
  await page.evaluate(() => {
    const before = new Set(document.querySelectorAll('[role="grid"] tbody > tr'));
    Object.assign(globalThis, { before });
  });
  for (const wheel of [240, 700, -100, 3000, 240, -300]) await turn(wheel);
  const isInOrder = async () => {
    const rows = await inSight();
    return rows.length > 10 && rows.every((row, i) => i === 0 || row > rows[i - 1]!);
  };
  await expect.poll(isInOrder).toBe(true);
  const rows = await inSight();
  expect(rows.slice(0, 2)).toEqual([2, expect.any(Number)]);
  expect(rows.slice(1)).toEqual(Array.from({ length: rows.length - 1 }, (_, i) => rows[1]! + i));
  expect(rows[1]).toBeGreaterThan(100);
  expect(await element!.evaluate((own) => own === document.activeElement)).toBe(true);
  // Each shows the answers of its own row.
  for (const row of rows.slice(-3)) {
    const head = grid.locator(`tr[aria-rowindex="${row + 2}"] > th`);
    await expect(head).toHaveAccessibleName(`/d${Math.floor(row / 100)}/${row}`);
    const own = grid.locator(`tr[aria-rowindex="${row + 2}"] > td[aria-colindex="3"]`);
    await expect(own).toHaveAccessibleName(Math.floor(row / 100) === 1 ? /^No/ : /^Yes/);
  }
  const createdRows = await grid.locator('tbody > tr').evaluateAll((all) => {
    const { before } = globalThis as unknown as { before: Set<Element> };
    return all.filter((row) => !before.has(row)).length;
  });
  expect(createdRows).toBe(0);
  // Screen readers are informed that the focus is in another row.
  await page.evaluate(() => {
    const focusedRows: (string | null | undefined)[] = [];
    addEventListener('focusin', ({ target }) =>
      focusedRows.push((target as Element).closest('tr')?.ariaRowIndex),
    );
    Object.assign(globalThis, { focusedRows });
  });
  await page.keyboard.press('ArrowDown');
  await expect(grid.locator('tr[aria-rowindex="5"] > td[aria-colindex="2"]')).toBeFocused();
  expect(await page.evaluate(() => (globalThis as unknown as { focusedRows: string[] }).focusedRows)).toEqual(
    ['5'],
  );
  await expect.poll(isInOrder).toBe(true);
});
