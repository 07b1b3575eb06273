// The palette: every action by its name, lines, URLs, and user-agents; and the page of keys.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { scriptsOf } from './scripts-of-build.ts';
import { focusedCell, Workbench } from './workbench.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });
const field = (page: Page) => palette(page).getByRole('combobox');
const activeOption = (page: Page) => palette(page).getByRole('option', { selected: true });

async function opened(page: Page): Promise<Workbench> {
  const bench = new Workbench(page);
  await bench.openExample();
  return bench;
}

async function open(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
}

/** Opens the palette by its key, types, and chooses the first match. */
async function take(page: Page, query: string, name: string | RegExp): Promise<void> {
  await open(page);
  await page.keyboard.type(query);
  await expect(activeOption(page)).toHaveAccessibleName(name);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
}

test('design: Ctrl K finds an action by its letters and runs it, and the focus returns', async ({ page }) => {
  const bench = await opened(page);
  const path = bench.paths('unhipbot').first();
  await path.focus();
  await open(page);
  await page.keyboard.type('duprul');
  await expect(activeOption(page)).toHaveAccessibleName(/^Duplicate rule/);
  await expect(activeOption(page)).toHaveAccessibleDescription(
    'Copies the rule, with the comments above it.',
  );
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(path).toBeFocused();
  await take(page, 'duprul', /^Duplicate rule/);
  await expect(bench.paths('unhipbot')).toHaveCount(2);
  await expect(bench.paths('unhipbot').nth(1)).toBeFocused();
});

test('wcag 2.1.1: keys before the palette is loaded are typed into it, and change nothing below', {
  tag: '@second',
}, async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(scriptsOf('dialogs'), async (route) => {
    await arrival;
    await route.continue();
  });
  const bench = await opened(page);
  const before = (await bench.inspect()).storeText;
  const path = bench.paths('unhipbot').first();
  await path.focus();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('duprux');
  for (const key of ['Backspace', 'l', 'Enter', 'Alt+ArrowDown']) await page.keyboard.press(key);
  expect((await bench.inspect()).storeText).toBe(before);
  arrive();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('duprul');
  await expect(activeOption(page)).toHaveAccessibleName(/^Duplicate rule/);
  await page.keyboard.press('Escape');
  await expect(path).toBeFocused();
});

test('keys after Ctrl K are for the palette alone, also where a click into the text waits for the code editor', async ({
  page,
}) => {
  let loadEditor = () => undefined as void;
  let loadPalette = () => undefined as void;
  const editor = new Promise<void>((resolve) => {
    loadEditor = resolve;
  });
  const palette = new Promise<void>((resolve) => {
    loadPalette = resolve;
  });
  await page.route(scriptsOf('monaco'), async (route) => {
    await editor;
    await route.continue();
  });
  await page.route(scriptsOf('dialogs'), async (route) => {
    await palette;
    await route.continue();
  });
  await page.goto('./#/edit?example=small-shop');
  await page.getByText('Disallow: /cart', { exact: true }).last().click();
  const { bytes } = await new Workbench(page).inspect();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('robots');
  loadEditor();
  await page.locator('.monaco-editor').first().waitFor();
  loadPalette();
  await expect(page.getByRole('combobox', { name: 'Action, URL, crawler, rule or site' })).toHaveValue(
    'robots',
  );
  expect((await new Workbench(page).inspect()).bytes).toEqual(bytes);
});

