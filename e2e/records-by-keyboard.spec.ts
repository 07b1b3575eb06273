import type { Page } from '@playwright/test';
import { fictOrg } from '../src/core/catalogue/printed-examples.ts';
import { expect, test } from './fixtures.ts';
import { fileMenu, showTemplates, Workbench } from './workbench.ts';

/** The printed example, without its comments and the blank line below them. */
const fict = fictOrg.text.replace(/^(#.*\n)+\n/, '');

const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until a control with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp, most = 25): Promise<void> {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    const count = await focused(page).and(page.getByRole('button', { name })).count();
    if (count > 0) return;
  }
  throw new Error(`Tab does not reach ${name} in ${most} presses`);
}

test('data.txt 4: the file of fict.org is built from an empty one by form and keyboard only, byte for byte', async ({
  page,
}) => {
  const { keyboard } = page;
  const bench = new Workbench(page);
  await page.goto('./');
  await page.getByRole('heading', { name: 'Gatepost' }).waitFor();
  await showTemplates(page);
  await tabTo(page, 'Empty file');
  await keyboard.press('Enter');
  await expect(bench.records.getByRole('button', { name: 'Add a record for any crawler' })).toBeFocused();
  await keyboard.press('Enter');
  const agent = bench.record('*').getByRole('combobox', { name: 'User-agent' });
  await expect(agent).toBeFocused();
  await keyboard.type('unhipbot');
  // No entry matches: the list closes, and the arrow key leaves the field again.
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await keyboard.press('ArrowDown');
  await keyboard.type('/');
  await keyboard.press('Control+Shift+Enter');
  await expect(agent).toBeFocused();
  await keyboard.type('webcrawler');
  await keyboard.press('Enter');
  await keyboard.type('excite');
  await keyboard.press('Control+Shift+Enter');
  await expect(agent).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.type('/org/plans.html');
  await keyboard.press('Enter');
  await keyboard.press('Shift+Tab');
  await keyboard.press('a');
  await keyboard.press('Tab');
  await keyboard.type('/org/');
  await keyboard.press('Enter');
  await keyboard.type('/serv');
  await keyboard.press('Enter');
  await keyboard.type('/~mak');
  await keyboard.press('Enter');
  await keyboard.press('Shift+Tab');
  await keyboard.press('d');
  await keyboard.press('Tab');
  await keyboard.type('/');
  const download = page.waitForEvent('download');
  await keyboard.press('Control+s');
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString('latin1')).toBe(fict);
});

test('a rule moved by keyboard changes the verdict of a reader for which the first match decides', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.readAs('koster-1996');
  const row = bench.access.getByRole('row', { name: /mak\.html/ });
  const cell = row.getByRole('gridcell').last();
  await expect(cell).toHaveText(/Yes/);
  await bench.paths('*').last().focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(cell).toHaveText(/No/);
  await expect(bench.paths('*').nth(3)).toHaveValue('/');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(cell).toHaveText(/Yes/);
  await bench.readAs('rfc9309');
  await page.keyboard.press('Tab');
  await bench.paths('*').last().focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(bench.paths('*').nth(3)).toHaveValue('/');
  await expect(cell).toHaveText(/Yes/);
});

test.describe('the focus moves to the neighbor of a removed item, by keyboard alone', () => {
  const file =
    '# top\n\nUser-agent: a\nUser-agent: b\nUser-agent: c\nDisallow: /1\n\nUser-agent: d\nDisallow: /2\n';

  const open = async (page: Page, text = file) => {
    const bench = new Workbench(page);
    await page.goto('./');
    await bench.openFile('robots.txt', text);
    await bench.records.getByRole('article').first().waitFor();
    return bench;
  };

  const choose = async (page: Page, item: string) => {
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: item, exact: true }).waitFor();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: item, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
  };

  test('after a user-agent: to the field of the next, or of the previous', { tag: '@second' }, async ({
    page,
  }) => {
    const bench = await open(page);
    const remove = async (name: string) => {
      await bench.records.getByRole('button', { name: `More for ${name} on line` }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: `Remove ${name} from this record` }).press('Enter');
    };
    await remove('b');
    await expect(bench.record('a, c').getByRole('combobox', { name: 'User-agent' }).last()).toBeFocused();
    await remove('c');
    await expect(bench.record('a').getByRole('combobox', { name: 'User-agent' })).toBeFocused();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    expect((await bench.inspect()).storeText).toBe(file);
    await expect(bench.record('a, b, c').locator(':focus')).toHaveCount(1);
  });

  test('after a record: to the next, or without one to the button that adds one', { tag: '@long' }, async ({
    page,
  }) => {
    const bench = await open(page, file.replace('# top\n\n', ''));
    await bench.record('a, b, c').getByRole('button', { name: 'More for this record' }).focus();
    await choose(page, 'Delete the record');
    await expect(bench.record('d').getByRole('combobox', { name: 'User-agent' })).toBeFocused();
    await bench.record('d').getByRole('button', { name: 'More for this record' }).focus();
    await choose(page, 'Delete the record');
    await expect(bench.records.getByRole('button', { name: 'Add a record for any crawler' })).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(bench.record('d')).toBeVisible();
    await expect(focused(page)).toHaveCount(1);
  });

  test('after a comment: to the row below', { tag: '@long' }, async ({ page }) => {
    const bench = await open(page);
    await bench.records.getByRole('button', { name: 'More for line 1' }).focus();
    await choose(page, 'Delete line 1 Delete');
    await expect(bench.record('a, b, c').getByRole('button', { name: 'More for this record' })).toBeFocused();
  });

  test('after the last rule: to the row above', { tag: '@long' }, async ({ page }) => {
    const bench = await open(page);
    await bench.records.getByRole('button', { name: 'More for line 9' }).focus();
    await page.keyboard.press('Delete');
    await expect(bench.record('d').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(bench.record('d').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Control+Shift+z');
    await expect(bench.record('d').locator(':focus')).toHaveCount(1);
  });

  test('after New file: to the first choice, and undo keeps the focus in the records', {
    tag: '@long',
  }, async ({ page }) => {
    const bench = await open(page);
    await fileMenu(page).press('Enter');
    await page.getByRole('menuitem', { name: 'New' }).press('ArrowRight');
    await page.getByRole('menuitem', { name: 'robots.txt, empty' }).press('Enter');
    await expect(bench.records.getByRole('button', { name: 'Add a record for any crawler' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bench.record('*').getByRole('textbox')).not.toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(bench.records.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(bench.record('d')).toBeVisible();
    await expect(bench.records.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Control+Shift+z');
    await expect(bench.records.locator(':focus')).toHaveCount(1);
  });

  test('after a notice: to its previous place', { tag: '@long' }, async ({ page }) => {
    const bench = await open(page);
    await bench.paths('d').focus();
    await bench.openFile('x.gatepost.json', '{');
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    await dismiss.focus();
    await page.keyboard.press('Enter');
    await expect(dismiss).toHaveCount(0);
    await expect(focused(page)).toHaveCount(1);
    await expect(page.locator('body')).not.toBeFocused();
  });
});
