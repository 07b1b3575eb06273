// URLs and user-agents from files: a compressed sitemap, an access log, canceling an import, the tree of paths.
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

const robots = 'User-agent: *\nDisallow: /private/\n\nUser-agent: gptbot\nDisallow: /\n';

/** Opens a table of one URL, with the file above. */
const openRobots = (bench: Workbench) => bench.openTable(robots, ['gptbot', ''], ['/']);

/** Chooses a list, by content or by path. */
async function chooseLists(
  bench: Workbench,
  file: string | { readonly name: string; readonly buffer: Buffer },
): Promise<void> {
  const chooser = bench.page.waitForEvent('filechooser');
  await bench.tableOption('URLs from a sitemap, log or list…');
  const payload = typeof file === 'string' ? file : { ...file, mimeType: 'application/octet-stream' };
  await (await chooser).setFiles(payload);
}

const request = (path: string, agent: string, method = 'GET') =>
  `203.0.113.9 - - [10/Nov/2026:13:55:36 +0000] "${method} ${path} HTTP/1.1" 200 5 "-" "${agent}"\n`;

test('a dropped compressed sitemap becomes rows in one step', async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./#/edit');
  await openRobots(bench);
  const urls = Array.from({ length: 1200 }, (_, i) => `<url><loc>https://a.example/p/${i}</loc></url>`);
  const sitemap = `<urlset>${urls.join('')}<url><loc>mailto:x@a.example</loc></url></urlset>`;
  const transfer = await page.evaluateHandle(
    (octets) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([Uint8Array.from(octets)], 'sitemap.xml.gz'));
      return dropped;
    },
    [...gzipSync(sitemap)],
  );
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer: transfer });
  const dialog = page.getByRole('dialog', { name: 'URLs from sitemap.xml.gz' });
  await expect(dialog).toContainText('1,200 URLs.');
  await expect(dialog.getByLabel('Recognized as')).toHaveValue('content');
  await dialog.getByText('1 line was skipped').click();
  await expect(dialog).toContainText('neither a URL nor a path; first in line 1 mailto:x@a.example');
  await dialog.getByLabel('Which URLs').selectOption({ label: 'all 1,200' });
  await dialog.getByRole('button', { name: 'Add 1,200 URLs' }).click();
  await expect(bench.access.getByRole('rowheader', { name: 'https://a.example/p/0' })).toBeVisible();
  const grid = bench.access.getByRole('grid');
  const before = Number(await grid.getAttribute('aria-rowcount')) - 1200;
  expect(before).toBeLessThan(5);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', String(before));
});

test('product: a rule that blocks what a sitemap offers is an error, and its URL may still be listed', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./#/edit');
  await bench.openTable('User-agent: *\nDisallow: /cart\n', ['Googlebot', ''], ['/']);
  const sitemap = '<urlset><url><loc>/cartography</loc></url><url><loc>/about</loc></url></urlset>';
  await chooseLists(bench, { name: 'sitemap.xml', buffer: Buffer.from(sitemap) });
  await page.getByRole('button', { name: 'Add 2 URLs' }).click();
  await expect(bench.records).toContainText(
    '/cart blocks 1 of 2 URLs that the sitemap or list offers: /cartography.',
  );
  await bench.access.getByRole('gridcell', { name: /^No/ }).click();
  const listed = 'Search results may still list the address, without its text';
  await expect(bench.trace).toContainText(listed);
  await bench.access
    .getByRole('combobox', { name: 'Question' })
    .selectOption({ label: 'May it appear in search, and its links be followed?' });
  await bench.access
    .getByRole('gridcell', { name: /never read/ })
    .first()
    .click();
  await expect(bench.trace).toContainText(listed);
});

