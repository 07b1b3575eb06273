// The text pane: keys, caret, refused characters, odd characters, loading.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openInputMethod } from './composition.ts';
import { expect, test } from './fixtures.ts';
import { scriptsOf } from './scripts-of-build.ts';
import { Workbench } from './workbench.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

async function opened(page: Page, file: Uint8Array | string): Promise<Workbench> {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', file);
  await (await bench.editor()).focus();
  return bench;
}

test('Tab writes a tab; Esc, then Tab leaves the editor, Shift+Tab comes back', async ({ page }) => {
  const bench = await opened(page, 'Allow: /\n');
  await page.keyboard.press('Tab');
  expect((await bench.inspect()).storeText).toBe('\tAllow: /\n');
  await page.keyboard.press('Escape');
  await expect(bench.text.getByRole('status')).toHaveText('Tab now leaves the editor');
  const editor = bench.text.getByRole('textbox', { name: 'Policy text' });
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.type('x');
  await page.keyboard.press('Tab');
  expect((await bench.inspect()).storeText).toBe('\tx\tAllow: /\n');
});

test('undo from a field of the form shows the change in the text, and does not move the focus', {
  tag: '@second',
}, async ({ page }) => {
  const bench = await opened(page, `User-agent: *\nDisallow: /a\n${'#\n'.repeat(200)}`);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('~');
  // The form has scrolled with the caret to the end.
  await bench.records.hover();
  await page.mouse.wheel(0, -20_000);
  await bench.paths('*').first().focus();
  await expect.poll(() => bench.caret()).toBe('Line 2, column 1');
  await page.keyboard.press('Control+z');
  await expect.poll(() => bench.caret()).toBe('Line 203, column 1');
  await expect(bench.paths('*').first()).toBeFocused();
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => bench.caret()).toBe('Line 203, column 2');
  await expect(bench.text.getByText('~', { exact: true })).toBeVisible();
});

test("the browser's Undo menu item uses the shared history", { tag: '@long' }, async ({ page }) => {
  const bench = await opened(page, 'Allow: /\n');
  const fromMenu = (inputType: string) =>
    page.evaluate(
      (type) =>
        document.activeElement?.dispatchEvent(
          new InputEvent('beforeinput', { inputType: type, bubbles: true, cancelable: true }),
        ),
      inputType,
    );
  await page.keyboard.type('a');
  await page.waitForTimeout(600);
  await page.keyboard.type('b');
  await fromMenu('historyUndo');
  expect((await bench.inspect()).storeText).toBe('aAllow: /\n');
  await fromMenu('historyRedo');
  expect((await bench.inspect()).storeText).toBe('abAllow: /\n');
});

test('a character that the encoding cannot represent: a message, no change, and two choices', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await opened(page, latin1('Allow: /\xe9\n'));
  await page.keyboard.press('End');
  await page.keyboard.type('a€');
  await expect(page.getByText('Line 1: “€” was not written.')).toBeVisible();
  const { storeText, editorText } = await bench.inspect();
  expect([storeText, editorText]).toEqual(['Allow: /éa\n', 'Allow: /éa\n']);
  await expect.poll(() => bench.caret()).toBe('Line 1, column 11');

  await page.getByRole('button', { name: 'Write %E2%82%AC' }).click();
  await page.keyboard.type('b');
  expect(Buffer.from((await bench.inspect()).bytes)).toEqual(latin1('Allow: /\xe9a%E2%82%ACb\n'));
  await expect(page.getByText('Line 1: “€” was not written.')).toHaveCount(0);

  await page.keyboard.type('ж');
  await page.getByRole('button', { name: 'Convert the file to UTF-8 and write it' }).click();
  await page.keyboard.type('!');
  const converted = await bench.inspect();
  expect(Buffer.from(converted.bytes).toString()).toBe('Allow: /éa%E2%82%ACbж!\n');
  expect(converted.editorText).toBe(converted.storeText);
});

