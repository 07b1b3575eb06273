import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const file = [
  'User-agent: a',
  'Disallow: /1',
  '',
  'Disallow: /2',
  'Disalow: /3*',
  '',
  'User-agent: a',
  'Disallow: /4',
  'Disallow: /4/5',
  '',
].join('\n');

test('the marks change with the reader, and the cards do not', async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', file);
  const cards = async () =>
    await bench.records.getByRole('article').evaluateAll((all) => all.map((card) => card.ariaLabel));
  const { records } = bench;
  await bench.readAs('koster-1996');
  await expect(
    records.getByText('The record ends here for 1996 draft 1: the 1 rule below belongs to nobody.'),
  ).toBeVisible();
  const end = await records.getByRole('group', { name: 'line 3', exact: true }).boundingBox();
  const next = await records.getByRole('group', { name: 'line 4', exact: true }).boundingBox();
  expect(end!.y + end!.height).toBeLessThanOrEqual(next!.y + 1);
  await expect(records.getByText('nobody’s')).toHaveCount(1);
  await expect(records.getByText('Not read for a: the first record for it counts, line 1.')).toBeVisible();
  await expect(records.getByText('Only Google reads this line as Disallow.')).toBeVisible();
  await expect(records.getByText('Never decides: line 8 comes first.')).toBeVisible();
  const before = await cards();
  await bench.readAs('rfc9309');
  await expect(records.getByText('The record ends here')).toHaveCount(0);
  await expect(records.getByText('Joined with line 7: both records are for a.')).toBeVisible();
  await expect(records.getByText('Never decides')).toHaveCount(0);
  expect(await cards()).toEqual(before);
});

test('a rule says how many cells of the matrix it decides, and follows what is typed', async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  const rule = bench.records.getByRole('group', { name: 'line 16', exact: true });
  await expect(rule.getByTitle(/^Decides \d+ of 44 cells of the matrix$/)).toHaveText(/decides [1-9]/);
  await expect(bench.record('webcrawler, excite').getByText('nothing forbidden')).toBeVisible();
  await bench.paths('*').first().fill('/');
  await expect(rule.getByText('never decides', { exact: true })).toBeVisible();
  await rule.getByRole('button', { name: 'Move it above line 12' }).click();
  await expect(bench.paths('*').first()).toHaveValue('/');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(bench.records.getByText('never decides')).toHaveCount(0);
});
