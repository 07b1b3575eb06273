// Readers: those of present crawlers, crawlers with quirks, and the sources of each reader.
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

async function openWith(page: Page, text: string, agents: string, urls: string): Promise<Workbench> {
  const workbench = new Workbench(page);
  await page.goto('./#/edit');
  const named = [...text.matchAll(/^User-agent: *([^*\s].*)$/gm)].map(([, name = '']) => name);
  await workbench.openTable(text, [...named, ...agents.split(', '), ''], ['/', ...urls.split(', ')]);
  return workbench;
}

const cell = (page: Page, url: string, answer: string) =>
  page
    .getByRole('grid', { name: 'Access matrix' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`${url}$`) }) })
    .getByRole('gridcell', { name: new RegExp(answer) });

test('a crawler that obeys other records than the reader has a note in its explanation, with the source', {
  tag: '@second',
}, async ({ page }) => {
  const text = 'User-agent: *\nDisallow: /s\n\nUser-agent: Googlebot\nDisallow: /g\n';
  const bench = await openWith(page, text, 'AdsBot-Google, Googlebot-Image', '/s, /g');
  const heads = page.getByRole('grid', { name: 'Access matrix' }).getByRole('columnheader');
  await expect(heads.filter({ hasText: 'Googlebot + 1' })).toContainText('record 2,');
  await expect(heads.filter({ hasText: 'AdsBot-Google' })).toContainText('No record applies.');
  await cell(page, '/s', 'Yes').last().click();
  await bench.trace.getByText('2 other records').click();
  await expect(bench.trace).toContainText('but not to AdsBot-Google (developers.google.com, 11 Feb 2026).');
  await bench.readAs('koster-1996');
  await expect(bench.trace).not.toContainText('developers.google.com');
  await expect(heads.filter({ hasText: 'AdsBot-Google' })).toContainText(
    'Follows the rules for any other crawler',
  );
});

test('python urllib: a rule without a path allows everything, and the file itself is no exception', {
  tag: '@second',
}, async ({ page }) => {
  const bench = await openWith(page, 'User-agent: *\nDisallow:\nDisallow: /x\n', 'zed', '/x');
  await bench.readAs('rfc9309');
  await expect(cell(page, '/x', 'No').first()).toBeVisible();
  await bench.readAs('python-urllib-3.12');
  await cell(page, '/x', 'Yes').first().click();
  await expect(bench.trace).toContainText('Without a path, it allows everything.');
  await expect(
    bench.trace.getByRole('table', { name: 'The same question under the watched readers' }),
  ).toContainText('Bing');
});

test('cpython GH-138908: in Python since it follows RFC 9309, a star reaches the end of the URL and beats a longer path', {
  tag: '@second',
}, async ({ page }) => {
  const bench = await openWith(page, 'User-agent: *\nAllow: /shop/\nDisallow: /*\n', 'zed', '/shop/x');
  await bench.readAs('rfc9309');
  await expect(cell(page, '/shop/x', 'Yes').first()).toBeVisible();
  await bench.readAs('python-urllib-3.14');
  await cell(page, '/shop/x', 'No').first().click();
  await expect(bench.trace).toContainText('Line 3 decides: its match ends last in the URL.');
  await expect(bench.trace).toContainText('matches the URL up to character 6; line 3 up to character 7');
  await page.getByRole('link', { name: 'About Python urllib 3.14', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Read as' })).toHaveValue('python-urllib-3.14');
  await expect(page.getByText('Based on its own specification, documentation or source code.')).toBeVisible();
});

test('product: the page of a reader lists its sources, and which options are an interpretation', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.readAs('bing');
  await page.getByRole('link', { name: 'About Bing', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Read as' })).toHaveValue('bing');
  await expect(
    page.getByText(
      /what others report.*\. Its source does not cover the following points, which are our reading: .*rules of equal length/,
    ),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Read as' }).selectOption('python-urllib-3.12');
  await expect(page.getByText('Based on its own specification, documentation or source code.')).toBeVisible();
  await expect(page.getByRole('table', { name: /^HTTP status/ })).toContainText(
    'The program stops with an error',
  );
});
