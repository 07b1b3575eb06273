// Opening files and resuming: unusual names, web pages, pasted line endings, and returning to the open workspace.
import { expect, test } from './fixtures.ts';
import { dispatchPaste } from './paste.ts';
import { openSite, siteRow, Workbench } from './workbench.ts';

test('the start page lists the session of this tab as the first site, and opens it', async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await expect(page.getByRole('region', { name: 'Your sites' })).toHaveCount(0);
  await bench.openFile('robots.txt', 'User-agent: a\nDisallow: /\n');
  await bench.paths('a').first().fill('/x');
  await page.getByRole('link', { name: 'Gatepost, Start' }).click();
  await openSite(siteRow(page, 'not saved'));
  await expect(bench.paths('a').first()).toHaveValue('/x');
  await expect(bench.access.locator('[aria-colindex]:focus')).toHaveCount(1);
});

test('a file with another name is read as robots.txt, which the details of the file say', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('foo.txt', 'User-agent: a\nDisallow: /\n');
  await page.getByRole('button', { name: '2 lines' }).click();
  const details = page.getByRole('dialog', { name: 'File details' });
  await expect(details).toContainText('foo.txt, read as robots.txt');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '2 lines' })).toBeFocused();
  await bench.openFile('robots.txt', 'User-agent: c\nDisallow: /\n');
  await expect(bench.record('c')).toBeVisible();
  await page.getByRole('button', { name: '2 lines' }).click();
  await expect(details).not.toContainText('read as');
});

test('a web page has one notice that it is a web page, and one that crawlers cannot read its lines', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', '<!doctype html>\n<html lang="en">\n\n<body>\nNot found\n</html>\n');
  await expect(page.getByText('robots.txt looks like a web page.')).toBeVisible();
  await expect(bench.records.getByText(/No reader can read/)).toHaveText([
    'No reader can read these 5 lines. They are kept unchanged.',
  ]);
  expect((await bench.inspect()).storeText).toBe(
    '<!doctype html>\n<html lang="en">\n\n<body>\nNot found\n</html>\n',
  );
});

test('a policy file opens when it is pasted, with its line endings', { tag: '@second' }, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const area = page.getByRole('textbox', { name: 'Text of the file' });
  const text = 'User-agent: *\r\nDisallow: /a\r\n\r\nUser-agent: b\r\nAllow: /\r\n';
  // The clipboard of Linux changes CRLF, so the paste event carries the text.
  await area.focus();
  await dispatchPaste(page, text);
  await page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text);
  await expect(bench.record('b')).toBeVisible();
  expect((await bench.inspect()).storeText).toBe(text);
});

test('wcag 2.4.3: after a file is opened, and on each page after the one before, the focus is where to go on', async ({
  page,
}) => {
  const bench = new Workbench(page);
  const focused = page.locator(':focus');
  const cell = bench.access.locator('[aria-colindex]:focus');
  await page.goto('./');
  await bench.openFile('robots.txt', 'User-agent: a\nDisallow: /x\n');
  await expect(cell).toHaveCount(1);
  await bench.paths('a').first().focus();
  await bench.openFile('robots.txt', 'User-agent: b\nDisallow: /y\n');
  await expect(cell).toHaveCount(1);
  await page.getByRole('link', { name: 'Compare' }).press('Enter');
  await expect(focused).toHaveRole('heading');
  await page.keyboard.press('Escape');
  await expect(cell).toHaveCount(1);
  await page.getByRole('link', { name: 'Compare' }).press('Enter');
  await expect(focused).toHaveRole('heading');
  await page.getByRole('link', { name: 'Edit', exact: true }).press('Enter');
  await expect(cell).toHaveCount(1);
  await page.getByRole('link', { name: 'Gatepost, Start' }).press('Enter');
  await expect(focused).toHaveRole('heading');
  await page.goBack();
  await expect(cell).toHaveCount(1);
});

test('the tab of a file names its site, or the file that was opened', async ({ page }) => {
  const bench = new Workbench(page);
  const tab = page.getByRole('banner').getByRole('listitem');
  await page.goto('./');
  await bench.openFile('robots.txt', 'User-agent: *\nSitemap: https://shop.example/map.xml\n');
  await expect(tab).toHaveText('shop.example/robots.txt');
  await bench.openFile('old rules.txt', 'User-agent: *\nDisallow: /\n');
  await expect(tab).toHaveText('old rules.txt: robots.txt');
});
