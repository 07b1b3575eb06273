// gatepost test: workspaces and their expectations.
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { readers } from '../core/readers/registry.ts';
import { formatJunit } from './output/reports/junit.ts';
import { withTestFolder } from './run-in-folder.ts';

const robots = 'User-agent: GPTBot\nDisallow: /private/\nAllow: /private/map\n';
const workspace = (expectations: readonly object[], otherKeys: object = {}) =>
  JSON.stringify({
    gatepost: 1,
    origin: 'https://www.example.com',
    files: [{ path: '/robots.txt', text: robots }],
    reader: 'rfc9309',
    expectations,
    ...otherKeys,
  });

const met = { agent: 'GPTBot', url: '/private/x', expect: 'deny' };
const failing = { agent: 'GPTBot', url: '/private/map', expect: 'deny', note: 'legal wants this <shut>' };
const mobile = { question: 'mobile-agent', agent: '', url: '/a', expect: 'atp://a.org' };
const files = {
  'good.json': workspace([met]),
  'bad.json': workspace([met, failing]),
  'old.json': workspace([met], { reader: 'koster-1996' }),
  'later.json': workspace([{ ...met, question: 'taste' }]),
  'none.json': workspace([]),
  'usage.json': workspace([
    { question: 'usage', asked: { usage: 'index' }, agent: 'a', url: '/', expect: 'prohibited' },
    mobile,
  ]),
  'linked.json': workspace([met], { files: [{ path: '/robots.txt', href: 'my%20robots.txt' }] }),
  'my robots.txt': robots,
  'network.json': workspace([met], { files: [{ path: '/robots.txt', href: 'https://a.org/robots.txt' }] }),
  'outside.json': workspace([met], { files: [{ path: '/robots.txt', href: 'a/..%2F../etc/passwd' }] }),
  'absolute.json': workspace([met], { files: [{ path: '/robots.txt', href: '/etc/passwd' }] }),
  'gone.json': workspace([met], { files: [{ path: '/robots.txt', href: 'gone.txt' }] }),
  'broken.json': '{"gatepost": 1,',
  'other.json': '{"name": "gatepost"}',
  'newer.json': '{"gatepost": 2}',
  'bare.json': '{"gatepost": 1}',
  'number.json': '{"gatepost": 1, "origin": 1}',
  'wrong.json': workspace([{ agent: 'a', url: '/' }]),
};
const run = (args: string, stdin?: string) => withTestFolder(files, (folder) => folder.run(args, stdin));

test('product: met expectations end with 0 and are counted', async () => {
  const expected = { code: 0, out: 'good.json: 1 of 1 expectation is met (rfc9309).\n', err: '' };
  expect(await run('test good.json')).toEqual(expected);
  expect(await run('test -', files['good.json'])).toEqual({
    ...expected,
    out: expected.out.replace('good.json', '-'),
  });
  expect((await run('test linked.json')).code).toBe(0);
});

test('product: a failure ends with 1, and prints the answer, the deciding line, the reason and the note', async () => {
  const { code, out } = await run('test good.json bad.json');
  expect({ code, lines: out.split('\n') }).toEqual({
    code: 1,
    lines: [
      'good.json: 1 of 1 expectation is met (rfc9309).',
      '',
      'bad.json: 1 of 2 expectations are met (rfc9309).',
      '  failed: GPTBot, /private/map (rfc9309): expected No, got Yes',
      '    Line 3 decides: it is the longest rule that matches. (RFC 9309 2.2.2)',
      '    /robots.txt:3: Allow: /private/map',
      '    note: legal wants this <shut>',
      '',
    ],
  });
});

test('ours: the reader is that of the workspace, or of --reader, or each of them with all', async () => {
  expect((await run('test old.json')).out).toContain('(koster-1996)');
  expect((await run('test bad.json --reader koster-1996')).code).toBe(0);
  const { out } = await run('test bad.json --reader all --json');
  const { workspaces } = JSON.parse(out) as {
    workspaces: { results: { reader: string; outcome: string }[] }[];
  };
  const shut = workspaces[0]!.results.slice(readers.length);
  expect(shut.map(({ reader }) => reader)).toEqual(readers.map(({ id }) => id));
  expect(new Set(shut.map(({ outcome }) => outcome))).toEqual(new Set(['met', 'failed']));
});

test('ours: an expectation that cannot be answered is not met', async () => {
  const { code, out } = await run('test later.json');
  expect(code).toBe(1);
  expect(out).toContain(
    'unknown: GPTBot, /private/x (rfc9309): expected deny, but this cannot be answered\n',
  );
  expect(out).toContain('This version does not know the question taste.');
});

test('ours: expectations can be about any question', async () => {
  const { out } = await run('test usage.json');
  expect(out).toContain('failed: a, index, / (rfc9309): expected No, got Not said\n');
  expect(out).toContain('failed: any other crawler, /a (rfc9309): expected atp://a.org, got not assigned\n');
});

test('ours: JSON contains each expectation with its result', async () => {
  const { code, out } = await run('test bad.json --json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    failed: true,
    workspaces: [
      {
        file: 'bad.json',
        met: 1,
        all: 2,
        results: [
          { outcome: 'met', reader: 'rfc9309', expectation: met },
          {
            outcome: 'failed',
            expectation: failing,
            wanted: 'No',
            got: { key: 'allow', word: 'Yes', reason: 'rule' },
            by: { path: '/robots.txt', line: 3, text: 'Allow: /private/map' },
          },
        ],
      },
    ],
  });
});

