// The built program as a process: its bundle, streams, exit codes, and bad or huge input.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { version } from './version.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'gatepost-process-'));
const program = join(folder, 'gatepost.js');

beforeAll(async () => {
  const config = join(root, 'vite.cli.config.ts');
  await build({ root, configFile: config, logLevel: 'error', build: { outDir: folder, emptyOutDir: false } });
  writeFileSync(join(folder, 'package.json'), '{"name":"another","type":"module"}');
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: GPTBot\nDisallow: /private/\n');
  writeFileSync(join(folder, 'photo.png'), new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe]));
  writeFileSync(join(folder, 'broken.json'), '{"gatepost": 1, "files": [');
  const expectation = { agent: 'GPTBot', url: '/private/x', expect: 'allow' };
  const files = [{ path: '/robots.txt', href: 'robots.txt' }];
  writeFileSync(
    join(folder, 'site.json'),
    JSON.stringify({ gatepost: 1, origin: '', files, expectations: [expectation] }),
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

interface ProcessResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

type WriteInput = (stdin: NodeJS.WritableStream) => void;
type ReadOutput = (stdout: NodeJS.ReadableStream & { destroy(): void }) => void;

/** Runs the program. `writeInput` writes its input, `readOutput` may stop reading its output. */
function gatepost(
  args: string,
  writeInput: WriteInput = (stdin) => stdin.end(),
  readOutput?: ReadOutput,
  env: NodeJS.ProcessEnv = {},
): Promise<ProcessResult> {
  const child = spawn(process.execPath, [program, ...args.split(' ')], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  const printed = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.err += text));
  // The program closes the pipe when it stops reading.
  child.stdin.on('error', () => undefined);
  writeInput(child.stdin);
  readOutput?.(child.stdout);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...printed }));
  });
}

