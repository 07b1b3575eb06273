import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { dispatchPaste } from './paste.ts';
import { Workbench } from './workbench.ts';

const file =
  '# top\nUser-agent: a\nDisallow: /a1\nDisallow: /a2 # why\nDisallow: /a3\n\nUser-agent: b\nDisallow: /b1\nDisallow: /b2\n';

async function open(bench: Workbench, text = file): Promise<void> {
  await bench.page.goto('./');
  await bench.openFile('robots.txt', text);
  await bench.records.getByRole('article').first().waitFor();
}

const caretOf = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.selectionStart);

const text = async (bench: Workbench) => (await bench.inspect()).storeText;

test('up and down move from row to row in the same column, also to rows that are not rendered', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await open(bench);
  await bench.paths('a').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(bench.paths('a').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(bench.record('b').getByRole('combobox', { name: 'User-agent' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(bench.paths('b').first()).toBeFocused();
  const rules = Array.from({ length: 400 }, (_, i) => `Disallow: /${i}`);
  await bench.openFile('robots.txt', ['User-agent: a', ...rules, ''].join('\n'));
  await bench.paths('a').first().focus();
  for (let i = 0; i < 60; i++) await page.keyboard.press('ArrowDown');
  await expect(
    bench.records.getByRole('group', { name: 'line 62', exact: true }).getByRole('textbox', { name: 'Path' }),
  ).toBeFocused();
});

test("Delete on a row's menu button removes the row, and the focus moves to the next menu button", {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await open(bench);
  await bench.records.getByRole('button', { name: 'More for line 3' }).focus();
  await page.keyboard.press('Delete');
  expect(await text(bench)).toBe(file.replace('Disallow: /a1\n', ''));
  await expect(bench.records.getByRole('button', { name: 'More for line 3' })).toBeFocused();
  await page.keyboard.press('Delete');
  expect(await text(bench)).not.toContain('/a2');
});

test('Escape discards a draft and shows the value of the file again', { tag: '@long' }, async ({ page }) => {
  const bench = new Workbench(page);
  await open(bench);
  const agent = bench.record('a').getByRole('combobox', { name: 'User-agent' });
  await agent.fill('a#b');
  await agent.press('Escape');
  await expect(agent).toHaveValue('a');
  await expect(agent).toBeFocused();
  expect(await text(bench)).toBe(file);
});

test('undo in a field keeps the focus, and the caret at the same characters', { tag: '@long' }, async ({
  page,
}) => {
  const bench = new Workbench(page);
  await open(bench);
  const path = bench.paths('a').first();
  await path.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('xyz');
  await expect(path).toHaveValue('/xyza1');
  await page.keyboard.press('Control+z');
  await expect(path).toHaveValue('/a1');
  await expect(path).toBeFocused();
  expect(await caretOf(path)).toBe(1);
});

test('undoing a move into another record moves the focus and the caret back with the row', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await open(bench);
  const path = bench.paths('a').nth(2);
  await path.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(bench.paths('b').first()).toHaveValue('/a3');
  await expect(bench.paths('b').first()).toBeFocused();
  expect(await caretOf(bench.paths('b').first())).toBe(1);
  await page.keyboard.press('Control+z');
  await expect(bench.paths('a').nth(2)).toBeFocused();
  expect(await caretOf(bench.paths('a').nth(2))).toBe(1);
  expect(await text(bench)).toBe(file);
});

test('undoing a new rule gives the focus to the row in its place', { tag: '@long' }, async ({ page }) => {
  const bench = new Workbench(page);
  await open(bench);
  await bench.paths('a').first().focus();
  await page.keyboard.press('Control+Enter');
  await expect(bench.paths('a').nth(1)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(bench.paths('a').nth(1)).toHaveValue('/a2');
  await expect(bench.paths('a').nth(1)).toBeFocused();
});

test('folding keeps the focus, and a folded record stays folded when its first user-agent is removed', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await open(bench, 'User-agent: a\nUser-agent: b\nDisallow: /\n');
  await bench.records.getByRole('button', { name: 'Fold' }).click();
  await expect(bench.records.getByRole('button', { name: 'Unfold' })).toBeFocused();
  await bench.records.getByRole('button', { name: 'More for a on line 1' }).click();
  await page.getByRole('menuitem', { name: 'Remove a from this record' }).click();
  await expect(bench.record('b')).toBeVisible();
  await expect(bench.records.getByRole('button', { name: 'Unfold' })).toBeVisible();
});

test('a comment is written above from the menu, and several pasted lines are several comment lines', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await open(bench);
  await bench.records.getByRole('button', { name: 'More for line 4' }).click();
  await page.getByRole('menuitem', { name: 'Add a comment above' }).click();
  const comment = bench.records.getByRole('group', { name: 'line 4', exact: true }).getByRole('textbox');
  await expect(comment).toBeFocused();
  await dispatchPaste(page, 'one\r\ntwo\n\n# three');
  expect(await text(bench)).toContain('/a1\n# one\n# two\n# three\nDisallow: /a2 # why\n');
});

test('a menu acts on the row of its button, and after duplicating, splitting, and deleting the focus is on the affected row', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await open(bench);
  const choose = async (menu: string, item: string) => {
    await bench.records.getByRole('button', { name: menu, exact: true }).first().click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('More for line 4', 'Duplicate');
  await expect(bench.paths('a').nth(2)).toBeFocused();
  await choose('More for line 5', 'Delete line 5');
  await expect(bench.records.getByRole('button', { name: 'More for line 5' })).toBeFocused();
  await choose('More for line 4', 'Begin a new record here');
  await expect(bench.record('a').nth(1).getByRole('combobox', { name: 'User-agent' })).toBeFocused();
  await choose('More for this record', 'Duplicate');
  await expect(bench.record('a').nth(1).getByRole('combobox', { name: 'User-agent' })).toBeFocused();
});

test('a rule moves to a distant line by its number', { tag: '@long' }, async ({ page }) => {
  const bench = new Workbench(page);
  await open(bench);
  await bench.records.getByRole('button', { name: 'More for line 3' }).click();
  await page.getByRole('menuitem', { name: 'Move to line…' }).click();
  await expect(bench.records.getByRole('textbox', { name: 'Move to line' })).toBeFocused();
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  await expect(bench.records.getByText('That line is not in a record')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(bench.paths('b').nth(2)).toHaveValue('/a1');
  await expect(bench.paths('b').nth(2)).toBeFocused();
  expect(await text(bench)).toBe(`${file.replace('Disallow: /a1\n', '')}Disallow: /a1\n`);
});

/** Presses a button and returns the focused element before the browser handles the next key. */
const pressed = (button: Locator) =>
  button.evaluate(async (element: HTMLElement) => {
    element.focus();
    element.click();
    await Promise.resolve();
    return document.activeElement?.ariaLabel;
  });

test('wcag 2.1.1: an added row has the focus before the next key, also if it is out of view', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  const rules = (name: string) => Array.from({ length: 300 }, (_, i) => `Disallow: /${name}${i}\n`).join('');
  await open(bench, `User-agent: a\n${rules('a')}\nUser-agent: b\n${rules('b')}`);
  await bench.records.getByRole('button', { name: 'Add', exact: true }).click();
  // The menu closes first, so here the focus comes a moment later.
  await page.getByRole('menuitem', { name: 'Add record' }).click();
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', 'User-agent');
  await page.keyboard.type('z');
  expect((await text(bench)).slice(-30)).toContain('User-agent: z\n');
  await bench.records.locator('[data-sized]').evaluate((list) => list.parentElement?.scrollTo(0, 0));
  const first = bench.record('a');
  expect(await pressed(first.getByRole('button', { name: 'Add rule' }))).toBe('Path');
  await page.keyboard.type('/z');
  expect(await text(bench)).toContain('/a299\nDisallow: /z\n');
  await bench.records.locator('[data-sized]').evaluate((list) => list.parentElement?.scrollTo(0, 0));
  expect(await pressed(first.getByRole('button', { name: 'Add user-agent' }))).toBe('User-agent');
  await page.keyboard.type('y');
  expect(await text(bench)).toMatch(/^User-agent: a\nUser-agent: y\n/);
});