test('an access log adds crawlers with their requests, and shows requests for blocked URLs', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./#/edit');
  await openRobots(bench);
  await bench.access.getByRole('textbox', { name: 'Add URLs' }).fill('/forgotten');
  await page.keyboard.press('Enter');
  const log = [
    request('/', 'GPTBot/1.2'),
    request('/open', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'),
    request('/private/a', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)').repeat(
      3,
    ),
    request('/open', 'curl/8', 'POST'),
  ];
  await chooseLists(bench, { name: 'access.log', buffer: Buffer.from(log.join('')) });
  const dialog = page.getByRole('dialog', { name: 'URLs from access.log' });
  await expect(dialog).toContainText('5 requests (GET and HEAD) for 3 URLs by 2 user-agents.');
  await expect(dialog).toContainText('1 line was skipped');
  await expect(dialog.getByRole('checkbox', { name: 'googlebot, 4 requests' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Add 3 URLs and 2 user-agents' }).click();
  await expect(bench.access.getByRole('rowheader', { name: '/private/a, 3 requests' })).toBeVisible();
  const filter = bench.access.getByRole('group', { name: 'Filter answers' });
  await filter.getByRole('button', { name: 'Requested but blocked 2' }).click();
  await expect(bench.access.getByRole('rowheader')).toHaveCount(2);
  await expect(
    bench.access.getByRole('gridcell', { name: /^No, line 2 decides, but requested 3 times/ }),
  ).toBeVisible();
  await filter.getByRole('button', { name: /Never requested/ }).click();
  await expect(bench.access.getByRole('rowheader', { name: '/forgotten' })).toBeVisible();
  await expect(bench.access.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(filter.getByRole('button', { name: /^Requested/ })).toBeHidden();
});

test('a canceled import leaves no traces', { tag: '@second' }, async ({ page }, info) => {
  const bench = new Workbench(page);
  await page.goto('./#/edit');
  await openRobots(bench);
  const rows = await bench.access.getByRole('grid').getAttribute('aria-rowcount');
  // Its lines are too long to be read, which leaves time to cancel.
  const endless = info.outputPath('endless.log');
  await writeFile(endless, Buffer.alloc(40 * 1024 * 1024, 'x '));
  await chooseLists(bench, endless);
  const dialog = page.getByRole('dialog', { name: 'URLs from endless.log' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(bench.access.getByRole('textbox', { name: 'Add URLs' })).toBeFocused();
  await expect(bench.access.getByRole('grid')).toHaveAttribute('aria-rowcount', rows ?? '');
});

test('thousands of URLs become a tree that is navigated by keys', { tag: '@second' }, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./#/edit');
  await openRobots(bench);
  const urls = Array.from({ length: 3000 }, (_, i) => `/${i % 3 === 0 ? 'private' : 'shop'}/${i % 30}/${i}`);
  await chooseLists(bench, {
    name: 'crawl.csv',
    buffer: Buffer.from(`Address,Status\n${urls.join(',200\n')},200\n`),
  });
  const dialog = page.getByRole('dialog', { name: 'URLs from crawl.csv' });
  await dialog.getByLabel('Which URLs').selectOption({ label: 'all 3,000' });
  await dialog.getByRole('radio', { name: 'replace' }).check();
  await dialog.getByRole('button', { name: 'Add 3,000 URLs' }).click();
  await (await bench.options()).getByRole('radio', { name: /^As a tree/ }).check();
  await page.keyboard.press('Escape');
  const tree = bench.access.getByRole('tree', { name: 'URLs by path' });
  await bench.access.getByLabel('Answers for').selectOption({ label: 'Any other crawler' });
  await expect(tree.getByRole('treeitem')).toHaveCount(2);
  const folder = tree.getByRole('treeitem', { name: 'private/, 1,000 URLs, 1,000 closed' });
  await expect(folder).toHaveAttribute('aria-expanded', 'false');
  await tree.focus();
  await page.keyboard.press('ArrowRight');
  await expect(folder).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('*');
  await page.keyboard.press('End');
  await expect(tree.getByRole('treeitem', { name: 'shop/, 2,000 URLs, 2,000 open' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('ArrowUp');
  await expect(tree.getByRole('treeitem', { name: '2997, No, line 2 decides' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(bench.trace).toContainText('/private/27/2997');
  // The filters also apply to the tree.
  await bench.access.getByRole('searchbox', { name: /^Find or ask/ }).fill('/27/2997');
  await expect(tree.getByRole('treeitem')).toHaveCount(1);
});

test('a log of 200 MB is read, and its progress is announced', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(join(tmpdir(), 'log-'));
  const path = join(folder, 'big.log');
  const file = await open(path, 'w');
  let lines = 0;
  for (let piece = 0; piece < 200; piece++) {
    let text = '';
    for (; text.length < 1024 * 1024; lines++)
      text += request(
        lines % 3 === 0 ? `/page/${lines % 400}` : `/tail/${lines}?id=${lines}`,
        `Bot${lines % 600}/1.0`,
      );
    await file.write(text);
  }
  await file.close();
  const bench = new Workbench(page);
  await page.goto('./#/edit');
  await openRobots(bench);
  const chooser = page.waitForEvent('filechooser');
  // Counted in the page: polling from outside would miss some while the page is busy.
  await page.evaluate(() => {
    const progressTexts = new Set<string>();
    Object.assign(globalThis, { progressTexts });
    new MutationObserver(() => {
      const progressText = document.querySelector('[role=dialog] progress')?.getAttribute('aria-valuetext');
      if (progressText) progressTexts.add(progressText);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await bench.tableOption('URLs from a sitemap, log or list…');
  await (await chooser).setFiles(path);
  const dialog = page.getByRole('dialog', { name: 'URLs from big.log' });
  await expect(dialog.getByRole('region', { name: 'What was read' })).toBeVisible({ timeout: 120_000 });
  await expect(dialog).toContainText(`big.log: ${lines.toLocaleString('en')} lines`);
  await expect(dialog).toContainText('Only the most requested 10,000 URLs');
  const count = await page.evaluate(
    () => (globalThis as unknown as { progressTexts: Set<string> }).progressTexts.size,
  );
  expect(count).toBeGreaterThan(3);
  await rm(folder, { recursive: true });
});
