// The explanation and the status line for ignored lines, long URLs, and files that are too big.
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

test('lines that the reader skips are listed with the reason and lead to their place', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile(
    'robots.txt',
    'User-agent: *\nCrawl-delay: 3\nDisalow: /\nwhat is this line\nAllow: /x\n',
  );
  await page.getByRole('gridcell').first().click();
  const skipped = bench.trace
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Skipped' }) });
  await expect(skipped.getByText('RFC 9309 does not read 3 lines')).toBeVisible();
  await expect(skipped.getByText('Only other readers read this line as Disallow.')).toBeVisible();
  await expect(skipped.getByText('Crawl-delay decides nothing here.')).toBeVisible();
  await skipped.getByRole('button', { name: 'Line 4' }).click();
  await expect.poll(() => bench.caret()).toBe('Line 4, column 1');
  await bench.readAs('google');
  await expect(bench.trace.getByText('Google does not read 2 lines')).toBeVisible();
  await expect(skipped.getByText('Crawl-delay decides nothing here.')).toBeHidden();
  await skipped.getByText('Google does not read 2 lines').click();
  await expect(skipped.getByText('Crawl-delay decides nothing here.')).toBeVisible();
});

test('the explanation of a URL of 3,000 characters shows both ends, all of it on request, and its close button stays visible', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', 'User-agent: *\nDisallow: /\n');
  const url = `/begin/${'abcdefghij'.repeat(299)}/end`;
  const box = page.getByRole('textbox', { name: /^Add URLs/ });
  await box.fill(url);
  await box.press('Enter');
  await page.getByRole('gridcell').last().click();
  const heading = bench.trace.getByRole('heading', { level: 2 });
  await expect(heading).toHaveText(/^Why \/begin\/[a-j]{93}…[a-j]{36}\/end for any other crawler$/);
  await bench.trace.getByRole('button', { name: 'Show all 3,001 characters' }).click();
  await expect(heading).toHaveText(`Why ${url} for any other crawler`);
  const close = bench.trace.getByRole('button', { name: 'Close the explanation' });
  await expect(close).toBeInViewport({ ratio: 1 });
  await heading.evaluate((element) => element.closest('header')?.scrollTo(0, 10_000));
  await expect(close).toBeInViewport({ ratio: 1 });
  await expect(
    bench.trace.getByText('Line 2 decides: it is the only rule that matches.').first(),
  ).toBeInViewport();
  await bench.trace.getByRole('button', { name: 'Show less' }).click();
  await close.click();
  await expect(bench.trace).toHaveCount(0);
});

test('rfc 9309 2.5: the status line reports lines beyond 500 KiB, for readers that stop there', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const rules = Array.from({ length: 52_000 }, () => 'Allow: /x\n').join('');
  await bench.openFile('robots.txt', `User-agent: *\n${rules}Disallow: /\n`);
  const status = page.getByRole('contentinfo');
  await expect(status).toContainText('RFC 9309 stops at 500 KiB: the last 803 lines are not read');
  await bench.readAs('koster-1996');
  await expect(status).not.toContainText('KiB:');
});
