// The plain text area instead of the code editor, and files that are too big for both.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { scriptsOf } from './scripts-of-build.ts';
import { chooseTextField, Workbench } from './workbench.ts';

async function plain(page: Page, file: string): Promise<Workbench> {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', file);
  await chooseTextField(page, 'Plain text area');
  await bench.text.locator('textarea[aria-label="Policy text"]').waitFor();
  await (await bench.editor()).focus();
  return bench;
}

/** The last characters of file and editor, and whether they agree: big texts are not transferred to the test. */
const ends = (page: Page) =>
  page.evaluate(() => {
    const { gatepost } = globalThis as unknown as {
      gatepost: { inspect: () => { storeText: string; editorText: string | null } };
    };
    const { storeText, editorText } = gatepost.inspect();
    return {
      agree: storeText === editorText,
      none: editorText === null,
      first: storeText.slice(0, 9),
      last: storeText.slice(-5),
    };
  });

const agree = async (bench: Workbench) => {
  const { storeText, editorText } = await bench.inspect();
  expect(editorText).toBe(storeText.replaceAll(/\r\n|\r/g, '\n'));
  return storeText;
};

test("text typed in the text area is in the file and the form at once, with the file's line endings", async ({
  page,
}) => {
  const bench = await plain(page, 'User-agent: *\r\nDisallow: /a\rAllow: /b\n');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.type('bc');
  await expect.poll(() => bench.caret()).toBe('Line 2, column 15');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Allow: /new');
  expect(await agree(bench)).toBe('User-agent: *\r\nDisallow: /abc\rAllow: /new\rAllow: /b\n');
  await expect(bench.paths('*').nth(1)).toHaveValue('/new');
});

test('undo uses the shared history, by key and by the browser’s menu, and moves the caret', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await plain(page, 'User-agent: *\nDisallow: /a\n');
  await bench.paths('*').first().fill('/form');
  await (await bench.editor()).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('# typed');
  await page.keyboard.press('Control+z');
  expect(await agree(bench)).toBe('User-agent: *\nDisallow: /form\n');
  await page.evaluate(() =>
    document.activeElement?.dispatchEvent(
      new InputEvent('beforeinput', { inputType: 'historyUndo', bubbles: true, cancelable: true }),
    ),
  );
  expect(await agree(bench)).toBe('User-agent: *\nDisallow: /a\n');
  await page.keyboard.press('Control+Shift+z');
  expect(await agree(bench)).toBe('User-agent: *\nDisallow: /form\n');
});

test('an edit in the form leaves the caret in the text area where it was, and a row shows its line', {
  tag: '@long',
}, async ({ page }) => {
  const rules = Array.from({ length: 300 }, (_, i) => `Disallow: /${i}\n`).join('');
  const bench = await plain(page, `User-agent: *\n${rules}`);
  await page.keyboard.press('Control+Home');
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowDown');
  await bench.paths('*').first().fill('/longer-than-it-was');
  await expect.poll(() => bench.caret()).toBe('Line 2, column 1');
  await (await bench.editor()).focus();
  await page.keyboard.type('#');
  expect((await agree(bench)).split('\n')[1]).toBe('#Disallow: /longer-than-it-was');
  await page.keyboard.press('Control+End');
  const area = await bench.editor();
  expect(await area.evaluate((element) => element.scrollTop)).toBeGreaterThan(1000);
  await expect(bench.paths('*').last()).toHaveValue('/299');
  await bench.records.hover();
  await page.mouse.wheel(0, -100_000);
  await expect(bench.paths('*').first()).toHaveValue('/1');
  await bench.paths('*').first().focus();
  await expect.poll(() => area.evaluate((element) => element.scrollTop)).toBeLessThan(100);
});

test('the choice is stored, does not fetch the code editor, and can be reverted', { tag: '@long' }, async ({
  page,
}) => {
  const bench = await plain(page, 'User-agent: *\nDisallow: /a\n');
  const fetched: string[] = [];
  page.on('request', (request) => {
    // The previous page may have requested the editor.
    if (request.isNavigationRequest()) fetched.length = 0;
    fetched.push(request.url());
  });
  await bench.reload();
  await bench.text.locator('textarea[aria-label="Policy text"]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => scriptsOf('editor', 'monaco').test(url))).toEqual([]);
  await chooseTextField(page, 'Code editor');
  await bench.text.locator('.monaco-editor').first().waitFor();
  expect(await agree(bench)).toBe('User-agent: *\nDisallow: /a\n');
});

test('if the code editor cannot be loaded, a text area replaces it and says so', { tag: '@long' }, async ({
  page,
  problems,
}) => {
  const bench = new Workbench(page);
  await page.route(scriptsOf('editor'), (route) => route.abort());
  await bench.openExample();
  await expect(bench.text.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await (await bench.editor()).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('# typed');
  expect(await agree(bench)).toContain('# typed');
  problems.length = 0;
  await page.unroute(scriptsOf('editor'));
  await bench.text.getByRole('button', { name: 'Try again' }).click();
  await bench.text.locator('.monaco-editor').first().waitFor();
  expect(await agree(bench)).toContain('# typed');
});

test('a character that the encoding cannot represent is also refused in the text area', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', Buffer.from('Allow: /\xe9\n', 'latin1'));
  await chooseTextField(page, 'Plain text area');
  await (await bench.editor()).focus();
  await page.keyboard.press('End');
  await page.keyboard.insertText('€');
  await expect(page.getByRole('alert').filter({ hasText: 'was not written' })).toBeVisible();
  expect(await agree(bench)).toBe('Allow: /é\n');
});

test('a file of 3.7 MB, too slow for a text area, is shown as plain text and edited in the code editor', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  const rules = Array.from({ length: 130_000 }, (_, i) => `Disallow: /some/where/${i}\n`).join('');
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', `User-agent: *\n${rules}`);
  await chooseTextField(page, 'Plain text area');
  await expect(bench.text.getByText('a plain text area is too slow above 1 MB')).toBeVisible();
  await bench.text.getByRole('region', { name: 'Policy text, read-only' }).waitFor();
  await chooseTextField(page, 'Code editor');
  await (await bench.editor()).focus();
  await page.keyboard.type('#');
  expect(await ends(page)).toMatchObject({ agree: true, first: '#User-age' });
});

test('a line of 900,000 characters is shown in the code editor and can be edited', { tag: '@long' }, async ({
  page,
}) => {
  test.slow();
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', `User-agent: *\nDisallow: /${'x'.repeat(900_000)}\nAllow: /b\n`);
  await (await bench.editor()).focus();
  await page.keyboard.press('Control+End');
  const before = Date.now();
  await page.keyboard.type('# end');
  console.log(`code editor, a line of 900,000 characters: ${(Date.now() - before) / 5} ms a key`);
  expect(await ends(page)).toMatchObject({ agree: true, last: '# end' });
});