test('product: a file in Shift_JIS is shown as its author saw it, keeps its bytes, and can be converted', {
  tag: '@second',
}, async ({ page }) => {
  // "Disallow: /テスト/検索" in Shift_JIS.
  const path = Buffer.from('2f8365835883672f8c9f8df50a', 'hex');
  const file = Buffer.concat([Buffer.from('User-agent: *\nDisallow: '), path]);
  const bench = await opened(page, file);
  const isOther = page.getByRole('contentinfo').getByRole('button', { name: /not UTF-8$/ });
  await expect(isOther).toBeVisible();
  await expect(bench.paths('*').first()).toHaveValue('/テスト/検索');
  expect(Buffer.from((await bench.inspect()).bytes)).toEqual(file);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('# 索é');
  await expect(page.getByText('This file is in Shift_JIS, which does not have')).toBeVisible();
  expect(Buffer.from((await bench.inspect()).bytes)).toEqual(
    Buffer.concat([file, Buffer.from('# '), Buffer.from('8df5', 'hex')]),
  );
  await isOther.click();
  await page.getByRole('button', { name: 'Convert to UTF-8' }).click();
  await expect(isOther).toHaveCount(0);
  expect(Buffer.from((await bench.inspect()).bytes).toString()).toBe(
    'User-agent: *\nDisallow: /テスト/検索\n# 索',
  );
});

test('product: the text of another file is shown from its first line', { tag: '@second' }, async ({
  page,
}) => {
  const text = (name: string) =>
    `User-agent: *\n${Array.from({ length: 200 }, (_, place) => `Disallow: /${name}${place}`).join('\n')}\n`;
  const bench = await opened(page, text('one'));
  const line = (content: string) => bench.text.locator('.view-line', { hasText: content });
  await expect(line('/one0')).toBeVisible();
  await bench.text.locator('.monaco-editor').first().hover();
  await page.mouse.wheel(0, 2500);
  await expect(line('/one0')).toHaveCount(0);
  await bench.openFile('robots.txt', text('two'));
  await expect(line('User-agent: *')).toBeVisible();
  await expect.poll(() => bench.caret()).toBe('Line 1, column 1');
});

test('characters that editors remove are kept: a second byte order mark, NUL, U+2028, a line of 25,000', {
  tag: '@long',
}, async ({ page }) => {
  const long = `Disallow: /${'x*'.repeat(12_500)}`;
  const text = `\ufeff\u2028# \0\x01\x7f\u0085\r\nUser-agent: *\r${long}\n \t\r\n\r\n`;
  const bench = await opened(page, `\ufeff${text}`);
  const before = await bench.inspect();
  expect(before.storeText).toBe(text);
  expect(before.editorText).toBe(text.replace(/\r\n|\r/g, '\n'));
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('a');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  // The first press moves to the end of the visual row, the second to the end of the line.
  await page.keyboard.press('End');
  await page.keyboard.press('End');
  await page.keyboard.type('z');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  const after = await bench.inspect();
  expect(after.storeText).toBe(`a${text}`.replace(long, `${long}z`) + '\r\n');
  expect(after.editorText).toBe(after.storeText.replace(/\r\n|\r/g, '\n'));
  expect(Buffer.from(after.bytes).toString()).toBe(`\ufeff${after.storeText}`);
});

test('composing with an input method: every state is in the store, and the composition is one undo step', async ({
  page,
}) => {
  const bench = await opened(page, 'Allow: /\r\n');
  const method = await openInputMethod(page);
  await page.keyboard.press('End');
  for (const text of ['n', 'に', 'にh', 'にほ', '日本']) {
    await page.waitForTimeout(text === 'にほ' ? 700 : 0);
    await method.show(text);
    const { storeText, editorText } = await bench.inspect();
    expect([storeText, editorText]).toEqual([`Allow: /${text}\r\n`, `Allow: /${text}\n`]);
  }
  await method.finish('日本');
  expect((await bench.inspect()).storeText).toBe('Allow: /日本\r\n');
  await page.keyboard.press('Control+z');
  expect((await bench.inspect()).storeText).toBe('Allow: /\r\n');
});

