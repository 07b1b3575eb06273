// The output formats of lint and test for other programs, each checked against what its consumer accepts.
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { isValid, type Schema } from '../testing/json-schema.ts';
import { withTestFolder } from './run-in-folder.ts';

const schemaFile = '../testing/vectors/sarif-2.1.0.schema.json';
const sarifSchema = JSON.parse(readFileSync(join(import.meta.dirname, schemaFile), 'utf8')) as Schema;

const acap = '##ACAP version=1.0\nACAP-crawler: *\nACAP-allow-index: /a/ time-limit=3-weeks\n';
const mobile = 'Mobile-agent-server: /a none\nMobile-agent-server: /a none\n';
const files = {
  'robots.txt': 'User-agent: *\nDisallow: /tmp/\n',
  'acap.txt': acap,
  'mobile.txt': mobile,
  'a, b: 100%/acap.txt': acap,
  'clean.txt': '',
  'site.gatepost.json': JSON.stringify({
    gatepost: 1,
    origin: '',
    files: [{ path: '/robots.txt', text: acap }],
    expectations: [{ agent: 'GPTBot', url: '/', expect: 'deny', reader: 'rfc9309' }],
  }),
};
const runWith = (...args: readonly string[]) => withTestFolder(files, (folder) => folder.runWith(args));
const run = (args: string) => runWith(...args.split(' '));

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: string | undefined;
  text: string;
}

function elementsOf(xml: string): readonly Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: { ...attributes } as never, parent: open.at(-1)?.name, text: '' };
    elements.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return elements;
}

test('sarif 2.1.0: the log is valid by the SARIF schema, with fixes, rules and unusual names; with a wrong level it is not', async () => {
  const { out } = await runWith(
    'lint',
    'acap.txt',
    'mobile.txt',
    'a, b: 100%/acap.txt',
    'site.gatepost.json',
    '--format',
    'sarif',
    '--docs',
    'https://policy.example.com/',
  );
  const log = JSON.parse(out);
  expect(isValid(sarifSchema, log)).toBe(true);
  expect(log.runs[0].results.length).toBeGreaterThan(4);
  log.runs[0].results[0].level = 'fatal';
  expect(isValid(sarifSchema, log)).toBe(false);
});

test('sarif 2.1.0, 3.49: each rule has a name in one word, a title, a description and help as text and Markdown', async () => {
  const { driver } = JSON.parse((await run('lint acap.txt --format sarif')).out).runs[0].tool;
  expect(driver.informationUri).toMatch(/^https:/);
  expect(driver.semanticVersion).toBe(driver.version);
  for (const { id, name, shortDescription, fullDescription, help } of driver.rules) {
    expect(name, id).toMatch(/^[\p{L}\p{N}]+$/u);
    expect(name).not.toBe(id);
    expect(shortDescription.text.length, id).toBeGreaterThan(3);
    expect(fullDescription.text, id).not.toBe('');
    expect(help.markdown, id).toMatch(/^\*\*.+\*\*\n\n/);
  }
});

test('junit: lint has a suite for each file, with file, line and time, and failures for findings that fail the command', async () => {
  const elements = elementsOf((await run('lint acap.txt mobile.txt robots.txt --format junit')).out);
  const suites = elements.filter(({ name }) => name === 'testsuite');
  expect(suites.map(({ attributes }) => attributes['name'])).toEqual([
    'acap.txt',
    'mobile.txt',
    'robots.txt',
  ]);
  const cases = elements.filter(({ name }) => name === 'testcase');
  for (const { attributes, parent } of cases) {
    expect(parent).toBe('testsuite');
    expect(attributes['time']).toMatch(/^\d+\.\d{3}$/);
    expect(attributes['file']).toMatch(/^(?:acap|mobile|robots)\.txt$/);
  }
  expect(
    cases.find(({ attributes }) => attributes['classname'] === 'bad-qualifier-value')?.attributes,
  ).toMatchObject({
    file: 'acap.txt',
    line: '3',
    name: expect.stringMatching(/^acap\.txt:3:34: ./) as string,
  });
  const failures = elements.filter(({ name }) => name === 'failure');
  expect(failures.map(({ attributes }) => attributes['message'])).toEqual([
    '3-weeks is not a value of time-limit.',
  ]);
  const total = elements[0]!.attributes;
  expect([total['tests'], total['failures']]).toEqual([String(cases.length), '1']);
});

