// The table and everything that opens from it, by keyboard alone.
import { expect, test } from './fixtures.ts';
import { KeyboardUser } from './keyboard-user.ts';

const long = { tag: '@long' };

test(
  'product: URLs and user-agents are added, a column is sorted and removed, rows are filtered',
  long,
  async ({ page }) => {
    const hands = new KeyboardUser(page);
    await hands.bench.openExample();
    const grid = page.getByRole('grid', { name: 'Access matrix' });
    await grid.getByRole('gridcell').first().waitFor();
    await hands.command('add urls', 'Add URLs');
    const urls = page.getByRole('textbox', { name: 'Add URLs' });
    await expect(urls).toBeFocused();
    await hands.type('/private');
    await hands.press('Enter');
    await expect(page.getByRole('rowheader', { name: '/private', exact: true })).toBeVisible();
    await hands.kept();
    await hands.backTo(page.getByRole('button', { name: 'Add a crawler' }));
    await hands.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Add crawlers' })).toBeFocused();
    await hands.type('GPTBot');
    await hands.press('Enter', 'Escape');
    const shared = page.getByRole('columnheader', { name: 'GPTBot', exact: true });
    await expect(shared).toBeVisible();
    await hands.kept();

    await hands.command('@gptb', /^GPTBot/);
    await expect(shared).toBeFocused();
    await hands.press('Shift+F10');
    const sort = page.getByRole('menuitem', { name: 'Sort: No first' });
    await sort.waitFor();
    await hands.until('ArrowDown', sort, 12);
    await hands.press('Enter');
    await expect(shared).toHaveAttribute('aria-sort', 'descending');
    await expect(shared).toBeFocused();
    await hands.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Sort: Yes first' }).waitFor();
    await hands.press('Escape');
    await expect(shared).toBeFocused();
    await hands.command('reset row order', /^Reset row order/);
    await expect(shared).not.toHaveAttribute('aria-sort', 'descending');
    await hands.kept();

    await hands.command('@unhip', /^unhipbot/);
    await expect(page.getByRole('columnheader', { name: 'unhipbot', exact: true })).toBeFocused();
    await hands.press('Delete');
    await expect(page.getByRole('columnheader', { name: 'unhipbot', exact: true })).toHaveCount(0);
    await expect(grid.locator(':focus')).toHaveCount(1);
    await hands.press('ControlOrMeta+z');
    await expect(page.getByRole('columnheader', { name: 'unhipbot', exact: true })).toHaveCount(1);
    await hands.kept();

    await hands.backTo(page.getByRole('searchbox', { name: /^Find or ask/ }));
    await hands.type('/org/');
    await expect(grid).toHaveAttribute('aria-rowcount', '3');
    await hands.command('show all rows', /^Show all rows/);
    await expect(grid).toHaveAttribute('aria-rowcount', '13');
    await hands.kept();
  },
);

test(
  'design: Delete empties the table to its last row, and the focus is never lost',
  long,
  async ({ page }) => {
    const hands = new KeyboardUser(page);
    await hands.bench.openExample('rfc-longest');
    const heads = page.getByRole('rowheader');
    await heads.first().waitFor();
    const count = await heads.count();
    await hands.paneTo(hands.bench.access);
    await hands.tabTo(page.getByRole('grid', { name: 'Access matrix' }).locator('[tabindex="0"]'));
    await hands.press('Control+Home', 'ArrowLeft');
    for (let left = count; left > 0; left--) {
      await expect(heads).toHaveCount(left);
      await hands.press('Delete');
      await hands.kept();
    }
    await expect(page.getByRole('textbox', { name: 'Add URLs' })).toBeFocused();
    for (let i = 0; i < count; i++) {
      await hands.press('ControlOrMeta+z');
      await hands.kept();
    }
    await expect(heads).toHaveCount(count);
  },
);

test('wcag 2.1.2: the editor is entered, used, and left in both directions', long, async ({ page }) => {
  const hands = new KeyboardUser(page);
  await hands.bench.openExample();
  const editor = await hands.bench.editor();
  await hands.paneTo(hands.bench.text);
  await expect(editor).toBeFocused();
  await hands.press('Control+End');
  await hands.type('# mine');
  await expect.poll(() => hands.text()).toMatch(/# mine$/);
  await hands.press('Escape', 'Tab');
  await expect(editor).not.toBeFocused();
  await hands.kept();
  await hands.backTo(editor, 3);
  await hands.press('Escape', 'Shift+Tab');
  await expect(editor).not.toBeFocused();
  await hands.kept();
  await hands.paneTo(hands.bench.text);
  await hands.tabTo(editor, 3);
  await hands.press('Control+f');
  await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
  await hands.press('Escape');
  await expect(editor).toBeFocused();
  await hands.press('F6');
  await hands.kept();
  await expect(hands.bench.access.locator(':focus')).toHaveCount(1);
  await hands.press('Shift+F6');
  await hands.kept();
  await hands.press('ControlOrMeta+z');
  expect(await hands.text()).not.toContain('# mine');
  await expect(editor).toBeFocused();
});
