// High zoom: a window of 1280 x 1024 at 400 % has 320 x 256 CSS pixels. And text at twice its size.
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

test.use({ viewport: { width: 320, height: 256 } });

test('at 400 % the buttons of the top bar share one row', { tag: '@long' }, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  const middleOf = async (name: string | RegExp) => {
    const box = await page.getByRole('banner').getByRole('button', { name }).boundingBox();
    return box && box.y + box.height / 2;
  };
  const rows = await Promise.all([/^Undo$/, /^More$/, /^File:/, /^Save file$/].map(middleOf));
  for (const row of rows) expect(row).toBeCloseTo(rows[0] ?? -1, 0);
});

test('at 400 % the table has rows below its tools, and the explanation opens in full below the table', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Access' }).click();
  const pane = await bench.access.boundingBox();
  const third = bench.access.getByRole('row').nth(3);
  const row = await third.boundingBox();
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThan((pane?.y ?? 0) + (pane?.height ?? 0));
  await bench.access.getByRole('gridcell').first().focus();
  await page.keyboard.press('Enter');
  await expect(bench.trace.getByRole('heading', { level: 2 })).toBeInViewport();
  expect((await bench.trace.boundingBox())?.height).toBeGreaterThan(200);
});

test('wcag 2.4.11: at twice the text size the selected cell stays in view', {
  tag: '@second',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() =>
    new MutationObserver((_, seen) => {
      document.documentElement.style.fontSize = '200%';
      seen.disconnect();
    }).observe(document, { childList: true }),
  );
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.fetched();
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Access' }).click();
  await bench.access.getByRole('gridcell').first().focus();
  const focused = page.locator(':focus');
  const inSight = async () => {
    await bench.settled();
    await expect(focused).toHaveRole('gridcell');
    await expect(focused).toBeInViewport({ ratio: 0.9 });
  };
  for (const key of ['ArrowDown', 'End', 'Control+End', 'PageUp']) {
    await page.keyboard.press(key);
    await inSight();
  }
  await page.keyboard.press('Enter');
  await expect(bench.trace.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await inSight();
  await page.keyboard.press('Control+End');
  await focused.click();
  await bench.trace.waitFor();
  await inSight();
});
