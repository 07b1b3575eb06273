import type { Page } from '@playwright/test';
import { reasons } from '../scripts/browser-reasons.mjs';
import { expect, test } from './fixtures.ts';
import { scriptsOf } from './scripts-of-build.ts';
import { readStoredRecords } from './stored-records.ts';
import { chooseFromFileMenu, openSite, siteRow, Workbench } from './workbench.ts';

/**
 * Whether the database holds a session with unsaved edits. It must, as the session is too big for the unload backup.
 */
const holdsUnsaved = async (page: Page) =>
  (await readStoredRecords(page, 'works')).some(({ unsaved }) => (unsaved as string[]).length > 0);

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const redo = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Redo' });

test('a tab killed while typing restores the text of a second before, and undo restores the opened file', async ({
  context,
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', reasons.devtools);
  const bench = new Workbench(page);
  await page.goto('./');
  const file = Buffer.from('\ufeff# caf\u00e9\r\nUser-agent: *\rDisallow: /a\n\nAllow: /b');
  await bench.openFile('robots.txt', file);
  await (await bench.editor()).focus();
  await page.keyboard.press('Control+End');
  const typed: { at: number; bytes: readonly number[] }[] = [];
  const until = Date.now() + 3000;
  for (let i = 0; Date.now() < until; i++) {
    await page.keyboard.type(i % 12 === 11 ? '\n' : 'abcdefghijk'[i % 12]!);
    typed.push({ at: Date.now(), bytes: (await bench.inspect()).bytes });
  }
  const killed = Date.now();
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  const again = await context.newPage();
  const bench2 = new Workbench(again);
  await again.goto('./#/edit');
  await bench2.records.getByRole('article').first().waitFor();
  const { bytes } = await bench2.inspect();
  const state = typed.findLastIndex((one) => String(one.bytes) === String(bytes));
  const isNextOlder = (typed[state + 1]?.at ?? killed) > killed - 1000;
  expect(state, 'a state that was there').toBeGreaterThanOrEqual(0);
  expect(isNextOlder, 'what came a second before is there').toBe(true);
  while (await undo(again).isEnabled()) await undo(again).click();
  expect(Buffer.from((await bench2.inspect()).bytes)).toEqual(file);
});

test('a reload restores undo and redo, unsaved changes, the table, its filter, and the explanation', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.openExample();
  const original = await bench.inspect();
  await bench.paths('unhipbot').first().fill('/one');
  await bench.records.getByRole('heading').first().click();
  await bench.paths('unhipbot').first().fill('/two');
  await undo(page).click();
  await bench.access.getByRole('button', { name: /^No \d/ }).click();
  await bench.access.getByRole('gridcell').first().click();
  await expect(bench.trace.getByRole('listitem').first()).toBeVisible();
  const explanation = await bench.trace.innerText();
  await page.reload();
  await expect(bench.paths('unhipbot').first()).toHaveValue('/one');
  await expect(bench.access.getByRole('button', { name: /^No \d/ })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => bench.trace.innerText()).toBe(explanation);
  await expect(page.getByRole('contentinfo').getByText('Not saved', { exact: true })).toBeVisible();
  await redo(page).click();
  await expect(bench.paths('unhipbot').first()).toHaveValue('/two');
  await undo(page).click();
  await page.reload();
  await undo(page).click();
  expect((await bench.inspect()).bytes).toEqual(original.bytes);
  await expect(page.getByRole('contentinfo').getByText('Not saved', { exact: true })).toHaveCount(0);
  await expect(redo(page)).toBeEnabled();
});

test('a database that is deleted while the page is open is written again', { tag: '@long' }, async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.paths('unhipbot').first().fill('/before');
  await expect.poll(() => holdsUnsaved(page)).toBe(true);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase(`gatepost ${location.pathname}`).onsuccess = resolve;
      }),
  );
  await bench.paths('unhipbot').first().fill('/after');
  await expect.poll(() => holdsUnsaved(page)).toBe(true);
  await page.reload();
  await expect(bench.paths('unhipbot').first()).toHaveValue('/after');
});

test('a history step that cannot be read is reported: the steps before it are restored, and the rest stays stored', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.paths('unhipbot').first().fill('/one');
  await expect.poll(() => holdsUnsaved(page)).toBe(true);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(`gatepost ${location.pathname}`);
        opening.onsuccess = () => {
          const changing = opening.result.transaction('steps', 'readwrite');
          const steps = changing.objectStore('steps');
          steps.openCursor(null, 'prev').onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            cursor?.update({ ...cursor.value, data: { files: 'gone' } });
          };
          changing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  await expect(page.getByText('Part of your last site cannot be read')).toBeVisible();
  await expect(bench.paths('unhipbot').first()).toHaveValue('/');
  await expect.poll(async () => (await readStoredRecords(page, 'works')).length).toBe(2);
});

