// The findings, output, reports and fixes of lint.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inspectors } from '../core/diagnostics/registry.ts';
import { cliWords } from '../messages/en/cli/output.ts';
import { agentToken, rulePath } from '../testing/arbitraries/robots-txt.ts';
import { withTestFolder } from './run-in-folder.ts';

const acap = '##ACAP version=1.0\nACAP-crawler: *\nACAP-allow-index: /a/ time-limit=3-weeks\n';
const mobile = 'Mobile-agent-server: /a none\nMobile-agent-server: /a none\n';
const files = {
  'robots.txt': 'User-agent: *\nDisallow: /tmp/\n',
  'acap.txt': acap,
  'mobile.txt': mobile,
  'bad.xml': '<?robots index="no"?><a/>',
  'ref.txt': '##ACAP version=1.1\nACAP-crawler: *\nACAP-permissions-reference: /more.txt\n',
  'more.txt': 'ACAP-crawler: *\nACAP-permissions-reference: /third.txt\n',
  'data.txt': 'User-agent: *\nAllow: /a\n',
  'page.txt': '<!DOCTYPE html>\n<title>Not found</title>\n',
  'photo.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0xff, 0x0a]),
  'wide.txt': new Uint8Array([0xff, 0xfe, ...Buffer.from(acap, 'utf16le')]),
  'über name.txt': acap,
};
const run = (args: string, stdin?: string) => withTestFolder(files, (folder) => folder.run(args, stdin));

test('product: findings are listed file by file, each with its position, code, message and fixes; errors end with 1', async () => {
  const { code, out, err } = await run('lint acap.txt robots.txt bad.xml');
  expect(code).toBe(1);
  expect(out).toContain(
    [
      'acap.txt:3:34: error bad-qualifier-value: 3-weeks is not a value of time-limit. (ACAP 1.1 2.5.3.1)',
      '    fix: Use 21-days',
    ].join('\n'),
  );
  expect(out).toMatch(/^bad\.xml:1:1: error P002: /m);
  expect(out).toMatch(
    /\n\n\d+ errors?[ ,].*in 3 files\.\n(?:\d+ more for readers that you do not watch .*\n)?robots\.txt: Blocks \/tmp\/ for everyone\.\n$/,
  );
  expect(err).toBe('');
});

test('ours: the summary names severities as the lines do, and its counts match the list', async () => {
  const text =
    'Disallow: /x\nUser-agent: GPTBot*\nDisallow: /*a\nDisallow: /b*\nCrawl-delay: 2\nHost: h.example\n';
  const { out } = await run('lint -', text);
  const [summary, more, sentence] = out.trimEnd().split('\n').slice(-3);
  const names = ['error', 'warning', 'note', 'hint'];
  const counts = names.map((name) => {
    const count = out.match(new RegExp(`^\\S+:\\d+:\\d+: ${name} `, 'gm'))?.length ?? 0;
    return `${count} ${name}${count === 1 ? '' : 's'}`;
  });
  expect(summary).toBe(`${counts.slice(0, 3).join(', ')} and ${counts[3]} in 1 file.`);
  expect(more).toMatch(/^\d+ more for readers that you do not watch \(.*\): add --reader all\.$/);
  expect(sentence).toBe('GPTBot* is kept out of /*a and /b*; all others may fetch everything.');
  expect(counts.join(' ')).not.toMatch(/\b0 /);
  expect(JSON.parse((await run('lint - --json', text)).out).counts).toHaveProperty('info');
});

/** The end of the output of a run without findings. */
const systemNames = inspectors.map(({ id }) => cliWords.lint.systems[id] ?? '');
const scope = [
  `  ${cliWords.lint.lookedFor(systemNames)}`,
  '  To see what the files decide, use gatepost test, diff and matrix.',
  '',
].join('\n');
const clean = `No findings in 1 file.\n${scope}`;

