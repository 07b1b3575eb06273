// Conversions on the command line, and their losses.
import { expect, test } from 'vitest';
import { withTestFolder } from './run-in-folder.ts';

const robots = 'User-agent: *\nDisallow: /2009/\n';
const files = {
  'robots.txt': robots,
  'case.txt': 'User-agent: *\nDisallow: /News/\n',
  'acap.txt': 'ACAP-crawler: *\nACAP-disallow-crawl: /2009/\n',
  'named.txt':
    'User-agent: a\nDisallow: /x\n\nUser-agent: b c\nDisallow: /x\n\nUser-agent: *\nDisallow: /y\n',
};
const written = [
  '##ACAP version=1.1',
  '',
  'User-agent: *',
  'Disallow: /2009/',
  '',
  'ACAP-crawler: *',
  '# User-agent: *',
  'ACAP-disallow-crawl: /2009/',
  '# Disallow: /2009/',
  '',
].join('\n');
const run = (args: string, stdin?: string) => withTestFolder(files, (folder) => folder.run(args, stdin));

test('product: a conversion is printed, and nothing is written', async () => {
  await withTestFolder(files, async ({ run: runHere, read }) => {
    expect(await runHere('convert robots.txt --to acap')).toEqual({ code: 0, out: written, err: '' });
    expect(await read('robots.txt')).toBe(robots);
  });
});

test('product: --write replaces the file', async () => {
  await withTestFolder(files, async ({ run: runHere, read }) => {
    const ran = await runHere('convert robots.txt --to acap --write');
    expect(ran).toEqual({ code: 0, out: '', err: 'robots.txt was converted.\n' });
    expect(await read('robots.txt')).toBe(written);
  });
});

test('product: losses are reported and end with 3; only --accept-losses converts', async () => {
  await withTestFolder(files, async ({ run: runHere, read }) => {
    const refused = await runHere('convert case.txt --to acap --write');
    expect({ ...refused, err: refused.err.split('\n')[0] }).toEqual({
      code: 3,
      out: '',
      err: 'Line 2: RFC 9309 distinguishes upper and lower case in /News/, but ACAP does not.',
    });
    expect(refused.err).toContain('--accept-losses');
    expect(await read('case.txt')).toBe(files['case.txt']);
    const accepted = await runHere('convert case.txt --to acap --write --accept-losses');
    expect(accepted.code).toBe(0);
    expect(await read('case.txt')).toContain('ACAP-disallow-crawl: /News/');
  });
});

test('product: losses of a kind are grouped under a title; --verbose lists them all', async () => {
  const text = `User-agent: *\n${['A', 'B', 'C', 'D', 'E'].map((name) => `Disallow: /${name}/\n`).join('')}`;
  const { err } = await run('convert - --to acap', text);
  expect(err.split('\n').slice(0, 5)).toEqual([
    'Upper and lower case in paths (5):',
    '  Line 2: RFC 9309 distinguishes upper and lower case in /A/, but ACAP does not.',
    '  Line 3: RFC 9309 distinguishes upper and lower case in /B/, but ACAP does not.',
    '  Line 4: RFC 9309 distinguishes upper and lower case in /C/, but ACAP does not.',
    '  and 2 more: add --verbose',
  ]);
  const verbose = await run('convert - --to acap --verbose', text);
  expect(verbose.err).toContain('  Line 6: RFC 9309');
  expect(verbose.err).not.toContain('--verbose');
});

test('ours: from standard input to standard output, with unchanged lines byte for byte', async () => {
  const odd =
    '\ufeffUser-agent: *\r\nDisallow: /2009/\r\n\r\nACAP-crawler: *\r\nACAP-disallow-crawl: /2009/\r\n';
  const { code, out } = await run('convert - --to rep --accept-losses', odd);
  expect({ code, out }).toEqual({ code: 0, out: '\ufeffUser-agent: *\r\nDisallow: /2009/\r\n' });
});

test('ours: with --json the losses are data, even if nothing is converted', async () => {
  const refused = await run('convert case.txt --to acap --json');
  expect({ code: refused.code, err: refused.err }).toEqual({ code: 3, err: '' });
  expect(JSON.parse(refused.out)).toMatchObject({
    converted: false,
    losses: [{ code: 'case', line: 2, words: ['/News/'] }],
  });
  const done = await run('convert robots.txt --to acap --json');
  expect(JSON.parse(done.out)).toEqual({
    version: 1,
    converted: true,
    written: false,
    text: written,
    losses: [],
  });
});

test.each([
  [
    'meta',
    [
      '# /x',
      '<meta name="a" content="noindex, nofollow">',
      '',
      '# /y',
      '<meta name="robots" content="noindex, nofollow">',
      '',
    ],
  ],
  [
    'x-robots-tag',
    ['# /x', 'X-Robots-Tag: a: noindex, nofollow', '', '# /y', 'X-Robots-Tag: noindex, nofollow', ''],
  ],
  ['robots-pi', ['# /y', '<?robots index="no" follow="no"?>', '']],
])('product: decisions as lines for other places: %s', async (to, lines) => {
  const args = `convert named.txt --to ${to} --url /x --url /y --url /z`;
  const refused = await run(args);
  expect([refused.code, refused.out]).toEqual([3, '']);
  const { code, out, err } = await run(`${args} --accept-losses`);
  expect({ code, lines: out.split('\n') }).toEqual({ code: 0, lines });
  expect(err).toContain('The rule blocks fetching /y');
});

test('ours: a URL that is not blocked needs no line', async () => {
  const { code, out, err } = await run('convert robots.txt --to meta --url /open/');
  expect({ code, out, err }).toEqual({ code: 0, out: '', err: expect.stringContaining('Nothing to write') });
});
