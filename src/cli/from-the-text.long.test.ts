// Tests the command line as a process against docs/ci.md and docs/workspace.md only, without regard to the source code:
// every command with valid, invalid and hostile input.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeUtf16 } from '../testing/from-the-text/bytes.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'gatepost ünï & <'));
const at = (name: string): string => join(folder, name);

const closed = 'User-agent: *\nDisallow: /private/\n';
const faulty = 'ACAP-crawler: *\nACAP-allow-index: /a/ time-limit=3-weeks\n';
/** Text that XML and terminals cannot contain: the end of a CDATA section, control characters, a noncharacter. */
const odd = ']]>&<"\'\u0000\u0001\u001b[31m\ufffe';
const workspace = (...expectations: object[]): string =>
  JSON.stringify({
    gatepost: 1,
    origin: '',
    files: [{ path: '/robots.txt', text: `${closed}Disallow: /${odd}\n` }],
    expectations,
  });
const met = { agent: 'fig', url: '/private/x', expect: 'deny' };

const files: Readonly<Record<string, string | Uint8Array>> = {
  'robots.txt': closed,
  'open.txt': 'User-agent: *\nDisallow:\n',
  'faulty.txt': faulty,
  'sub folder/ü & <x>.txt': faulty.replace('3-weeks', ']]>&<"\u0001\u001b[31m'),
  'acap.txt': 'ACAP-crawler: *\nACAP-allow-index: /a/\n',
  'mixed.txt': '\uFEFF##ACAP version=1.0\r\nACAP-crawler : *\r \t# a\n\nACAP-disallow-crawl:  /a  \r\n# end',
  'empty.txt': '',
  'binary.bin': Uint8Array.from({ length: 2000 }, (_, index) => (index * 7919) % 256),
  'utf16.txt': encodeUtf16(closed, true),
  'broken.json': '{ "gatepost": 1,',
  'met.json': workspace(met),
  'failed.json': workspace(met, { ...met, expect: 'allow' }),
  'unknown.json': workspace({ ...met, question: 'later' }),
  'outside.json':
    '{"gatepost":1,"origin":"","files":[{"path":"/robots.txt","href":"../x"}],"expectations":[]}',
  'odd.json': workspace({ agent: `${odd}\ud800`, url: `/${odd}`, expect: 'allow', note: `${odd} --> \n` }),
  'urls.txt': '\uFEFF# a list\r\n/private/a\r\n\r\n/b\r\n',
  'urls.gz': gzipSync('/private/a\n/b\n'),
  'huge.txt': '',
};

interface ProcessResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function gatepost(args: readonly string[], stdin: string | Uint8Array = ''): Promise<ProcessResult> {
  return new Promise((resolve) => {
    const options = { cwd: folder, maxBuffer: 2 ** 26 };
    const child = execFile(process.execPath, [at('gatepost.js'), ...args], options, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err });
    });
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(stdin);
  });
}

beforeAll(async () => {
  const config = join(root, 'vite.cli.config.ts');
  await build({ root, configFile: config, logLevel: 'error', build: { outDir: folder, emptyOutDir: false } });
  writeFileSync(at('package.json'), '{"type":"module"}');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(at(name)), { recursive: true });
    writeFileSync(at(name), content);
  }
  truncateSync(at('huge.txt'), 64 * 2 ** 20 + 1);
});
afterAll(() => rmSync(folder, { recursive: true }));

const fig = ['--agent', 'fig', '--url', '/private/x'];

