// A few screens with axe in every run; `accessibility-screens.spec.ts` has all of them.
import { reasons } from '../scripts/browser-reasons.mjs';
import { findViolations } from './accessibility-violations.ts';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

test('axe finds nothing on the start page', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('heading', { name: 'Gatepost' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test.describe('axe finds nothing, dark', () => {
  test.use({ colorScheme: 'dark' });

  test('on the workbench with the editor loaded and an explanation open', async ({ page }) => {
    const bench = new Workbench(page);
    await bench.openExample();
    await bench.editor();
    await bench.access.getByRole('gridcell').first().click();
    await bench.trace.waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  test('at 320 pixels, Access in front', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const bench = new Workbench(page);
    await bench.openExample();
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Access' }).click();
    expect(await findViolations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test('in forced colors mode, all colors are system colors, also in the code editor, and axe finds nothing', {
  tag: '@second',
}, async ({ page, channel }) => {
  test.skip(channel === 'moz-firefox', reasons.media);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.editor();
  await bench.paths('unhipbot').first().fill('/changed');
  await bench.access.getByRole('gridcell').first().click();
  await bench.trace.waitFor();
  const resolved = (keyword: string) =>
    page.evaluate((colour) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = colour;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, keyword);
  const [canvas, ink, highlight] = await Promise.all(['Canvas', 'CanvasText', 'Highlight'].map(resolved));
  await expect(page.locator('body')).toHaveCSS('background-color', canvas!);
  await expect(bench.text.locator('.monaco-editor').first()).toHaveCSS('background-color', canvas!);
  await expect(bench.access.getByRole('gridcell', { selected: true })).toHaveCSS('outline-color', highlight!);
  const all = bench.access.getByRole('button', { name: /^All \d/ });
  await expect(all).toHaveCSS('border-block-start-color', ink!);
  const yes = bench.access.getByRole('button', { name: /^Yes \d/ });
  await expect(yes).toHaveCSS('border-block-start-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByRole('button', { name: 'Save file' })).toHaveCSS('background-color', ink!);
  expect(await findViolations(page)).toEqual([]);
});

test('controls have the names that assistive technology needs', async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.editor();
  for (const region of [bench.records, bench.text, bench.access]) await expect(region).toBeVisible();
  await expect(bench.access.getByRole('grid', { name: 'Access matrix' })).toBeVisible();
  for (const name of ['Save file', 'Undo', 'Redo', 'Add']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(1);
  }
  for (const name of ['Add rule', 'Add user-agent']) {
    await expect(bench.records.getByRole('button', { name, exact: true })).toHaveCount(3);
  }
  await expect(bench.record('webcrawler, excite').getByRole('combobox', { name: 'User-agent' })).toHaveCount(
    2,
  );
  await expect(bench.record('*').getByRole('combobox', { name: 'Allow or Disallow' })).toHaveCount(5);
  await expect(bench.record('*').getByRole('textbox', { name: 'Comment' })).toHaveCount(5);
  await expect(bench.access.getByRole('textbox', { name: 'Add URLs' })).toBeVisible();
  await expect(bench.access.getByRole('button', { name: 'Add a crawler' })).toBeVisible();
});
