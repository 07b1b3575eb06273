import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

test('product: the form shows what is wrong with a user-agent line, and its fix', { tag: '@second' }, async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', 'User-agent *\nDisallow: /a\n\nUser-agent\uff1aGPTBot\nDisallow: /b\n');
  await expect(bench.records.getByText('“User-agent *” has no colon.')).toHaveCount(1);
  await expect(
    bench.records.getByText('U+FF1A only looks like “:”, so no reader reads the line.'),
  ).toHaveCount(1);
  await bench.records.getByRole('button', { name: /^Use User-agent: \*/ }).click();
  await expect(bench.records.getByText('has no colon')).toHaveCount(0);
});
