// Earlier versions: kept automatically and by name, to compare with and to return to.
import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fileMenu, Workbench } from './workbench.ts';

const part = (page: Page): Locator => page.getByRole('region', { name: 'Versions' });
const list = (page: Page): Locator => part(page).getByRole('list', { name: 'Earlier versions' });
const versions = (page: Page): Locator => list(page).getByRole('listitem');

/** Unfolds the list, which is below what is compared; where nothing differs, it is unfolded already. */
async function unfold(page: Page): Promise<void> {
  const fold = part(page).locator('details').filter({ hasText: 'Earlier versions' });
  await fold.waitFor();
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').press('Enter');
}

/** Waits until the code for versions is loaded and has checked the open workspace. */
async function keptAtFirst(page: Page): Promise<void> {
  await page.goto('./#/compare/versions');
  await unfold(page);
  await expect(versions(page)).toHaveText(/After opening the example/);
}

test('by keyboard: a named version is compared, restored, undone, and still there after a reload', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.readAs('koster-1996');
  await keptAtFirst(page);
  await page.goto('./#/edit');
  await bench.paths('*').first().fill('/first');
  await fileMenu(page).press('Enter');
  await page.getByRole('menuitem', { name: 'Keep this version…' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('before the launch');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await bench.paths('*').last().fill('/second');
  const { bytes } = await bench.inspect();

  await page.getByRole('link', { name: 'Compare' }).press('Enter');
  await page.getByRole('link', { name: 'Versions' }).press('Enter');
  await unfold(page);
  await expect(versions(page)).toHaveCount(2);
  await expect(versions(page).first()).toContainText('before the launch');
  await expect(versions(page).first()).toContainText('1 line added, 1 removed since');
  await expect(versions(page).last()).toContainText('2 lines added, 2 removed since');
  await versions(page).first().getByRole('button', { name: 'Compare' }).press('Enter');
  await expect(page.getByRole('button', { name: /^From: “before the launch”, / })).toBeVisible();
  await expect(
    part(page).getByRole('heading', { name: '4 of 33 answers of the table change' }),
  ).toBeVisible();
  await expect(part(page).getByText('Disallow: /second').first()).toBeAttached();

  await versions(page).first().getByRole('button', { name: 'Return to this text' }).press('Enter');
  await expect(part(page).getByText('Restored the text from')).toBeVisible();
  await expect(part(page).getByText('The two versions are the same')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Return to this text: “before the launch”/ })).toBeFocused();
  await expect(versions(page)).toHaveText([
    /Before returning to the text of/,
    /before the launch.*as it is now/,
    /After opening the example/,
  ]);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  expect((await bench.inspect()).bytes).toEqual(bytes);
  await expect(part(page).getByText('The two versions are the same')).toHaveCount(0);
  await unfold(page);
  await expect(versions(page).first()).toContainText('as it is now');
  await expect(part(page).getByText('Restored the text from')).toHaveCount(0);

  await bench.reload();
  await unfold(page);
  await expect(versions(page)).toHaveText([
    /Before returning to the text of/,
    /before the launch/,
    /After opening the example/,
  ]);
});

