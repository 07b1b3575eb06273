// The layout of the main screens: boxes are compared with recorded ones, not pixels.
// After an intended change: LAYOUT=write LONG=1 npx playwright test e2e/layout.spec.ts, and check the differences.
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { screens } from '../scripts/screens/list.mjs';
import { expect, test } from './fixtures.ts';
import { type Boxes, findMovedBoxes, measureBoxes } from './layout/boxes.ts';
import { Workbench } from './workbench.ts';

const main = [
  'start',
  'workbench-fetch-records',
  'workbench-fetch-access',
  'workbench-acap-records',
  'workbench-documents-records',
  'trace',
  'tree',
  'compare-edge',
  'learn-rfc',
];
const heights = { 1440: 900, 1024: 768, 320: 640 };

type Stored = Readonly<Record<string, Boxes>>;

const placeOf = (name: string) => new URL(`layout/${name}.json`, import.meta.url);
const stored = async (name: string): Promise<Stored> =>
  JSON.parse(await readFile(placeOf(name), 'utf8').catch(() => '{}')) as Stored;

/** One line per box, so that a diff is readable. */
function printed(all: Stored): string {
  const widths = Object.entries(all).map(([width, boxes]) => {
    const lines = Object.entries(boxes).map(
      ([name, box]) => `    ${JSON.stringify(name)}: [${box.join(', ')}]`,
    );
    return `  "${width}": {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${widths.join(',\n')}\n}\n`;
}

/** Opens a screen, and waits until its code is loaded, all computation is finished, and nothing moves. */
async function measureScreen(page: Page, name: string): Promise<Boxes> {
  await page.goto('./');
  for (const step of screens.find((one) => one.name === name)!.steps) await step(page);
  await new Workbench(page).fetched();
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = JSON.stringify(await measureBoxes(page));
        return last === before && (await page.locator('[aria-busy=true]').count()) === 0;
      },
      { intervals: [500], timeout: 20_000 },
    )
    .toBe(true);
  return measureBoxes(page);
}

for (const name of main)
  test(`design: the layout of ${name} is unchanged, at each width`, { tag: '@long' }, async ({
    browser,
    baseURL,
  }) => {
    const before = await stored(name);
    const now: Record<string, Boxes> = {};
    for (const [width, height] of Object.entries(heights)) {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport: { width: Number(width), height },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      now[width] = await measureScreen(await context.newPage(), name);
      await context.close();
    }
    if (process.env.LAYOUT === 'write') return writeFile(placeOf(name), printed(now));
    for (const width of Object.keys(heights))
      expect(findMovedBoxes(before[width] ?? {}, now[width]!), `${name} at ${width}`).toEqual([]);
  });

test('design: movement beyond the tolerance for fonts is reported', { tag: '@long' }, async ({ page }) => {
  const before = await measureScreen(page, 'workbench-fetch-access');
  const style = (rules: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, rules);
  expect(findMovedBoxes(before, await measureBoxes(page))).toEqual([]);
  await style('[role=grid] { margin-block-start: 12px }');
  expect(findMovedBoxes(before, await measureBoxes(page)).length).toBeGreaterThan(5);
  await style('footer { display: none !important }');
  expect(
    findMovedBoxes(before, await measureBoxes(page)).some(
      (line) => line.startsWith('footer') && line.includes('gone'),
    ),
  ).toBe(true);
});
