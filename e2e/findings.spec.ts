// The findings of a file: their list, moving through them by keys, fixing many at once, and ignoring some.
import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, viewports } from './fixtures.ts';
import { chooseFromFileMenu, Workbench } from './workbench.ts';

const head = '##ACAP version=1.1\nACAP-version: 1.1\nACAP-crawler: *\n';
const broken = `ACAP-allow-index: /a/ time-limit=3-weeks
ACAP-allow-index: /b/ time-limit=3-weeks
ACAP-allow-(shrot): /c/
`;
const mobile =
  '\nMobile-agent-server: / none\nMobile-agent-server: /x/ none\nMobile-agent-server: /x/ none\n';
const file = head + broken + mobile;

const countOf = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: /error|warning|note|hint|ignored|Nothing/ });
const listOf = (page: Page) => page.getByRole('dialog', { name: 'Found in /robots.txt' });

/** Opens the list from the status line, or from the menu of a narrow bar. */
async function openList(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'More', exact: true });
  await countOf(page).or(menu).first().waitFor();
  if (!(await menu.isVisible())) return countOf(page).click();
  const item = page.getByRole('menuitem', { name: /error|warning|note|hint/ });
  // Findings appear after the page is rendered.
  await expect(async () => {
    await menu.click();
    await expect(item).toBeVisible({ timeout: 500 });
  }).toPass();
  await item.click();
}

async function opened(page: Page, text = file) {
  const bench = new Workbench(page);
  await page.goto('./#/edit');
  await bench.openFile('robots.txt', text);
  await openList(page);
  await expect(listOf(page)).toBeVisible();
  return { bench, list: listOf(page) };
}

const text = async (bench: Workbench) => (await bench.inspect()).storeText;

test('the list is above the status line, one line for each finding, filtered; it stays open and in place while the text changes', async ({
  page,
}) => {
  const { bench, list } = await opened(page);
  await expect(list.getByRole('heading', { name: 'Findings', exact: true })).toBeFocused();
  const heads = list.getByRole('heading', { level: 3 });
  await expect(heads.first()).toHaveText(/^Changes what crawlers do [1-9]\d*/);
  const strip = list.getByRole('group', { name: 'Which findings' });
  await strip.getByRole('button', { name: /^Warnings/ }).click();
  await expect(strip.getByRole('button', { name: /^Warnings/ })).toHaveAttribute('aria-pressed', 'true');
  const why = list.getByRole('button', { name: 'Why, line 4, bad-qualifier-value' });
  await expect(why).toBeHidden();
  await expect(list.getByRole('button', { name: 'Why, line 9, M010' })).toBeVisible();
  await strip.getByRole('button', { name: /^All/ }).click();
  await list.getByRole('combobox', { name: 'Findings for' }).selectOption('checked by Lighthouse');
  await expect(why).toBeHidden();
  await list.getByRole('combobox', { name: 'Findings for' }).selectOption('all readers');
  await expect(list.getByText(/cannot interpret as a prohibition/)).toBeHidden();
  await why.click();
  await expect(list.getByText(/cannot interpret as a prohibition/)).toBeVisible();
  await list.getByRole('button', { name: 'Line 6', exact: true }).first().click();
  await expect.poll(() => bench.caret()).toMatch(/^Line 6, column/);
  const gone = list.getByRole('button', { name: 'Why, line 6, undefined-local-usage' });
  await expect(gone).toBeAttached();
  const box = await list.boundingBox();
  await (await bench.editor()).focus();
  await page.keyboard.press('Home');
  await page.keyboard.type('# ');
  await expect(gone).not.toBeAttached();
  expect(await list.boundingBox()).toEqual(box);
});

test('the list is not open for the next file that is opened', async ({ page }) => {
  const { bench, list } = await opened(page);
  await bench.openFile('robots.txt', 'User-agent: *\nDisallow: x\n');
  await expect(countOf(page)).toHaveText(/1 error/);
  await expect(list).toHaveCount(0);
});

