import { cp, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { updateFileList } from '../scripts/offline.mjs';
import { BUILD_FOLDER, expect, test } from './static-host.ts';
import { Workbench } from './workbench.ts';

test.use({ serviceWorkers: 'allow' });

const OLD = 'An example, answered';
const NEW = 'An example with its answers';

/** The same build with other names for all scripts, as if all had changed, and a changed sentence. */
async function otherBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gatepost-build-'));
  await cp(BUILD_FOLDER, folder, { recursive: true });
  const names = await readdir(join(folder, 'assets'));
  const renamed = names.map((name) => [name, name.replace(/(?=\.\w+$)/, '-new')] as const);
  const texts = [...names.map((name) => join('assets', name)), 'index.html'];
  for (const path of texts.filter((name) => ['.js', '.css', '.html'].includes(extname(name)))) {
    const before = await readFile(join(folder, path), 'utf8');
    const after = renamed.reduce((text, [old, name]) => text.replaceAll(old, name), before);
    await writeFile(join(folder, path), after.replaceAll(OLD, NEW));
  }
  for (const [old, name] of renamed) await rename(join(folder, 'assets', old), join(folder, 'assets', name));
  updateFileList(folder);
  return folder;
}

/** Opens the start page and waits until the whole application is cached. */
async function firstVisit(page: Page): Promise<void> {
  await page.goto('./');
  await expect(page.getByText('Works offline')).toBeVisible({ timeout: 30_000 });
}

const buildsKept = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.includes(' build ')).length);

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

const newVersion = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version of Gatepost' });

/** Sends files to the share target as the system does: by a form outside of the app. */
async function share(context: BrowserContext, address: string, files: Readonly<Record<string, string>>) {
  const other = await context.newPage();
  await other.setContent(`<form action="${address}share" method="post" enctype="multipart/form-data">
    <input type="file" name="files" multiple><textarea name="text"></textarea><button>Share</button></form>`);
  const parts = Object.entries(files).map(([name, text]) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  }));
  await other.locator('input').setInputFiles(parts);
  await other.getByRole('button', { name: 'Share' }).click();
  return other;
}

/** W3C Web Application Manifest. Only Chromium's DevTools protocol reports why a page cannot be installed. */
async function expectInstallable(context: BrowserContext, page: Page, address: string): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const manifest = await devtools.send('Page.getAppManifest');
  expect(manifest.url).toBe(`${address}manifest.webmanifest`);
  expect(manifest.errors).toEqual([]);
  // Private windows never install apps; that must be the only reason.
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
}

test('after one visit everything works offline: the text editor, the table, other pages, and the session', async ({
  context,
  host,
  page,
  browserName,
  channel,
}) => {
  await firstVisit(page);
  if (browserName === 'chromium') await expectInstallable(context, page, host.address);
  await host.stop();
  // WebDriver BiDi cannot set an installed Firefox offline: there, only the host is stopped.
  if (channel !== 'moz-firefox') await context.setOffline(true);
  const bench = new Workbench(page);
  await page.goto('about:blank');
  await bench.openExample();
  await (await bench.editor()).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('# kept without a network');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await bench.inspect()).storeText).toContain('# kept without a network\n');
  await expect(bench.access.getByRole('grid')).toBeVisible();
  await page.goto('./#/learn/acap');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('./?any=search#/compare');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('./#/edit');
  await expect.poll(async () => (await bench.inspect()).editorText).toContain('# kept without a network\n');
});

