// Every diagnostic of mobile agents: an example and a near miss for each, and the effect of its fixes.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../testing/arbitraries/edits.ts';
import { anyMobileFile, mobileUrls } from '../../../../testing/arbitraries/mobile-agents.ts';
import { applyFixChecked, fileLines } from '../../../../testing/findings/apply-fix.ts';
import { examplesOf } from '../../../../testing/findings/examples-of.ts';
import { findingsOfSystem } from '../../../../testing/findings/findings-of-system.ts';
import { mobileAgentFixExamples } from '../../../../testing/vectors/mobile-agent-fix-examples.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { FindingExample } from '../../../diagnostics/finding-example.ts';
import { findings } from '../../../diagnostics/registry.ts';
import { textOfSource } from '../../../document/source.ts';
import { prepare } from '../../../questions/registry.ts';
import { readers } from '../../../readers/registry.ts';
import { applyEdits, openSite, type Site } from '../../../workspace/site.ts';
import { type MobileKinds, mobileInspector } from './inspector.ts';

const PATH = '/robots.txt';
const siteOf = (file: FindingExample['file'], { origin = '' }: Partial<FindingExample> = {}) =>
  openSite({ origin, files: { [PATH]: file } });
const codesIn = (site: Site) => findings(site, PATH).map(({ code }) => code);
const examples = Object.entries(examplesOf(mobileInspector.checks)).flatMap(([code, some]) =>
  some.map((example) => [code, example] as const),
);

test.each(examples)('ours: %s is found, but not in a similar file without it', (code, example) => {
  const results = findings(siteOf(example.file), PATH).filter((one) => one.code === code);
  expect(results).toHaveLength(1);
  expect(results[0]!.severity).toBe(mobileInspector.checks.find((row) => row.code === code)!.severity);
  expect(codesIn(siteOf(example.near, example))).not.toContain(code);
});

test('ours: every finding has a fix, except those for information only', () => {
  const without = examples.filter(([code, { file }]) =>
    findings(siteOf(file), PATH).every((one) => one.code !== code || one.fixes.length === 0),
  );
  expect(without.map(([code]) => code)).toEqual(['M014', 'M016']);
});

/** The answers of a file for all test agents and URLs: hosts, and permissions to fetch. */
function verdictsOf(site: Site): readonly string[] {
  const mobile = prepare(site, { question: 'mobile-agent' });
  const hosts = mobileUrls.map((url) => mobile('', url).key);
  const access = readers.flatMap((reader) => {
    const ask = prepare(site, { question: 'fetch', reader, file: PATH });
    return ['', 'a', 'b', 'foo'].flatMap((agent) => mobileUrls.map((url) => ask(agent, url).key));
  });
  return [...hosts, ...access];
}

const errorsIn = (results: readonly Finding[]) =>
  findingsOfSystem('mobile', results)
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => code);

const fixable = [...examples, ...mobileAgentFixExamples].flatMap(([code, example]) =>
  ['\n', '\r\n'].flatMap((eol) => {
    const site = siteOf(String(example.file).replaceAll('\n', eol));
    const results = findings(site, PATH).filter((one) => one.code === code);
    return results.flatMap((finding) =>
      finding.fixes.map(
        (fix) =>
          [code, fix.code, Object.values(fix.values).map(String).join(' '), { site, fix, eol }] as const,
      ),
    );
  }),
);

test.each(fixable)(
  '%s is resolved by %s %s, and no error appears',
  (code, _fix, _words, { site, fix, eol }) => {
    const before = findings(site, PATH);
    const after = applyFixChecked(site, PATH, fix, verdictsOf);
    const results = findings(after, PATH);
    const count = (all: readonly Finding[]) => all.filter((one) => one.code === code).length;
    expect(count(results), textOfSource(after.files.get(PATH)!.source)).toBeLessThan(count(before));
    for (const error of errorsIn(results)) expect(errorsIn(before)).toContain(error);
    const endings = new Set(fileLines(after, PATH).map((line) => line.eol));
    expect([...endings].filter((one) => one !== '')).toEqual([eol]);
  },
);