test('ours: the program is one file that Node runs, and prints its version', async () => {
  expect(readFileSync(program, 'utf8').startsWith('#!/usr/bin/env node\n')).toBe(true);
  expect(readFileSync(program, 'utf8')).not.toMatch(/^import .* from "(?!node:)/m);
  expect(await gatepost('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
});

test('product: each command as a process, with its exit code', async () => {
  const ran = await Promise.all([
    gatepost('lint robots.txt'),
    gatepost('ask robots.txt --agent GPTBot --url /private/x'),
    gatepost('matrix - --csv', (stdin) => stdin.end('User-agent: a\nDisallow: /x\n')),
    gatepost('test site.json'),
    gatepost('diff - robots.txt --url /private/x --agents GPTBot --exit-code', (stdin) => stdin.end('')),
    gatepost('convert robots.txt --to acap'),
    gatepost('--help'),
  ]);
  expect(ran.map(({ code }) => code)).toEqual([0, 0, 0, 1, 1, 3, 0]);
  const [lint, ask, matrix, tested, diff, convert, help] = ran as [
    ProcessResult,
    ProcessResult,
    ProcessResult,
    ProcessResult,
    ProcessResult,
    ProcessResult,
    ProcessResult,
  ];
  expect(lint.out).toMatch(/^robots\.txt:\d+:\d+: (?:info|hint|warning) R\d+: /);
  expect(ask.out).toContain('robots.txt:2: Disallow: /private/');
  expect(matrix.out).toBe('URL,a,Any other crawler\r\n/,Yes,Yes\r\n/x,No,Yes\r\n');
  expect(tested.out).toContain('expected Yes, got No');
  expect(diff.out).toContain('GPTBot, /private/x: Yes -> No');
  expect(convert).toMatchObject({ out: '', err: expect.stringContaining('--accept-losses') });
  expect(help.out).toContain('gatepost COMMAND');
});

test('ours: the file of a pull request replaces the one in the workspace', async () => {
  writeFileSync(join(folder, 'proposed.txt'), 'User-agent: *\nAllow: /\n');
  const [before, after, wrong] = await Promise.all([
    gatepost('test site.json'),
    gatepost('test --file /robots.txt=proposed.txt site.json'),
    gatepost('test --file proposed.txt site.json'),
  ]);
  expect([before.code, after.code, wrong.code]).toEqual([1, 0, 2]);
  expect(after.out).toBe(
    'site.json: 1 of 1 expectation is met (rfc9309), with proposed.txt as /robots.txt.\n',
  );
  expect(wrong.err).toContain('site.json does not have a file with the same name as proposed.txt.');
});

test('ours: bad input ends with 2 and a sentence, never with a stack trace', async () => {
  const ran = await Promise.all([
    gatepost('lint gone.txt'),
    gatepost('test broken.json'),
    gatepost('test photo.png'),
    gatepost('lint --nope robots.txt'),
    gatepost('lint photo.png'),
  ]);
  expect(ran.map(({ code }) => code)).toEqual([2, 2, 2, 2, 1]);
  for (const { err, out } of ran.slice(0, 4)) {
    expect(out).toBe('');
    expect(err).toMatch(/^gatepost: .*\n {2}\S.*\n$/);
  }
});

test('ours: an endless input is refused at a stated size', async () => {
  const megabyte = Buffer.alloc(1024 * 1024, '# \n');
  const endless: WriteInput = (stdin) => {
    const writeMore = () => {
      while (stdin.writable && stdin.write(megabyte));
    };
    stdin.on('drain', writeMore);
    writeMore();
  };
  const { code, out, err } = await gatepost('lint -', endless);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('- is larger than 64 MiB. It was not read.');
});

test('ours: the reader of the output may stop early', async () => {
  const list = Array.from({ length: 20_000 }, (_, i) => `/page/${i}`).join('\n');
  const stop: ReadOutput = (stdout) => stdout.once('data', () => stdout.destroy());
  const { code, err } = await gatepost('matrix robots.txt --urls -', (stdin) => stdin.end(list), stop);
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

const full = '/dev/full';
test.runIf(existsSync(full))('ours: output that cannot be written is an error', () => {
  const ask = (...options: readonly string[]) =>
    spawnSync(process.execPath, [program, 'matrix', 'robots.txt', '--url', '/', ...options], {
      cwd: folder,
      stdio: ['ignore', openSync(full, 'w'), 'pipe'],
      encoding: 'utf8',
    });
  const { status, stderr } = ask();
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr:
      'gatepost: The output cannot be written (ENOSPC).\n  Check the free space and the permissions where it is written.\n',
  });
  const jsonResult = ask('--json');
  expect([jsonResult.status, JSON.parse(jsonResult.stderr)]).toMatchObject([
    2,
    { error: { code: 'no-output' } },
  ]);
});

test('product: a server with a certificate that is not valid ends the program with 2; NODE_EXTRA_CA_CERTS accepts it', async () => {
  const certificate = join(root, 'src/testing/certificates/localhost.pem');
  const [cert, key] = [readFileSync(certificate), readFileSync(certificate.replace('.pem', '-key.pem'))];
  const server = createServer({ cert, key }, (_request, response) =>
    response.end('User-agent: *\nAllow: /\n'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (host: string, env: NodeJS.ProcessEnv = {}) =>
    gatepost(`ask https://${host}:${port} --allow-private --agent a --url /`, undefined, undefined, env);
  const trusted = { NODE_EXTRA_CA_CERTS: certificate };
  const [refused, accepted, ofOtherHost] = await Promise.all([
    ask('127.0.0.1'),
    ask('127.0.0.1', trusted),
    ask('127.0.0.2', trusted),
  ]);
  server.close();
  expect(refused).toMatchObject({ code: 2, out: '' });
  expect(refused.err).toContain(
    `The certificate of https://127.0.0.1:${port}/robots.txt is not valid (DEPTH_ZERO_SELF_SIGNED_CERT)`,
  );
  expect(accepted).toMatchObject({ code: 0, out: expect.stringContaining('Yes') });
  expect(ofOtherHost.code).toBe(2);
});

test('hostile input: a name lookup that never ends does not keep the process alive', async () => {
  const hook = join(folder, 'hanging-lookup.mjs');
  writeFileSync(hook, "import dns from 'node:dns';\ndns.lookup = () => setInterval(() => {}, 1000);\n");
  const result = await gatepost('lint https://www.example.com --timeout 1', undefined, undefined, {
    NODE_OPTIONS: `--import=${pathToFileURL(hook).href}`,
  });
  expect(result).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('did not answer completely within 1 second.'),
  });
});
