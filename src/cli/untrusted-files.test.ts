// What the files of strangers can make the program read, request, overwrite and wait for.
import { execFileSync } from 'node:child_process';
import { chmodSync, linkSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hideCredentials } from './network/hide-credentials.ts';
import { writeEditedFile } from './output/write-output.ts';
import { type TestFolder, withTestFolder } from './run-in-folder.ts';

const robots = 'User-agent: GPTBot\nDisallow: /private/\n';
const fixable = 'Mobile-agent-server: /a none\nMobile-agent-server: /a none\n';
const expectation = { agent: 'GPTBot', url: '/private/x', expect: 'deny' };
const workspace = (files: readonly object[]) =>
  JSON.stringify({ gatepost: 1, origin: '', files, expectations: [expectation] });

/** A repository of a stranger in `repository`, with a secret beside it, and links that lead there. */
async function inRepository<T>(config: object, act: (folder: TestFolder) => Promise<T>): Promise<T> {
  const files = {
    'repository/gatepost.config.json': JSON.stringify(config),
    'repository/public/robots.txt': robots,
    'repository/public/in.gatepost.json': workspace([{ path: '/robots.txt', text: robots }]),
    'outside/robots.txt': fixable,
    'outside/out.gatepost.json': workspace([{ path: '/robots.txt', text: robots }]),
  };
  return withTestFolder(files, async (folder) => {
    await folder.link('repository/link', 'outside');
    await folder.link('repository/link.txt', 'outside/robots.txt');
    await folder.link('repository/link.gatepost.json', 'outside/out.gatepost.json');
    await folder.link('repository/inside.txt', 'repository/public/robots.txt');
    return act(folder);
  });
}

const runThere = (folder: TestFolder, args: string) =>
  folder.runIn({ cwd: join(folder.path, 'repository') }, args);

const outside = [
  '../outside/robots.txt',
  'public/../../outside/robots.txt',
  'link/robots.txt',
  'link.txt',
  'link',
  'link/*.txt',
  '../*/robots.txt',
  '../outside/**/*.txt',
  '..',
];

test.each(outside)('product: a configuration does not name %s, which is outside its folder', async (name) => {
  await inRepository({ files: [name] }, async (folder) => {
    for (const args of ['lint', 'lint --fix']) {
      const { code, out, err } = await runThere(folder, args);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain('outside the folder of the configuration file');
    }
    expect(await folder.read('outside/robots.txt')).toBe(fixable);
  });
  const forTest = { files: [name], expectations: ['public/in.gatepost.json'] };
  expect((await inRepository(forTest, (folder) => runThere(folder, 'test'))).code).toBe(2);
});

test.each(['../outside/out.gatepost.json', 'link/out.gatepost.json', 'link.gatepost.json', 'link'])(
  'product: a configuration does not name the workspace %s, which is outside its folder',
  async (name) => {
    const { code, err } = await inRepository({ expectations: [name] }, (folder) => runThere(folder, 'test'));
    expect([code, err]).toEqual([2, expect.stringContaining('outside the folder') as string]);
  },
);

test.each(['/etc/hosts', 'C:\\site\\robots.txt', '\\\\server\\share\\robots.txt'])(
  'product: the absolute path %s in a configuration is an error that says so',
  async (path) => {
    for (const config of [{ files: [path] }, { root: path }, { expectations: [path] }]) {
      const { code, err } = await inRepository(config, (folder) => runThere(folder, 'lint'));
      expect([code, err]).toEqual([2, expect.stringContaining('which is an absolute path') as string]);
    }
  },
);

test('ours: links, folders and patterns inside the folder of a configuration are read; so is what the user names', async () => {
  for (const name of ['inside.txt', 'public', 'public/*.txt', './public/robots.txt'])
    expect((await inRepository({ files: [name] }, (folder) => runThere(folder, 'lint'))).code).toBe(0);
  await inRepository({ files: ['link.txt'] }, async (folder) => {
    expect((await runThere(folder, 'lint ../outside/robots.txt')).code).toBe(0);
    expect((await runThere(folder, 'lint link.txt')).code).toBe(0);
    await folder.write('repository/-', robots);
    await folder.write('repository/gatepost.config.json', JSON.stringify({ files: ['-'] }));
    expect((await runThere(folder, 'lint')).out).toContain('1 file');
  });
});