test.each([
  ['broken.json', 'broken.json is not JSON.'],
  ['other.json', 'it has no key "gatepost"'],
  ['newer.json', 'uses version 2 of the workspace format'],
  ['wrong.json', 'the key "expectations.0.expect" is missing'],
  ['bare.json', 'the key "origin" is missing'],
  ['number.json', 'origin should be string'],
  ['none.json', 'has no expectations, so nothing was checked.'],
  ['network.json', 'but a workspace can refer only to files on disk.'],
  ['outside.json', 'which is outside its own folder.'],
  ['absolute.json', 'which is outside its own folder.'],
  ['gone.json', 'The file gone.txt does not exist.'],
  ['missing.json', 'The file missing.json does not exist.'],
])('ours: %s ends with 2', async (name, what) => {
  const { code, out, err } = await run(`test ${name}`);
  expect({ code, out, err }).toEqual({ code: 2, out: '', err: expect.stringContaining(what) });
});

/** The names, attributes and texts of the elements of an XML document, in order. */
function elementsOf(xml: string) {
  const parser = new SaxesParser();
  const elements: { name: string; attributes: Record<string, string>; text: string }[] = [];
  parser.on('opentag', ({ name, attributes }) =>
    elements.push({ name, attributes: { ...attributes } as Record<string, string>, text: '' }),
  );
  parser.on('text', (text) => elements.length > 0 && (elements.at(-1)!.text += text));
  parser.write(xml).close();
  return elements;
}

test('junit: a suite for each workspace, a case for each check, a failure or an error for each one that is not met', async () => {
  const { code, out } = await run('test bad.json later.json --junit -');
  expect(code).toBe(1);
  const elements = elementsOf(out);
  expect(elements.map(({ name }) => name)).toEqual([
    'testsuites',
    'testsuite',
    'testcase',
    'testcase',
    'failure',
    'testsuite',
    'testcase',
    'error',
  ]);
  const time = expect.stringMatching(/^\d+\.\d{3}$/) as string;
  expect(elements[0]!.attributes).toEqual({ name: 'gatepost', tests: '3', failures: '1', errors: '1', time });
  expect(elements[1]!.attributes).toEqual({
    name: 'bad.json',
    file: 'bad.json',
    tests: '2',
    failures: '1',
    errors: '0',
    time,
  });
  expect(elements[3]!.attributes).toEqual({
    classname: 'rfc9309',
    name: 'GPTBot, /private/map: No',
    file: 'bad.json',
    time,
  });
  expect(elements[4]).toMatchObject({
    attributes: { message: 'failed: GPTBot, /private/map: expected No, got Yes' },
    text: expect.stringContaining('note: legal wants this <shut>') as string,
  });
});

test('ours: a JUnit file is written in addition to the printed output', async () => {
  await withTestFolder(files, async ({ run: runHere, read }) => {
    expect((await runHere('test good.json --junit report.xml')).out).toContain('1 of 1');
    expect(elementsOf(await read('report.xml'))).toHaveLength(3);
    expect((await runHere('test good.json --junit - --json')).code).toBe(2);
  });
});

test('ours: with any text in a name or URL, the report is valid XML and contains it', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, (name, about) => {
      const testCase = { className: 'r', name: about };
      const report = formatJunit([{ name, milliseconds: 0, cases: [testCase] }]);
      const [, suite, testcase] = elementsOf(report);
      const isPlain = (value: string) => /^[\u0020-\ud7ff\r\n\t]*$/.test(value) && value.isWellFormed();
      if (isPlain(name)) expect(suite!.attributes['name']).toBe(name);
      if (isPlain(about)) expect(testcase!.attributes['name']).toBe(about);
    }),
    { numRuns: 25, examples: [['a\r\nb', 'c\rd']] },
  );
});

test('ours: text of a workspace does not begin new lines of output, nor overwrite one', async () => {
  const odd = { agent: 'a\n::error::b', url: '/x\r', expect: 'allow', note: 'one\ntwo' };
  const workspace = { gatepost: 1, origin: '', files: [], expectations: [{ ...odd, reader: 'none' }] };
  await withTestFolder({ 'odd.json': JSON.stringify(workspace) }, async ({ run: runHere }) => {
    const { out } = await runHere('test odd.json');
    expect(out).not.toMatch(/^(?:::|two)|\r/m);
    expect(out).toContain('one two');
  });
});

test('ours: a link is followed only within the folder of the workspace', async () => {
  const linked = workspace([met], { files: [{ path: '/robots.txt', href: 'link.txt' }] });
  const here = { 'site/a.json': linked, 'site/in/robots.txt': robots, 'secret.txt': robots };
  await withTestFolder(here, async (folder) => {
    await folder.link('site/link.txt', 'site/in/robots.txt');
    expect((await folder.run('test site/a.json')).code).toBe(0);
  });
  await withTestFolder(here, async (folder) => {
    await folder.link('site/link.txt', 'secret.txt');
    const { code, out, err } = await folder.run('test site/a.json');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('refers to link.txt, a link to a file outside its folder.');
  });
  await withTestFolder(
    { 'site/a.json': linked.replace('link.txt', 'b/secret.txt'), 'c/secret.txt': robots },
    async (folder) => {
      await folder.link('site/b', 'c');
      expect((await folder.run('test site/a.json')).code).toBe(2);
      await folder.link('d', 'site');
      expect((await folder.run('test d/a.json')).code).toBe(2);
    },
  );
});

test('ours: an unknown answer is never met', async () => {
  const typed = { 'typed.json': workspace([{ ...met, expect: 'denied' }]) };
  const { code, out } = await withTestFolder(typed, (folder) => folder.run('test typed.json'));
  expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining('expected denied, got No') });
});
