// The configuration file, and comments in a policy file that silence findings.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readers } from '../core/readers/registry.ts';
import { isValid, type Schema } from '../testing/json-schema.ts';
import { CliError } from './cli-error.ts';
import { parseConfig } from './input/config.ts';
import { withTestFolder } from './run-in-folder.ts';

const schema = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../public/config.schema.json'), 'utf8'),
) as Schema;

const mobile = 'Mobile-agent-server: /a none\nMobile-agent-server: /a none\n';
const robots = 'User-agent: GPTBot\nDisallow: /private/\n';

type LintOutput = {
  files: { file: string; findings: { code: string; severity: string }[]; ignored: number }[];
};
const lintOutput = ({ out }: { out: string }) => JSON.parse(out) as LintOutput;
const codesOf = (result: { out: string }) =>
  lintOutput(result).files.flatMap(({ findings }) => findings.map(({ code }) => code));

test('product: files, ignored codes, severities and the limit of warnings are read from gatepost.config.json in the current folder', async () => {
  const config = {
    $schema: 'config.schema.json',
    files: ['public/mobile.txt'],
    severities: { M010: 'error' },
    ignore: ['M001'],
    maxWarnings: 0,
  };
  const files = { 'public/mobile.txt': mobile, 'gatepost.config.json': JSON.stringify(config) };
  await withTestFolder(files, async ({ run }) => {
    const configured = await run('lint --json');
    expect(configured.code).toBe(1);
    expect(lintOutput(configured).files.map(({ file }) => file)).toEqual([join('public', 'mobile.txt')]);
    expect(lintOutput(configured).files[0]!.findings).toContainEqual(
      expect.objectContaining({ code: 'M010', severity: 'error' }),
    );
    const without = await run('lint public/mobile.txt --json --no-config');
    expect(without.code).toBe(0);
    expect(lintOutput(without).files[0]!.findings).toContainEqual(
      expect.objectContaining({ code: 'M010', severity: 'warning' }),
    );
    expect((await run('lint --no-config')).err).toContain('gatepost lint needs one FILE or more.');
  });
});

test('ours: the command line overrides the configuration; ignored codes of both are left out', async () => {
  const config = { files: ['gone.txt'], readers: ['koster-1996'], ignore: ['M010'], maxWarnings: 0 };
  const files = {
    'robots.txt': 'User-agent: *\nDisallow: *.pdf\n',
    'mobile.txt': mobile,
    'gatepost.config.json': JSON.stringify(config),
  };
  await withTestFolder(files, async ({ run }) => {
    expect(codesOf(await run('lint robots.txt --json'))).toContain('R101');
    expect(codesOf(await run('lint robots.txt --json --reader google'))).not.toContain('R101');
    expect(codesOf(await run('lint mobile.txt --json --reader all'))).not.toContain('M010');
    expect((await run('lint')).err).toContain('gone.txt does not exist');
  });
});

test('product: --config names another file, whose paths are relative to it; its root is the root of the site', async () => {
  const config = { files: ['site/robots.txt', 'site/data.txt'], root: 'site' };
  const files = {
    'conf/site/robots.txt': robots,
    'conf/site/data.txt': '',
    'conf/g.json': JSON.stringify(config),
  };
  await withTestFolder(files, async ({ run }) => {
    const { out } = await run('lint --config conf/g.json --json');
    expect((JSON.parse(out) as { files: { path: string }[] }).files.map(({ path }) => path)).toEqual([
      '/robots.txt',
      '/data.txt',
    ]);
    expect((await run('lint --config gone.json')).err).toContain('gone.json does not exist');
    expect((await run('lint --config conf/g.json --no-config')).code).toBe(2);
  });
});

test('product: test checks the expectations that the configuration names, in the files that it names', async () => {
  const workspace = {
    gatepost: 1,
    origin: '',
    files: [{ path: '/robots.txt', text: 'User-agent: *\nAllow: /\n' }],
    expectations: [{ agent: 'GPTBot', url: '/private/', expect: 'deny' }],
  };
  const config = { files: ['public/r.txt', 'site.gatepost.json'], expectations: ['site.gatepost.json'] };
  const files = {
    'public/r.txt': robots,
    'site.gatepost.json': JSON.stringify(workspace),
    'gatepost.config.json': JSON.stringify(config),
  };
  await withTestFolder(files, async ({ run }) => {
    const { code, out } = await run('test');
    expect([code, out]).toEqual([0, expect.stringContaining('r.txt as /robots.txt') as string]);
    expect((await run('test site.gatepost.json')).code).toBe(1);
    expect((await run('test --no-config')).err).toContain('gatepost test needs one WORKSPACE.json or more.');
  });
});

