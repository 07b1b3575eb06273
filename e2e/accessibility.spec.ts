import { reasons } from '../scripts/browser-reasons.mjs';
import { findViolations } from './accessibility-violations.ts';
import { expect, secondViewport, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('on the start page', secondViewport(colorScheme === 'dark'), async ({ page }) => {
      await page.goto('./');
      await page.getByRole('heading', { name: 'Gatepost' }).waitFor();
      expect(await findViolations(page)).toEqual([]);
    });

    test(
      'on the workbench with the editor loaded and an explanation open',
      secondViewport(colorScheme === 'light'),
      async ({ page }) => {
        const bench = new Workbench(page);
        await bench.openExample();
        await bench.editor();
        await bench.access.getByRole('gridcell').first().click();
        await bench.trace.waitFor();
        expect(await findViolations(page)).toEqual([]);
      },
    );

    test('on a messy file with an invalid draft', { tag: '@long' }, async ({ page }) => {
      const bench = new Workbench(page);
      await page.goto('./');
      await bench.openFile(
        'robots.txt',
        'Disallow: /nobody\n\nUser-agent: a\n<html>\nDisalow: /x\nSitemap: s\n# c\n',
      );
      await bench.record('a').getByRole('combobox', { name: 'User-agent' }).fill('a#');
      await bench.records.getByText('would begin a comment').waitFor();
      expect(await findViolations(page)).toEqual([]);
    });

    test('with the choices of a user-agent below its field', { tag: '@long' }, async ({ page }) => {
      const bench = new Workbench(page);
      await bench.openExample();
      await bench.record('unhipbot').getByRole('button', { name: 'Add user-agent' }).click();
      await page.getByRole('listbox', { name: 'Crawlers to choose from' }).waitFor();
      expect(await findViolations(page)).toEqual([]);
    });

    test('with a menu open', { tag: '@long' }, async ({ page }) => {
      const bench = new Workbench(page);
      await bench.openExample();
      await bench.record('unhipbot').getByRole('button', { name: 'More for this record' }).click();
      await page.getByRole('menu').waitFor();
      expect(await findViolations(page, (axe) => axe.withTags(WCAG))).toEqual([]);
    });

    for (const front of ['Records', 'Text', 'Access']) {
      test(
        `at 320 pixels, ${front} in front`,
        secondViewport(colorScheme === 'light' || front !== 'Access'),
        async ({ page }) => {
          await page.setViewportSize({ width: 320, height: 640 });
          const bench = new Workbench(page);
          await bench.openExample();
          await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: front }).click();
          expect(await findViolations(page)).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
        },
      );
    }
  });
}

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