test('a new version is announced and used after "Reload now" with the session restored; another tab keeps its old code', {
  tag: '@second',
}, async ({ context, host, page }) => {
  await firstVisit(page);
  await page.evaluate(() => caches.open('of another program'));
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.paths('unhipbot').first().fill('/edited');
  const other = await context.newPage();
  await other.goto('./');
  await expect(other.getByText('Works offline')).toBeVisible();
  host.folder = await otherBuild();
  await lookForUpdate(page);
  // The whole build is cached first, as on the first visit.
  await expect(newVersion(page)).toBeVisible({ timeout: 30_000 });
  await expect(newVersion(other)).toBeVisible();
  await expect(bench.paths('unhipbot').first()).toHaveValue('/edited');

  await page.getByRole('button', { name: 'Reload now' }).click();
  await expect(newVersion(page)).toBeHidden();
  await expect(bench.paths('unhipbot').first()).toHaveValue('/edited');
  await page.goto('./#/');
  await expect(page.getByText(NEW)).toBeVisible();

  // The learn page was not loaded before, and the host no longer has it.
  await expect(other.getByText(OLD)).toBeVisible();
  await other.getByRole('link', { name: 'Learn' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Learn' })).toBeVisible();
  expect(await buildsKept(page)).toBe(2);
  await other.close();
  await page.reload();
  await expect.poll(() => buildsKept(page)).toBe(1);
  expect(await page.evaluate(() => caches.has('of another program'))).toBe(true);
});

test('a reload of the only tab starts the new version', { tag: '@long' }, async ({ host, page }) => {
  await firstVisit(page);
  host.folder = await otherBuild();
  await lookForUpdate(page);
  await expect(newVersion(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText(NEW)).toBeVisible();
  await expect(page.getByText('Works offline')).toBeVisible();
  await expect(newVersion(page)).toBeHidden();
  await expect.poll(() => buildsKept(page)).toBe(1);
});

test('a page that starts with the new version does not announce it when its service worker activates later', {
  tag: '@long',
}, async ({ host, page }) => {
  await firstVisit(page);
  host.folder = await otherBuild();
  await lookForUpdate(page);
  await expect(newVersion(page)).toBeVisible();
  // A service worker that still serves a page is not replaced.
  host.late = { path: 'assets/not-there-12345678.js', after: 4000 };
  await page.evaluate((path) => void fetch(path).catch(() => undefined), host.late.path);
  await page.reload();
  await expect(page.getByText(NEW)).toBeVisible();
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  expect(await isWaiting()).toBe(true);
  await expect.poll(isWaiting, { timeout: 15_000 }).toBe(false);
  await expect.poll(() => buildsKept(page), { timeout: 15_000 }).toBe(1);
  await expect(newVersion(page)).toBeHidden();
});

test('a file shared by another program is shown, then opened next to the present session, and not kept', {
  tag: '@second',
}, async ({ context, host, page }) => {
  await firstVisit(page);
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.paths('unhipbot').first().fill('/edited');
  const opened = await share(context, host.address, {
    'robots.txt': 'User-agent: <b>shared</b>\nDisallow: /\n',
  });
  const dialog = opened.getByRole('dialog', { name: 'Shared with Gatepost' });
  await expect(dialog).toContainText('User-agent: <b>shared</b>');
  await expect(dialog).toContainText('38 bytes');
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(new Workbench(opened).record('<b>shared</b>')).toBeVisible();
  await expect
    .poll(() => opened.evaluate(() => caches.keys()))
    .not.toContain(expect.stringContaining('shared'));
  await expect(bench.paths('unhipbot').first()).toHaveValue('/edited');
  expect((await opened.request.get(`${host.address}share?text=x`)).status()).toBe(404);
});

test('files that the system opens with the installed app are saved in place', { tag: '@second' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const written: string[] = [];
    const handle = {
      kind: 'file',
      name: 'robots.txt',
      getFile: () => Promise.resolve(new File(['User-agent: launched\nDisallow: /\n'], 'robots.txt')),
      queryPermission: () => Promise.resolve('granted'),
      requestPermission: () => Promise.resolve('granted'),
      createWritable: () =>
        Promise.resolve({
          write: async (bytes: BufferSource) => void written.push(new TextDecoder().decode(bytes)),
          close: () => Promise.resolve(),
        }),
    };
    Object.assign(globalThis, { written });
    Object.defineProperty(globalThis, 'launchQueue', {
      value: { setConsumer: (take: (launch: object) => void) => take({ files: [handle] }) },
    });
  });
  await page.goto('./');
  const bench = new Workbench(page);
  await bench.paths('launched').first().fill('/private');
  await page.getByRole('button', { name: 'Save file' }).click();
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { written: string[] }).written))
    .toEqual(['User-agent: launched\nDisallow: /private\n']);
});