test('a session that an earlier version stored is migrated once', { tag: '@long' }, async ({ page }) => {
  const bench = new Workbench(page);
  await page.goto('./');
  // The page now has its own session, and no longer writes the name of another.
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const name = `gatepost-work ${location.pathname} `;
        const file = { path: '/robots.txt', text: 'User-agent: old\nDisallow: /kept\n' };
        const workspace = JSON.stringify({ gatepost: 1, origin: 'http://a.example', files: [file] });
        sessionStorage.setItem(`${name}tab`, 'old');
        const opening = indexedDB.open('keyval-store');
        opening.onupgradeneeded = () => opening.result.createObjectStore('keyval');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('keyval', 'readwrite');
          const storedSession = { workspace, path: '/robots.txt', unsaved: ['/robots.txt'], time: 1 };
          writing.objectStore('keyval').put(storedSession, `${name}old`);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.goto('./#/edit');
  await page.reload();
  await expect(bench.paths('old').first()).toHaveValue('/kept');
  await expect(page.getByText('were restored')).toBeVisible();
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(await names()).not.toContain('keyval-store');
  await bench.paths('old').first().fill('/more');
  await bench.reload();
  await expect(bench.paths('old').first()).toHaveValue('/more');
});

test('two tabs have separate sessions, and a reload restores each', { tag: '@long' }, async ({
  context,
  page,
}) => {
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

test('an example opened over unsaved changes keeps them as a session, which the start page offers', {
  tag: '@second',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.paths('unhipbot').first().fill('/unsaved');
  await bench.openExample('staging');
  await expect(bench.record('*')).toBeVisible();
  await bench.reload();
  await expect(bench.record('unhipbot')).toHaveCount(0);
  await page.goto('./#/');
  await openSite(siteRow(page, 'not saved').first());
  await expect(bench.paths('unhipbot').first()).toHaveValue('/unsaved');
  await bench.reload();
  await expect(bench.paths('unhipbot').first()).toHaveValue('/unsaved');
});

test('three files opened one after the other stay three workspaces, listed by site or file name with their state', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await page.goto('./');
  await bench.openFile('robots.txt', 'User-agent: a\nDisallow: /\nSitemap: https://shop.example/map.xml\n');
  await bench.openFile('old-robots.txt', 'User-agent: b\nDisallow: /\n');
  await bench.paths('b').first().fill('/changed');
  await bench.openFile('robots.txt', 'User-agent: c\nDisallow: /\n');
  await expect(bench.record('c')).toBeVisible();
  await bench.kept();
  await page.goto('./#/');
  const sites = page.getByRole('region', { name: 'Your sites' });
  await expect(sites.locator('[data-site]')).toHaveText([
    /^robots\.txt.*No site known yet/,
    /^old-robots\.txt.*not saved/,
    /^shop\.example.*unchanged/,
  ]);
  await sites.getByRole('button', { name: /^old-robots/ }).click();
  await expect(bench.paths('b').first()).toHaveValue('/changed');
});

/** Denies localStorage and sessionStorage, as some privacy settings do, but not the database. */
function denyWebStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
}

test('where only the database may be used, a reload restores an edit', { tag: '@second' }, async ({
  page,
}) => {
  await page.addInitScript(denyWebStorage);
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.paths('unhipbot').first().fill('/kept');
  await bench.reload();
  await expect(bench.paths('unhipbot').first()).toHaveValue('/kept');
});

/** Delays opening the database until `openDatabase` is called in the page; later visits open it at once. */
function databaseOpensLate(): void {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const openDatabase = () => {
    sessionStorage.setItem('database', 'open');
    resolve();
  };
  if (sessionStorage.getItem('database')) resolve();
  // oxlint-disable-next-line typescript/unbound-method -- called with the factory below
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...args) {
    const request = open.apply(this, args);
    const listen = request.addEventListener.bind(request);
    request.addEventListener = (type: string, listener: (event: Event) => void) =>
      listen(type, type === 'success' ? (event) => void late.then(() => listener(event)) : listener);
    return request;
  };
  Object.assign(globalThis, { openDatabase });
}

test('an example opened over unsaved changes keeps them as a session, also before the database is open', {
  tag: '@long',
}, async ({ page }) => {
  const bench = new Workbench(page);
  await page.addInitScript(databaseOpensLate);
  await bench.openExample();
  await bench.paths('unhipbot').first().fill('/unsaved');
  await bench.openExample('staging');
  await expect(bench.record('*')).toBeVisible();
  await page.evaluate(() => (globalThis as unknown as { openDatabase: () => void }).openDatabase());
  await bench.reload();
  await page.goto('./#/');
  await openSite(siteRow(page, 'not saved').first());
  await expect(bench.paths('unhipbot').first()).toHaveValue('/unsaved');
});

test('if the database fails, editing continues with a notice, and a reload still restores the session', {
  tag: '@second',
}, async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.paths('unhipbot').first().fill('/kept');
  await expect(page.getByText('This browser cannot keep your changes')).toBeVisible();
  await page.reload();
  await expect(bench.paths('unhipbot').first()).toHaveValue('/kept');
});

test('a stored session that cannot be read does not stop the app, and stays stored', {
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

test('a stored session that cannot be read at present has a notice, is not overwritten, and can be restored from the start page', {
  tag: '@long',
}, async ({ page, problems }) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.paths('unhipbot').first().fill('/kept');
  await bench.kept();
  await page.route(scriptsOf('dialogs'), (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Your last site could not be read')).toBeVisible();
  await chooseFromFileMenu(page, 'New', 'robots.txt, empty');
  await bench.addRecord();
  await page.unroute(scriptsOf('dialogs'));
  await page.goto('./#/');
  await page.reload();
  problems.length = 0;
  await openSite(siteRow(page, 'fict.org'));
  await expect(bench.paths('unhipbot').first()).toHaveValue('/kept');
});

test('a file of 4 MB that is not UTF-8 is restored after a reload', { tag: '@long' }, async ({ page }) => {
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