test('design: an unavailable action says why, and Enter does nothing', { tag: '@long' }, async ({ page }) => {
  await page.goto('./#/edit');
  await page.getByRole('region', { name: 'Records' }).waitFor();
  await open(page);
  await page.keyboard.type('undo');
  await expect(activeOption(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(activeOption(page)).toHaveAccessibleDescription('Not available: Nothing to undo.');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.type(' qqq');
  await expect(palette(page).getByRole('option')).toHaveCount(0);
  await expect(palette(page).getByRole('status')).toContainText('Nothing found');
});

test('design: “:” goes to a line, “/” to a URL, “@” to a user-agent', { tag: '@long' }, async ({ page }) => {
  const bench = await opened(page);
  await bench.editor();
  await take(page, ':13', /^Allow: \/org\//);
  await expect.poll(() => bench.caret()).toBe('Line 13, column 1');
  await expect(bench.text.locator(':focus')).toHaveCount(1);
  await take(page, ':plans', /plans\.html/);
  await expect.poll(() => bench.caret()).toBe('Line 12, column 1');
  await take(page, '/services/s', /slow\.html/);
  await expect(page.locator(':focus')).toHaveAccessibleName(/services\/slow\.html/);
  await take(page, '@webcr', /^webcrawler/);
  await expect.poll(() => focusedCell(page)).toBe('0,2');
});

test('wcag 2.1.2: the palette opens from the code editor and returns the focus to it', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await opened(page);
  const editor = await bench.editor();
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor).toBeFocused();
  await take(page, 'format wi', /^Format with options/);
  await expect(page.getByRole('dialog', { name: 'Format the file' })).toBeVisible();
  // No action is available over another dialog.
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('design: the answer of a cell is changed, expected, and focused from the palette', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await opened(page);
  await bench.paths('unhipbot').first().focus();
  await take(page, 'expect this', /^Expect this answer/);
  await expect(page.getByRole('button', { name: '7 expectations hold' })).toBeVisible();
  await take(page, 'next readers', /^Next answer: Readers disagree/);
  // No watched reader has another answer for unhipbot.
  await expect.poll(() => focusedCell(page)).toBe('1,3');
  await take(page, 'change this', /^Change this answer/);
  await expect(bench.trace.locator('#flip-heading')).toBeVisible();
});

test('design: moving a rule announces its new place, and what it decides there', { tag: '@long' }, async ({
  page,
}) => {
  const bench = await opened(page);
  await expect(bench.records.getByRole('group', { name: 'line 16' })).toContainText('decides 4');
  await bench.paths('*').nth(4).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(bench.records.getByText('Moved to line 15, decides 5')).toBeAttached();
  await take(page, 'move rule down', /^Move rule down/);
  await expect(bench.records.getByText('Moved to line 16, decides 4')).toBeAttached();
  await expect(bench.paths('*').nth(4)).toBeFocused();
});

test('product: a question about a missing file can still be chosen', { tag: '@long' }, async ({ page }) => {
  const bench = await opened(page);
  await take(page, 'announced', /^Ask: Is it announced/);
  await expect(bench.access.getByRole('combobox', { name: 'Question' })).toHaveValue('dataset');
  await expect(bench.access.getByRole('combobox', { name: 'Visitor' })).toBeVisible();
});

test('design: Ctrl . goes to the fix of a finding', { tag: '@long' }, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./#/edit');
  await bench.openFile('robots.txt', 'User-agent: *\nDisalow: /a\nDisallow: /b');
  await bench.records.getByRole('textbox', { name: 'Path' }).last().focus();
  await page.keyboard.press('F8');
  await page.keyboard.press('Control+.');
  await expect(page.locator('[data-fix]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).not.toBeFocused();
});

test('design: on a narrow screen an action brings its pane to the front, even if it was never shown', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const bench = await opened(page);
  await take(page, 'block ai', /^Block AI/);
  await expect(page.getByRole('dialog', { name: /^Rules for AI/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Access/ }).click();
  await take(page, 'change this', /^Change this answer/);
  await expect(page.getByRole('group', { name: 'What to change' }).getByRole('radio').first()).toBeFocused();
  await take(page, '/services/s', /slow\.html/);
  await expect(page.locator(':focus')).toHaveAccessibleName(/services\/slow\.html/);
  await take(page, 'format wi', /^Format with options/);
  await expect(page.getByRole('dialog', { name: 'Format the file' })).toBeVisible();
  await page.keyboard.press('Escape');
  await take(page, 'add record', /^Add record/);
  await expect(bench.records.locator(':focus')).toHaveAccessibleName('User-agent');
});

test('wcag 2.1.4: single-letter keys of the table can be disabled', { tag: '@long' }, async ({ page }) => {
  const bench = await opened(page);
  const cell = bench.access.getByRole('gridcell').first();
  await take(page, 'single-key', /Turn off single-key shortcuts/);
  await cell.focus();
  await page.keyboard.press('e');
  await page.keyboard.press('n');
  await expect(cell).toBeFocused();
  await expect(page.getByRole('button', { name: '6 expectations hold' })).toBeVisible();
  await page.reload();
  await bench.access.getByRole('gridcell').first().focus();
  await page.keyboard.press('e');
  await expect(page.getByRole('button', { name: '6 expectations hold' })).toBeVisible();
  await take(page, 'single-key', /Turn on single-key shortcuts/);
  await bench.access.getByRole('gridcell').first().focus();
  await page.keyboard.press('e');
  await expect(page.getByRole('button', { name: '7 expectations hold' })).toBeVisible();
});

test('product: the page of keys lists every key by place, and can be reached', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Keys' }).click();
  await expect(page.getByRole('heading', { name: 'Keys', level: 1 })).toBeFocused();
  const rows = page.getByRole('table', { name: 'Keys: Records' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Duplicate rule' })).toContainText('Alt Shift ↓');
  await page.getByRole('button', { name: 'Commands' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Commands' })).toBeFocused();
  await take(page, 'workb', /^Workbench/);
  await page.getByRole('region', { name: 'Records' }).waitFor();
  await expect(page.locator('body')).not.toBeFocused();
});
