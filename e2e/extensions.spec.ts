// Extension lines in the form: a signal by its choices, parameters as chips, a sitemap from the menu.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, viewports } from './fixtures.ts';
import { scriptsOf } from './scripts-of-build.ts';
import { Workbench } from './workbench.ts';

const row = ({ records }: Workbench, line: number) =>
  records.getByRole('group', { name: `line ${line}`, exact: true });
const textOf = async (bench: Workbench) => (await bench.inspect()).storeText;

async function open(page: Page, text: string): Promise<Workbench> {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', text);
  return bench;
}

test('Content-Signal: choosing a signal changes only its pair, and one undo restores it', async ({
  page,
}) => {
  const file = 'User-agent: *\ncontent-signal:  search=yes ,AI-Train = No # why\nAllow: /\n';
  const bench = await open(page, file);
  const train = row(bench, 2).getByRole('combobox', { name: 'ai-train', exact: true });
  await expect(train).toHaveValue('no');
  await train.selectOption('yes');
  expect(await textOf(bench)).toBe(file.replace('No', 'yes'));
  await row(bench, 2).getByRole('combobox', { name: 'use', exact: true }).selectOption('reference');
  await row(bench, 2).getByRole('combobox', { name: 'search', exact: true }).selectOption('not said');
  expect(await textOf(bench)).toBe(file.replace('search=yes ,AI-Train = No', 'AI-Train = yes,use=reference'));
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: /^Undo/ }).click();
  expect(await textOf(bench)).toBe(file);
  await expect(train).toHaveValue('no');
});

test('Clean-param: parameters are chips, written as typed; the path and the comment stay', {
  tag: '@long',
}, async ({ page }) => {
  const bench = await open(page, 'User-agent: *\nDisallow:\n\nClean-param: ref  /some*  # ids\n');
  const parameter = (name: string) => row(bench, 4).getByRole('textbox', { name, exact: true });
  await parameter('New parameter').focus();
  await page.keyboard.type('sid');
  await page.keyboard.press('Enter');
  await expect(parameter('Parameter 2')).toHaveValue('sid');
  await expect(parameter('New parameter')).toBeFocused();
  await page.keyboard.type('a=b');
  await expect(row(bench, 4)).toContainText('Not written:');
  // The invalid part is not kept; the part entered before it is.
  expect(await textOf(bench)).toContain('Clean-param: ref&sid  /some*  # ids\n');
  await page.keyboard.press('Escape');
  await row(bench, 4).getByRole('button', { name: 'Remove parameter ref' }).click();
  await parameter('Path of the parameters').fill('/');
  expect(await textOf(bench)).toContain('Clean-param: sid  /  # ids\n');
});

test('design: an error is shown below its row with its fix, and only after the field is left', {
  tag: '@second',
}, async ({ page }) => {
  const bench = await open(
    page,
    'User-agent: *\nDisallow: /a\n\nSitemap: https://a.example/1.xml\nSitemap: https://a.example/9.xml\n',
  );
  await bench.fetched();
  const address = row(bench, 5).getByRole('textbox', { name: 'Sitemap', exact: true });
  await address.fill('/2.xml');
  await expect(page.getByRole('contentinfo').getByRole('button', { name: /^1 error/ })).toBeVisible();
  const mend = bench.records.getByRole('button', { name: /^Use https:.*line 5$/ });
  const below = bench.records.locator('[data-findings]');
  await expect(below).toHaveCount(0);
  await address.blur();
  await expect(below).toContainText('A sitemap needs a full URL; /2.xml is only a path');
  await expect(row(bench, 5)).toContainText('Sitemap');
  await expect(mend).toBeVisible();
  await mend.click();
  await expect(below).toHaveCount(0);
  expect(await textOf(bench)).toMatch(/Sitemap: https:\/\/a\.example\/2\.xml\n$/);
});

test('design: a warning is shown below its rule with its fixes, a hint is not', { tag: '@second' }, async ({
  page,
}) => {
  const bench = await open(page, 'User-agent: *\nDisallow: private\nDisallow: /index.php/\n');
  const below = bench.records.locator('[data-findings]');
  await expect(below).toHaveCount(1);
  await expect(below.getByRole('button').first()).toHaveAccessibleName(/line 2/);
});

