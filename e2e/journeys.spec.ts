import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const MIXED =
  'User-agent: *\r\nDisallow: /a # keep\nAllow: /b\rX-Unknown: 1\n\n broken line here\nDisallow: /c';

test('open, edit in the form, save: only the edited line differs, byte for byte', async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const bytes = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(MIXED)]);
  await bench.openFile('robots.txt', bytes);
  await bench.paths('*').first().fill('/changed');
  const saved = await bench.saveFile();
  expect(saved.name).toBe('robots.txt');
  expect(saved.bytes.toString('latin1')).toBe(
    bytes.toString('latin1').replace('Disallow: /a # keep', 'Disallow: /changed # keep'),
  );
  await expect(page.getByText('No unsaved changes')).toBeVisible();
});

test('a file that is not UTF-8 comes back octet by octet', { tag: '@second' }, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const bytes = Buffer.from('# \xcf\xf0\xe8\xe2\xe5\xf2\nUser-agent: *\nDisallow: /\xf4\n', 'latin1');
  await bench.openFile('robots.txt', bytes);
  await page.getByRole('combobox', { name: 'Allow or Disallow' }).selectOption('Allow');
  const saved = await bench.saveFile();
  expect(saved.bytes.toString('latin1')).toBe(bytes.toString('latin1').replace('Disallow', 'Allow'));
});

test('a letter that the encoding cannot represent is refused with two choices, and nothing changes until one is made', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', Buffer.from('User-agent: *\nDisallow: /\xf4\n', 'latin1'));
  const before = await bench.inspect();
  await bench.paths('*').first().fill('/ж');
  await expect(bench.records.getByRole('status').filter({ hasText: 'ж' })).toBeVisible();
  expect((await bench.inspect()).bytes).toEqual(before.bytes);
  // One of the two choices of the notice; the row offers the same as a fix.
  await page
    .getByRole('alert')
    .getByRole('button', { name: /^Convert the file to UTF-8/ })
    .click();
  await bench.paths('*').first().fill('/ж');
  expect((await bench.inspect()).storeText).toBe('User-agent: *\nDisallow: /ж\n');
});

test('text that is typed appears in the form at once', async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  const editor = await bench.editor();
  await editor.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nUser-agent: newbot\nDisallow: /new');
  await expect(bench.paths('newbot').first()).toHaveValue('/new');
  await expect(bench.record('newbot')).toBeVisible();
});

test('an edit in the form leaves the cursor in the text where it was', { tag: '@long' }, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  const editor = await bench.editor();
  await editor.focus();
  await page.keyboard.press('Control+Home');
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect.poll(() => bench.caret()).toBe('Line 13, column 13');
  await bench.record('unhipbot').getByRole('combobox', { name: 'Allow or Disallow' }).selectOption('Allow');
  await expect.poll(() => bench.caret()).toBe('Line 13, column 13');
  await editor.focus();
  await page.keyboard.type('x');
  await expect(bench.paths('*').nth(1)).toHaveValue('/org/x');
});

test('focus and caret stay in a field while typing, and all edits during one focus are one undo step', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  const path = bench.paths('*').first();
  await path.click();
  await path.press('Home');
  await path.press('ArrowRight');
  await page.keyboard.type('abc');
  await expect(path).toHaveValue('/abcorg/plans.html');
  await expect(path).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(path).toHaveValue('/org/plans.html');
  await expect(path).toBeFocused();
});

test('undo and redo have one history for text, form, and table', async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  const start = (await bench.inspect()).storeText;
  const editor = await bench.editor();
  await editor.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('# typed');
  await bench.paths('unhipbot').first().fill('/form');
  await bench.access.getByRole('textbox', { name: 'Add URLs' }).fill('http://www.fict.org/new');
  await bench.access.getByRole('textbox', { name: 'Add URLs' }).press('Enter');
  await expect(bench.access.getByRole('rowheader', { name: 'http://www.fict.org/new' })).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const redo = page.getByRole('banner').getByRole('button', { name: 'Redo' });
  await undo.click();
  await expect(bench.access.getByRole('rowheader', { name: 'http://www.fict.org/new' })).toHaveCount(0);
  await undo.click();
  await expect(bench.paths('unhipbot').first()).toHaveValue('/');
  await undo.click();
  expect((await bench.inspect()).storeText).toBe(start);
  await redo.click();
  await redo.click();
  await redo.click();
  await expect(bench.access.getByRole('rowheader', { name: 'http://www.fict.org/new' })).toBeVisible();
  expect((await bench.inspect()).storeText).toBe(
    `${start.replace('unhipbot\nDisallow: /\n', 'unhipbot\nDisallow: /form\n')}# typed`,
  );
});

test('a reload restores text, table, and reader', async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.readAs('google');
  await bench.paths('unhipbot').first().fill('/kept');
  const before = await bench.inspect();
  await bench.reload();
  await expect(bench.paths('unhipbot').first()).toHaveValue('/kept');
  expect((await bench.inspect()).bytes).toEqual(before.bytes);
  await expect(page.getByRole('combobox', { name: 'Read as' })).toHaveValue('google');
  await expect(bench.access.getByRole('rowheader')).toHaveCount(11);
  await expect(page.getByText('were restored')).toBeVisible();
});

test('opening another file begins a history: undo does nothing to it, and a notice leads back to unsaved changes', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.paths('unhipbot').first().fill('/unsaved');
  await bench.openFile('robots.txt', 'User-agent: other\nDisallow: /o\n');
  await expect(bench.record('other')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await page.keyboard.press('Control+z');
  await expect(bench.record('other')).toBeVisible();
  await page.getByRole('button', { name: /^Back to/ }).click();
  await expect(bench.paths('unhipbot').first()).toHaveValue('/unsaved');
});

test('a dropped file is opened', { tag: '@long' }, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await page.getByRole('heading', { name: 'Gatepost' }).waitFor();
  await page.evaluate(() => {
    const transfer = new DataTransfer();
    transfer.items.add(
      new File(['User-agent: dropped\nDisallow: /d\n'], 'robots.txt', { type: 'text/plain' }),
    );
    const target = document.querySelector('main')!;
    for (const type of ['dragover', 'drop']) {
      target.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }));
    }
  });
  await expect(bench.record('dropped')).toBeVisible();
});

test('a pasted text becomes a file', { tag: '@long' }, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await page.getByRole('textbox', { name: 'Text of the file' }).fill('User-agent: pasted\nDisallow: /p\n');
  await page.getByRole('button', { name: 'Open this text' }).click();
  await expect(bench.paths('pasted')).toHaveValue('/p');
});

test('an invalid workspace file is refused with the place of the error, and nothing is opened', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  const before = await bench.inspect();
  await bench.openFile(
    'x.gatepost.json',
    '{"gatepost":1,"origin":"","files":[{"path":"robots.txt","text":""}]}',
  );
  await expect(page.getByRole('status').filter({ hasText: 'files.0.path' })).toBeVisible();
  expect((await bench.inspect()).bytes).toEqual(before.bytes);
});

test('while a field has an invalid draft, Ctrl+Z reverts only that draft', { tag: '@second' }, async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', Buffer.from('User-agent: *\nDisallow: /\xf4\n', 'latin1'));
  const before = await bench.inspect();
  const path = bench.paths('*').first();
  await path.fill('/ж');
  await expect(bench.records.getByText('cannot contain ж')).toBeVisible();
  await path.press('Control+z');
  await expect(path).toHaveValue('/ô');
  expect((await bench.inspect()).bytes).toEqual(before.bytes);
});
