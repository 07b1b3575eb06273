import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Workbench } from './workbench.ts';

/** Whether the database holds a work with unsaved edits. Too big for the storage of the last moment, it must. */
const holdsUnsaved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open(`gatepost ${location.pathname}`);
        opening.onsuccess = () => {
          const all = opening.result.transaction('works').objectStore('works').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.some(({ unsaved }: { unsaved: string[] }) => unsaved.length > 0));
          };
        };
      }),
  );

test('two tabs have a work each, and a reload gives each its own', async ({ context, page }) => {
  const first = new Workbench(page);
  await first.openExample();
  await first.paths('unhipbot').first().fill('/first');
  const other = await context.newPage();
  const second = new Workbench(other);
  await second.openExample();
  await second.paths('unhipbot').first().fill('/second');
  await page.reload();
  await expect(first.paths('unhipbot').first()).toHaveValue('/first');
  await other.reload();
  await expect(second.paths('unhipbot').first()).toHaveValue('/second');
});

test('an example opened over unsaved work leaves that on the shelf, and the start page offers it', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.paths('unhipbot').first().fill('/unsaved');
  await bench.openExample('staging');
  await expect(bench.record('*')).toBeVisible();
  await page.reload();
  await expect(bench.record('unhipbot')).toHaveCount(0);
  await page.goto('./#/');
  const earlier = page.getByRole('listitem').filter({ hasText: 'not saved' });
  await earlier.getByRole('button', { name: /robots\.txt, last changed/ }).click();
  await expect(bench.paths('unhipbot').first()).toHaveValue('/unsaved');
  await page.reload();
  await expect(bench.paths('unhipbot').first()).toHaveValue('/unsaved');
});

test('where the database fails the work goes on, the person is told, and a reload still gives it back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.paths('unhipbot').first().fill('/kept');
  await expect(page.getByText('This browser does not keep the work')).toBeVisible();
  await page.reload();
  await expect(bench.paths('unhipbot').first()).toHaveValue('/kept');
});

test('a kept work that cannot be read does not stop the app, and stays where it is', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(sessionStorage)) {
      const name = key.replace(/tab$/, String(value));
      localStorage.setItem(name, JSON.stringify({ workspace: '{', path: '/x', unsaved: [], time: 9e15 }));
    }
  });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Records' })).toBeVisible();
});

test('where a kept work cannot be read now, that is said, nothing is written over it, and the start page gives it back', {
  tag: '@long',
}, async ({ page, problems }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.paths('unhipbot').first().fill('/kept');
  await page.route(/restore.*\.js/, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('could not be read now')).toBeVisible();
  await page.getByRole('button', { name: 'New file' }).click();
  await bench.records.getByRole('button', { name: 'Add record' }).click();
  await page.unroute(/restore.*\.js/);
  await page.goto('./#/');
  await page.reload();
  problems.length = 0;
  const earlier = page.getByRole('listitem').filter({ hasText: 'not saved' });
  await earlier.getByRole('button', { name: /robots\.txt, last changed/ }).click();
  await expect(bench.paths('unhipbot').first()).toHaveValue('/kept');
});

test('a file of 4 MB that is not UTF-8 comes back after a reload', async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  const rows = Array.from(
    { length: 60_000 },
    (_, i) => `Disallow: /folder-${i}/page-with-a-long-name-${i}.html\n`,
  );
  await bench.openFile('robots.txt', Buffer.from(`# \xff\nUser-agent: *\n${rows.join('')}`, 'latin1'));
  await bench.paths('*').first().fill('/changed');
  const size = await bench.size();
  await expect.poll(() => holdsUnsaved(page), { timeout: 20_000 }).toBe(true);
  await page.reload();
  await expect(bench.paths('*').first()).toHaveValue('/changed', { timeout: 15_000 });
  expect(await bench.size()).toBe(size);
});
