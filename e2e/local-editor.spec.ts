// gatepost-robots-editor: the program serves the page, which saves to real files and opens sites by their address.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { test as base, expect } from './fixtures.ts';
import { BUILD_FOLDER } from './static-host.ts';
import { Workbench } from './workbench.ts';

interface Program {
  /** The folder in which it runs. */
  readonly folder: string;
  /** The files before it starts, and its argument. */
  readonly start: (files: Readonly<Record<string, string>>, argument: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Starts the program, and resolves to the address that it prints. */
function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let printed = '';
    child.stdout?.on('data', (part: Buffer) => {
      printed += part.toString();
      const [address] = /http:\S+editor=\S+/.exec(printed) ?? [];
      if (address !== undefined) done(address);
    });
    child.on('exit', () => fail(new Error(printed)));
  });
}

const test = base.extend<{ program: Program }, { built: string }>({
  built: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'gatepost-editor-program-'));
      const configFile = resolve('vite.editor.config.ts');
      await build({ configFile, logLevel: 'error', build: { outDir: folder, emptyOutDir: false } });
      await writeFile(join(folder, 'package.json'), '{"type":"module"}');
      await symlink(resolve(BUILD_FOLDER), join(folder, 'page'));
      await use(join(folder, 'gatepost-robots-editor.js'));
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  // The address is known when the program runs; what leaves this computer is a problem in any case.
  baseURL: async ({ program: _ }, use) => use('http://127.0.0.1'),
  program: async ({ built }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'gatepost-editor-'));
    let child: ChildProcess | undefined;
    const stop = async () => {
      const running = child;
      child = undefined;
      if (!running) return;
      const ended = new Promise((done) => running.once('exit', done));
      running.kill('SIGINT');
      await ended;
    };
    await use({
      folder,
      async start(files, argument) {
        for (const [name, text] of Object.entries(files)) {
          await mkdir(join(folder, name, '..'), { recursive: true });
          await writeFile(join(folder, name), text);
        }
        child = spawn(process.execPath, [built, '--no-open', argument], { cwd: folder });
        return printedAddress(child);
      },
      stop,
    });
    await stop();
    await rm(folder, { recursive: true });
  },
});

/** Removes the messages of the browser about requests to the program that are refused on purpose. */
function allowRefusals(problems: string[]): void {
  const own =
    /^a request left the origin: http:\/\/127\.0\.0\.1:|Failed to load resource: .*(40[34]|502|REFUSED)/;
  problems.splice(0, problems.length, ...problems.filter((problem) => !own.test(problem)));
}

const OWN = 'User-agent: *\r\nDisallow: /private\r\n\r\n# end';

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a file on disk: open, edit, save, changed by another program, read-only, gone, and the program stops', async ({
  page,
  program,
  problems,
}) => {
  const file = join(program.folder, 'robots.txt');
  const read = () => readFile(file, 'utf8');
  const bench = new Workbench(page);
  const path = bench.paths('*').first();
  await page.goto(await program.start({ 'robots.txt': OWN }, 'robots.txt'));
  await chmod(file, 0o640);

  // The secret is not in the address bar.
  await expect(path).toHaveValue('/private');
  expect(page.url()).toMatch(/\/#\/edit$/);
  await path.fill('/mine');
  await page.keyboard.press('Control+s');
  await expect.poll(read).toBe(OWN.replace('/private', '/mine'));
  expect((await stat(file)).mode & 0o777).toBe(0o640);
  await expect(dialog(page, 'Saved robots.txt').or(page.getByText('Saved robots.txt')).first()).toBeVisible();

  // Another program writes while there is unsaved work, which a reload keeps.
  await path.fill('/unsaved');
  await expect.poll(async () => (await bench.inspect()).storeText).toContain('/unsaved');
  await writeFile(file, 'User-agent: *\r\nDisallow: /theirs\r\n');
  const changed = notice(page, 'was changed on disk by another program');
  await expect(changed).toContainText('You have unsaved changes');
  await page.reload();
  await expect(path).toHaveValue('/unsaved');
  await expect(changed).toContainText('You have unsaved changes');
  await page.keyboard.press('Control+s');
  const conflict = dialog(page, 'robots.txt was changed on disk');
  await expect(conflict).toContainText('Disallow: /theirs');
  expect(await read()).toContain('/theirs');
  await conflict.getByRole('button', { name: 'Overwrite' }).click();
  await expect.poll(read).toBe(OWN.replace('/private', '/unsaved'));
  await expect(changed).toHaveCount(0);

  await chmod(file, 0o444);
  await path.fill('/again');
  await page.keyboard.press('Control+s');
  const readOnly = dialog(page, 'robots.txt cannot be written');
  await expect(readOnly).toContainText('is read-only');
  await chmod(file, 0o644);
  await readOnly.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(read).toContain('/again');

  await rm(file);
  await expect(notice(page, 'robots.txt was moved, renamed or deleted on disk')).toBeVisible();
  await program.stop();
  await expect(notice(page, 'The program that opened this page has stopped')).toBeVisible();
  allowRefusals(problems);
});

/** A server on which little works: its robots.txt is out of order, and it has a page for every path. */
async function startBadServer(): Promise<{ server: Server; address: string }> {
  const server = createServer(({ url = '', socket }, response) => {
    if (url === '/robots.txt') return void response.writeHead(503).end('<h1>later</h1>');
    if (url === '/.well-known/tdmrep.json') return void socket.destroy();
    const html = '<!doctype html><html><head><meta name="robots" content="noindex"></head></html>';
    return void response.writeHead(200, { 'content-type': 'text/html', 'x-robots-tag': 'noai' }).end(html);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('an address: a site that misbehaves is opened with its status, headers and metas; private ones are refused', async ({
  page,
  program,
  problems,
}) => {
  const { server, address } = await startBadServer();
  await page.goto(await program.start({}, address));
  const opened = notice(page, 'Its robots.txt returned status 503.');
  await expect(opened).toContainText('3 files of 127.0.0.1');
  await expect(opened).toContainText('1 request failed');
  await expect(page.getByText('_headers').first()).toBeVisible();

  await page.goto(`${new URL(page.url()).origin}/#/`);
  const field = page.getByRole('textbox', { name: 'Domain or address' });
  await field.fill('http://127.0.0.1:9');
  await field.press('Enter');
  await expect(page.getByText('This is not an address on the public internet')).toBeVisible();
  await field.fill(address);
  await field.press('Enter');
  await expect(opened).toBeVisible();
  server.close();
  server.closeAllConnections();
  allowRefusals(problems);
});

test('a folder with several sites: the start page lists them, and each opens with its files', async ({
  page,
  program,
  problems,
}) => {
  const files = { 'www/robots.txt': OWN, 'www/data.txt': '', 'blog/robots.txt': OWN, 'blog/index.html': '' };
  await page.goto(await program.start(files, '.'));
  const list = page.getByRole('region', { name: /^In the folder gatepost-editor-/ });
  await expect(list.getByRole('button')).toHaveCount(2);
  await list.getByRole('button', { name: /www$/ }).click();
  await expect(new Workbench(page).paths('*').first()).toHaveValue('/private');
  await expect(page.getByRole('button', { name: 'data.txt', exact: true })).toBeVisible();
  allowRefusals(problems);
});