test('F8 moves through the findings and announces each, wherever the focus is; Escape closes the list', {
  tag: '@second',
}, async ({ page }) => {
  const { bench, list } = await opened(page);
  const announcement = page.getByRole('contentinfo').getByRole('status');
  await list.getByRole('button', { name: 'Line 4', exact: true }).first().click();
  await page.keyboard.press('F8');
  const fifth = /Error, line 5: 3-weeks is not a value of time-limit\. \d+ of \d+/;
  await expect(announcement.filter({ hasText: fifth })).toBeAttached();
  await expect.poll(() => bench.caret()).toMatch(/^Line 5, column/);
  await expect(list.getByRole('listitem').and(list.locator('[aria-current="true"]'))).toContainText('line 5');
  await (await bench.editor()).focus();
  await page.keyboard.press('F8');
  await expect(
    announcement.filter({ hasText: 'Error, line 6: The usage (shrot) is not defined.' }),
  ).toBeAttached();
  await page.keyboard.press('Shift+F8');
  await page.keyboard.press('Shift+F8');
  await expect(announcement.filter({ hasText: 'Error, line 4' })).toBeAttached();
  await expect.poll(() => bench.caret()).toMatch(/^Line 4, column/);
  await list.getByRole('button', { name: 'Line 5', exact: true }).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('button', { name: 'Line 6', exact: true }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(countOf(page)).toBeFocused();
  await page.keyboard.press('F8');
  const step = page.getByRole('region', { name: /^Found on line/ });
  await expect(step).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(step).toBeHidden();
});

test('the list is one tab stop; after a fix the focus is on the next finding', {
  tag: '@long',
}, async ({ page }) => {
  const { bench, list } = await opened(page);
  const stops = list.getByRole('list', { name: 'Findings', exact: true }).locator('[tabindex="0"]');
  await expect(stops).toHaveCount(1);
  await stops.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await list.getByRole('button', { name: 'Line 4', exact: true }).focus();
  await expect(stops).toHaveCount(1);
  await page.keyboard.press('f');
  await expect.poll(() => text(bench)).toContain('21-days');
  await expect(list.getByRole('button', { name: 'Line 5', exact: true }).first()).toBeFocused();
  await expect(
    page
      .getByRole('contentinfo')
      .getByRole('status')
      .filter({ hasText: /^Fixed\. \d+ left\.$/ }),
  ).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await list.getByRole('button', { name: /^Ignore here: .* on line 5$/ }).click();
  await expect(list.getByRole('button', { name: 'Line 6', exact: true }).first()).toBeFocused();
  const ignored = list.getByRole('button', { name: '1 ignored' });
  await ignored.click();
  await expect(ignored).toBeFocused();
  await expect(list.getByRole('button', { name: 'Why, line 5, bad-qualifier-value' })).toBeVisible();
});

test('design: equal findings are one line, fixed in one step; so are all fixes that change no answer', async ({
  page,
}) => {
  const paths = Array.from({ length: 370 }, (_, line) => `Disallow: https://shop.example/old-${line}/\n`);
  const before = `User-agent: *\n${'Disallow: /a\n'.repeat(2)}${'Disallow: /b\n'.repeat(2)}${paths.join('')}`;
  const { bench, list } = await opened(page, before);
  const fold = list.getByRole('listitem').filter({ hasText: '370 lines name a whole URL' });
  await expect(fold.getByRole('button', { name: 'Lines 6–375', exact: true })).toBeVisible();
  await fold.getByRole('button', { name: 'Write the path in all 370' }).click();
  const fixed = before.replaceAll('https://shop.example', '');
  await expect.poll(() => text(bench)).toBe(fixed);
  await expect(fold).toBeHidden();
  await list.getByRole('button', { name: /^Fix \d+ that change no answer$/ }).click();
  await expect.poll(() => text(bench)).not.toMatch(/(Disallow: .[ab]\n)\1/);
  for (const expected of [fixed, before]) {
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(() => text(bench)).toBe(expected);
  }
});

test('ignored findings are counted, saved with the workspace, and can be restored', {
  tag: '@long',
}, async ({ page }) => {
  const { bench, list } = await opened(page);
  const why = list.getByRole('button', { name: 'Why, line 4, bad-qualifier-value' });
  await why.click();
  await list.getByRole('button', { name: 'Ignore here: bad-qualifier-value on line 4' }).click();
  await expect(why).toBeHidden();
  const ignored = list.getByRole('button', { name: '1 ignored' });
  await expect(ignored).toBeVisible();
  await expect(countOf(page)).toHaveAccessibleName(/2 errors/);
  const download = page.waitForEvent('download');
  await chooseFromFileMenu(page, 'Save as', 'Workspace');
  const saved = await (await download).path();
  await page.goto('./#/edit?example=fict-org');
  await page.reload();
  await expect(bench.records.getByRole('article').first()).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await chooseFromFileMenu(page, 'Open…');
  await (await chooser).setFiles({
    name: 'site.gatepost.json',
    mimeType: 'application/json',
    buffer: await readFile(saved),
  });
  await expect(countOf(page)).toHaveAccessibleName(/2 errors/);
  await countOf(page).click();
  await ignored.click();
  await why.click();
  await list.getByRole('button', { name: 'Stop ignoring bad-qualifier-value on line 4' }).click();
  await expect(countOf(page)).toHaveAccessibleName(/3 errors/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(ignored).toBeVisible();
});

test('each kind has a page, and its example opens with the list', { tag: '@long' }, async ({ page }) => {
  const { list } = await opened(page);
  await list.getByRole('button', { name: 'Why, line 9, M010' }).click();
  await list.getByRole('link', { name: 'About M010' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Another line always overrides this one (M010)' }),
  ).toBeFocused();
  await page.getByRole('link', { name: 'All kinds of findings' }).click();
  await page.getByRole('searchbox').fill('qualifier zebra');
  await expect(page.getByText(/^No kind of finding matches/)).toBeVisible();
  await page.getByRole('searchbox').fill('bad-qualifier-value');
  await page
    .getByRole('link', { name: 'The qualifier cannot have this value (bad-qualifier-value)', exact: true })
    .click();
  await page.getByRole('button', { name: 'Open this example in the workbench' }).click();
  await expect(
    listOf(page)
      .getByRole('button', { name: /^Why, .*bad-qualifier-value$/ })
      .first(),
  ).toBeVisible();
  await page.goto('./#/learn/findings/no-such-code');
  await expect(page.getByRole('heading', { name: 'There is no finding no-such-code' })).toBeVisible();
});

for (const [colorScheme, width] of viewports)
  test(`axe finds nothing in the list and its pages, ${colorScheme}, ${width} px`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const { list } = await opened(page);
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    };
    await check();
    expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    for (const row of await list.getByRole('button', { name: /^Why, / }).all()) await row.click();
    await check();
    for (const route of ['findings', 'findings/M010']) {
      await page.goto(`./#/learn/${route}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByText(/M010/).first().waitFor();
      await check();
    }
  });

test("on a narrow screen the list replaces the panes, and closes when a finding's place is opened", {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { bench, list } = await opened(page);
  await expect(bench.records).toBeVisible();
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Text' }).click();
  await expect(list).toBeHidden();
  await openList(page);
  await list.getByRole('button', { name: 'Line 6', exact: true }).first().click();
  await expect(list).toBeHidden();
  await expect.poll(() => bench.caret()).toMatch(/^Line 6, column/);
  await expect(bench.text.locator(':focus')).toBeAttached();
});

test('on a narrow screen the list stays after a fix, and its text leads to the line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('./#/edit');
  const bench = new Workbench(page);
  await bench.chooseFile('robots.txt', 'User-agent: *\nDisalow: /a\nDisallow: /b c\n');
  await expect(bench.access).toBeVisible();
  await openList(page);
  const list = page.getByRole('dialog', { name: 'Found in /robots.txt' });
  await list.getByRole('button', { name: 'Use Disallow, line 2' }).click();
  await expect(list.getByRole('button', { name: 'Line 2', exact: true })).toHaveCount(0);
  await expect(list).toBeVisible();
  await expect(page.getByText('Line 2: Disalow is now Disallow.')).toBeVisible();
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('button', { name: 'Access' }).click();
  await expect(list, 'the tab of the pane below it closes it').toBeHidden();
  await expect(bench.access).toBeVisible();
  await views.getByRole('button', { name: 'Text' }).click();
  await expect.poll(() => bench.caret()).toBe('Line 2, column 1');
  await openList(page);
  const text = (await list.getByText(/There is a space in/).boundingBox())!;
  await page.mouse.click(text.x + 10, text.y + 5);
  await expect(list).toBeHidden();
  await expect.poll(() => bench.caret()).toMatch(/^Line 3, column/);
});

test('product: the counts of findings on the page of versions lead to the list of findings', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', 'User-agent: *\nDisalow: /a\n');
  const counts = page.getByRole('contentinfo').getByRole('button', { name: /warning|error|note|hint/ });
  await counts.click();
  const list = page.getByRole('dialog', { name: 'Found in /robots.txt' });
  await expect(list).toBeVisible();
  await counts.click();
  await expect(list).toHaveCount(0);
  await page.goto('./#/compare');
  await expect(counts).toHaveAttribute('aria-expanded', 'false');
  await counts.click();
  await expect(page).toHaveURL(/#\/edit/);
  await expect(list).toBeVisible();
});