test('ours: no findings end with 0, and the number of files and the checked systems are printed', async () => {
  expect(await run('lint robots.txt')).toEqual({
    code: 0,
    out: `${clean}Blocks /tmp/ for everyone.\n`,
    err: '',
  });
  const { out } = await run('lint robots.txt --json');
  expect(JSON.parse(out)).toMatchObject({ lookedFor: inspectors.map(({ id }) => id) });
});

test.each([
  ['User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n'],
  ['\ufeffUser-agent: *\nDisallow: /a\n'],
  ['User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n'],
  ['User-agent: a\n\nUser-agent: b\nDisallow: /\n'],
])('ours: what readers do that are not watched is one line: %j', async (text) => {
  const lines = (out: string) => out.split('\n').filter((line) => line.includes('more for readers'));
  expect(lines((await run('lint -', text)).out)).toHaveLength(1);
  for (const args of ['lint - --reader all', 'lint - --quiet', 'lint - --json'])
    expect(lines((await run(args, text)).out)).toEqual([]);
});

test('ours: every checked system has a name, which is printed if there are no findings', async () => {
  expect(systemNames).not.toContain('');
  const { out } = await run('lint robots.txt');
  for (const name of systemNames) expect(out).toContain(name);
});

test.each([
  ['lint mobile.txt', 0],
  ['lint mobile.txt --max-warnings 1', 0],
  ['lint mobile.txt --max-warnings 0', 1],
  ['lint mobile.txt --max-warnings 0 --severity error', 1],
  ['lint acap.txt --severity error', 1],
])('ours: %s ends with %i', async (args, code) => {
  const ran = await run(args);
  expect(ran.code).toBe(code);
  expect(ran.err.includes('--max-warnings')).toBe(code === 1 && args.includes('max'));
});

test('ours: --severity hides less severe findings', async () => {
  expect((await run('lint mobile.txt')).out).toContain(' warning M');
  expect((await run('lint mobile.txt --severity error')).out).toBe(
    `No findings of severity error or higher in 1 file.\n${scope}Allows everything to every crawler.\n`,
  );
});

test('acap 2.3.2: files of one folder are one site, so that a chain of references is found', async () => {
  const alone = await run('lint ref.txt --json');
  const together = await run('lint ref.txt more.txt --json');
  const codes = ({ out }: { out: string }) =>
    (JSON.parse(out) as { files: { findings: { code: string }[] }[] }).files.flatMap(({ findings }) =>
      findings.map(({ code }) => code),
    );
  expect(codes(alone)).not.toContain('reference-chain');
  expect(codes(together)).toContain('reference-chain');
});

test('ours: --root defines the paths of files, --path that of standard input', async () => {
  const { out } = await run('lint --root . robots.txt data.txt --json');
  expect(JSON.parse(out)).toMatchObject({
    files: [
      { file: 'robots.txt', path: '/robots.txt', format: 'robots-txt' },
      { file: 'data.txt', path: '/data.txt', format: 'data-txt' },
    ],
  });
  const piped = await run('lint - --path /data.txt --json', 'User-agent: *\nDisallow: /\n');
  const report = JSON.parse(piped.out) as { files: { findings: { code: string }[] }[] };
  expect(report).toMatchObject({ files: [{ file: '-', path: '/data.txt', format: 'data-txt' }] });
  expect(report.files[0]!.findings.map(({ code }) => code)).toContain('D002');
});

test('ours: JSON counts lines and columns from 1 and contains the edits of fixes', async () => {
  const { code, out } = await run('lint acap.txt --json --severity error');
  expect(code).toBe(1);
  const range = { start: { line: 3, column: 34 }, end: { line: 3, column: 41 } };
  expect(JSON.parse(out)).toMatchObject({
    failed: true,
    counts: { error: 1, warning: 0, hint: 0 },
    files: [
      {
        file: 'acap.txt',
        findings: [
          {
            code: 'bad-qualifier-value',
            severity: 'error',
            message: '3-weeks is not a value of time-limit.',
            range,
            fixes: [{ title: 'Use 21-days', verdicts: 'changes', edits: [{ range, text: '21-days' }] }],
          },
        ],
      },
    ],
  });
});

