import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const file = 'User-agent: a\nDisallow: /a1\nDisallow: /a2\n\nUser-agent: b\nDisallow: /b1\n';

test('a rule is dragged into another record by its handle, in one step', async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', file);
  await bench.fetched();
  const handle = await bench.records.getByRole('button', { name: 'More for line 2' }).boundingBox();
  const target = await bench.paths('b').first().boundingBox();
  await page.mouse.move(handle!.x + 12, handle!.y + 12);
  await page.mouse.down();
  await page.mouse.move(handle!.x + 12, target!.y + 6, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByRole('menu')).toHaveCount(0);
  expect((await bench.inspect()).storeText).toBe(
    'User-agent: a\nDisallow: /a2\n\nUser-agent: b\nDisallow: /a1\nDisallow: /b1\n',
  );
  await expect(bench.records.getByRole('button', { name: 'More for line 5' })).toBeFocused();
  await expect(bench.records.getByText('Moved to line 5')).toBeAttached();
  await page.keyboard.press('Control+z');
  expect((await bench.inspect()).storeText).toBe(file);
});

test('design: the handle of a row is its menu, opened and closed by a press, before and after a drag', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', file);
  await bench.fetched();
  const handle = bench.records.getByRole('button', { name: 'More for line 2' });
  const menu = page.getByRole('menu', { name: 'More for line 2' });
  await handle.click();
  await expect(menu.getByRole('menuitem').first()).toBeVisible();
  await handle.click();
  await expect(menu).toHaveCount(0);
  const { x, y } = (await handle.boundingBox())!;
  await page.mouse.move(x + 12, y + 12);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 60, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(menu).toHaveCount(0);
  await handle.click();
  await menu.getByRole('menuitem', { name: 'Delete line 2' }).click();
  expect((await bench.inspect()).storeText).toBe(file.replace('Disallow: /a1\n', ''));
});

test('Escape returns a dragged rule to its place', { tag: '@long' }, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', file);
  await bench.fetched();
  const handle = await bench.records.getByRole('button', { name: 'More for line 2' }).boundingBox();
  await page.mouse.move(handle!.x + 12, handle!.y + 12);
  await page.mouse.down();
  await page.mouse.move(handle!.x + 12, handle!.y + 60, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect((await bench.inspect()).storeText).toBe(file);
});

test('a rule is dragged beyond the rendered rows: the list scrolls at its edge', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const rules = Array.from({ length: 300 }, (_, i) => `Disallow: /${i}`);
  await bench.openFile('robots.txt', ['User-agent: a', ...rules, ''].join('\n'));
  await bench.fetched();
  const handle = await bench.records
    .getByRole('button', { name: 'More for line 2', exact: true })
    .boundingBox();
  const list = await bench.records.boundingBox();
  await page.mouse.move(handle!.x + 12, handle!.y + 12);
  await page.mouse.down();
  await page.mouse.move(handle!.x + 12, list!.y + list!.height - 4, { steps: 6 });
  await expect(bench.records.getByRole('group', { name: 'line 90', exact: true })).toBeVisible({
    timeout: 15_000,
  });
  await page.mouse.up();
  const lines = (await bench.inspect()).storeText.split('\n');
  expect(lines.indexOf('Disallow: /0')).toBeGreaterThan(60);
  expect(lines).toHaveLength(302);
});