test('typing with pauses makes several undo steps, without pauses one', { tag: '@long' }, async ({
  page,
}) => {
  const bench = await opened(page, '');
  await page.keyboard.type('one');
  await page.waitForTimeout(700);
  await page.keyboard.type('two');
  await page.keyboard.press('Control+z');
  expect((await bench.inspect()).storeText).toBe('one');
  await page.keyboard.press('Control+z');
  expect((await bench.inspect()).storeText).toBe('');
});

test('the editor is restored with its text and position after a visit to another page', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await opened(page, `User-agent: *\r\n${'Disallow: /x\r'.repeat(300)}`);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('# here');
  await page.getByRole('link', { name: 'Gatepost, Start' }).click();
  await expect(bench.text).toBeHidden();
  await page.goBack();
  await (await bench.editor()).focus();
  await expect.poll(() => bench.caret()).toBe('Line 302, column 7');
  await page.keyboard.type('!');
  const { storeText, editorText } = await bench.inspect();
  expect(storeText.endsWith('\r# here!')).toBe(true);
  expect(editorText).toBe(storeText.replace(/\r\n|\r/g, '\n'));
});

test('design: after an edit a bar marks the line in the text, a wedge marks removed lines, and undo removes both', {
  tag: '@second',
}, async ({ page }) => {
  const bench = await opened(page, 'User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /c\n');
  await bench.editor();
  const marks = bench.text.getByTitle(/Changed since it was saved|removed/);
  await expect(marks).toHaveCount(0);
  await bench.paths('*').first().fill('/changed');
  await expect(bench.text.getByTitle('Changed since it was saved')).toBeVisible();
  await bench.records.getByRole('button', { name: 'More for line 4' }).click();
  await page
    .getByRole('menuitem', { name: /^Delete/ })
    .first()
    .click();
  await expect(bench.text.getByTitle('1 line removed')).toBeVisible();
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(marks).toHaveCount(0);
});

test('the editor is fetched only when a text is shown, and nothing moves when it is ready', {
  tag: '@second',
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on('response', (response) => void fetched.push(response.url()));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('./');
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => scriptsOf('editor', 'monaco').test(url) || url.includes('worker'))).toEqual(
    [],
  );
  const bench = new Workbench(page);
  await bench.openExample();
  await (await bench.editor()).focus();
  await bench.settled();
  expect(fetched.filter((url) => scriptsOf('editor').test(url)).length).toBeGreaterThan(0);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
});