test.each([
  ['photo.png', 'R014'],
  ['page.txt', 'R017'],
  ['wide.txt', 'R083'],
])('ours: %s, which is not plain text, is read as in the editor, and reported as %s', async (name, code) => {
  const ran = await run(`lint ${name}`);
  expect([ran.code, ran.err]).toEqual([1, '']);
  expect(ran.out).toContain(` error ${code}: `);
});

test.each(['robots.txt', 'www/Robots.TXT', 'www/Robots.TXT --root www', 'page.txt --path /robots.txt'])(
  'ours: %s is a robots.txt even if it contains a web page that declares itself XML',
  async (args) => {
    const page =
      '<?xml version="1.0"?>\n<!DOCTYPE html>\n<html xml:lang="en">\n<p>Not found: /</p>\n</html>\n';
    const saved = { 'robots.txt': page, 'www/Robots.TXT': page, 'page.txt': page };
    const { out } = await withTestFolder(saved, (folder) =>
      folder.run(`lint ${args} --profile lighthouse --json`),
    );
    const [file] = JSON.parse(out).files;
    expect([file.format, file.findings.map(({ code }: { code: string }) => code)]).toEqual([
      'robots-txt',
      ['R017'],
    ]);
  },
);

test('ours: a file in UTF-16 is checked too', async () => {
  expect((await run('lint wide.txt')).out).toContain('wide.txt:3:34: error bad-qualifier-value');
});

interface Sarif {
  version: string;
  runs: {
    tool: {
      driver: {
        name: string;
        version: string;
        rules: { id: string; help: { text: string }; helpUri?: string }[];
      };
    };
    columnKind: string;
    results: {
      ruleId: string;
      ruleIndex: number;
      level: string;
      message: { text: string };
      locations: {
        physicalLocation: { artifactLocation: { uri: string }; region: Record<string, number> };
      }[];
      fixes?: {
        artifactChanges: {
          artifactLocation: { uri: string };
          replacements: { deletedRegion: Record<string, number>; insertedContent: { text: string } }[];
        }[];
      }[];
    }[];
  }[];
}

test('sarif 2.1.0: a report contains its tool, a rule for every finding, and each location', async () => {
  const { code, out } = await withTestFolder(files, ({ runWith }) =>
    runWith(['lint', 'acap.txt', 'mobile.txt', 'bad.xml', 'über name.txt', '--sarif', '-']),
  );
  expect(code).toBe(1);
  const log = JSON.parse(out) as Sarif;
  expect(log.version).toBe('2.1.0');
  const [{ tool, columnKind, results }] = log.runs as [Sarif['runs'][0]];
  expect([tool.driver.name, columnKind, log.runs.length]).toEqual(['gatepost', 'utf16CodeUnits', 1]);
  const ids = tool.driver.rules.map(({ id }) => id);
  expect(ids).toEqual([...new Set(inspectors.flatMap(({ checks }) => checks.map((check) => check.code)))]);
  for (const { help, helpUri } of tool.driver.rules) {
    expect(help.text).not.toBe('');
    expect(helpUri).toBeUndefined();
  }
  expect(results.length).toBeGreaterThan(3);
  for (const { ruleId, ruleIndex, level, message, locations } of results) {
    expect(ids[ruleIndex]).toBe(ruleId);
    expect(['error', 'warning', 'note']).toContain(level);
    expect(message.text).not.toBe('');
    const { region } = locations[0]!.physicalLocation;
    expect(Object.keys(region)).toEqual(['startLine', 'startColumn', 'endLine', 'endColumn']);
    for (const position of Object.values(region)) expect(position).toBeGreaterThan(0);
  }
  expect(
    new Set(results.map(({ locations }) => locations[0]!.physicalLocation.artifactLocation.uri)),
  ).toEqual(new Set(['acap.txt', 'mobile.txt', 'bad.xml', '%C3%BCber%20name.txt']));
  const bad = results.find(({ ruleId }) => ruleId === 'bad-qualifier-value')!;
  expect(bad.fixes![0]!.artifactChanges).toEqual([
    {
      artifactLocation: { uri: 'acap.txt' },
      replacements: [
        {
          deletedRegion: { startLine: 3, startColumn: 34, endLine: 3, endColumn: 41 },
          insertedContent: { text: '21-days' },
        },
      ],
    },
  ]);
});

