import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const rules = Array.from({ length: 40 }, (_, i) => `Disallow: /archive/${i}`);
const file = ['User-agent: a', 'Allow: /first', ...rules, 'Disallow: /last', ''].join('\n');

async function open(bench: Workbench, text = file): Promise<void> {
  await bench.page.goto('./');
  await bench.openFile('robots.txt', text);
  await bench.records.getByRole('article').first().waitFor();
}

test('a run of rules under one folder is one row, expanded and collapsed by keyboard without losing the focus', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await open(bench);
  const run = bench.records.getByRole('group', { name: 'lines 3 to 42', exact: true });
  const button = bench.records.getByRole('button', { name: 'Unfold lines 3 to 42' });
  await expect(run).toContainText('/archive/… 40 rules');
  await expect(bench.paths('a')).toHaveCount(2);
  await bench.paths('a').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bench.paths('a').nth(1)).toBeFocused();
  await expect(bench.paths('a').nth(1)).toHaveValue('/archive/0');
  await bench.records.getByRole('button', { name: 'More for line 7', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Fold the rules of this folder' }).press('Enter');
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(bench.paths('a').last()).toBeFocused();
  await bench.paths('a').last().fill('/other');
  await expect(bench.paths('a')).toHaveCount(2);
  expect((await bench.inspect()).storeText).toBe(file.replace('/last', '/other'));
});

test('a run expands when the caret of the text, or an explanation, points into it', { tag: '@long' }, async ({
  page,
}) => {
  const bench = new Workbench(page);
  await open(bench);
  const editor = await bench.editor();
  await editor.focus();
  await page.keyboard.press('Control+Home');
  await expect(bench.paths('a')).toHaveCount(2);
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown');
  await expect(bench.records.getByRole('group', { name: 'line 5', exact: true })).toBeVisible();
  await open(bench);
  await expect(bench.paths('a')).toHaveCount(2);
  const urls = bench.access.getByRole('textbox', { name: 'Add URLs' });
  await urls.fill('/archive/7');
  await urls.press('Enter');
  const cell = bench.access
    .getByRole('row', { name: /archive/ })
    .getByRole('gridcell')
    .first();
  await expect(bench.records.getByRole('group', { name: 'lines 3 to 42' })).toContainText('decide 40');
  await cell.click();
  await expect(bench.records.getByRole('group', { name: 'line 10', exact: true })).toBeVisible();
});

test('a rule that is moved or dragged into a folded run is shown there', { tag: '@long' }, async ({
  page,
}) => {
  const bench = new Workbench(page);
  await open(bench);
  await bench.paths('a').last().focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(bench.paths('a').nth(1)).toHaveValue('/last');
  await expect(bench.paths('a').nth(1)).toBeFocused();
  await expect(bench.records.getByRole('group', { name: 'lines 3 to 41' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(bench.records.getByRole('group', { name: 'lines 3 to 42' })).toBeVisible();
  const handle = await bench.records.getByRole('button', { name: 'More for line 43' }).boundingBox();
  const run = await bench.records.getByRole('group', { name: 'lines 3 to 42' }).boundingBox();
  await page.mouse.move(handle!.x + 12, handle!.y + 12);
  await page.mouse.down();
  await page.mouse.move(handle!.x + 12, run!.y + 3, { steps: 6 });
  await page.mouse.up();
  await expect(bench.paths('a').nth(1)).toHaveValue('/last');
  expect((await bench.inspect()).storeText.split('\n').slice(1, 4)).toEqual([
    'Allow: /first',
    'Disallow: /last',
    'Disallow: /archive/0',
  ]);
});

test('a rule that is being edited is never folded', { tag: '@long' }, async ({ page }) => {
  const bench = new Workbench(page);
  await open(bench, 'User-agent: a\nDisallow: /archive/0\n');
  await bench.paths('a').first().focus();
  for (let i = 1; i < 12; i++) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(`/archive/${i}`);
  }
  await expect(bench.paths('a')).toHaveCount(12);
  await expect(bench.paths('a').last()).toBeFocused();
});
