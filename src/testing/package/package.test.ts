// Tests of the package: its contents, that it works in all environments, and that docs/library.md is correct.

import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { InstalledPackage } from './installed-package.ts';

const root = resolve(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/library.md'), 'utf8');

/** The program below a heading of docs/library.md, and its documented output. */
function documentedProgram(heading: string): {
  readonly source: string;
  readonly prints: string | undefined;
} {
  const section = page.slice(page.indexOf(`# ${heading}\n`));
  const [, source = '', prints] =
    /^```mjs\n([^]*?)^```(?:\n\nIt prints:\n\n```text\n([^]*?)^```)?/m.exec(section) ?? [];
  return { source, prints };
}

let installed: InstalledPackage;

beforeAll(() => {
  installed = new InstalledPackage();
});
afterAll(() => installed.remove());

const packageFolder = () => installed.path('node_modules/gatepost-robots');

describe('what is installed', () => {
  test('ours: one package, without dependencies, under 4 MB', () => {
    const names = readdirSync(installed.path('node_modules')).filter((name) => !name.startsWith('.'));
    expect(names).toEqual(['gatepost-robots']);
    const files = readdirSync(packageFolder(), { recursive: true, encoding: 'utf8' })
      .map((path) => statSync(join(packageFolder(), path)))
      .filter((one) => one.isFile());
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(4e6);
    const manifest = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8'));
    expect([manifest.dependencies, manifest.devDependencies, manifest.scripts]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('ours: the licence of each package that it holds parts of', () => {
    const licences = readFileSync(join(packageFolder(), 'dist-library/licences.txt'), 'utf8');
    const vendors = readdirSync(join(packageFolder(), 'dist-library/vendor'));
    expect(vendors.length).toBeGreaterThan(0);
    expect(vendors.filter((name) => !licences.includes(`\n${name} `))).toEqual([]);
  });

  test('ours: a page that says how to install it, without links to files that it does not have', () => {
    const page = readFileSync(join(packageFolder(), 'README.md'), 'utf8');
    expect(page).toContain('npm install --save-dev gatepost-robots');
    expect(page.match(/\]\((?!https?:)[^)]+\)/g)).toBeNull();
  });

  test('ours: no path of the machine that built it', () => {
    const texts = readdirSync(packageFolder(), { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.(js|ts|json)$/.test(path),
    );
    const telling = texts.filter((path) => readFileSync(join(packageFolder(), path), 'utf8').includes(root));
    expect(telling).toEqual([]);
  });
});

describe('the program', () => {
  test('ours: npx gatepost-robots lint finds what is wrong, and says so by its exit code', () => {
    installed.write('robots.txt', 'Disallow: /private/\n');
    const { status, stdout } = installed.run('npx', '--no-install', 'gatepost-robots', 'lint', 'robots.txt');
    expect(status).toBe(1);
    expect(stdout).toContain('robots.txt:1');
  });
});

describe('the library', () => {
  test('ours: plain Node imports every entry', () => {
    const { stdout, stderr } = installed.runModule(
      'plain.mjs',
      `import { isAllowed } from 'gatepost-robots';
       import { isAllowed as same } from 'gatepost-robots/fetch';
       import { openSite, addRule, applyEdits, printFile } from 'gatepost-robots/edit';
       import { findings } from 'gatepost-robots/lint';
       import { enforceRequest, RobotsCache } from 'gatepost-robots/server';
       const text = 'User-agent: *\\nDisallow: /x\\n';
       const site = openSite({ origin: '', files: { '/robots.txt': text } });
       const edited = applyEdits(site, '/robots.txt', addRule(site, '/robots.txt', 0, { effect: 'deny', path: '/y' }));
       console.log(isAllowed(text, '/x', 'a'), same(text, '/x', 'a'), findings(edited, '/robots.txt').length);
       console.log(new TextDecoder().decode(printFile(edited, '/robots.txt')));
       const cache = new RobotsCache({ fetch: async () => new Response(text) });
       const refuse = enforceRequest({ robotsTxt: text });
       console.log((await cache.mayFetch('a', 'https://a.example/x')).allowed, refuse(new Request('https://a.example/x')).status);`,
    );
    expect(stderr).toBe('');
    expect(stdout).toBe('false false 0\nUser-agent: *\nDisallow: /x\nDisallow: /y\n\nfalse 403\n');
  });

  test('ours: Node loads every entry from few files, and bundlers get a file for each module', () => {
    const entries = [
      'gatepost-robots',
      'gatepost-robots/edit',
      'gatepost-robots/lint',
      'gatepost-robots/fetch',
      'gatepost-robots/server',
    ];
    const source = `console.log(${JSON.stringify(entries)}.map((name) => import.meta.resolve(name).split('/dist-library/')[1]).join(' '));`;
    const forNode = ['node/index.js', 'node/edit.js', 'node/lint.js', 'fetch.js', 'server.js'].join(' ');
    expect(installed.runModule('resolved.mjs', source).stdout.trim()).toBe(forNode);
    const folder = join(packageFolder(), 'dist-library/node');
    for (const entry of ['index.js', 'edit.js', 'lint.js']) {
      const loaded = new Set([join(folder, entry)]);
      for (const file of loaded)
        for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/from\s*["'](\.[^"']+)["']/g))
          loaded.add(join(file, '..', name));
      expect([entry, loaded.size <= 5]).toEqual([entry, true]);
    }
    const { exports: faces } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8'));
    expect(faces['.'].module).toBe('./dist-library/core/index.js');
    const server = readFileSync(join(packageFolder(), 'dist-library/server.js'), 'utf8');
    expect([...server.matchAll(/from\s*["']([^"']+)["']/g)].map(([, name]) => name)).toEqual(['./fetch.js']);
  });

  test('ours: TypeScript with NodeNext checks a program, and all types of the library with it', () => {
    const writeConfig = (lib: readonly string[]) =>
      installed.write(
        'tsconfig.json',
        JSON.stringify({
          compilerOptions: {
            module: 'NodeNext',
            moduleResolution: 'NodeNext',
            target: 'ES2023',
            lib,
            types: [],
            strict: true,
            exactOptionalPropertyTypes: true,
            skipLibCheck: false,
            noEmit: true,
          },
          files: ['typed.ts'],
        }),
      );
    writeConfig(['ES2023']);
    const typed = (agent: string) => `
      import { explain, findings, openSite, prepare, type Verdict } from 'gatepost-robots';
      import { isAllowed } from 'gatepost-robots/fetch';
      import { addRecord, fileRecords } from 'gatepost-robots/edit';
      import { findings as lint } from 'gatepost-robots/lint';
      const site = openSite({ origin: '', files: { '/robots.txt': '' } });
      const verdict: Verdict = prepare(site, { question: 'fetch', reader: 'google' })('a', { href: 'https://a.example/' });
      const told: string = explain(verdict);
      const allowed: boolean = isAllowed('', '/', ${agent});
      export const all = [told, allowed, findings(site, '/robots.txt'), lint(site, '/robots.txt'), fileRecords(site, '/robots.txt'),
        addRecord(site, '/robots.txt', { agents: ['a'], rules: [{ effect: 'deny', path: '/' }] })] as const;`;
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    installed.write('typed.ts', typed("'a'"));
    expect(installed.run(process.execPath, tsc).stdout).toBe('');
    installed.write('typed.ts', typed('1'));
    expect(installed.run(process.execPath, tsc).stdout).toContain(
      "not assignable to parameter of type 'string'",
    );
    // `./server` uses the types of the platform.
    writeConfig(['ES2023', 'DOM']);
    installed.write(
      'typed.ts',
      `import { enforce, enforceRequest, RobotsCache, type CrawlVerdict } from 'gatepost-robots/server';
       const verdict: Promise<CrawlVerdict> = new RobotsCache({ reader: 'google', fetch }).mayFetch('a', new URL('https://a.example/'));
       export const all = [verdict, enforce({ robotsTxt: '' }), enforceRequest({ robotsTxt: () => '' })(new Request('https://a.example/'))];`,
    );
    expect(installed.run(process.execPath, tsc).stdout).toBe('');
  });

  test('ours: a page that Vite builds has it in it', async () => {
    installed.write('index.html', '<script type="module" src="/page.js"></script>');
    installed.write(
      'page.js',
      `import { isAllowed } from 'gatepost-robots/fetch';
       globalThis.answers = ['/x', '/y'].map((url) => isAllowed('User-agent: *\\nDisallow: /x', url, 'a'));`,
    );
    await build({
      root: installed.folder,
      configFile: false,
      logLevel: 'silent',
      build: { modulePreload: false },
    });
    const [script = ''] = readdirSync(installed.path('dist/assets'));
    const built = readFileSync(installed.path(`dist/assets/${script}`), 'utf8');
    const { stdout } = installed.runModule('built.mjs', `${built}\nconsole.log(globalThis.answers);`);
    expect(stdout).toBe('[ false, true ]\n');
  });

  /** The size of all exports of an entry, or of some, in kilobytes with gzip. */
  async function sizeOf(entry: string, names = '*'): Promise<number> {
    installed.write('entry.js', `export ${names} from '${entry}';`);
    const result = await build({
      root: installed.folder,
      configFile: false,
      logLevel: 'silent',
      // Vite keeps white space in the build of a library, but not of a page.
      build: {
        write: false,
        modulePreload: false,
        rolldownOptions: { input: 'entry.js', preserveEntrySignatures: 'strict' },
      },
    });
    const { output } = result as unknown as { readonly output: readonly { readonly code: string }[] };
    return gzipSync(output.map(({ code }) => code).join('\n')).length / 1000;
  }

  test.each([
    ['gatepost-robots/fetch', '*', 26.8],
    ['gatepost-robots/server', '*', 29.8],
    [
      'gatepost-robots/edit',
      '{ openSite, applyEdits, printFile, addRule, setPath, removeRule, addRecord }',
      10.7,
    ],
    ['gatepost-robots/edit', '*', 12.6],
    ['gatepost-robots/lint', '{ openSite, findings, applyEdits, printFile }', 224],
    ['gatepost-robots/lint', '*', 270],
    ['gatepost-robots', '{ openSite, prepare }', 107],
  ])('ours: %s, %s: at most %d KB with gzip', async (entry, names, limit) => {
    expect(await sizeOf(entry, names)).toBeLessThanOrEqual(limit);
  });

  test('ours: ./fetch answers as the main entry does, which knows all lines of a file', () => {
    const { stdout } = installed.runModule(
      'same.mjs',
      `import * as all from 'gatepost-robots';
       import * as small from 'gatepost-robots/fetch';
       const lines = ['User-agent: *', 'User-agent: a', 'Disallow: /x', 'Allow: /x/y', 'Disallow: /*.z$', '', '# c', 'Sitemap: https://e.example/s.xml',
         'Crawl-delay: 5', 'ACAP-crawler: *', 'ACAP-disallow-crawl: /', 'Mobile-agent-server: / atp://e.example', 'Noindex: /x', 'Disallow /x', 'junk', 'ACAP-ignore-conventional-records'];
       let seed = 7;
       const next = (count) => (seed = (seed * 1103515245 + 12345) % 2147483648) % count;
       let asked = 0, other = 0;
       for (let i = 0; i < 400; i++) {
         const text = Array.from({ length: 1 + next(12) }, () => lines[next(lines.length)]).join('\\n');
         const files = { '/robots.txt': text };
         for (const { id } of all.readers.slice(0, 8)) {
           const one = all.prepare(all.openSite({ origin: '', files }), { question: 'fetch', reader: id, file: '/robots.txt' });
           const two = small.prepare(small.openSite({ origin: '', files }), { reader: id, file: '/robots.txt' });
           for (const agent of ['a', 'b', '']) for (const url of ['/x', '/x/y', '/q.z', '/']) {
             asked++;
             const [was, is] = [one(agent, url), two(agent, url)];
             if (was.key !== is.key || was.by?.line !== is.by?.line) other++;
           }
         }
       }
       console.log(asked, other);`,
    );
    expect(stdout).toBe('38400 0\n');
  });
});

describe('the programs of docs/library.md', () => {
  test.each(['Ask in one line', 'Ask, with the line that decides'])('ours: %s', (heading) => {
    const { source, prints } = documentedProgram(heading);
    expect(prints).toBeDefined();
    expect(installed.runModule('documented.mjs', source)).toEqual({ status: 0, stdout: prints, stderr: '' });
  });

  /** The program below a heading, with another line in place of one. */
  const programWith = (heading: string, line: string, replacement: string): string => {
    const { source } = documentedProgram(heading);
    expect(source).toContain(line);
    return source.replace(line, replacement);
  };

  test('ours: a server refuses what its robots.txt disallows', () => {
    const express = pathToFileURL(createRequire(import.meta.url).resolve('express')).href;
    const heading = 'A server that refuses what its robots.txt disallows';
    const source = programWith(heading, 'app.listen(3000)', 'export const server = app.listen(0)');
    installed.write('robots.txt', 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /private/\n');
    installed.write('enforce.mjs', source.replace("'express'", JSON.stringify(express)));
    const { stdout, stderr } = installed.runModule(
      'server.mjs',
      `import { once } from 'node:events';
       import { request as send } from 'node:http';
       import { server } from './enforce.mjs';
       await once(server, 'listening');
       const statusOf = (path, agent) => new Promise((done) => send({ port: server.address().port, path, headers: { 'user-agent': agent } },
         (response) => done((response.resume(), response.statusCode))).end());
       const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0';
       for (const path of ['/', '/private/x', '//private/x', '/PRIVATE/x', '/robots.txt'])
         console.log(path, await statusOf(path, browser), await statusOf(path, 'GPTBot/1.1'));
       process.exit();`,
    );
    expect(stderr).toBe('');
    expect(stdout).toBe(
      '/ 200 403\n/private/x 403 403\n//private/x 403 403\n/PRIVATE/x 403 403\n/robots.txt 200 200\n',
    );
  });

  test('ours: a crawler asks before it fetches', async () => {
    installed.write('crawler.mjs', documentedProgram('A crawler that asks before it fetches').source);
    installed.write(
      'crawl.mjs',
      `import { fetchPage } from './crawler.mjs';
       const pages = await Promise.all(['/private/x', '/public', '/private/y'].map((path) => fetchPage(process.argv[2] + path)));
       console.log(pages.map((page) => page?.status).join());`,
    );
    const requests: string[] = [];
    const server = createServer((request, response) => {
      requests.push(`${request.url} ${request.headers['user-agent']}`);
      response.end('User-agent: ExampleBot\nDisallow: /private/\n');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const child = spawn(process.execPath, ['crawl.mjs', origin], { cwd: installed.folder });
    let printed = '';
    child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
    await new Promise((done) => child.on('close', done));
    server.closeAllConnections();
    server.close();
    expect(printed).toBe(',200,\n');
    const agent = 'ExampleBot/1.0 (+https://bot.example/)';
    expect(requests).toEqual([`/robots.txt ${agent}`, `/public ${agent}`]);
  });

  test('ours: a worker refuses what its robots.txt disallows', () => {
    installed.write('worker.mjs', documentedProgram('`enforceRequest(options)`').source);
    const { stdout, stderr } = installed.runModule(
      'work.mjs',
      `import worker from './worker.mjs';
       for (const path of ['/private/x', '/public']) console.log(worker.fetch(new Request('https://a.example' + path)).status);`,
    );
    expect([stdout, stderr]).toEqual(['403\n200\n', '']);
  });

  test('ours: a check says what a change does', () => {
    const { source } = documentedProgram('A check that shows what a change does');
    installed.write('old.txt', 'User-agent: *\nDisallow: /cart\n');
    installed.write(
      'new.txt',
      'User-agent: *\nDisallow: /cart\nDisallow: /shop\n\nUser-agent: GPTBot\nDisallow: /\n',
    );
    const changed = installed.runModule('check.mjs', source, 'old.txt', 'new.txt');
    expect(changed.stderr).toBe('');
    expect(changed.status).toBe(1);
    expect(changed.stdout).toContain('GPTBot, /: allow -> deny. Line 6 decides');
    expect(changed.stdout).toContain('any other crawler, /shop/tent: allow -> deny. Line 3 decides');
    expect(installed.run(process.execPath, 'check.mjs', 'old.txt', 'old.txt')).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
    });
  });
});
