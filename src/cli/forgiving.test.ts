// What the program does about empty folders, mistyped values, missing folders, and many findings of one kind.
import { expect, test } from 'vitest';
import { commandTable } from './command-table.ts';
import { withTestFolder } from './run-in-folder.ts';

const robots = 'User-agent: *\nDisallow: /x\n';
const typos = `User-agent: *\n${'Disalow: /x\n'.repeat(40)}Allow: /y z\n`;
const workspace = (expect: string) =>
  JSON.stringify({
    gatepost: 1,
    origin: '',
    files: [{ path: '/robots.txt', text: robots }],
    expectations: [{ agent: 'a', url: '/x', expect }],
  });
const files = {
  'site/robots.txt': robots,
  'site/a.gatepost.json': workspace('deny'),
  'empty/notes.md': '',
  'bare/x/y.md': '',
  'typos.txt': typos,
  'denied.json': workspace('denied'),
  'allowing.json': workspace('allowing'),
  'maybe.json': workspace('maybe'),
};
const run = (args: string, more: Readonly<Record<string, string>> = {}) =>
  withTestFolder({ ...files, ...more }, (folder) => folder.run(args));

test.each(['lint empty site bare', 'test empty site bare'])(
  'product: a folder without files does not end the run: %s',
  async (args) => {
    const { code, out, err } = await run(args);
    expect([code, out]).toEqual([0, expect.stringMatching(/in 1 file\.|1 of 1 expectation is met/)]);
    expect(err.match(/was found in \w+/g)).toEqual(['was found in empty', 'was found in bare']);
  },
);

test('product: a run in which no folder has a file ends with 2', async () => {
  const { code, err } = await run('lint empty bare');
  expect([code, err]).toEqual([2, expect.stringContaining('was found in empty, bare')]);
});

test.each([
  ['lint site --format json --output gone/out.json', 'the folder gone does not exist', 'Create the folder'],
  ['lint site --sarif no/such/x.sarif', 'the folder no/such does not exist', 'Create the folder'],
  ['lint site --output site', 'site is a folder', 'Name a file in it'],
  ['lint site --output typos.txt/x', 'ENOTDIR', 'is a file, not a folder'],
])('product: output that cannot be written says what is in the way: %s', async (args, what, todo) => {
  const { code, err } = await run(args);
  expect(code).toBe(2);
  expect(err).toContain(what);
  expect(err).toContain(todo);
  expect(err).not.toContain('permissions');
});

test.each([
  ['lint site --severity warnings', 'Did you mean warning?'],
  ['lint site --severity informational', 'Did you mean info?'],
  ['lint site --reader googlebot', 'Did you mean google?'],
  ['ask site/robots.txt --agent a --url / --question fetching', 'Did you mean fetch?'],
  ['convert site/robots.txt --to acap11', 'Did you mean acap?'],
])('product: a mistyped value gets the nearest one: %s', async (args, suggestion) => {
  const { code, err } = await run(args);
  expect([code, err]).toEqual([2, expect.stringContaining(suggestion)]);
});

test.each([
  ['denied.json', 'denied is not an answer to this question. Did you mean deny?'],
  ['allowing.json', 'allowing is not an answer to this question. Did you mean allow?'],
])('product: an expected answer that does not exist gets the nearest one: %s', async (name, sentence) => {
  const { code, out } = await run(`test ${name}`);
  expect([code, out]).toEqual([1, expect.stringContaining(sentence)]);
});

test('product: an expected answer that resembles none gets no suggestion', async () => {
  expect((await run('test maybe.json')).out).not.toContain('Did you mean');
});

test('product: the severity off leaves a kind of finding out', async () => {
  const codesOf = async (more: Readonly<Record<string, string>>) => {
    const { out } = await run('lint typos.txt --json', more);
    const { files } = JSON.parse(out) as { files: { findings: { code: string }[] }[] };
    return new Set(files.flatMap(({ findings }) => findings.map(({ code }) => code)));
  };
  const [first = ''] = await codesOf({});
  expect(first).not.toBe('');
  const off = { 'gatepost.config.json': JSON.stringify({ severities: { [first]: 'off' } }) };
  expect(await codesOf(off)).not.toContain(first);
  expect(
    (await run('lint typos.txt', { 'gatepost.config.json': '{"severities":{"R001":"of"}}' })).err,
  ).toContain('Did you mean off?');
});

test('product: --fix --dry-run says so if there is nothing to fix', async () => {
  const { code, out, err } = await run('lint site --fix --dry-run');
  expect({ code, out, err }).toEqual({
    code: 0,
    out: '',
    err: 'Nothing to fix in 1 file: no finding has a fix that changes no answer.\n',
  });
});

test('product: many findings of one kind in a file are one entry; --verbose and other formats list each', async () => {
  const countOf = (out: string) => out.match(/^typos\.txt:\d+:\d+: /gm)?.length ?? 0;
  const [short, all, json, sarif] = [
    await run('lint typos.txt'),
    await run('lint typos.txt --verbose'),
    await run('lint typos.txt --json'),
    await run('lint typos.txt --format sarif'),
  ];
  const { files } = JSON.parse(json.out) as { files: { findings: { code: string }[] }[] };
  const { length } = files[0]!.findings;
  expect(length).toBeGreaterThan(40);
  expect(countOf(all.out)).toBe(length);
  expect(JSON.parse(sarif.out).runs[0].results).toHaveLength(length);
  expect(countOf(short.out)).toBeLessThan(5);
  expect(short.out).toMatch(
    /^ {4}and 39 more of this kind: lines 3, 4, 5, 6, 7 and 34 more \(--verbose lists them\)$/m,
  );
  const lastLine = (out: string) => out.trimEnd().split('\n').at(-1);
  expect(lastLine(short.out)).toBe(lastLine(all.out));
});

test('product: up to three findings of one kind are listed each', async () => {
  const { out } = await run('lint few.txt', { 'few.txt': `User-agent: *\n${'Disalow: /x\n'.repeat(3)}` });
  expect(out.match(/Disalow/g)?.length).toBeGreaterThanOrEqual(3);
  expect(out).not.toContain('more of this kind');
});

test.each(commandTable.map(({ name }) => [name]))(
  'product: an empty argument of %s is wrong usage, and not the current folder',
  async (name) => {
    await withTestFolder(files, async (folder) => {
      for (const args of [[''], ['site/robots.txt', ''], ['', 'site/robots.txt']]) {
        const { code, out, err } = await folder.runWith([name, ...args]);
        expect([code, out, err], args.join('|')).toEqual([
          2,
          '',
          expect.stringContaining('an argument is empty'),
        ]);
      }
    });
  },
);

test.each([
  ['test', '--file', ''],
  ['test', '--urls', ''],
  ['lint', '--config', ''],
  ['lint', '--root', ''],
  ['lint', '--output', ''],
  ['log', '--robots', ''],
])('product: the name of a file in an option is not empty: %s %s %j', async (name, option, value) => {
  await withTestFolder(files, async (folder) => {
    const { code, err } = await folder.runWith([name, 'site/a.gatepost.json', option, value]);
    expect([code, err]).toEqual([2, expect.stringContaining(option)]);
    expect(err).toContain('needs a value');
  });
});
