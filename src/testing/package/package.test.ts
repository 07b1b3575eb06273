// Tests of the package: its contents, that it works in all environments, and that docs/library.md is correct.

import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
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
  test('ours: one package, without dependencies, under 4.4 MB', () => {
    const names = readdirSync(installed.path('node_modules')).filter((name) => !name.startsWith('.'));
    expect(names).toEqual(['gatepost-robots']);
    const files = readdirSync(packageFolder(), { recursive: true, encoding: 'utf8' })
      .map((path) => statSync(join(packageFolder(), path)))
      .filter((one) => one.isFile());
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(4.4e6);
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
       const text = 'User-agent: *\\nDisallow: /x\\n';
       const site = openSite({ origin: '', files: { '/robots.txt': text } });
       const edited = applyEdits(site, '/robots.txt', addRule(site, '/robots.txt', 0, { effect: 'deny', path: '/y' }));
       console.log(isAllowed(text, '/x', 'a'), same(text, '/x', 'a'), findings(edited, '/robots.txt').length);
       console.log(new TextDecoder().decode(printFile(edited, '/robots.txt')));`,
    );
    expect(stderr).toBe('');
    expect(stdout).toBe('false false 0\nUser-agent: *\nDisallow: /x\nDisallow: /y\n\n');
  });

  test('ours: Node loads every entry from few files, and bundlers get a file for each module', () => {
    const entries = [
      'gatepost-robots',
      'gatepost-robots/edit',
      'gatepost-robots/lint',
      'gatepost-robots/fetch',
    ];
    const source = `console.log(${JSON.stringify(entries)}.map((name) => import.meta.resolve(name).split('/dist-library/')[1]).join(' '));`;
    const forNode = ['node/index.js', 'node/edit.js', 'node/lint.js', 'fetch.js'].join(' ');
    expect(installed.runModule('resolved.mjs', source).stdout.trim()).toBe(forNode);
    const folder = join(packageFolder(), 'dist-library/node');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    );
    expect(files.length).toBeLessThanOrEqual(8);
    const { exports: faces } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8'));
    expect(faces['.'].module).toBe('./dist-library/core/index.js');
  });

  test('ours: TypeScript with NodeNext checks a program, and all types of the library with it', () => {
    installed.write(
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          module: 'NodeNext',
          moduleResolution: 'NodeNext',
          target: 'ES2023',
          lib: ['ES2023'],
          types: [],
          strict: true,
          exactOptionalPropertyTypes: true,
          skipLibCheck: false,
          noEmit: true,
        },
        files: ['typed.ts'],
      }),
    );
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
    ['gatepost-robots/fetch', '*', 26.5],
    [
      'gatepost-robots/edit',
      '{ openSite, applyEdits, printFile, addRule, setPath, removeRule, addRecord }',
      10.2,
    ],
    ['gatepost-robots/edit', '*', 12.1],
    ['gatepost-robots/lint', '{ openSite, findings, applyEdits, printFile }', 223],
    ['gatepost-robots/lint', '*', 268],
    ['gatepost-robots', '{ openSite, prepare }', 106],
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

/** Runs a server during a task. */
async function withServer<T>(listener: RequestListener, task: (origin: string) => Promise<T>): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    return await task(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('the programs of docs/library.md', () => {
  test.each(['Ask in one line', 'Ask, with the line that decides'])('ours: %s', (heading) => {
    const { source, prints } = documentedProgram(heading);
    expect(prints).toBeDefined();
    expect(installed.runModule('documented.mjs', source)).toEqual({ status: 0, stdout: prints, stderr: '' });
  });

  test('ours: a server refuses what its robots.txt disallows, however the path is written and the middleware mounted', () => {
    const { source } = documentedProgram('A server that refuses what its robots.txt disallows');
    installed.write('robots.txt', 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /private/\n');
    installed.write('enforce.mjs', source);
    const { stdout, stderr } = installed.runModule(
      'server.mjs',
      `import { createServer, request as send } from 'node:http';
       import { enforce, enforceHook } from './enforce.mjs';
       const open = (response) => () => response.end('page');
       const server = createServer((request, response) => {
         // Express and Connect remove the path of the mount from url.
         const mount = /^\\/(?:private|public)(?=\\/)/.exec(request.url);
         const mounted = { originalUrl: request.url, url: request.url.slice(mount?.[0].length ?? 0), headers: request.headers };
         enforce(mount ? mounted : request, response, open(response));
       });
       await new Promise((done) => server.listen(0, done));
       const get = (path, agent) => new Promise((done) => send({ port: server.address().port, path, headers: { 'user-agent': agent } },
         (response) => done((response.resume(), response.statusCode))).end());
       const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0';
       const refused = ['/private/x', '//private/x', '///private//x', '/%70rivate/x', '/private%2Fx', '/./private/x', '/a/../private/x',
         '/a//../private/x', '/a/%2e%2e/private/x', '/\\\\private/x', 'http://host/private/x', 'http://host//private/x', '/private/x?a?b', '/%zz'];
       const allowed = ['/', '/public/x', '//public/x', '/a?/private/', '/private', '/a/private/x', '*'];
       const answers = async (paths, agent) => JSON.stringify(await Promise.all(paths.map((path) => get(path, agent))));
       console.log(await answers(['/a?b'], 'Mozilla/5.0 (compatible; GPTBot/1.1)'));
       console.log(await answers(refused, browser));
       console.log(await answers(allowed, browser));
       server.close();
       const sent = [];
       const reply = { code: (status) => (sent.push(status), reply), send: (text) => (sent.push(text.trim()), reply) };
       await enforceHook({ url: '/', headers: { 'user-agent': 'GPTBot/1.1' } }, reply);
       await enforceHook({ url: '/', headers: {} }, reply);
       console.log(...sent);`,
    );
    expect(stderr).toBe('');
    const lines = stdout.trimEnd().split('\n');
    expect(lines.slice(0, 3).map((line) => [...new Set(JSON.parse(line) as number[])])).toEqual([
      [403],
      [403],
      [200],
    ]);
    expect(lines[3]).toBe('403 Not allowed by /robots.txt');
  });

  /** A server for a crawler: what it answers, and how much of it was taken. */
  const crawled = {
    file: (response: ServerResponse) => void response.end('User-agent: ExampleBot\nDisallow: /private\n'),
    redirect: (response: ServerResponse, url: string) =>
      url === '/robots.txt'
        ? void response.writeHead(301, { location: '/real.txt' }).end()
        : crawled.file(response),
    loop: (response: ServerResponse) => void response.writeHead(301, { location: '/robots.txt' }).end(),
    data: (response: ServerResponse) =>
      void response.writeHead(301, { location: 'data:text/plain,User-agent:*%0AAllow:/' }).end(),
    '404': (response: ServerResponse) => void response.writeHead(404).end(),
    '503': (response: ServerResponse) => void response.writeHead(503).end(),
    reset: (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('User-agent: *\nAllow: /\n', () => void setTimeout(() => response.destroy(), 20));
    },
    endless: (response: ServerResponse) => {
      response.write('User-agent: ExampleBot\nDisallow: /private\n');
      const more = () => {
        while (!response.destroyed && response.write('# more\n'.repeat(2000)));
      };
      response.on('drain', more);
      more();
    },
  } satisfies Record<string, (response: ServerResponse, url: string) => void>;

  test.each<[keyof typeof crawled, readonly boolean[], number]>([
    ['file', [false, true], 1],
    ['redirect', [false, true], 2],
    // A loop ends after five redirects, and then nothing is blocked (2.3.1.2).
    ['loop', [true, true], 6],
    ['data', [false, false], 1],
    ['404', [true, true], 1],
    ['503', [false, false], 1],
    ['reset', [false, false], 1],
    ['endless', [false, true], 1],
  ])(
    'rfc 9309 2.3: a crawler asks before it fetches, once for pages that it asks about at the same time: %s',
    async (mode, answers, requests) => {
      const { source } = documentedProgram('A crawler that asks before it fetches');
      installed.write('gate.mjs', source);
      let count = 0;
      const listener: RequestListener = (request, response) => {
        count++;
        crawled[mode](response, request.url ?? '');
      };
      const printed = await withServer(listener, (origin) => runCrawler(origin, '[]'));
      expect([printed, count]).toEqual([JSON.stringify(answers), requests]);
    },
  );

  test('rfc 9309 2.3.1.4: a crawler asks again after a failure, soon, and keeps a file as long as it may', async () => {
    const { source } = documentedProgram('A crawler that asks before it fetches');
    installed.write('gate.mjs', source);
    let count = 0;
    const listener: RequestListener = (_request, response) => {
      count++;
      crawled[count === 1 ? '503' : 'file'](response);
    };
    // After 5 minutes the failure counts, after 11 the server is asked again, after 12 hours the file is kept.
    const minutes = '[5, 11, 720]';
    const printed = await withServer(listener, (origin) => runCrawler(origin, minutes));
    expect([printed, count]).toEqual(['[false,false,false,false,false,true,false,true]', 2]);
  });

  /** Asks about two pages at once, and again after each of these minutes. */
  async function runCrawler(origin: string, minutes: string): Promise<string> {
    installed.write(
      'ask.mjs',
      `import { mayFetch } from './gate.mjs';
       const both = () => Promise.all(['/private/x', '/public'].map((url) => mayFetch(process.argv[2] + url)));
       const answers = await both();
       const start = Date.now();
       for (const minutes of ${minutes}) {
         Date.now = () => start + minutes * 60_000;
         answers.push(...(await both()));
       }
       console.log(JSON.stringify(answers));
       process.exit();`,
    );
    const child = spawn(process.execPath, ['ask.mjs', origin], { cwd: installed.folder });
    let out = '';
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    await new Promise((done) => child.on('close', done));
    return out.trim();
  }

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