test('sarif 2.1.0: half a character in a path cannot be in a URI; U+FFFD replaces it', async () => {
  const text = 'User-agent: *\nDisalow: /\n';
  const file = { path: '/\ud800/robots.txt', text };
  const odd = JSON.stringify({ gatepost: 1, origin: 'https://e.example', files: [file] });
  await withTestFolder({ 'odd.gatepost.json': odd }, async ({ runWith }) => {
    const urisOf = async (...args: readonly string[]) => {
      const { out } = await runWith(['lint', ...args, '--sarif', '-'], text);
      const [log] = (JSON.parse(out) as Sarif).runs;
      return log!.results.map(({ locations }) => locations[0]!.physicalLocation.artifactLocation.uri);
    };
    expect(await urisOf('odd.gatepost.json')).toContain('odd.gatepost.json%3A/%EF%BF%BD/robots.txt');
    expect(await urisOf('-', '--path', '/\udc00/robots.txt')).toContain('%EF%BF%BD/robots.txt');
  });
});

test('ours: a SARIF file is written in addition to the printed output', async () => {
  await withTestFolder(files, async ({ run: runHere, read }) => {
    const { out } = await runHere('lint acap.txt --sarif report.sarif');
    expect(out).toContain('acap.txt:3:34');
    expect(JSON.parse(await read('report.sarif'))).toMatchObject({ version: '2.1.0' });
    expect((await runHere('lint acap.txt --sarif - --json')).code).toBe(2);
  });
});

test('ours: with --docs each rule of a SARIF report links to its page in the editor at that URL', async () => {
  const { out } = await run('lint acap.txt --sarif - --docs https://policy.example.com/edit/');
  const { rules } = (JSON.parse(out) as Sarif).runs[0]!.tool.driver;
  for (const { id, helpUri } of rules)
    expect(helpUri).toBe(`https://policy.example.com/edit/#/learn/findings/${id}`);
});

test('ours: a file whose name begins with two dots is in its folder', async () => {
  await withTestFolder({ '..r.txt': acap, '..more/robots.txt': acap }, async ({ run: runHere }) => {
    const { out } = await runHere('lint --root . ..r.txt ..more/robots.txt --json');
    expect(JSON.parse(out)).toMatchObject({
      files: [{ path: '/..r.txt' }, { path: '/..more/robots.txt' }],
    });
  });
});

const codesOf = ({ out }: { out: string }) =>
  (JSON.parse(out) as { files: { findings: { code: string }[] }[] }).files.flatMap(({ findings }) =>
    findings.map(({ code }) => code),
  );

test('ours: --ignore leaves out a code, does not count it, and refuses an unknown code', async () => {
  expect(codesOf(await run('lint mobile.txt --json'))).toContain('M010');
  const without = await run('lint mobile.txt --json --ignore M010 --max-warnings 0');
  expect([codesOf(without), without.code]).toEqual([
    codesOf(await run('lint mobile.txt --json')).filter((code) => code !== 'M010'),
    0,
  ]);
  const { code, err } = await run('lint mobile.txt --ignore M999');
  expect([code, err]).toEqual([2, expect.stringContaining('M999 is not the code of a finding.')]);
});

test('ours: --reader lists what matters to that reader, all readers what matters to one of them', async () => {
  const all = codesOf(await run('lint mobile.txt acap.txt --json'));
  expect(codesOf(await run('lint mobile.txt acap.txt --json --reader all'))).toEqual(all);
});

