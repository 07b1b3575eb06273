// Menus by keyboard, the sheet of keys, and notices, which move nothing.
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fileMenu, Workbench } from './workbench.ts';

test('design: Right opens a submenu, Left and Escape close one level, letters jump, and the focus returns', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.openExample();
  const item = (name: string | RegExp) => page.getByRole('menuitem', { name });
  await fileMenu(page).press('Enter');
  await expect(item('New')).toBeFocused();
  await page.keyboard.press('f');
  await expect(item('Files of the site')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('menuitemradio', { name: /^robots\.txt/ })).toBeFocused();
  await page.keyboard.press('a');
  await expect(item('Add a file')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(item('data.txt')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(item('Add a file')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(item('Files of the site')).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(fileMenu(page)).toBeFocused();
});

test('design: ? lists the keys outside of fields, filtered by a word or a pressed key; / goes to the box that asks', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.fetched();
  await bench.paths('*').first().press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Edit' }).focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  const field = sheet.getByRole('textbox', { name: 'Filter keys' });
  await expect(field).toBeFocused();
  await page.keyboard.type('duplicate');
  await expect(sheet.getByRole('term')).toHaveText(['Duplicate rule']);
  await expect(sheet.getByRole('status')).toHaveText(/^1 of \d+$/);
  await page.keyboard.press('Control+s');
  await expect(sheet.getByRole('term')).toHaveText(['Save file']);
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('/');
  await expect(bench.access.getByRole('searchbox')).toBeFocused();
});

test('design: undo says what it undid, in a notice that moves nothing', async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.fetched();
  const pane = () => bench.records.boundingBox();
  await bench.paths('*').first().fill('/changed');
  const before = await pane();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Undone: the path on line \d+/).last()).toBeVisible();
  expect(await pane()).toEqual(before);
});

test('design: a notice covers nothing that can be pressed, also not what opens below it later', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./#/edit');
  await bench.openFile('robots.txt', 'User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /b\n');
  await bench.fetched();
  await bench.paths('*').first().fill('/changed');
  await bench.access.getByRole('gridcell', { name: /^No/ }).first().click();
  await page.getByRole('button', { name: 'Undo' }).click();
  const notice = page.locator('.notice', { hasText: 'Undone' });
  await expect(notice).toBeVisible();
  // It does not expire below the pointer.
  await notice.hover();
  await bench.access.getByRole('gridcell', { name: /^No/ }).first().focus();
  await page.keyboard.press('Space');
  await expect(bench.trace.getByRole('button', { name: 'Cancel' })).toBeVisible();
  const countCovered = () =>
    notice.evaluate((element) => {
      const own = element.getBoundingClientRect();
      return [...document.querySelectorAll('button, input, textarea, select, a[href]')].filter((control) => {
        if (element.contains(control) || control.closest('[role="grid"]')) return false;
        const { width, top, bottom, left, right } = control.getBoundingClientRect();
        return width > 0 && top < own.bottom && own.top < bottom && left < own.right && own.left < right;
      }).length;
    });
  await expect.poll(countCovered).toBe(0);
  await expect(notice).toBeVisible();
});

test('product: the last row of the table can be scrolled above a notice', async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./#/edit');
  const rules = Array.from({ length: 40 }, (_, i) => `Disallow: /page-${i}\n`).join('');
  await bench.openFile('robots.txt', `User-agent: *\n${rules}`);
  await bench.fetched();
  await bench.paths('*').first().fill('/changed');
  await page.getByRole('button', { name: 'Undo' }).click();
  const notice = page.locator('.notice', { hasText: 'Undone' });
  await notice.hover();
  const urls = bench.access.getByRole('textbox', { name: 'Add URLs' });
  const scrollDown = () =>
    bench.access.getByRole('grid').evaluate(({ parentElement }) => parentElement?.scrollTo(0, 1e6));
  const bottomOf = async (place: Locator) => {
    const box = await place.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const isAbove = async () => {
    await scrollDown();
    return (await bottomOf(urls)) <= ((await notice.boundingBox())?.y ?? 0);
  };
  await expect.poll(isAbove).toBe(true);
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect
    .poll(() =>
      bench.access
        .getByRole('grid')
        .evaluate((grid) => getComputedStyle(grid.parentElement ?? grid).paddingBottom),
    )
    .toBe('0px');
});