test('junit: warnings are failures if there are more than --max-warnings allows; a file without findings has a case that passes', async () => {
  const failuresOf = async (args: string) => {
    const { out, code } = await run(args);
    return [code, elementsOf(out).filter(({ name }) => name === 'failure').length];
  };
  expect(await failuresOf('lint mobile.txt --format junit')).toEqual([0, 0]);
  expect(await failuresOf('lint mobile.txt --format junit --max-warnings 0')).toEqual([1, 1]);
  const clean = elementsOf((await run('lint clean.txt --severity error --format junit')).out);
  expect(clean.map(({ name }) => name)).toEqual(['testsuites', 'testsuite', 'testcase']);
});

test('checkstyle: an element for each file, with line, column, severity, message and source of each finding', async () => {
  const { code, out } = await run(
    'lint acap.txt mobile.txt robots.txt --severity warning --format checkstyle',
  );
  expect(code).toBe(1);
  const elements = elementsOf(out);
  expect(elements[0]).toMatchObject({
    name: 'checkstyle',
    attributes: { version: expect.any(String) as string },
  });
  expect(elements.filter(({ name }) => name === 'file').map(({ attributes }) => attributes['name'])).toEqual([
    'acap.txt',
    'mobile.txt',
    'robots.txt',
  ]);
  const errors = elements.filter(({ name }) => name === 'error');
  expect(errors.length).toBeGreaterThan(1);
  for (const { parent, attributes } of errors) {
    expect(parent).toBe('file');
    expect(Object.keys(attributes)).toEqual(['line', 'column', 'severity', 'message', 'source']);
    expect(['error', 'warning', 'info']).toContain(attributes['severity']);
  }
  expect(errors[0]!.attributes).toEqual({
    line: '3',
    column: '34',
    severity: 'error',
    message: '3-weeks is not a value of time-limit.',
    source: 'gatepost.bad-qualifier-value',
  });
});