test('lighthouse 3a173bc: --profile lists only what that program would complain about', async () => {
  const { out } = await run('lint mobile.txt acap.txt --profile lighthouse');
  expect(out).toContain(
    [
      'mobile.txt:1:1: warning CHK-LINE: Lighthouse reports this line: mobile-agent-server is not in its list of fields. (Lighthouse; Google’s robots.cc)',
      'mobile.txt:2:1: warning CHK-LINE: Lighthouse reports this line: mobile-agent-server is not in its list of fields. (Lighthouse; Google’s robots.cc)',
    ].join('\n'),
  );
  expect(out).toMatch(/acap\.txt:2:1: warning CHK-LINE.*\n.*acap\.txt:3:1: warning CHK-LINE/);
  expect(out).not.toMatch(/M0|bad-qualifier/);
  const { code, err } = await run('lint mobile.txt --profile lighthose');
  expect([code, err]).toEqual([2, expect.stringContaining('Did you mean lighthouse?')]);
});

const workspaceWith = (ignored: unknown, content: object = { text: mobile }) =>
  JSON.stringify({ gatepost: 1, origin: '', files: [{ path: '/robots.txt', ...content }], ignored });

test('product: findings that a workspace ignores are neither listed nor counted, even for a replaced file', async () => {
  const ignored = [{ file: '/robots.txt', code: 'M010', line: mobile.split('\n')[0] }];
  const here = {
    'all.gatepost.json': workspaceWith([]),
    'some.gatepost.json': workspaceWith(ignored),
    'beside.gatepost.json': workspaceWith(ignored, { href: 'robots.txt' }),
    'robots.txt': `# new\n${mobile}`,
  };
  await withTestFolder(here, async ({ run: runHere }) => {
    const whole = await runHere('lint all.gatepost.json --max-warnings 0');
    expect([whole.code, whole.out]).toEqual([1, expect.stringContaining('all.gatepost.json:/robots.txt:')]);
    const some = await runHere('lint some.gatepost.json --max-warnings 0');
    expect([some.code, some.out]).toEqual([0, expect.stringContaining('1 finding is ignored.')]);
    const other = await runHere('lint --file robots.txt some.gatepost.json --json');
    expect(JSON.parse(other.out)).toMatchObject({ files: [{ file: 'robots.txt', ignored: 1 }] });
    const beside = await runHere('lint beside.gatepost.json --json --fix');
    expect(JSON.parse(beside.out)).toMatchObject({ files: [{ file: 'robots.txt', ignored: 1 }] });
    expect((await runHere('lint some.gatepost.json --fix')).err).toContain(
      'is a copy inside some.gatepost.json',
    );
    expect((await runHere('lint robots.txt --file robots.txt')).code).toBe(2);
  });
});

test('ours: --fix applies only fixes that change no verdict, and keeps every other byte', async () => {
  const text = `\ufeff# top\r\n\r\n${mobile.replaceAll('\n', '\r\n')}# end\r\n`;
  await withTestFolder({ 'robots.txt': text, 'acap.txt': acap }, async ({ run: runHere, read }) => {
    const { code, out, err } = await runHere('lint robots.txt acap.txt --fix');
    expect([code, err]).toEqual([1, 'robots.txt: 1 fix applied.\n']);
    expect(await read('robots.txt')).toBe('\ufeff# top\r\n\r\nMobile-agent-server: /a none\r\n# end\r\n');
    expect(out).not.toContain(' warning M');
    expect(await read('acap.txt')).toBe(acap);
  });
});

test('ours: a file above the size limit is refused immediately, with its size and the limit', async () => {
  const cases = [
    ['\n'.repeat(150_000), '- has 150,001 lines; gatepost reads policy files with up to 150,000.'],
    ['x'.repeat(5_000_001), '- has 5,000,001 bytes; gatepost reads policy files with up to 5,000,000.'],
    [
      'x'.repeat(1_000_001),
      '- has 1,000,001 bytes in one line; gatepost reads policy files with up to 1,000,000.',
    ],
  ] as const;
  for (const [file, message] of cases)
    for (const command of ['lint -', 'ask - --agent a --url /']) {
      const { code, err, out } = await run(command, file);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(message);
      expect(err).toContain('Many crawlers read only the first 500 KiB');
    }
});

