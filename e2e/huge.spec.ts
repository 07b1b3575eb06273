// Files that are too big to edit: they open, say why they are read-only, and are saved byte for byte.
import { createHash } from 'node:crypto';
import { readFile, unlink, writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { chooseFromFileMenu, Workbench } from './workbench.ts';

const view = (bench: Workbench) => bench.text.getByRole('region', { name: 'Policy text, read-only' });

test('a file with too many lines is shown, says why in every pane, and is saved unchanged; the file opened after it is edited as usual', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  const bytes = Buffer.from(`\ufeffUser-agent: *\r\n${'a\n'.repeat(160_000)}# the end`);
  await bench.openFile('robots.txt', bytes);
  const why = 'Opened read-only because /robots.txt has 160,002 lines (limit 150,000).';
  await expect(page.getByRole('status').filter({ hasText: why })).toBeVisible();
  await expect(bench.records.getByText('The form shows files of up to 4.8 MiB')).toBeVisible();
  await expect(bench.access.getByText('Answers are not shown, because /robots.txt is too big')).toBeVisible();
  await expect(bench.access.getByRole('grid')).toHaveCount(0);
  await expect(bench.access.getByRole('textbox', { name: /^Add / })).toHaveCount(0);
  await expect(bench.access.getByRole('button', { name: 'Options' })).toHaveCount(0);
  await expect(bench.records.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0);
  await bench.records.getByRole('button', { name: 'Show text' }).click();
  await expect(bench.text.locator(':focus')).toHaveCount(1);
  await view(bench).focus();
  await page.keyboard.press('End');
  await expect(view(bench).getByText('# the end')).toBeVisible();
  const saved = await bench.saveFile();
  expect(saved.bytes.equals(bytes)).toBe(true);
  await bench.openExample();
  await expect(bench.record('unhipbot')).toBeVisible();
  await expect(page.getByText('Opened read-only')).toHaveCount(0);
  await bench.paths('unhipbot').first().fill('/again');
  await bench.editor();
  await expect.poll(async () => (await bench.inspect()).editorText).toContain('Disallow: /again');
});

test('wcag 2.4.3: at an end of a long line of a file that is too big, the focus moves to the button back', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', `# ${'x'.repeat(3_000)}\n${'a\n'.repeat(160_000)}`);
  const focused = page.locator(':focus');
  await view(bench)
    .getByRole('button', { name: /more characters$/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName(/characters before$/);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName(/more characters$/);
});

test('text that is too big is not pasted, and an edit that would make a file too big changes nothing', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  const { storeText } = await bench.inspect();
  const paste = async (line: string, count: number) => {
    await page.evaluate(([text, times]) => navigator.clipboard.writeText(text.repeat(times)), [
      line,
      count,
    ] as const);
    await (await bench.editor()).focus();
    await page.keyboard.press('Control+v');
  };
  await paste(`${'x'.repeat(999)}\n`, 5001);
  await expect(page.getByText('The pasted text has 4.8 MiB and was not inserted')).toBeVisible();
  await paste('\n', 150_000);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Nothing was changed: /robots.txt would have 150,0' }),
  ).toBeVisible();
  expect(await bench.inspect()).toMatchObject({ storeText, editorText: storeText });
});

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Opens a file of that size from disk, as it is too big to pass as a buffer. */
async function openBig(page: Page, info: TestInfo, name: string, bytes: Buffer): Promise<Workbench> {
  const bench = new Workbench(page);
  await bench.openExample();
  const file = info.outputPath(name);
  await writeFile(file, bytes);
  const chooser = page.waitForEvent('filechooser');
  await chooseFromFileMenu(page, 'Open…');
  await (await chooser).setFiles(file);
  await expect(page.getByText('Opened read-only because').first()).toBeVisible({ timeout: 60_000 });
  await unlink(file);
  return bench;
}

async function comesBack(page: Page, bytes: Buffer): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).click();
  expect(hash(await readFile(await (await download).path()))).toBe(hash(bytes));
}

const MB = 1_000_000;
for (const [name, file, bytes] of [
  ['short lines', 'robots.txt', () => Buffer.from('a\n'.repeat(25 * MB))],
  [
    'XML',
    'news.xml',
    () => Buffer.from(`<?xml version="1.0"?>\n<a>\n${'<p>x</p>\n'.repeat(5.5 * MB)}</a>\n`),
  ],
] as const)
  test(
    `50 MB of ${name} are shown, scroll to the last line, and are saved unchanged`,
    { tag: '@long' },
    async ({ page }, info) => {
      const all = bytes();
      const bench = await openBig(page, info, file, all);
      await view(bench).focus();
      await page.keyboard.press('End');
      const last = all.toString('latin1').split('\n').length;
      await expect(view(bench).getByText(String(last), { exact: true })).toBeVisible();
      await comesBack(page, all);
    },
  );

test(
  'a part of a line of 50 MB is shown, the next part on demand, and the file is saved unchanged',
  { tag: '@long' },
  async ({ page }, info) => {
    const all = Buffer.from(
      `User-agent: *\nDisallow: /${'x'.repeat(2 * MB)}${'y'.repeat(48 * MB)}\nAllow: /b\n`,
    );
    const bench = await openBig(page, info, 'robots.txt', all);
    const more = view(bench).getByRole('button', { name: 'more characters' });
    await expect(more).toHaveText('… 49,998,011 more characters');
    await more.click();
    await expect(view(bench).getByRole('button', { name: '2,000 characters before' })).toBeVisible();
    await expect(more).toHaveText('… 49,996,011 more characters');
    await expect(view(bench).getByText('Allow: /b')).toBeVisible();
    await comesBack(page, all);
  },
);

test('a file that would fill the memory is not opened, and the open file stays', { tag: '@long' }, async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await page.evaluate(() => {
    Object.defineProperty(File.prototype, 'size', { get: () => 300_000_000 });
  });
  await bench.openFile('robots.txt', 'User-agent: *\n');
  await expect(page.getByText('robots.txt has 286.1 MiB and was not opened')).toBeVisible();
  await expect(bench.record('unhipbot')).toBeVisible();
});
