// ACAP in the text pane: completion, hovers, names, findings and their fixes.
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { chooseTextField, Workbench } from './workbench.ts';

const file = [
  'ACAP-version: 1.1',
  'ACAP-resource-set: news /news /press',
  'ACAP-qualified-usage: short present-snippet max-length=250-chars',
  'ACAP-crawler: *',
  'ACAP-allow-crawl: the-acap:resource-set:news',
  'ACAP-allow-(short): the-acap:resource-set:news',
  '',
].join('\n');

async function opened(page: Page, text: string): Promise<Workbench> {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', text);
  await (await bench.editor()).focus();
  return bench;
}

/** Puts the caret after the first occurrence of `text` in a line (counted from 1). */
async function goTo(page: Page, line: number, column: number): Promise<void> {
  await page.keyboard.press('Control+Home');
  const bench = new Workbench(page);
  // A wrapped line takes several key presses.
  while (!(await bench.caret()).startsWith(`Line ${line},`)) await page.keyboard.press('ArrowDown');
  for (let n = 1; n < column; n++) await page.keyboard.press('ArrowRight');
}

/** Monaco gives its menu items another role in browsers that report Windows. */
const suggestions = (page: Page, name = /./): Locator => {
  const list = page.getByRole('listbox', { name: 'Suggest' });
  return list.getByRole('option', { name }).or(list.getByRole('listitem', { name }));
};
const suggestion = (page: Page, text: string): Locator =>
  suggestions(page, new RegExp(`^${text.replaceAll(/[()]/g, '\\$&')},`));
const marks = (bench: Workbench): Locator => bench.text.locator('.squiggly-error, .squiggly-warning');

test('a permission is written by completions alone: field, usage, set, qualifier, value', {
  tag: '@second',
}, async ({ page }) => {
  const bench = await opened(page, file);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('acap-al');
  await page.keyboard.press('Control+Space');
  await expect(suggestion(page, 'ACAP-allow-')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(suggestion(page, 'crawl:')).toBeVisible();
  await page.keyboard.type('index');
  await expect(suggestion(page, 'crawl:')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(suggestion(page, 'the-acap:resource-set:news')).toBeVisible();
  await page.keyboard.type('the');
  await page.keyboard.press('Tab');
  await page.keyboard.type(' ti');
  await expect(suggestions(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(suggestion(page, 'time-limit=until-recrawled')).toBeVisible();
  await page.keyboard.type('n-day');
  await expect(suggestions(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.type('7');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  const { storeText, editorText } = await bench.inspect();
  expect(storeText).toBe(`${file}ACAP-allow-index: the-acap:resource-set:news time-limit=7-days`);
  expect(editorText).toBe(storeText);
});

test('a line that is typed in full is not changed by completions', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await opened(page, file);
  await page.keyboard.press('Control+End');
  const typed =
    'ACAP-allow-index: /a time-limit=3-days time-limit=until-2031-01-31\nACAP-disallow-present: /b\nACAP-request-take-down: /c\n';
  await page.keyboard.type(typed, { delay: 15 });
  expect((await bench.inspect()).storeText).toBe(file + typed);
});

test('conventional fields are also completed; comments have no completions', { tag: '@long' }, async ({
  page,
}) => {
  const bench = await opened(page, 'User-agent: *\n\n# ');
  await goTo(page, 2, 1);
  await page.keyboard.press('Control+Space');
  await expect(suggestion(page, 'Disallow:')).toBeVisible();
  await page.keyboard.type('Dis');
  await expect(suggestions(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.type('/x');
  expect((await bench.inspect()).storeText).toBe('User-agent: *\nDisallow: /x\n# ');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+Space');
  await expect(suggestions(page)).toHaveCount(0);
});

test('hovering over a word shows its meaning and the section that defines it', { tag: '@long' }, async ({
  page,
}) => {
  const bench = await opened(page, file);
  const hover = page.getByRole('tooltip');
  await bench.text.getByText('max-length').hover();
  await expect(hover).toContainText('The most characters or words in a snippet');
  await expect(hover).toContainText('ACAP 1.1 2.5.5.4');
  await bench.text.getByText('(short)').hover();
  await expect(hover).toContainText('Line 3 defines short');
  await expect(hover).toContainText('ACAP-qualified-usage: short present-snippet');
});

test('F12 goes from a set to its definition; Shift F12 lists its uses', { tag: '@long' }, async ({
  page,
}) => {
  const bench = await opened(page, file);
  await goTo(page, 5, 43);
  await page.keyboard.press('F12');
  await expect.poll(() => bench.caret()).toBe('Line 2, column 20');
  await page.keyboard.press('Shift+F12');
  await expect(page.getByRole('tree').getByRole('treeitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
});

test('F2 renames a set in all its uses, as one undo step', { tag: '@long' }, async ({ page }) => {
  const bench = await opened(page, file);
  await goTo(page, 6, 46);
  await page.keyboard.press('F2');
  const field = page.getByRole('textbox', { name: 'Rename input' });
  await field.fill('9');
  await field.press('Enter');
  await expect(bench.text.getByText('A name begins with a letter')).toBeVisible();
  expect((await bench.inspect()).storeText).toBe(file);
  await page.keyboard.press('F2');
  await field.fill('papers');
  await field.press('Enter');
  await expect
    .poll(async () => (await bench.inspect()).storeText)
    .toBe(file.replaceAll(': news', ': papers').replaceAll(':news', ':papers'));
  expect((await bench.inspect()).editorText).toBe((await bench.inspect()).storeText);
  await (await bench.editor()).focus();
  await page.keyboard.press('Control+z');
  expect((await bench.inspect()).storeText).toBe(file);
});

test('a finding is marked, described, and fixed in one step; the marks follow', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await opened(page, file.replace('(short)', '(shrot)'));
  await expect(marks(bench)).not.toHaveCount(0);
  const before = await bench.inspect();
  await goTo(page, 6, 14);
  await page.keyboard.press('Control+.');
  await page
    .getByRole('option', { name: 'Rename to short' })
    .or(page.getByText(/Rename to short|Use short/))
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await bench.inspect()).storeText).toBe(file);
  await expect(marks(bench)).toHaveCount(0);
  await (await bench.editor()).focus();
  await page.keyboard.press('Control+z');
  expect((await bench.inspect()).storeText).toBe(before.storeText);
  await expect(marks(bench)).not.toHaveCount(0);
});

test('axe finds nothing in the text pane with marks in it, light and dark', { tag: '@long' }, async ({
  page,
}) => {
  const bench = await opened(page, file.replace('(short)', '(shrot)'));
  await expect(marks(bench)).not.toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).include('section[aria-label="Text"]').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
});

test('the status line counts findings; their list goes to the line and fixes it, also without the code editor', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await opened(page, file.replace('(short)', '(shrot)'));
  await chooseTextField(page, 'Plain text area');
  const count = page.getByRole('contentinfo').getByRole('button', { name: /error/ });
  await expect(count).toContainText('1 error');
  await count.click();
  const list = page.getByRole('dialog', { name: 'Found in /robots.txt' });
  const entry = list.getByRole('listitem').filter({ hasText: 'error' });
  await entry.getByRole('button', { name: 'Line 6', exact: true }).click();
  await expect.poll(() => bench.caret()).toMatch(/^Line 6, column/);
  await entry.getByRole('button', { name: 'Use short, line 6' }).click();
  await expect.poll(async () => (await bench.inspect()).storeText).toBe(file);
  await expect(list.getByRole('listitem').filter({ hasText: 'error' })).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});
