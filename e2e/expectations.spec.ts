// Expectations: set on a cell, broken by an edit, listed, recorded, exported, and imported.
import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, viewports } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const status = (page: Page) => page.getByRole('contentinfo');

test('product: E sets an expectation on a cell; an edit makes it fail in the table, status line, title, and list', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.openExample('rfc-longest');
  await expect(status(page).getByRole('button', { name: '2 expectations hold' })).toBeVisible();
  await expect(page).toHaveTitle('robots.txt · Gatepost');
  const third = bench.access.getByRole('row').nth(3).getByRole('gridcell');
  await third.focus();
  await page.keyboard.press('e');
  await expect(third).toHaveAccessibleName(/^Yes, .*as expected/);
  await expect(status(page)).toContainText('Expected: Yes for foobot at /example/page/disallow.gif.');
  await page.keyboard.press('e');
  await expect(third).not.toHaveAccessibleName(/as expected/);
  await page.keyboard.press('e');

  await bench.paths('foobot').nth(1).fill('/example/page/disallow.gif');
  await expect(third).toHaveAccessibleName(/^No, .*want Yes: fails/);
  await expect(page).toHaveTitle('2 of 3 fail · robots.txt · Gatepost');
  await status(page).getByRole('button', { name: '2 of 3 expectations fail' }).click();
  const list = page.getByRole('dialog', { name: 'Expectations' });
  await list.getByRole('button', { name: 'Failing 2' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText('want No, is Yes');
  await list.getByRole('button', { name: '/example/page/disallow.gif', exact: true }).click();

  await expect(bench.trace.getByRole('heading', { level: 2 })).toBeFocused();
  await bench.trace.getByRole('button', { name: 'Expect No instead' }).click();
  await expect(page).toHaveTitle('1 of 3 fails · robots.txt · Gatepost');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page).toHaveTitle('2 of 3 fail · robots.txt · Gatepost');

  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(bench.access).toHaveCount(0);
  await status(page).getByRole('button', { name: '2 of 3 expectations fail' }).click();
  await list.getByRole('button', { name: '/example/page/disallow.gif', exact: true }).click();
  await expect(bench.trace.getByRole('heading', { level: 2 })).toBeFocused();
});

test('product: expectations for a selection are recorded, saved as a table, dropped, and imported again with a note', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample('rfc-longest');
  await bench.tableOption('Expect answers in the table…');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: '/example/page/', exact: true }).uncheck();
  await expect(dialog).toContainText('2 answers are selected.');
  await dialog.getByRole('button', { name: 'Expect these answers', exact: true }).click();
  await expect(dialog).toContainText('Now expecting 2 answers; 1 is new.');
  const note = dialog.getByRole('textbox', { name: 'Note for foobot at /example/page/disallow.gif' });
  await note.fill('for, the archive');

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(
    'foobot,https://www.example.com/example/page/disallow.gif,allow,"for, the archive"\r\n',
  );
  await dialog.getByRole('button', { name: /^Remove .*disallow\.gif$/ }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);

  await dialog.getByRole('button', { name: 'Import…' }).click();
  await dialog.getByRole('textbox', { name: 'Text to import' }).fill(`${csv}bot,,\r\n`);
  await expect(dialog).toContainText('3 expectations: 1 new, 0 different from now, 2 already there.');
  await expect(dialog).toContainText('Row 5: url is missing or not valid. The row was skipped.');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(note).toHaveValue('for, the archive');
  await page.keyboard.press('Escape');
  await expect(status(page).getByRole('button', { name: '3 expectations hold' })).toBeVisible();
});

test('wcag 2.4.6: the controls of an expectation are named after the question of its cell', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample('rfc-longest');
  await status(page).getByRole('button', { name: '2 expectations hold' }).click();
  const list = page.getByRole('dialog', { name: 'Expectations' });
  const cell = 'foobot at /example/page/disallowed.gif';
  for (const control of [
    list.getByRole('button', { name: '/example/page/disallowed.gif', exact: true }),
    list.getByRole('textbox', { name: `Note for ${cell}` }),
    list.getByRole('button', { name: /^Remove .*disallowed\.gif$/ }),
  ])
    await expect(control).toHaveAccessibleDescription(/May it fetch\?$/);
});

for (const [colorScheme, width] of viewports) {
  test(`accessible: the list and what fails, ${colorScheme}, ${width} px`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const bench = new Workbench(page);
    await bench.openExample('fict-org');
    await bench.readAs('google');
    if (width > 320) await status(page).getByRole('button', { name: '1 of 6 expectations fails' }).click();
    else {
      const tab = page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: /^Access/ });
      await expect(tab).toContainText('1 fails');
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: /^Expectations/ }).click();
    }
    const list = page.getByRole('dialog', { name: 'Expectations' });
    await expect(list.getByText('fails under 1994 consensus, Google').first()).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
}
