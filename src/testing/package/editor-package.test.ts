// The package gatepost-robots-editor, built, packed and installed into an empty folder, as for its users.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'gatepost-editor-package-'));
const installed = join(folder, 'node_modules/gatepost-robots-editor');

/** The environment of a user: with that of the tests, the build would be one for development. */
const { NODE_ENV: _, ...env } = process.env;

const npm = (cwd: string, ...args: readonly string[]) =>
  execFileSync('npm', args, {
    cwd,
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: 'pipe',
  });

beforeAll(() => {
  npm(root, 'run', 'build:editor');
  npm(root, 'pack', './dist-editor', '--pack-destination', folder);
  writeFileSync(join(folder, 'package.json'), '{"name":"somebody","private":true}');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const packed = () => join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');

test('ours: the packed editor has at most 4 MB and no dependencies', () => {
  expect(statSync(packed()).size).toBeLessThanOrEqual(4e6);
  npm(folder, 'install', '--offline', '--no-audit', '--no-fund', packed());
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    'gatepost-robots-editor',
  ]);
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect([manifest.dependencies, manifest.devDependencies, manifest.scripts]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('ours: no source map, no service worker, and no path of the machine that built it', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.endsWith('.map') || name.endsWith('sw.js'))).toEqual([]);
  const texts = files.filter((name) => /\.(?:js|html|json|css)$/.test(name));
  expect(texts.filter((name) => readFileSync(join(installed, name), 'utf8').includes(root))).toEqual([]);
  expect(readFileSync(join(installed, 'page/licences.txt'), 'utf8')).toContain('monaco-editor');
});

test('ours: it runs from another folder, serves the page there, and ends with Ctrl+C', async () => {
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n');
  const program = join(folder, 'node_modules/.bin/gatepost-robots-editor');
  const child = spawn(program, ['--no-open', 'robots.txt'], { cwd: folder });
  const address = await new Promise<string>((done, fail) => {
    let printed = '';
    child.stdout.on('data', (part: Buffer) => {
      printed += part.toString();
      const [found] = /http:\S+editor=\S+/.exec(printed) ?? [];
      if (found !== undefined) done(found);
    });
    child.on('exit', () => fail(new Error(printed)));
  });
  const page = await fetch(address);
  expect([page.status, (await page.text()).includes('Content-Security-Policy')]).toEqual([200, true]);
  const token = address.split('editor=')[1] ?? '';
  const headers = { 'x-gatepost-token': token };
  const opened = await (await fetch(new URL('/api/opened', address), { headers })).json();
  expect(opened.sites).toMatchObject([{ name: 'robots.txt' }]);
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGINT');
  expect(await ended).toBe(0);
});
