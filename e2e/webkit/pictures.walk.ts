// Screenshots of the main screens in WebKit, for `npm run screenshots -- --browser …` to show next to other browsers.
import { mkdir, writeFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { test, type WebKitWorkbench } from './workbench.ts';

const FOLDER = 'test-results/screenshots';

/** The names are from scripts/screens/list.mjs. */
const screens: Readonly<Record<string, (bench: WebKitWorkbench, isPhone: boolean) => Promise<void>>> = {
  start: async ({ page }) => {
    await page.goto('');
    await page.get('button', 'Open a file…').appears();
  },
  'workbench-fetch-records': async ({ page, records }, isPhone) => {
    await page.goto('#/edit?example=fict-org');
    if (isPhone) await page.get('button', 'Records').click();
    await records.appears();
  },
  'workbench-fetch-access': async ({ page, table }) => {
    await page.goto('#/edit?example=fict-org');
    await table.appears();
  },
  'compare-edge': async ({ page }) => {
    await page.goto('#/edit?example=search-not-training');
    await page.get('button', /^File/).appears();
    await page.evaluate(() => location.assign('#/compare/edge'));
    await page.get('heading').appears();
  },
  'learn-rfc': async ({ page }) => {
    await page.goto('#/learn/rfc-9309');
    await page.get('heading').appears();
  },
};

describe.for([
  [1440, 900, 'light'],
  [1440, 900, 'dark'],
  [390, 844, 'light'],
  [390, 844, 'dark'],
] as const)('%i × %i, %s', ([width, height, theme]) => {
  test.override({ window: { width, height, isDark: theme === 'dark' } });
  for (const [name, open] of Object.entries(screens))
    test(`WCAG 2.2 1.4.10: ${name} fits into the window`, async ({ bench }) => {
      await open(bench, width === 390);
      // Code and fonts that load later.
      await new Promise((resolve) => setTimeout(resolve, 4000));
      await mkdir(FOLDER, { recursive: true });
      await writeFile(`${FOLDER}/${name}-${width}-${theme}-webkit.png`, await bench.page.screenshot());
      const wider = await bench.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider).toBeLessThanOrEqual(0);
    });
});
