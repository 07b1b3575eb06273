// After an edit every view has a mark, and each mark can revert the edit.
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const file = 'User-agent: *\nDisallow: /cart/\nDisallow: /account/\nAllow: /\n';
const without = file.replace('Disallow: /account/\n', '');

test('design: a removed line is marked in form, text, table, explanation, and status, and can be restored from each', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', file);
  await bench.fetched();
  const text = async () => (await bench.inspect()).storeText;
  const remove = async () => {
    await bench.records.getByRole('button', { name: 'More for line 3' }).focus();
    await page.keyboard.press('Delete');
    expect(await text()).toBe(without);
  };
  const cell = bench.access
    .getByRole('gridcell', { name: /\/account\// })
    .or(bench.access.getByRole('row', { name: /\/account\// }).getByRole('gridcell'));
  const note = bench.text.getByText('1 line removed');
  const status = page.getByRole('contentinfo');

  await remove();
  await expect(bench.records.getByText('Removed: line 3')).toBeAttached();
  await expect(note).toBeVisible();
  await expect(cell.first()).toHaveAccessibleName(/^Yes.*was No/);
  await expect(bench.access.getByRole('button', { name: /Changed 1/ })).toBeVisible();
  await expect(status.getByText(/1 of \d+ answers of the table changes?/)).toBeVisible();

  await bench.records.getByRole('button', { name: 'Bring line 3 back' }).click();
  expect(await text()).toBe(file);
  await expect(note).toHaveCount(0);

  await remove();
  await note.click();
  expect(await text()).toBe(file);
  await expect(bench.records.getByText('Removed: line 3')).toHaveCount(0);

  await remove();
  await cell.first().click();
  await expect(bench.trace.getByText('Was No before this edit, by line 3')).toBeVisible();
  await bench.trace.getByRole('button', { name: 'Bring line 3 back' }).click();
  expect(await text()).toBe(file);
  await expect(bench.access.getByRole('button', { name: /^Changed/ })).toHaveCount(0);
  await expect(status.getByText('No unsaved changes')).toBeVisible();
});

test('design: the status line is one line in every width, before and after an edit, and nothing moves', {
  tag: '@second',
}, async ({ page }) => {
  const path = '/my-account/orders/of-last-year/';
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile(
    'robots.txt',
    `User-agent: *\nDisallow: ${path}\nDisallow: /b/*x*y\n\nUser-agent: GPTBot\nDisallow: /pictures-of-the-year/\nfoo\n`,
  );
  const status = page.getByRole('contentinfo', { name: /^Status of/ });
  for (const width of [1440, 1280, 1100, 1024, 900, 760]) {
    await page.setViewportSize({ width, height: 800 });
    const before = await status.boundingBox();
    await bench.paths('*').first().fill(`/my-account/a-longer-path-than-before/of-${width}/`);
    await expect(status.getByRole('link', { name: /answers? (of the table )?change/ })).toBeVisible();
    expect(await status.boundingBox()).toEqual(before);
    await bench.paths('*').first().fill(path);
    await expect(status.getByText('Not saved')).toBeHidden();
  }
});