test('the editor has the colors of the page in every theme, and colors wildcards only for readers that have them; axe finds nothing', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await opened(page, 'User-agent: *\nDisallow: /a*b # why\nAllow: /\nno line at all\n');
  const colourOf = (text: string) =>
    bench.text
      .getByText(text, { exact: true })
      .last()
      .evaluate((element) => getComputedStyle(element).color);
  const token = (name: string) =>
    page.evaluate((variable) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(${variable})`;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, name);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => colourOf('Disallow')).toBe(await token('--code-disallow'));
    expect(await colourOf('Allow')).toBe(await token('--code-allow'));
    const { violations } = await new AxeBuilder({ page }).include('section[aria-label="Text"]').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
  await bench.readAs('rfc9309');
  await expect.poll(() => colourOf('*')).toBe(await token('--code-special'));
  await bench.readAs('koster-1996');
  await expect.poll(() => bench.text.getByText('/a*b', { exact: true }).count()).toBe(1);
});

test('the outline lists records by user-agent, finds one by a part of its name, and goes there', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await opened(page, 'User-agent: a\nDisallow: /\n\nUser-agent: b\nUser-agent: c\nAllow: /\n');
  await page.keyboard.press('Control+Shift+o');
  const entries = page.getByRole('listbox').getByRole('option');
  await expect(entries).toHaveCount(4);
  await expect(entries.nth(2)).toContainText('b, c');
  await page.keyboard.type('c');
  await expect(entries).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => bench.caret()).toBe('Line 4, column 1');
  await page.keyboard.type('#');
  expect((await bench.inspect()).storeText).toContain('\n#User-agent: b\n');
});

test('a record folds under its first user-agent, and unfolds', { tag: '@long' }, async ({ page }) => {
  const bench = await opened(page, 'User-agent: a\nDisallow: /one\n\nUser-agent: b\nAllow: /two\n');
  await expect(bench.text.getByText('/one')).toBeVisible();
  await page.keyboard.press('Control+Shift+[');
  await expect(bench.text.getByText('/one')).toBeHidden();
  await expect(bench.text.getByText('/two')).toBeVisible();
  await page.keyboard.press('Control+Shift+]');
  await expect(bench.text.getByText('/one')).toBeVisible();
});

test('by keyboard: Find opens, counts, moves through the matches, and closes, and the caret is in the text again', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await opened(page, 'User-agent: a\nDisallow: /one\nDisallow: /two\nDisallow: /one/more\n');
  await page.keyboard.press('Control+f');
  await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
  await page.keyboard.type('/one');
  await expect.poll(() => bench.caret()).toBe('Line 2, column 15');
  await page.keyboard.press('Enter');
  await expect.poll(() => bench.caret()).toBe('Line 4, column 15');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Find' })).toBeHidden();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  expect((await bench.inspect()).storeText).toContain('/one/more!\n');
});

test('in a file of 47,000 lines the outline goes to a record, Find to a line, and the form follows', {
  tag: '@long',
}, async ({ page }) => {
  const rules = (record: number) =>
    Array.from({ length: 9 }, (_, i) => `Disallow: /${record}/${i}\n`).join('');
  const text = Array.from({ length: 4700 }, (_, i) => `User-agent: r${i}\n${rules(i)}`).join('');
  const bench = await opened(page, text);
  await page.keyboard.press('Control+Shift+o');
  await page.keyboard.type('r4242');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => bench.caret()).toBe('Line 42421, column 1');
  await expect(bench.record('r4242')).toBeInViewport();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('/99/7');
  await expect.poll(() => bench.caret()).toBe('Line 999, column 16');
  await expect(bench.paths('r99').nth(7)).toBeInViewport();
});

test('product: a click into the text and the keys after it are not lost while the code editor is fetched', async ({
  page,
}) => {
  const heldRequests: (() => void)[] = [];
  await page.route(/\/monaco-editor-[^/]*\.js$/, async (route) => {
    await new Promise<void>((go) => heldRequests.push(go));
    await route.continue();
  });
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', 'User-agent: *\nDisallow: /a\nDisallow: /b\n');
  const line = bench.text.getByText('Disallow: /a', { exact: true });
  await line.click();
  await page.keyboard.press('End');
  await expect.poll(() => heldRequests.length).toBeGreaterThan(0);
  const box = (await line.boundingBox())!;
  await page.mouse.click(box.x + box.width - 40, box.y + box.height / 2);
  await page.keyboard.type('bx');
  await page.keyboard.press('Backspace');
  for (const go of heldRequests) go();
  await bench.editor();
  await expect
    .poll(async () => (await bench.inspect()).storeText)
    .toBe('User-agent: *\nDisallow: /ab\nDisallow: /b\n');
  await page.keyboard.type('c');
  await expect
    .poll(async () => (await bench.inspect()).storeText)
    .toBe('User-agent: *\nDisallow: /abc\nDisallow: /b\n');
});

test('product: on a phone, the place where one was is shown while the code editor is fetched', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const heldRequests: (() => void)[] = [];
  await page.route(/\/monaco-editor-[^/]*\.js$/, async (route) => {
    await new Promise<void>((go) => heldRequests.push(go));
    await route.continue();
  });
  const bench = new Workbench(page);
  await page.goto('./');
  const rules = Array.from({ length: 300 }, (_, i) => `Disallow: /${i}\n`).join('');
  await bench.openFile('robots.txt', `${'# A comment\n'.repeat(150)}User-agent: *\n${rules}`);
  await bench.paths('*').nth(1).focus();
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Text' }).click();
  const line = bench.text.getByText('Disallow: /1', { exact: true });
  await expect(line).toBeInViewport();
  await expect.poll(() => heldRequests.length).toBeGreaterThan(0);
  await line.click({ position: { x: 200, y: 8 } });
  await page.keyboard.type('x');
  for (const go of heldRequests) go();
  await bench.editor();
  await expect.poll(async () => (await bench.inspect()).storeText).toContain('Disallow: /1x\nDisallow: /2\n');
});
