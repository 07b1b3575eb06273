// Files on disk: changed by another program, deleted, or without permission; and their places across reloads. The
// browser's own file system replaces the disk: its handles are like those of the pickers.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { chooseFromFileMenu, Workbench } from './workbench.ts';

const OWN = 'User-agent: *\nDisallow: /private\n';
const THEIRS = 'User-agent: *\nDisallow: /private\nAllow: /private/theirs\n';

/**
 * The pickers return files of the browser's own file system: the requested name for opening, `elsewhere.txt` for
 * saving.
 */
async function withDisk(page: Page, name: string): Promise<void> {
  await page.addInitScript((opened) => {
    const file = async (wanted: string) =>
      (await navigator.storage.getDirectory()).getFileHandle(wanted, { create: true });
    Object.assign(globalThis, {
      showOpenFilePicker: async () => [await file(opened)],
      showSaveFilePicker: async () => file('elsewhere.txt'),
    });
  }, name);
  await page.goto('./');
}

/** Writes a file as another program would. */
const write = (page: Page, name: string, text: string) =>
  page.evaluate(
    async ([wanted, content]) => {
      const disk = await navigator.storage.getDirectory();
      const stream = await (await disk.getFileHandle(wanted, { create: true })).createWritable();
      await stream.write(content);
      await stream.close();
    },
    [name, text] as const,
  );

const read = (page: Page, name: string) =>
  page.evaluate(async (wanted) => {
    const disk = await navigator.storage.getDirectory();
    return (await (await disk.getFileHandle(wanted)).getFile()).text();
  }, name);

const comeBack = (page: Page) => page.evaluate(() => globalThis.dispatchEvent(new Event('focus')));

async function opened(page: Page): Promise<Workbench> {
  const bench = new Workbench(page);
  await withDisk(page, 'robots.txt');
  await write(page, 'robots.txt', OWN);
  await page.getByRole('button', { name: 'Open a file…' }).click();
  await expect(bench.paths('*').first()).toHaveValue('/private');
  return bench;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'robots.txt was changed on disk' });
const way = (page: Page, name: string) => dialog(page).getByRole('button', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save file' });
const isSaved = (page: Page) =>
  expect(page.getByRole('button', { name: 'robots.txt', exact: true })).toBeVisible();

test('changes by another program are not overwritten silently: compare, cancel, reload, and overwrite, by keyboard', async ({
  page,
}) => {
  const bench = await opened(page);
  await bench.paths('*').first().fill('/mine');
  await write(page, 'robots.txt', THEIRS);
  await page.keyboard.press('Control+s');
  await expect(dialog(page)).toContainText('1 line added, 2 removed');
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(bench.paths('*').first()).toBeFocused();
  expect(await read(page, 'robots.txt')).toBe(THEIRS);

  await save(page).press('Enter');
  await way(page, 'Compare').press('Enter');
  await expect(page.getByRole('region', { name: 'Text of /robots.txt' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^From: .* on disk$/ })).toBeVisible();

  await save(page).press('Enter');
  await way(page, 'Reload from disk').press('Enter');
  await page.goto('./#/edit');
  await expect.poll(async () => (await bench.inspect()).storeText).toBe(THEIRS);
  await isSaved(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bench.paths('*').first()).toHaveValue('/mine');

  await write(page, 'robots.txt', `${THEIRS}# later\n`);
  await save(page).press('Enter');
  await way(page, 'Overwrite').press('Enter');
  await isSaved(page);
  expect(await read(page, 'robots.txt')).toBe('User-agent: *\nDisallow: /mine\n');
});

test('a change on disk is noticed when the window gets the focus: an unedited file reloads, else there is a choice', {
  tag: '@second',
}, async ({ page }) => {
  const bench = await opened(page);
  await write(page, 'robots.txt', THEIRS);
  await comeBack(page);
  const notice = page.getByRole('status').filter({ hasText: 'was changed on disk by another program' });
  await notice.getByRole('button', { name: 'Reload from disk' }).click();
  await expect.poll(async () => (await bench.inspect()).storeText).toBe(THEIRS);
  await expect(notice).toHaveCount(0);
  await isSaved(page);

  await bench.paths('*').first().fill('/mine');
  await write(page, 'robots.txt', OWN);
  await comeBack(page);
  await expect(notice).toContainText('You have unsaved changes');
  await notice.getByRole('button', { name: 'Resolve…' }).click();
  await way(page, 'Overwrite').click();
  await isSaved(page);
  await expect(notice).toHaveCount(0);
  expect(await read(page, 'robots.txt')).toContain('/mine');
});

test("a reload keeps the file's place: saving asks for permission, not for a place; after a refusal it saves elsewhere", {
  tag: '@long',
}, async ({ page }) => {
  const bench = await opened(page);
  await bench.paths('*').first().fill('/mine');
  await expect.poll(() => placesKept(page)).toBe(1);
  await page.addInitScript(() => {
    const askedModes: string[] = [];
    let answer = 'denied';
    Object.assign(globalThis, { askedFor: askedModes, allow: () => (answer = 'granted') });
    Object.assign(FileSystemHandle.prototype, {
      queryPermission: async () => 'prompt',
      requestPermission: async ({ mode }: { mode: string }) => {
        askedModes.push(mode);
        return answer;
      },
    });
  });
  await page.reload();
  await expect(bench.paths('*').first()).toHaveValue('/mine');
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'robots.txt cannot be written' });
  await dialog.getByRole('button', { name: 'Save as…' }).click();
  await isSaved(page);
  expect(await read(page, 'robots.txt')).toBe(OWN);
  expect(await read(page, 'elsewhere.txt')).toContain('/mine');
  await page.evaluate(() => (globalThis as unknown as { allow: () => void }).allow());
  await bench.paths('*').first().fill('/again');
  await save(page).click();
  await isSaved(page);
  expect(await read(page, 'elsewhere.txt')).toContain('/again');
  expect(await page.evaluate(() => (globalThis as unknown as { askedFor: string[] }).askedFor)).toEqual([
    'readwrite',
    'readwrite',
  ]);
});

/** How many file handles the browser's database holds. */
const placesKept = (page: Page) =>
  page.evaluate(async () => {
    const name = (await indexedDB.databases()).find((one) => one.name?.startsWith('gatepost '))?.name;
    if (name === undefined) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => {
        const db = opening.result;
        const counting = db.transaction('places').objectStore('places').count();
        counting.onsuccess = () => {
          db.close();
          resolve(counting.result);
        };
      };
    });
  });

test('design: the file is copied to the clipboard from its menu, and a note says where to publish it', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', 'User-agent: *\r\nDisallow: /a\r\n');
  await chooseFromFileMenu(page, 'Save as', 'Copy the file');
  await expect(page.getByText(/^The file is on the clipboard\. \S/)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replaceAll('\r\n', '\n')).toBe('User-agent: *\nDisallow: /a\n');
});
