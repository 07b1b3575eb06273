// The pages about specifications: printed answers next to computed ones, under the page's reader.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const pages = [
  { route: 'koster-1996', heading: 'Robots exclusion, draft 1 of 1996', total: 48 },
  { route: 'data-txt', heading: 'data.txt', total: 49 },
  { route: 'rfc-9309', heading: 'RFC 9309, the Robots Exclusion Protocol', total: 46 },
];

const acap = { route: 'acap', heading: 'ACAP 1.1, the Automated Content Access Protocol' };
const robotsPi = { route: 'robots-pi', heading: 'Robots instruction for XML' };

async function open(page: Page, route: string): Promise<void> {
  await page.goto(`./#/learn/${route}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const readAs = (page: Page) => page.getByRole('combobox', { name: 'Read as' });
const differing = (page: Page) => page.getByRole('cell').filter({ hasText: 'differs' });

test('the index leads to every page, and every page back', async ({ page }) => {
  await open(page, '');
  for (const { heading } of [...pages, acap, robotsPi]) {
    await page.getByRole('main').getByRole('link', { name: heading, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused();
    await expect(page).toHaveTitle(`${heading} · Gatepost`);
    await page.getByRole('navigation', { name: 'Learn' }).getByRole('link', { name: 'Learn' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Gatepost, Start' }).click();
  await expect(page).toHaveTitle('Gatepost');
});

test('product: the first page explains how robots.txt works, with editable example files and live answers', async ({
  page,
}) => {
  await open(page, '');
  const title = 'How robots.txt works';
  await expect(page.getByRole('main').getByRole('link').first()).toHaveText(title);
  await page.getByRole('main').getByRole('link', { name: title }).click();
  const example = page.getByRole('region', { name: 'The longest matching rule decides' });
  const answer = example.getByRole('row', { name: /^\/shop\/sale\/tent/ }).getByRole('cell');
  await expect(answer).toHaveText('Yes line 3');
  const file = example.getByRole('textbox');
  await file.fill('User-agent: *\nDisallow: /shop/sale/t\nAllow: /shop/sale/\n');
  await expect(answer).toHaveText('No line 2');
  await example.getByRole('button', { name: /^Open in the workbench/ }).click();
  const bench = new Workbench(page);
  await bench.records.waitFor();
  expect((await bench.inspect()).storeText).toContain('Disallow: /shop/sale/t\n');
  await page.goBack();
  await expect(answer).toHaveText('Yes line 3');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('an unknown address leads to the index, and the index to the workbench', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, 'nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeVisible();
  await page.getByRole('link', { name: 'Workbench' }).click();
  await expect(page.getByRole('region', { name: 'Records' })).toBeVisible();
});

test('draft 1 3.2.2: fifteen rows as printed; under Google, rows 14 and 15 differ', {
  tag: '@second',
}, async ({ page }) => {
  await open(page, 'koster-1996');
  const table = page.getByRole('table', { name: /^The match table/ });
  await expect(table.getByRole('rowheader')).toHaveCount(15);
  await expect(page.getByRole('status')).toHaveText(
    '1996 draft 1 gives all 48 printed answers on this page.',
  );
  await expect(differing(page)).toHaveCount(0);
  await readAs(page).selectOption('Google');
  await expect(page.getByRole('status')).toHaveText(
    'Google differs from 3 of the 48 printed answers on this page.',
  );
  await expect(differing(page)).toHaveCount(3);
  await expect(table.getByRole('row').filter({ hasText: 'differs' }).getByRole('rowheader')).toHaveText([
    '14',
    '15',
  ]);
  await expect(page.getByRole('link', { name: 'About Google' })).toHaveAttribute(
    'href',
    '#/learn/rfc-9309?as=google',
  );
});

test('data.txt 4: the matrix opens in the workbench under the reader of the page', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, 'data-txt');
  await page.getByRole('button', { name: 'The fict.org table: open in the workbench' }).click();
  await expect(page.getByRole('grid', { name: 'Access matrix' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'data.txt', exact: true })).toBeVisible();
  await expect(readAs(page)).toHaveValue('data.txt');
});

test('rfc 9309 5.2: only the misprint of erratum 7124 is answered differently than printed', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'rfc-9309');
  await expect(differing(page)).toHaveCount(1);
  await expect(page.getByRole('row').filter({ hasText: 'differs' }).getByRole('rowheader')).toHaveText(
    '/example/page/disallow.gif',
  );
});

test('the status table follows the reader and says which rows the specification defines', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'koster-1996');
  const row = page.getByRole('row').filter({ hasText: '403, forbidden' });
  await expect(row).toContainText('Nothing may be fetched');
  await expect(row).toContainText('stated');
  await readAs(page).selectOption('RFC 9309');
  await expect(row).toContainText('Everything may be fetched');
});

test('acap 2.1: the engine answers the worked example, with a table for each crawler', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'acap');
  const rows = (agent: string) =>
    page.getByRole('table', { name: `What ${agent} may do, as the engine reads the file` }).getByRole('row');
  await expect(rows('named-crawler').nth(1)).toHaveText('/index.htmlNoNot saidNot saidNot said');
  await expect(rows('named-crawler').nth(2)).toHaveText('/public/xYesYesYesNot said');
  await expect(rows('any other crawler')).toHaveText([
    'URLcrawlindexpresentpreserve',
    ...['/index.html', '/public/x', '/news/y', '/private/z'].map(
      (path) => `${path}NoNot saidNot saidNot said`,
    ),
  ]);
});

test('acap 2.5: qualifiers by usage, scopes compared, and 53 open questions with their readings', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'acap');
  const qualifiers = page.getByRole('table', { name: 'Qualifiers by usage' });
  await expect(qualifiers.getByRole('rowheader')).toHaveCount(9);
  await expect(qualifiers.getByRole('row').filter({ hasText: 'max-length' }).getByText('Y')).toHaveCount(2);
  await expect(qualifiers.getByText('A', { exact: true })).toHaveCount(4);
  await expect(qualifiers.getByText('T', { exact: true })).toHaveCount(2);
  const scopes = page.getByRole('table', { name: 'Pairs of patterns, compared by the engine' });
  await expect(scopes.getByRole('row').filter({ hasText: '/*a/*b' })).toHaveText('/*a/*bneithercharacter 3');
  const questions = page.getByRole('region', { name: 'Open questions in the text, and our reading' });
  await expect(questions.getByRole('heading', { level: 3 })).toHaveCount(53);
});

test('the reader of a page is in its address, and survives a reload, Back, and a link to another page', {
  tag: '@second',
}, async ({ page }) => {
  await open(page, 'koster-1996');
  await readAs(page).selectOption('Google');
  await expect(page).toHaveURL(/#\/learn\/koster-1996\?as=google$/);
  await page.reload();
  await expect(readAs(page)).toHaveValue('google');
  await page.getByRole('link', { name: 'About Google' }).click();
  await expect(page).toHaveURL(/#\/learn\/rfc-9309\?as=google$/);
  await expect(readAs(page)).toHaveValue('google');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robots exclusion, draft 1 of 1996');
  await expect(readAs(page)).toHaveValue('google');
  await readAs(page).selectOption('koster-1996');
  await expect(page).toHaveURL(/#\/learn\/koster-1996$/);
  await page.goto('./#/learn/koster-1996?as=netscape');
  await expect(readAs(page)).toHaveValue('koster-1996');
});

test('how long a copy may be used is stated; the effect of max-age for Google is marked as an interpretation', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'rfc-9309');
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(row('Cache-Control: max-age=3600')).toContainText('stated');
  await readAs(page).selectOption('google');
  await expect(row('no caching headers')).toContainText('stated');
  await expect(row('Cache-Control: max-age=3600')).toContainText('our reading');
});

for (const [colorScheme, width, route] of [
  ['light', 1440, 'koster-1996'],
  ['dark', 320, ''],
] as const)
  test.describe(`axe finds nothing, ${colorScheme}, ${width} pixels`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });
    test(`on #/learn/${route}`, async ({ page }) => {
      await open(page, route);
      if (route) await readAs(page).selectOption('Google');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });

test('the page of the selected reader is one step from the workbench, and Back returns to the same cell', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.readAs('google');
  await bench.access.getByRole('gridcell').first().click();
  await bench.trace.getByText('Google, RFC 9309 and Bing say No.').click();
  await bench.trace.getByRole('link', { name: /^About Google/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('RFC 9309, the Robots Exclusion Protocol');
  await expect(readAs(page)).toHaveValue('google');
  await page.goBack();
  await expect(bench.trace).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'About Google' }).click();
  await expect(page).toHaveURL(/#\/learn\/rfc-9309\?as=google$/);
});
