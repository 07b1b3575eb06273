// The layout in WebKit on a phone, and in a dark color scheme.
import { describe, expect } from 'vitest';
import type { WebKitPage } from './page.ts';
import { test } from './workbench.ts';

/** How many pixels the page is wider than its window. */
const overflow = (page: WebKitPage) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const background = (page: WebKitPage) =>
  page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0]));

describe('a phone', () => {
  test.override({ window: { width: 390, height: 844 } });
  test('WCAG 2.2 1.4.10: at 390 pixels one view is shown at a time, and nothing overflows', async ({
    bench,
  }) => {
    const { page } = bench;
    await page.goto('#/edit?example=fict-org');
    await bench.table.appears();
    expect(await page.evaluate(() => innerWidth)).toBe(390);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.get('button', 'Records').click();
    await bench.record('unhipbot').get('textbox', 'Path').fill('/phone/');
    expect(await bench.table.count()).toBe(0);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.get('button', /^Access/).click();
    await expect.poll(async () => (await bench.table.get('gridcell').labels())[0]).toMatch(/^Yes/);
  });
});

describe('a dark system', () => {
  test.override({ window: { isDark: true } });
  test('product: a dark system has dark surfaces, a light one light surfaces', async ({ bench }) => {
    await bench.openExample();
    expect(await background(bench.page)).toBeLessThan(60);
    await bench.page.get('button', 'File').click();
    await bench.page.get('menuitem', /^Settings/).click();
    await bench.page.get('menuitemradio', 'Light').click();
    await expect.poll(() => background(bench.page)).toBeGreaterThan(200);
  });
});