test("restoring a version's text keeps the table; the menu can also restore its table, and says which", {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await keptAtFirst(page);
  await page.goto('./#/edit');
  await bench.paths('unhipbot').first().fill('/changed');
  await page.getByRole('textbox', { name: 'Add URLs' }).fill('/one/more');
  await page.getByRole('textbox', { name: 'Add URLs' }).press('Enter');
  await expect(bench.access.getByRole('rowheader', { name: '/one/more' })).toBeVisible();
  await page.goto('./#/compare/versions');
  await unfold(page);
  const first = versions(page).last();
  await expect(first).toContainText('1 line added, 1 removed since; different table or expectations');
  await first.getByRole('button', { name: 'Return to this text' }).press('Enter');
  await expect(part(page).getByText(/The table and expectations stay: 12 URLs, 4 crawlers/)).toBeVisible();
  await expect(first).toContainText('same text as now');
  await first.getByRole('button', { name: /^More for/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Return with table and expectations' }).press('Enter');
  await expect(part(page).getByText(/its text, and 11 URLs.*with 12 URLs/)).toBeVisible();
  await expect(first).toContainText('as it is now');
});

test('a version is renamed, deleted, and restored; a damaged one is shown, and breaks nothing', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await keptAtFirst(page);
  const menu = () =>
    versions(page)
      .first()
      .getByRole('button', { name: /^More for/ });
  await menu().press('Enter');
  await page.getByRole('menuitem', { name: 'Name this version…' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('mine');
  await page.keyboard.press('Enter');
  await expect(versions(page)).toContainText('mine');
  await expect(menu()).toBeFocused();
  await menu().press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(part(page).getByText('No versions yet.')).toBeVisible();
  const back = part(page).getByRole('button', { name: 'Put it back' });
  await expect(back).toBeFocused();
  await back.press('Enter');
  await expect(versions(page)).toContainText('mine');
  await expect(menu()).toBeFocused();

  await page.evaluate(async () => {
    const [{ name = '' } = {}] = (await indexedDB.databases()).filter((one) =>
      one.name?.startsWith('gatepost '),
    );
    await new Promise((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => {
        const store = opening.result.transaction('versions', 'readwrite').objectStore('versions');
        store.getAll().onsuccess = ({ target }) => {
          const [version] = (target as IDBRequest<{ id: string; workspace: unknown }[]>).result;
          store.put({ ...version, id: 'bad', time: 1, workspace: new Blob(['no']) });
          store.put({ ...version, id: 'late', time: 2, workspace: '{ "gatepost": 2 }' });
          store.transaction.oncomplete = () => {
            opening.result.close();
            resolve(undefined);
          };
        };
      };
    });
  });
  await page.reload();
  await unfold(page);
  await expect(versions(page)).toHaveText([/mine/, /newer Gatepost \(version 2/, /damaged/]);
  await expect(versions(page).last().getByRole('button', { name: 'Compare' })).toBeDisabled();
});

/** Opens a file from the start page, by keyboard up to the browser's own dialog. */
async function openOnStart(page: Page, file: { name: string; buffer: Buffer }): Promise<void> {
  await page.goto('./#/');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file…' }).press('Enter');
  await (await chooser).setFiles({ ...file, mimeType: 'application/json' });
}

test('a full backup restores sessions, versions, and names in an empty browser, without duplicates', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await keptAtFirst(page);
  await part(page).getByRole('button', { name: 'Keep this version…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('mine');
  await page.keyboard.press('Enter');
  await expect(versions(page)).toHaveText(/mine/);
  await page.goto('./#/edit');
  await bench.paths('unhipbot').first().fill('/unsaved');
  await bench.openExample('staging');
  await expect(bench.record('unhipbot')).toHaveCount(0);
  await page.goto('./#/');
  await expect(page.getByRole('listitem').filter({ hasText: 'not saved' }).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all sites…' }).press('Enter');
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^gatepost-everything-\d{4}-\d\d-\d\d\.json$/);
  const file = { name: saved.suggestedFilename(), buffer: await readFile(await saved.path()) };

  const empty = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await empty.newPage();
  await openOnStart(other, file);
  const dialog = other.getByRole('dialog', { name: `Contents of ${file.name}` });
  await expect(dialog.getByRole('listitem')).toHaveText([
    /\/robots\.txt.* new.*no versions|1 version/,
    /\/robots\.txt of http:\/\/www\.fict\.org new.*1 version.*not saved to a file/,
  ]);
  const { violations } = await new AxeBuilder({ page: other }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add 2 sites' }).press('Enter');
  await expect(dialog.getByText('2 sites added')).toBeVisible();
  await dialog.getByRole('button', { name: 'Go to the start page' }).press('Enter');
  const earlier = other.getByRole('listitem').filter({ hasText: 'not saved' }).first();
  await earlier.getByRole('button').first().press('Enter');
  await expect(new Workbench(other).paths('unhipbot').first()).toHaveValue('/unsaved');
  await other.goto('./#/compare/versions');
  await unfold(other);
  await expect(versions(other)).toHaveText(/mine.*1 line/);

  await openOnStart(other, file);
  await expect(dialog.getByRole('listitem')).toHaveText([/already here/, /already here/]);
  await expect(dialog.getByRole('button', { name: 'Add' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await openOnStart(other, { ...file, buffer: file.buffer.subarray(0, 500) });
  await expect(other.getByText('it may have been cut off')).toBeVisible();
  await empty.close();
});
