// A log is compared with a robots.txt, from the start page: which crawlers requested what the file blocks.
import type { Page } from '@playwright/test';
import { findViolations } from './accessibility-violations.ts';
import { expect, test, viewports } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const robots = 'User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /\n';
const gpt =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.4; +https://openai.com/gptbot';
const bing = 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)';
const hit = (address: string, path: string, agent: string) =>
  `${address} - - [19/Nov/2026:04:12:09 +0000] "GET ${path} HTTP/1.1" 200 5 "-" "${agent}"\n`;
const log = [
  hit('192.0.2.7', '/product/tent-4/', gpt),
  hit('198.51.100.7', '/', gpt),
  hit('203.0.113.7', '/tents/', bing),
].join('');
const ranges = '{"creationTime": "2026-11-26", "prefixes": [{"ipv4Prefix": "198.51.100.0/24"}]}';

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

async function choose(page: Page, button: string, ...files: ReturnType<typeof file>[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files);
}

const table = (page: Page) => page.getByRole('region', { name: 'Crawlers in the log' });

test('a log is compared with the open robots.txt, and with the ranges that were chosen with it', async ({
  page,
}) => {
  await page.goto('./');
  await new Workbench(page).openFile('robots.txt', robots);
  await page.goto('./#/');
  await page.getByRole('link', { name: 'Check a log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check a log' })).toBeFocused();
  await choose(page, 'Choose a log…', file('access.log', log));
  await expect(
    page.getByText('1 of 2 crawlers requested what the file blocks, in 2 requests.'),
  ).toBeVisible();
  await expect(
    table(page).getByRole('row', { name: /^GPTBot AI training 2 2 19 Nov 2026 never not checked/ }),
  ).toBeVisible();
  const paths = page.getByRole('region', { name: 'GPTBot: 2 requests against the rules, since 19 Nov 2026' });
  await expect(paths.getByRole('listitem').filter({ hasText: '/product/tent-4/' })).toHaveText(
    '1/product/tent-4/line 5 Disallow: /Ask',
  );
  await expect(page.getByRole('region', { name: 'Is it really GPTBot?' })).toContainText('gptbot.json');
  await table(page).getByRole('button', { name: 'bingbot' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Is it really bingbot?' })).toContainText('search.msn.com');
  await table(page).getByRole('button', { name: 'GPTBot' }).press('Enter');
  await expect(paths).toHaveCount(0);

  await choose(page, 'Choose a log…', file('access.log', log), file('gptbot.json', ranges));
  await expect(
    page.getByText('in 2 requests; 1 of them did not come from the crawler it names.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^# Crawlers in access\.log\n\n## 1 of 2 crawlers requested/);
  await page.getByRole('button', { name: 'Ask its 2 URLs' }).click();
  await expect(page.getByRole('row', { name: /\/product\/tent-4\// })).toBeVisible();
  // The first of them is explained and in sight, whatever was explained before.
  const { access, trace } = new Workbench(page);
  await expect(page.getByText(/^\d URLs? added to the table/)).toBeVisible();
  await expect(access.getByRole('gridcell', { selected: true })).toBeInViewport();
  await expect(trace).toContainText('GPTBot');
  await expect(trace).toContainText('/product/tent-4/');
  // The report is still there on the way back and from the start page, until it is removed.
  const report = page.getByText('1 of 2 crawlers requested what the file blocks');
  await page.goBack();
  await expect(report).toBeVisible();
  await page.goto('./#/');
  await page.getByRole('link', { name: 'Check a log' }).click();
  await expect(report).toBeVisible();
  // After an edit, it is about the rules as they are.
  await page.goto('./#/edit');
  await new Workbench(page).paths('GPTBot').first().fill('/product/');
  await page.goBack();
  await expect(
    page.getByText(
      'None of 2 crawlers requested what the file blocks; 1 request for it did not come from the crawler it names.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Remove the report' }).click();
  await expect(report).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Choose a log…' })).toBeFocused();
});

for (const [theme, width] of viewports)
  test(`without an open file, the robots.txt is chosen with the log: ${theme}, ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('./#/log');
    await choose(page, 'Choose a log and a robots.txt…', file('access.log', log));
    await expect(page.getByRole('alert')).toHaveText(
      'Both files are needed. Choose an access log and the robots.txt together.',
    );
    await choose(page, 'Choose a log and a robots.txt…', file('access.log', log), file('robots.txt', robots));
    await expect(
      page.getByText('1 of 2 crawlers requested what the file blocks, in 2 requests.'),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test('a log that is dropped on its page or the start page is compared, and one without a robots.txt is refused', async ({
  page,
}) => {
  const drop = async (name: string, text: string) => {
    const dataTransfer = await page.evaluateHandle(
      ([fileName, content]) => {
        const data = new DataTransfer();
        data.items.add(new File([content], fileName));
        return data;
      },
      [name, text] as const,
    );
    await page.dispatchEvent('body', 'drop', { dataTransfer });
  };
  // Also before the page is there.
  await page.goto('./#/log', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset['page'] === 'log');
  await drop('access.log', log);
  await expect(page.getByRole('alert')).toContainText('Both files are needed.');
  await page.goto('./#/');
  await new Workbench(page).openFile('robots.txt', robots);
  await page.goto('./#/');
  await drop('access.log', log);
  await expect(page).toHaveURL(/#\/log$/);
  await expect(
    page.getByText('1 of 2 crawlers requested what the file blocks, in 2 requests.'),
  ).toBeVisible();
  const rows = table(page).getByRole('button', { expanded: false });
  await expect(rows).toHaveText(['bingbot']);
  await page.getByLabel('Only the 1 of 2 crawlers with requests against the rules').check();
  await expect(rows).toHaveCount(0);
});