test('ours: files of a workspace have the same size limit, whether they are in it, linked or replaced', async () => {
  const big = '\n'.repeat(150_000);
  const workspaceOf = (file: object) =>
    JSON.stringify({ gatepost: 1, origin: '', files: [{ path: '/robots.txt', ...file }] });
  const folderFiles = {
    'held.gatepost.json': workspaceOf({ text: big }),
    'named.gatepost.json': workspaceOf({ href: 'big.txt' }),
    'small.gatepost.json': workspaceOf({ text: 'User-agent: *\n' }),
    'big.txt': big,
  };
  const runs = [
    ['lint held.gatepost.json', 'held.gatepost.json:/robots.txt'],
    ['lint named.gatepost.json', 'big.txt'],
    ['lint small.gatepost.json --file /robots.txt=big.txt', 'big.txt'],
    ['test held.gatepost.json', 'held.gatepost.json:/robots.txt'],
  ] as const;
  await withTestFolder(folderFiles, async (folder) => {
    for (const [command, file] of runs) {
      const { code, err } = await folder.run(command);
      expect([command, code]).toEqual([command, 2]);
      expect(err).toContain(`${file} has 150,001 lines; gatepost reads policy files with up to 150,000.`);
    }
  });
});

test('ours: lint lists what matters to the watched readers, or to those of --reader; all lists no less', async () => {
  const wildcard = 'User-agent: *\nDisallow: *.pdf\n';
  const onlyOld = codesOf(await run('lint - --json', wildcard));
  expect(onlyOld).not.toContain('R101');
  expect(codesOf(await run('lint - --json --reader koster-1996', wildcard))).toContain('R101');
  for (const text of [wildcard, 'User-agent: *\nDisallow: /a#b\n\nAllow: /a\nFoo: x\n']) {
    const defaultCodes = codesOf(await run('lint - --json', text));
    const allCodes = codesOf(await run('lint - --json --reader all', text));
    expect(defaultCodes.filter((code) => !allCodes.includes(code))).toEqual([]);
  }
});

test('ours: a data.txt is checked as its own readers read it, not as a misnamed robots.txt', async () => {
  expect(codesOf(await run('lint data.txt --json'))).not.toContain('R080');
  expect(codesOf(await run('lint data.txt --json --reader rfc9309'))).toContain('R080');
});

test('ours: lines of a fix are counted from 1 in JSON, as all others', async () => {
  const text = `User-agent: *\nDisallow: /${'a'.repeat(17_000)}\n`;
  const { out } = await run('lint - --json --reader all', text);
  type LintOutput = { files: { findings: { fixes: { command?: { lines?: number[] } }[] }[] }[] };
  const { files } = JSON.parse(out) as LintOutput;
  const lines = files[0]!.findings.flatMap(({ fixes }) =>
    fixes.flatMap(({ command }) => command?.lines ?? []),
  );
  expect(lines).toEqual([2]);
});

test('product: on any file, --reader all finds no less than the default readers', async () => {
  const line = fc.oneof(
    fc.tuple(fc.constantFrom('User-agent', 'Disallow', 'Allow', 'Disalow'), fc.oneof(rulePath, agentToken)),
    fc.tuple(fc.constantFrom('User-agent', 'user agent'), agentToken),
    fc.tuple(fc.constantFrom('Crawl-delay', 'Sitemap', 'Host', 'Content-Signal'), rulePath),
  );
  const lines = fc.array(
    fc.oneof(
      line.map(([name, value]) => `${name}: ${value}`),
      fc.constantFrom('', '# c'),
    ),
  );
  await withTestFolder({}, async ({ run: runHere }) => {
    await fc.assert(
      fc.asyncProperty(lines, async (fileLines) => {
        const text = fileLines.join('\n');
        const defaultCodes = codesOf(await runHere('lint - --json', text));
        const allCodes = new Set(codesOf(await runHere('lint - --json --reader all', text)));
        expect(defaultCodes.filter((code) => !allCodes.has(code))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