test('product: a URL in a configuration is requested only with --allow-addresses; one on the command line always', async () => {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests++;
    response.writeHead(200, { 'content-type': 'text/plain' }).end(robots);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/robots.txt`;
  try {
    const config = { files: [address], expectations: ['public/in.gatepost.json'] };
    await inRepository(config, async (folder) => {
      for (const command of ['lint', 'test']) {
        const refused = await runThere(folder, `${command} --allow-private`);
        expect([refused.code, requests]).toEqual([2, 0]);
        expect(refused.err).toContain('--allow-addresses');
        const { code } = await runThere(folder, `${command} --allow-private --allow-addresses`);
        expect([code, requests]).toEqual([0, 1]);
        requests = 0;
      }
      expect((await runThere(folder, 'lint public/robots.txt')).code).toBe(0);
      expect((await runThere(folder, `lint --allow-private ${address}`)).code).toBe(0);
      expect(requests).toBe(1);
    });
  } finally {
    server.close();
  }
});

test('ours: a configuration that is found by its name is not read through a link that leaves the folder', async () => {
  const files = { 'outside/secret.txt': 'root:x:0', 'repository/robots.txt': robots };
  await withTestFolder(files, async (folder) => {
    await folder.link('repository/gatepost.config.json', 'outside/secret.txt');
    const { code, err } = await runThere(folder, 'lint robots.txt');
    expect(code).toBe(2);
    expect(err).toContain('is a link to a file outside its folder');
    expect(err).not.toContain('root');
    expect((await runThere(folder, 'lint robots.txt --no-config')).code).toBe(0);
  });
});

const makePipe = (folder: TestFolder, name: string) => execFileSync('mkfifo', [join(folder.path, name)]);

describe.skipIf(process.platform === 'win32')('pipes, owners and links', () => {
  test('product: a pipe that a file names is refused at once, where the program finds it and in every command', async () => {
    const files = {
      'site.json': workspace([{ path: '/robots.txt', href: 'pipe' }]),
      'device.json': workspace([{ path: '/robots.txt', href: 'device' }]),
      'conf.json': JSON.stringify({ files: ['pipe'] }),
      'robots.txt': robots,
      'deep/x.txt': robots,
    };
    await withTestFolder(files, async (folder) => {
      makePipe(folder, 'pipe');
      makePipe(folder, 'license.xml');
      makePipe(folder, 'deep/gatepost.config.json');
      for (const args of [
        'test site.json',
        'lint --config conf.json',
        'audit robots.txt',
        'preset no-training robots.txt --also license --dry-run',
      ]) {
        const { code, err } = await folder.run(args);
        expect([args, code, err]).toEqual([
          args,
          2,
          expect.stringContaining('is a pipe or a device') as string,
        ]);
      }
      expect((await folder.runIn({ cwd: join(folder.path, 'deep') }, 'lint x.txt')).code).toBe(2);
      // A pipe in a folder is not one of its files.
      expect((await folder.run('lint . --no-config')).code).toBe(0);
    });
  });

  test('ours: a pipe that the user names is read to its end', async () => {
    await withTestFolder({}, async (folder) => {
      makePipe(folder, 'pipe');
      const result = folder.run('ask pipe --agent GPTBot --url /private/');
      await writeFile(join(folder.path, 'pipe'), robots);
      expect(await result).toMatchObject({ code: 0, out: expect.stringContaining('No') as string });
    });
  });

  test('ours: --fix refuses a file with several names, whose other names would keep the old text', async () => {
    await withTestFolder({ 'a.txt': fixable }, async ({ path, run, read, list }) => {
      linkSync(join(path, 'a.txt'), join(path, 'b.txt'));
      const { code, err } = await run('lint a.txt --fix');
      expect([code, err]).toEqual([2, expect.stringContaining('hard links') as string]);
      expect([await read('a.txt'), await list()]).toEqual([fixable, ['a.txt', 'b.txt']]);
    });
  });

  test.each([0o640, 0o600, 0o444, 0o2755])('ours: --fix keeps the mode %i', async (mode) => {
    await withTestFolder({ 'a.txt': fixable }, async ({ path, run, read }) => {
      chmodSync(join(path, 'a.txt'), mode);
      await run('lint a.txt --fix');
      expect(await read('a.txt')).not.toBe(fixable);
      expect(statSync(join(path, 'a.txt')).mode & 0o7777).toBe(mode);
    });
  });

  test.runIf(process.getuid?.() === 0)('ours: --fix keeps the owner and the group', async () => {
    await withTestFolder({ 'a.txt': fixable }, async ({ path, run }) => {
      execFileSync('chown', ['1234:4321', join(path, 'a.txt')]);
      await run('lint a.txt --fix');
      const { uid, gid } = statSync(join(path, 'a.txt'));
      expect([uid, gid]).toEqual([1234, 4321]);
    });
  });
});

/** How another program may change a file between reading and writing. */
const meanwhile: readonly (readonly [string, (file: string) => void])[] = [
  ['is saved in place', (file) => writeFileSync(file, `${fixable}# new\n`)],
  [
    'is saved with the same length',
    (file) => writeFileSync(file, readFileSync(file, 'utf8').replace(/^.{3}/, 'new')),
  ],
  [
    'is replaced by a new file',
    (file) => {
      writeFileSync(`${file}.new`, '# new\n');
      renameSync(`${file}.new`, file);
    },
  ],
  ['is removed', (file) => renameSync(file, `${file}.gone`)],
];

/** Changes a file at the first output of the program, which has then read all files. */
function changeAtOutput(file: string, change: (file: string) => void) {
  let printed = '';
  const err = (text: string) => {
    if (printed === '') change(file);
    printed += text;
  };
  return { environment: { err }, printed: () => printed };
}

test.each(meanwhile)(
  'product: a file that %s while the program runs is not overwritten, and the run ends with 2',
  async (_how, change) => {
    const acap = 'ACAP-crawler: *\nACAP-disallow-crawl: /x/\nACAP-disallow-index: /y/\n';
    const runs = [
      ['lint first.txt a.txt --fix', fixable],
      ['convert a.txt --to rep --accept-losses --write', acap],
    ] as const;
    for (const [args, text] of runs)
      await withTestFolder({ 'first.txt': fixable, 'a.txt': text }, async ({ path, runIn, read, list }) => {
        const { environment, printed } = changeAtOutput(join(path, 'a.txt'), change);
        const { code } = await runIn(environment, args);
        expect([args, code, printed()]).toEqual([
          args,
          2,
          expect.stringContaining('a.txt was changed by another program') as string,
        ]);
        const names = await list();
        expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
        if (names.includes('a.txt')) expect(await read('a.txt')).toContain('new');
      });
  },
);

test('ours: a file that did not exist is not overwritten if another program creates it', async () => {
  await withTestFolder({}, async ({ path, write, read }) => {
    const io = { cwd: path } as Parameters<typeof writeEditedFile>[0];
    await write('new.txt', 'theirs');
    await expect(writeEditedFile(io, 'new.txt', undefined, new Uint8Array())).rejects.toMatchObject({
      code: 'changed-meanwhile',
    });
    expect(await read('new.txt')).toBe('theirs');
    await writeEditedFile(io, 'other.txt', undefined, new TextEncoder().encode('ours'));
    expect(await read('other.txt')).toBe('ours');
  });
});

test.each([
  'http://me:secret@example.com/',
  'https://me:secret@exa mple.com/',
  'https://me:se/secret@host/',
  '//me:secret@host/x',
  '\\\\me:secret@host/x',
  'https:me:secret@host',
  'HTTPS:\\/me:secret@host',
  'ftp://secret@host/',
  'https://me:secret@[host/',
  'GET https://me:secret@host/x failed',
  ' https://me:secret@host',
])('ours: no message has the password of %s', (text) => {
  expect(hideCredentials(text)).not.toContain('secret');
});

test.each([
  'https://host/@name',
  'https://host/?to=a@b',
  'public/a@b.txt',
  '/robots.txt',
  'GPTBot/1.0 (+a@b)',
])('ours: %s has no password, and stays', (text) => {
  expect(hideCredentials(text)).toBe(text);
});
