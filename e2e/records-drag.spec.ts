import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const file = 'User-agent: a\nDisallow: /a1\nDisallow: /a2\n\nUser-agent: b\nDisallow: /b1\n';

test('a rule is dragged into another record by its grip, in one step', async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', file);
  await bench.fetched();
  const grip = await bench.records.getByRole('button', { name: 'Move line 2' }).boundingBox();
  const target = await bench.paths('b').first().boundingBox();
  await page.mouse.move(grip!.x + 12, grip!.y + 12);
  await page.mouse.down();
  await page.mouse.move(grip!.x + 12, target!.y + 6, { steps: 6 });
  await page.mouse.up();
  expect((await bench.inspect()).storeText).toBe(
    'User-agent: a\nDisallow: /a2\n\nUser-agent: b\nDisallow: /a1\nDisallow: /b1\n',
  );
  await expect(bench.records.getByRole('button', { name: 'Move line 5' })).toBeFocused();
  await expect(bench.records.getByText('Moved to line 5')).toBeAttached();
  await page.keyboard.press('Control+z');
  expect((await bench.inspect()).storeText).toBe(file);
});

test('Escape lets go of a dragged rule where it was', { tag: '@long' }, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', file);
  await bench.fetched();
  const grip = await bench.records.getByRole('button', { name: 'Move line 2' }).boundingBox();
  await page.mouse.move(grip!.x + 12, grip!.y + 12);
  await page.mouse.down();
  await page.mouse.move(grip!.x + 12, grip!.y + 60, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect((await bench.inspect()).storeText).toBe(file);
});

test('a rule is dragged beyond the rows that are drawn: the list scrolls at its edge', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const rules = Array.from({ length: 300 }, (_, i) => `Disallow: /${i}`);
  await bench.openFile('robots.txt', ['User-agent: a', ...rules, ''].join('\n'));
  await bench.fetched();
  const grip = await bench.records.getByRole('button', { name: 'Move line 2', exact: true }).boundingBox();
  const list = await bench.records.boundingBox();
  await page.mouse.move(grip!.x + 12, grip!.y + 12);
  await page.mouse.down();
  await page.mouse.move(grip!.x + 12, list!.y + list!.height - 4, { steps: 6 });
  await expect(bench.records.getByRole('group', { name: 'line 90', exact: true })).toBeVisible({
    timeout: 15_000,
  });
  await page.mouse.up();
  const lines = (await bench.inspect()).storeText.split('\n');
  expect(lines.indexOf('Disallow: /0')).toBeGreaterThan(60);
  expect(lines).toHaveLength(302);
});
