// Where readers disagree: the causes, fixes that make them agree, and their marks in the workbench.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const note = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: /differs? from|agree$/ });
const causes = (page: Page) => page.getByRole('list', { name: 'Causes' }).getByRole('button');

test('a cause with its fix: applied in one step, readers agree, and undo restores the difference', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const before = 'User-agent: *\nDisallow: /x\n\nDisallow: /y\n';
  await bench.openTable(before, [''], ['/', '/y/1', '/y/2', '/z']);
  await page.getByRole('link', { name: 'Compare' }).click();
  const side = page.getByRole('complementary', { name: 'Causes and readers' });
  await expect(side.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await side.getByRole('button', { name: 'All readers' }).click();
  await expect(side.getByRole('status')).toContainText(
    '2 of 4 answers of the table differ between readers, for one reason',
  );
  await expect(causes(page)).toHaveText([/^2 ?A blank line ends the record$/]);
  await expect(page.getByRole('list', { name: 'Lines' })).toContainText('(blank)');
  const fix = page.getByRole('button', { name: 'Delete blank line 3' });
  await expect(
    page.getByText('Then all 10 readers say No. No other answers of the table change.'),
  ).toBeVisible();
  await fix.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('All 10 readers agree on all 4 answers of the table.')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Where readers disagree' })).toBeFocused();
  expect((await bench.inspect()).storeText).toBe('User-agent: *\nDisallow: /x\nDisallow: /y\n');
  // The notice about the edit.
  await expect(page.getByText('Line 3 is deleted.').first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(causes(page)).toHaveCount(1);
  expect((await bench.inspect()).storeText).toBe(before);
  await page.getByRole('checkbox', { name: /^Yandex/ }).uncheck();
  await expect(page.getByText('Then all 9 readers say No.')).toBeVisible();
});

test('the workbench counts, marks, and filters the cells, and a row of the page leads to its explanation', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await expect(note(page)).toHaveAccessibleName('Google differs from 1996 draft 1 on 1 answer');
  await bench.access.getByRole('button', { name: /^Readers disagree/ }).click();
  await expect(bench.access.getByRole('rowheader')).toHaveCount(1);
  await expect(
    bench.access.getByRole('gridcell', { name: /readers disagree: .*Google says No/ }),
  ).toHaveCount(1);
  await note(page).click();
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('button', { name: '/%7Emak/mak.html' }).first().click();
  await expect(bench.trace).toContainText('/%7Emak/mak.html');
  await expect(bench.trace.getByRole('heading', { level: 2 })).toBeFocused();
  await page.setViewportSize(size);
  await page.getByRole('combobox', { name: 'Question' }).selectOption({ index: 1 });
  await expect(note(page)).toHaveCount(0);
});

test('the page by keyboard, dark at 320 pixels: nothing scrolls sideways, and axe finds nothing', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 800 });
  const bench = new Workbench(page);
  await bench.openExample();
  await page.goto('./#/compare');
  await page.getByRole('button', { name: 'All readers' }).click();
  await expect(causes(page)).toHaveCount(3);
  await expect(page.getByText('Looking for edits that make readers agree')).toHaveCount(0);
  await causes(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^A policy file may always be fetched/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Add Allow / }).first()).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

for (const width of [390, 320])
  test(`at ${width} pixels, a row shows its URL, its crawlers, and the answer of each group of readers in full`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const bench = new Workbench(page);
    await page.goto('./');
    const path = `/active/${'active74_'.repeat(6)}page`;
    const before = 'User-agent: *\nDisallow: /x\n\nDisallow: /active\n';
    await bench.chooseFile(
      'site.gatepost.json',
      JSON.stringify({
        gatepost: 1,
        origin: '',
        files: [{ path: '/robots.txt', text: before }],
        rows: ['/', path],
        columns: ['', 'Googlebot'],
        question: 'fetch',
        reader: 'rfc9309',
      }),
    );
    await page.getByRole('navigation', { name: 'Views' }).waitFor();
    await page.evaluate(() => {
      location.hash = '#/compare';
    });
    await page.getByRole('button', { name: 'All readers' }).click();
    const row = page.getByRole('row', { name: path }).first();
    await expect(row).toBeVisible();
    const cut = await row.evaluate((element) =>
      [element, ...element.querySelectorAll('*:not(.vh)')]
        .filter((part) => !part.closest('.vh'))
        .filter(
          (part) =>
            part.scrollWidth > part.clientWidth + 1 ||
            part.getBoundingClientRect().right > document.documentElement.clientWidth,
        )
        .filter((part) => getComputedStyle(part).display !== 'inline')
        .map((part) => part.outerHTML),
    );
    expect(cut).toEqual([]);
  });