test('Sitemap: a sitemap is added next to the others, and its address has a finding until it is a full URL', {
  tag: '@second',
}, async ({ page }) => {
  const bench = await open(page, 'Sitemap: https://a.example/1.xml\n\nUser-agent: *\nDisallow:\n');
  await bench.records.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add Sitemap' }).click();
  const address = row(bench, 2).getByRole('textbox', { name: 'Sitemap', exact: true });
  await expect(address).toBeFocused();
  await page.keyboard.type('/2.xml');
  await expect(row(bench, 2)).toContainText('A sitemap needs a full URL; /2.xml is only a path.');
  await address.fill('https://a.example/2.xml');
  await expect(row(bench, 2)).not.toContainText('full URL');
  expect(await textOf(bench)).toBe(
    'Sitemap: https://a.example/1.xml\nSitemap: https://a.example/2.xml\n\nUser-agent: *\nDisallow:\n',
  );
});

const ALL = `User-agent: Bingbot
User-agent: Applebot
Crawl-delay: 5
Crawl-delay: 5 s
Request-rate: 1/10m 0600-0845
Visit-time: 2200-0100
Noindex: /old/
Content-Signal: search=yes, ai-train=perhaps, what
Content-Usage: /a train-ai=n;why="so", bots=y
Content-Usage: Train-ai=n
Disallow: /x

Sitemap: http://a.example/1.xml
License: /terms
Clean-param: ref&sid /some
Host: www.a.example
`;

test('a record gets a crawl delay and visiting hours by its menu and by keys', { tag: '@long' }, async ({
  page,
}) => {
  const bench = await open(page, 'User-agent: Bingbot\nDisallow: /x\n');
  await bench.records.getByRole('button', { name: 'More for this record' }).click();
  await page.getByRole('menuitem', { name: 'Add Crawl-delay' }).click();
  await expect(page.locator(':focus')).toHaveAccessibleName('Crawl-delay');
  // Until its code loads, a placeholder row accepts what is typed.
  await page.waitForLoadState('networkidle');
  await page.keyboard.type('1x');
  await expect(row(bench, 3)).toContainText('Not written:');
  await page.keyboard.press('Escape');
  // The file is as it was when the field got the focus: no draft is written.
  expect(await textOf(bench)).toBe('User-agent: Bingbot\nDisallow: /x\nCrawl-delay: \n');
  await page.keyboard.type('1');
  expect(await textOf(bench)).toBe('User-agent: Bingbot\nDisallow: /x\nCrawl-delay: 1\n');
  await expect(row(bench, 3)).toContainText('Obeyed by Bingbot.');
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAccessibleName('Path');
});

test("product: no key is lost while a row's code loads and replaces its placeholder", async ({ page }) => {
  let letIn = () => undefined as void;
  const isLetIn = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(scriptsOf('records'), async (route) => {
    await isLetIn;
    await route.continue();
  });
  const bench = await open(page, 'User-agent: Bingbot\nDisallow: /x\nCrawl-delay: 1\n');
  await row(bench, 3).getByRole('textbox', { name: 'Crawl-delay', exact: true }).focus();
  await page.keyboard.press('End');
  await page.keyboard.type('2');
  // Each key is a task of the browser: the focus is checked in each.
  await page.evaluate(() => {
    const lost = { times: 0 };
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (document.activeElement === document.body) lost.times++;
      port2.postMessage(undefined);
    };
    port2.postMessage(undefined);
    Object.assign(globalThis, { lost });
  });
  letIn();
  await expect(row(bench, 3)).toContainText('Obeyed by Bingbot.');
  await page.keyboard.type('3');
  await expect.poll(() => textOf(bench)).toBe('User-agent: Bingbot\nDisallow: /x\nCrawl-delay: 123\n');
  expect(await page.evaluate(() => (globalThis as unknown as { lost: { times: number } }).lost.times)).toBe(
    0,
  );
});

for (const [colorScheme, width] of viewports)
  test.describe(`axe finds nothing, ${colorScheme}, ${width} pixels`, { tag: '@long' }, () => {
    test.use({ colorScheme, viewport: { width, height: 1400 } });

    test('in a file with all lines', async ({ page }) => {
      const bench = await open(page, ALL);
      await expect(bench.records).toContainText('The scope of a signal is contested');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual(
        [],
      );
      if (width > 320) return;
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  });
