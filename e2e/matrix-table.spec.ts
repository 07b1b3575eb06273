// Exporting the table: copied in three formats, saved in two.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

/** As printed in "A Method for Web Data Discovery", 4, without the margin, and with Gatepost's name for "other". */
const PRINTED = `\
                                          unhipbot webcrawler Any other crawler
                                                   & excite
http://www.fict.org/                         No       Yes             No
http://www.fict.org/index.html               No       Yes             No
http://www.fict.org/robots.txt               Yes      Yes             Yes
http://www.fict.org/server.html              No       Yes             Yes
http://www.fict.org/services/fast.html       No       Yes             Yes
http://www.fict.org/services/slow.html       No       Yes             Yes
http://www.fict.org/orgo.gif                 No       Yes             No
http://www.fict.org/org/about.html           No       Yes             Yes
http://www.fict.org/org/plans.html           No       Yes             No
http://www.fict.org/%7Ejim/jim.html          No       Yes             No
http://www.fict.org/%7Emak/mak.html          No       Yes             Yes
`;

async function openExample(page: Page): Promise<void> {
  const workbench = new Workbench(page);
  await workbench.openExample();
  await workbench.readAs('data.txt');
}

/** Chooses an option of the table, by keyboard. */
async function choose(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Options', exact: true });
  // Until its code is loaded, the button is disabled and cannot be focused.
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Options' }).getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

const copied = async (page: Page) => {
  await expect(page.getByText('Copied 11 rows.')).toBeVisible();
  return await page.evaluate(() => navigator.clipboard.readText());
};

test('data-txt 4: copied as text, the table of fict.org is the printed one', { tag: '@second' }, async ({
  page,
}) => {
  await openExample(page);
  await choose(page, 'Copy as text');
  expect(await copied(page)).toBe(PRINTED);
  await expect(page.getByRole('button', { name: 'Options', exact: true })).toBeFocused();
});

test('the table is copied as Markdown', { tag: '@second' }, async ({ page }) => {
  await openExample(page);
  await choose(page, 'Copy as Markdown');
  expect(await copied(page)).toContain('| `http://www.fict.org/orgo.gif` | No | Yes | No |');
});

test('the table is copied as CSV', { tag: '@long' }, async ({ page }) => {
  await openExample(page);
  await choose(page, 'Copy as CSV');
  expect(await copied(page)).toMatch(/^URL,unhipbot,webcrawler & excite,Any other crawler\r?\nhttp:/);
});

for (const [name, file, beginning] of [
  ['Save as CSV', 'access.csv', 'URL,unhipbot,webcrawler & excite,Any other crawler\r\nhttp:'],
  ['Save as text', 'access.txt', PRINTED],
] as const) {
  test(`the table is saved: ${name}`, { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'showSaveFilePicker');
    });
    await openExample(page);
    const downloading = page.waitForEvent('download');
    await choose(page, name);
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(file);
    expect(await readFile(await download.path(), 'utf8')).toContain(beginning);
    await expect(page.getByText('Saved 11 rows.')).toBeVisible();
  });
}

test('a browser that does not allow copying gets a message', { tag: '@long' }, async ({ page }) => {
  await openExample(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await choose(page, 'Copy as text');
  await expect(page.getByText('The browser did not allow copying. Save the table instead.')).toBeVisible();
});