/** A configuration, and its error: the wrong position, and what to do. */
const refused: readonly (readonly [unknown, string, string])[] = [
  [[], 'it should be an object', 'docs/ci.md'],
  [{ file: [] }, 'has an unknown key: file.', 'Did you mean files?'],
  [{ files: 'robots.txt' }, 'files should be a list', 'docs/ci.md'],
  [{ files: ['a', ''] }, 'files[1] should be a text that is not empty', 'docs/ci.md'],
  [{ readers: ['googel'] }, 'readers[0] should be the id of a reader', 'Did you mean google?'],
  [
    { severities: { R001: 'fatal' } },
    'severities.R001 should be error, warning, info, hint or off',
    'docs/ci.md',
  ],
  [{ maxWarnings: -1 }, 'maxWarnings should be a whole number from 0', 'docs/ci.md'],
];

test('ours: an invalid configuration is refused with what is wrong, where, and what to do; its schema refuses it too', async () => {
  for (const [config, what, todo] of refused) {
    const text = JSON.stringify(config);
    const { code, err } = await withTestFolder(
      { 'gatepost.config.json': text, 'robots.txt': robots },
      ({ run }) => run('lint robots.txt'),
    );
    const [first, second] = err.split('\n');
    expect([text, code, first, second]).toEqual([
      text,
      2,
      expect.stringContaining(what),
      expect.stringContaining(todo),
    ]);
    expect(isValid(schema, config), text).toBe(false);
  }
  for (const codes of [{ ignore: ['R999999'] }, { severities: { nope: 'error' } }])
    expect(() => parseConfig('c.json', JSON.stringify(codes))).toThrow(CliError);
});

test('ours: a code that earlier versions reported is accepted in a configuration, an option and a comment', async () => {
  const config = { ignore: ['VIS-APART'], severities: { 'RSL-PREFIX': 'error' } };
  expect(parseConfig('c.json', JSON.stringify(config))).toEqual(config);
  const commented = `# gatepost-ignore-next-line HOST-DIFFERS\n${robots}`;
  await withTestFolder({ 'robots.txt': commented }, async ({ run }) => {
    const { code, err } = await run('lint robots.txt --ignore VIS-CLOSED');
    expect([code, err]).toEqual([0, '']);
  });
});

test('ours: invalid JSON is refused with the message of the engine', () => {
  expect(() => parseConfig('c.json', '{"files": [,]}')).toThrow(
    /^c\.json is not JSON: Unexpected token.*','/,
  );
});

test('ours: the schema and the program accept the same configurations and readers', () => {
  const full = {
    $schema: './config.schema.json',
    files: ['robots.txt'],
    root: '.',
    readers: ['all', 'google'],
    severities: { R001: 'hint' },
    ignore: ['R002'],
    maxWarnings: 3,
    expectations: ['site.gatepost.json'],
  };
  for (const config of [full, {}]) {
    expect(isValid(schema, config)).toBe(true);
    expect(parseConfig('c.json', JSON.stringify(config))).toEqual(config);
  }
  const { properties } = schema as {
    properties: Record<string, { items?: { enum?: readonly string[] } }>;
  };
  expect(Object.keys(properties)).toEqual(Object.keys(full));
  expect(properties['readers']!.items!.enum).toEqual(['all', ...readers.map(({ id }) => id)]);
});

test('product: a comment in the file silences a code on the next line; it is counted as ignored, and not fixed', async () => {
  const comment = '# gatepost-ignore-next-line M010 -- both are meant\n';
  const files = { 'plain.txt': mobile, 'mobile.txt': comment + mobile };
  await withTestFolder(files, async ({ run, read }) => {
    expect(codesOf(await run('lint plain.txt --json'))).toContain('M010');
    const silent = await run('lint mobile.txt --json --max-warnings 0');
    expect([silent.code, codesOf(silent)]).toEqual([0, expect.not.arrayContaining(['M010']) as string[]]);
    expect(lintOutput(silent).files[0]!.ignored).toBe(1);
    await run('lint mobile.txt --fix');
    expect(await read('mobile.txt')).toBe(files['mobile.txt']);
  });
});

test('ours: a comment that silences nothing is reported with --verbose, an unknown code always', async () => {
  const text = `# gatepost-ignore-next-line R001 X001\n${robots}`;
  await withTestFolder({ 'robots.txt': text }, async ({ run }) => {
    const unknown =
      'robots.txt:1: the comment silences X001, but there is no such code. gatepost rules lists all codes.\n';
    expect((await run('lint robots.txt')).err).toBe(unknown);
    expect((await run('lint robots.txt --verbose')).err).toBe(
      `robots.txt:1: the comment silences R001, but the next line has no such finding.\n${unknown}`,
    );
  });
});