describe('ci.md: exit codes', () => {
  const rows: readonly (readonly [number, readonly string[], string])[] = [
    [0, ['lint', 'empty.txt'], ''],
    [1, ['lint', 'faulty.txt'], ''],
    [1, ['lint', 'robots.txt', 'sub folder/ü & <x>.txt'], ''],
    [1, ['lint', 'mixed.txt', '--max-warnings', '0'], ''],
    [0, ['ask', '-', ...fig, '--reader', 'all'], closed],
    [0, ['ask', 'binary.bin', ...fig, '--reader', 'all'], ''],
    [1, ['test', 'met.json', 'failed.json'], ''],
    [1, ['test', 'unknown.json'], ''],
    [0, ['diff', 'robots.txt', 'open.txt'], ''],
    [1, ['diff', 'robots.txt', 'open.txt', '--exit-code'], ''],
    [0, ['convert', 'acap.txt', '--to', 'rep', '--accept-losses'], ''],
    [3, ['convert', 'acap.txt', '--to', 'rep', '--write'], ''],
  ];
  test.concurrent.each(rows)('ci.md: %i for %j', async (code, args, stdin) => {
    const ended = await gatepost(args, stdin);
    expect({ ...ended, err: ended.err.includes('    at ') ? ended.err : '' }).toMatchObject({
      code,
      err: '',
    });
    if (code === 3) {
      expect(ended.out).toBe('');
      expect(ended.err).toContain('Line 2');
      expect(readFileSync(at('acap.txt'), 'utf8')).toBe(files['acap.txt']);
    }
  });

  test.concurrent.each<readonly (readonly string[])[]>([
    [['frob']],
    [['lint']],
    [['lint', 'sub folder']],
    [['lint', 'robots.txt', 'missing.txt']],
    [['lint', '--frob', 'robots.txt']],
    [['lint', 'robots.txt', '--sarif', 'sub folder']],
    [['lint', 'huge.txt']],
    [['ask', 'robots.txt', '--url', '/']],
    [['matrix', 'robots.txt', '--urls', 'binary.bin']],
    [['test', 'broken.json']],
    [['test', 'outside.json']],
    [['test', 'met.json', 'utf16.txt']],
    [['convert', 'robots.txt', '--to', 'frob']],
    [['convert', 'empty.txt', '--to', 'acap', '--write']],
  ])('ci.md: 2 for %j, and with --json the error is JSON', async (args = []) => {
    const { code, out, err } = await gatepost([...args, '--json']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    const { error } = JSON.parse(err) as { error: Record<string, unknown> };
    expect(Object.keys(error)).toEqual(['code', 'params', 'what', 'todo']);
    for (const text of [error.code, error.what, error.todo]) expect(text).toMatch(/\S/);
  });
});

describe('ci.md: printed output', () => {
  test.concurrent.each([
    [['matrix', 'robots.txt']],
    [['test', 'odd.json']],
    [['diff', 'robots.txt', 'open.txt']],
    [['convert', 'acap.txt', '--to', 'rep']],
  ])('ci.md: %j has --json', async (args) => {
    const { out } = await gatepost([...args, '--json']);
    expect(JSON.parse(out)).toBeTypeOf('object');
  });

  test.concurrent('ci.md: lines and columns are counted from 1', async () => {
    const { out } = await gatepost(['lint', 'faulty.txt', '--json']);
    const { files: reports } = JSON.parse(out);
    expect(reports[0].findings.at(-1).range).toEqual({
      start: { line: 2, column: 34 },
      end: { line: 2, column: 41 },
    });
    expect(
      JSON.parse((await gatepost(['ask', 'robots.txt', ...fig, '--json'])).out).verdicts[0].by.line,
    ).toBe(2);
  });

  test.concurrent.each(['urls.txt', 'urls.gz'])('ci.md: %s is a list of URLs', async (list) => {
    const args = ['matrix', 'robots.txt', '--agents', 'fig', '--csv', '--urls', list];
    expect((await gatepost(args)).out.split(/\r?\n/)).toEqual(['URL,fig', '/private/a,No', '/b,Yes', '']);
  });

  test.concurrent('ci.md: --no-quirks ignores what operators say about single crawlers', async () => {
    const ask = ['ask', 'robots.txt', '--agent', 'AdsBot-Google', '--url', '/private/', '--json'];
    const key = async (...options: string[]) =>
      JSON.parse((await gatepost([...ask, ...options])).out).verdicts[0].key;
    expect([await key(), await key('--no-quirks')]).toEqual(['allow', 'deny']);
  });

  test.concurrent('ci.md: SARIF names files by URI, and positions from 1, with any text', async () => {
    const odd = 'sub folder/ü & <x>.txt';
    const { code } = await gatepost(['lint', odd, 'faulty.txt', '--sarif', 'report file.sarif']);
    expect(code).toBe(1);
    const { version, runs } = JSON.parse(readFileSync(at('report file.sarif'), 'utf8'));
    expect([version, runs.length, runs[0].columnKind]).toEqual(['2.1.0', 1, 'utf16CodeUnits']);
    const { results, tool } = runs[0];
    const uris = new Set<string>();
    for (const { ruleId, ruleIndex, message, locations } of results) {
      expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
      expect(message.text).toMatch(/\S/);
      const { artifactLocation, region } = locations[0].physicalLocation;
      uris.add(artifactLocation.uri);
      expect(
        Math.min(region.startLine, region.startColumn, region.endLine, region.endColumn),
      ).toBeGreaterThan(0);
    }
    expect([...uris].map(decodeURIComponent).toSorted()).toEqual(['faulty.txt', odd]);
    for (const uri of uris) expect(uri).toMatch(/^[!-~]+$/);
  });

  test.concurrent('ci.md: JUnit is well-formed, with any text in file and workspace', async () => {
    const { code, out } = await gatepost(['test', 'odd.json', 'met.json', 'unknown.json', '--junit', '-']);
    expect(code).toBe(1);
    const elements: string[] = [];
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ name, attributes }) => {
      elements.push(
        name === 'testsuite' ? `${String(attributes.tests)} ${String(attributes.failures)}` : name,
      );
    });
    parser.write(out).close();
    expect(elements.filter((element) => /\d/.test(element))).toEqual(['1 1', '1 0', '1 0']);
    expect(elements.filter((element) => element === 'failure' || element === 'error')).toEqual([
      'failure',
      'error',
    ]);
  });

  test.concurrent('ci.md: no control character of a file or an argument reaches the terminal', async () => {
    const query = [
      'ask',
      'robots.txt',
      '--agent',
      'a\u001b[31m',
      '--url',
      '/private/\u001b[31m\u0007',
      '--verbose',
    ];
    for (const args of [query, ['test', 'odd.json'], ['lint', 'sub folder/ü & <x>.txt']]) {
      const { out, err } = await gatepost(args);
      expect((out + err).replaceAll(/[\t\n]/g, '')).not.toMatch(/\p{Cc}/u);
    }
  });
});

describe('ci.md: written files', () => {
  test('ci.md: --fix changes no verdict, and no byte except those that it fixes', async () => {
    const before = String(files['mixed.txt']);
    const ends = ['--ignore', 'R011,R012'];
    expect((await gatepost(['lint', 'mixed.txt', '--fix', ...ends])).code).toBe(0);
    expect(readFileSync(at('mixed.txt'), 'utf8')).toBe(before.replace('crawler :', 'crawler:'));
  });

  test('ci.md: standard input cannot be fixed or replaced, and nothing is written', async () => {
    for (const args of [
      ['lint', '-', '--fix'],
      ['convert', '-', '--to', 'acap', '--accept-losses', '--write'],
    ])
      expect(await gatepost(args, faulty)).toMatchObject({ code: 2, out: '' });
  });
});