test('gitlab code quality: each finding has the required keys, a path without ./, and a unique fingerprint', async () => {
  const { out } = await run('lint mobile.txt acap.txt --format codequality');
  const report = JSON.parse(out) as Record<string, unknown>[];
  expect(report.length).toBeGreaterThan(2);
  for (const { description, check_name: code, fingerprint, severity, location } of report) {
    expect([description, code]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(['info', 'minor', 'major', 'critical', 'blocker']).toContain(severity);
    const lines = { begin: expect.any(Number) as number, end: expect.any(Number) as number };
    expect(location).toEqual({ path: expect.stringMatching(/^(?:acap|mobile)\.txt$/) as string, lines });
  }
  expect(new Set(report.map(({ fingerprint }) => fingerprint)).size).toBe(report.length);
});

test('gitlab code quality: a line above a finding does not change its fingerprint', async () => {
  const fingerprintsOf = async (text: string) => {
    const { out } = await withTestFolder({ 'mobile.txt': text }, (folder) =>
      folder.run('lint mobile.txt --format codequality'),
    );
    return (JSON.parse(out) as { check_name: string; fingerprint: string }[])
      .filter(({ check_name: code }) => code.startsWith('M0'))
      .map(({ fingerprint }) => fingerprint);
  };
  const before = await fingerprintsOf(mobile);
  expect(before).not.toEqual([]);
  expect(await fingerprintsOf(`# new\n\n${mobile}`)).toEqual(before);
});

/** Parses a line as a GitHub Actions runner does, as docs.github.com describes workflow commands. */
function readAnnotation(line: string) {
  const [, level, properties = '', message = ''] = /^::(\w+) (.*?)::(.*)$/s.exec(line) ?? [];
  const unescape = (text: string) =>
    text
      .replaceAll('%3A', ':')
      .replaceAll('%2C', ',')
      .replaceAll('%0A', '\n')
      .replaceAll('%0D', '\r')
      .replaceAll('%25', '%');
  const pairs = properties.split(',').map((pair) => pair.split('=') as [string, string]);
  return {
    level,
    message: unescape(message),
    ...Object.fromEntries(pairs.map(([name, value]) => [name, unescape(value)])),
  };
}

test('github actions: each finding is one workflow command, with any file name', async () => {
  const { out } = await runWith('lint', 'a, b: 100%/acap.txt', '--format', 'github', '--severity', 'error');
  const lines = out.trimEnd().split('\n');
  expect(lines.map(readAnnotation)).toEqual([
    {
      level: 'error',
      file: 'a, b: 100%/acap.txt',
      line: '3',
      endLine: '3',
      col: '34',
      endColumn: '41',
      title: expect.stringMatching(/^bad-qualifier-value \S/) as string,
      message: '3-weeks is not a value of time-limit.',
    },
  ]);
});

test('github actions: paths are relative to the root of the repository, and a copy in a workspace is shown at the workspace', async () => {
  const here = { 'sub/acap.txt': acap, 'sub/site.gatepost.json': files['site.gatepost.json'] };
  await withTestFolder(here, async ({ runIn }) => {
    const args = 'lint sub/acap.txt sub/site.gatepost.json --format github --severity error';
    const { out } = await runIn({ root: tmpdir() }, args);
    expect(out.trimEnd().split('\n').map(readAnnotation)).toMatchObject([
      { file: expect.stringMatching(/^gatepost-\w+\/sub\/acap\.txt$/) as string, line: '3' },
      {
        file: expect.stringMatching(/^gatepost-\w+\/sub\/site\.gatepost\.json$/) as string,
        line: '1',
        message: expect.stringMatching(/^\/robots\.txt:3: /) as string,
      },
    ]);
  });
});

test('github actions: each expectation that is not met is one workflow command', async () => {
  const { code, out } = await run('test --file /robots.txt=robots.txt site.gatepost.json --format github');
  expect(code).toBe(1);
  expect(out.trimEnd().split('\n').map(readAnnotation)).toEqual([
    {
      level: 'error',
      file: 'site.gatepost.json',
      title: 'GPTBot, / (rfc9309)',
      message: expect.stringContaining('expected No, got Yes') as string,
    },
  ]);
});

test('no-color.org: colors are printed if the output shows them, but not with --no-color, to a file, or to a pipe', async () => {
  await withTestFolder(files, async ({ run: runHere, runIn, read }) => {
    const plain = await runHere('lint acap.txt');
    expect(plain.out).not.toContain('\u001b');
    const colored = await runIn({ hasColor: true }, 'lint acap.txt');
    expect(colored.out).toContain('\u001b[31merror\u001b[39m');
    expect(colored.out.replaceAll(/\u001b\[\d+m/g, '')).toBe(plain.out);
    expect((await runIn({ hasColor: true }, 'lint acap.txt --no-color')).out).toBe(plain.out);
    await runIn({ hasColor: true }, 'lint acap.txt --output report.txt');
    expect(await read('report.txt')).toBe(plain.out);
  });
});

test('ours: a file cannot color the terminal itself', async () => {
  const text = 'User-agent: *\n\u001b[31mDisalow\u001b[0m: /\n';
  const { out } = await withTestFolder({ 'robots.txt': text }, (folder) =>
    folder.runIn({ hasColor: true }, 'lint robots.txt'),
  );
  const withoutOwnColors = out.replaceAll(/\u001b\[(?:1|2|22|3[1-6]|39)m/g, '');
  expect(withoutOwnColors).toContain('Disalow');
  expect(withoutOwnColors).not.toContain('\u001b');
});

test('ours: --quiet prints findings only, and nothing if there are none', async () => {
  const { out } = await run('lint acap.txt --severity error --quiet');
  expect(out).toMatch(/^acap\.txt:3:34: error bad-qualifier-value: .*\n {4}fix: .*\n$/);
  expect(await run('lint robots.txt --severity error --quiet')).toEqual({ code: 0, out: '', err: '' });
  expect(await run('lint mobile.txt --severity error --quiet --max-warnings 0')).toEqual({
    code: 1,
    out: '',
    err: '',
  });
});

test('ours: --output writes the whole output to a file; an error writes nothing', async () => {
  await withTestFolder({ ...files, 'report.json': 'old' }, async ({ run: runHere, read, list }) => {
    const { out } = await runHere('lint acap.txt --json');
    expect(await runHere('lint acap.txt --json --output report.json')).toEqual({ code: 1, out: '', err: '' });
    expect(await read('report.json')).toBe(out);
    expect((await runHere('lint gone.txt --json --output report.json')).code).toBe(2);
    expect(await read('report.json')).toBe(out);
    expect((await list()).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect((await runHere('ask robots.txt --agent a --url / --output answer.txt')).out).toBe('');
    expect(await read('answer.txt')).toContain('Yes: a, /');
  });
});

test('ours: two formats at once are refused, and so is one that the command does not print', async () => {
  const cases = [
    ['lint acap.txt --json --format sarif', '--json cannot be used with --format sarif.'],
    ['lint acap.txt --sarif - --format json', '--format json cannot be used with --sarif -.'],
    ['ask robots.txt --agent a --url / --format sarif', 'sarif is not a valid value for --format.'],
    ['lint acap.txt --format saarif', 'Did you mean sarif?'],
  ] as const;
  for (const [args, message] of cases) {
    const { code, err } = await run(args);
    expect([args, code, err]).toEqual([args, 2, expect.stringContaining(message)]);
  }
  expect(JSON.parse((await run('lint gone.txt --format json')).err)).toMatchObject({
    error: { code: 'missing' },
  });
});