describe('the text of fixes', () => {
  const fixes = (file: string, code: keyof MobileKinds) =>
    findings(siteOf(file), PATH)
      .filter((one) => one.code === code)
      .flatMap((one) =>
        one.fixes.map((fix) =>
          textOfSource(applyEdits(siteOf(file), PATH, fix.edits).files.get(PATH)!.source),
        ),
      );
  const name = 'Mobile-agent-server:';
  test.each<[string, keyof MobileKinds, string, readonly string[]]>([
    [
      'path and host without white space',
      'M001',
      '/homeatp://x:1',
      ['/home atp://x:1', '/homeatp://x:1 none'],
    ],
    ['only a host', 'M001', 'atp://x:1', ['/ atp://x:1']],
    ['only a word', 'M001', 'home', ['/home none']],
    ['two hosts', 'M003', '/ atp://x:1  atp://y:2 # c', ['/ atp://x:1 # c']],
    ['a path with a space', 'M003', '/my own docs/ atp://y:2 # c', ['/my%20own%20docs/ atp://y:2 # c']],
    ['a remark after the target', 'M003', '/ atp://x:1 our host', ['/ atp://x:1']],
    ['three words', 'M003', '/ our host', []],
    ['a star at the end', 'M017', '/a/** none', ['/a/ none', '/a/%2A%2A none']],
    ['a star inside', 'M017', '/*.gif$ none', ['/%2A.gif%24 none']],
    ['an end mark', 'M017', '/a.html$ none', ['/a.html none', '/a.html%24 none']],
    ['a query', 'M018', '/a?b=%zz none', ['/a none']],
    ['other letters and a broken escape', 'M018', '/\u00e9%zz none', ['/%C3%A9%25zz none']],
    ['the parts in the wrong order', 'M004', 'atp://x:1  /', ['/  atp://x:1']],
    ['a complete URL as path', 'M004', 'http://h/a/ none', ['/a/ none']],
    ['a host without protocol', 'M005', '/ www.fict.org', ['/ atp://www.fict.org:434']],
    ['one slash', 'M005', '/ atp:/h:1', ['/ atp://h:1']],
    ['no colon', 'M005', '/ xtp//h:1', ['/ xtp://h:1']],
    ['a path after the port', 'M005', '/ atp://h:1/x/', ['/ atp://h:1']],
    ['no port, of a protocol with a usual one', 'M008', '/ atp://h', ['/ atp://h:434']],
    ['no port, of another protocol', 'M008', '/ tcp://h', []],
    ['a port of letters', 'M008', '/ atp://h:x', ['/ atp://h:434']],
  ])('%s', (_name, code, value, expected) => {
    expect(fixes(`${name} ${value}\n`, code)).toEqual(expected.map((one) => `${name} ${one}\n`));
  });

  test('ours: sorting from general to specific; lines of equal length keep their order, with their comments', () => {
    const file = `${name} /b/c none # c\n\n# all\n${name} / atp://x:1\n# d\n${name} /d atp://y:1\n`;
    const [sorted] = fixes(file, 'M010');
    expect(sorted).toBe(`# all\n${name} / atp://x:1\n\n# d\n${name} /d atp://y:1\n${name} /b/c none # c\n`);
  });

  test('mob-012: lines move out of a record as a block, and keep their order', () => {
    const file = `User-agent: *\nDisallow: /x\n${name} / none\nAllow: /y\n${name} /a/ none\nUser-agent: b\nAllow: /\n`;
    const moved = `User-agent: *\nDisallow: /x\nAllow: /y\n\n${name} / none\n${name} /a/ none\n\nUser-agent: b\nAllow: /\n`;
    expect(fixes(file, 'M013')).toEqual([moved, moved]);
  });
});

describe('ours, M014: blocked for every crawler', () => {
  const name = 'Mobile-agent-server: /a/ atp://h:1\n';
  test.each([
    ['one crawler may fetch it', 'User-agent: *\nDisallow: /\n\nUser-agent: foo\nAllow: /a/\n\n', false],
    ['crawlers without a record may fetch it', 'User-agent: foo\nDisallow: /\n\n', false],
    ['no crawler may fetch it', 'User-agent: *\nDisallow: /\n\nUser-agent: foo\nDisallow: /a\n\n', true],
  ])('%s', (_name, records, isFound) => {
    expect(codesIn(siteOf(records + name)).includes('M014')).toBe(isFound);
  });
  test('ours: a path without a host is not reported', () => {
    expect(codesIn(siteOf('User-agent: *\nDisallow: /\n\nMobile-agent-server: / none\n'))).not.toContain(
      'M014',
    );
  });
});

test('ours: removing a line that separates a byte order mark from the next line may change verdicts', () => {
  const site = siteOf('\ufeffMobile-agent-server:\nUser-agent: *\nDisallow: /a\n');
  const { fixes } = findings(site, PATH).find(({ code }) => code === 'M002')!;
  expect(fixes.map(({ verdicts }) => verdicts)).not.toContain('same');
});

test.each(['Disallow here: /x', 'Disallow /x', 'Allow here: /x'])(
  '-00 3.3: after %s, which it does not read, the line is the first rule of the record, so that removing it may change verdicts',
  (rule) => {
    const site = siteOf(`User-agent: a\n${rule}\nMobile-agent-server:\nUser-agent: b\nDisallow: /\n`);
    const { fixes } = findings(site, PATH).find(({ code }) => code === 'M002')!;
    expect(fixes.map(({ verdicts }) => verdicts)).toEqual(['changes']);
  },
);

describe('any content of the file', () => {
  test('ours: findings and their fixes never throw, are inside the file and in its order', () => {
    fc.assert(
      fc.property(fc.oneof(anyMobileFile, fc.string()), (file) => {
        const site = siteOf(file);
        const results = findings(site, PATH, { urls: ['/x', 'http://h/'] });
        const places = results.map(({ range }) => range.start.line * 1e6 + range.start.column);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        for (const { range, fixes } of results) {
          applyEdits(site, PATH, [{ range, text: '' }]);
          for (const fix of fixes) applyEdits(site, PATH, fix.edits);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  test('ours: a fix that claims to change no verdict changes none, and no fix causes an error', () => {
    fc.assert(
      fc.property(anyMobileFile, (file) => {
        const site = siteOf(file);
        const before = findings(site, PATH);
        for (const { code, fixes } of before) {
          if (!code.startsWith('M')) continue;
          for (const fix of fixes) {
            const after = findings(applyFixChecked(site, PATH, fix, verdictsOf), PATH);
            for (const error of errorsIn(after)) expect(errorsIn(before)).toContain(error);
          }
        }
      }),
      { numRuns: runs(200) },
    );
  });
});
