// Every diagnostic of ACAP: the vectors, an example and a near miss for each, and the effect of its
// fixes.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acapVectors } from '../../../../testing/acap-vectors.ts';
import { applyFixChecked, fileLines } from '../../../../testing/findings/apply-fix.ts';
import { examplesOf } from '../../../../testing/findings/examples-of.ts';
import { acapFixExamples } from '../../../../testing/vectors/acap-fix-examples.ts';
import type { Finding, Fix } from '../../../diagnostics/finding.ts';
import type { FindingExample } from '../../../diagnostics/finding-example.ts';
import { findings } from '../../../diagnostics/registry.ts';
import { textOfSource } from '../../../document/source.ts';
import { prepare } from '../../../questions/registry.ts';
import { applyEdits, openSite, type Site } from '../../../workspace/site.ts';
import { readAcapText } from '../read-line.ts';
import { usages } from '../usages.ts';
import { type AcapCode, acapInspector } from './inspector.ts';

const PATH = '/robots.txt';
const siteOf = (file: FindingExample['file'], { files = {}, origin = '' }: Partial<FindingExample> = {}) =>
  openSite({ origin, files: { [PATH]: file, ...files } });

const optionsFor = ({ today, seen }: Partial<FindingExample>) => ({
  ...(today === undefined ? {} : { today }),
  ...(seen === undefined ? {} : { seen: () => seen }),
});

const codesIn = (site: Site, example: Partial<FindingExample> = {}) =>
  findings(site, PATH, optionsFor(example)).map(({ code }) => code);

const examples = (
  Object.entries(examplesOf(acapInspector.checks)) as [AcapCode, readonly FindingExample[]][]
).flatMap(([code, some]) => some.map((example) => [code, example] as const));

test.each(acapVectors.lint.map((vector) => [vector.id, vector] as const))('acap 1.1 %s', (_id, vector) => {
  const codes = codesIn(siteOf(vector.file));
  expect(codes).toEqual(expect.arrayContaining([...vector.expect]));
  for (const code of vector.absent ?? []) expect(codes).not.toContain(code);
});

test.each(acapVectors.parse.map((vector) => [vector.id, vector.line] as const))(
  'acap 1.1 %s: every issue of the line is found: %s',
  (_id, line) => {
    const issues = readAcapText(line)?.issues ?? [];
    const codes = codesIn(siteOf(line));
    expect(codes).toEqual(expect.arrayContaining(issues.map(({ code }) => code)));
  },
);

test.each(examples)('acap 1.1 %s is found, but not in a similar file without it', (code, example) => {
  expect(codesIn(siteOf(example.file, example), example)).toContain(code);
  const { nearSeen, ...rest } = example;
  const near = nearSeen === undefined ? rest : { ...rest, seen: nearSeen };
  expect(codesIn(siteOf(example.near, example), near)).not.toContain(code);
});

/** The kinds that nothing can mend without knowing what was meant. */
const WITHOUT_FIX: readonly AcapCode[] = [
  'empty-value',
  'qualifier-usage-disputed',
  'ip-v6',
  'country-lists-conflict',
  'bad-resource-set-ref',
  'definition-incomplete',
  'definition-incomplete',
  'definition-base-local',
  'version-newer',
  'version-unsupported',
  'bad-crawler-name',
  'crawler-name-wildcard',
  'crawler-name-start',
  'reference-chain',
  'reference-missing',
  'wildcard-in-locator',
  'pattern-query',
  'dollar-star-scope',
  'scope-incomparable',
  'basic-derived-overlap',
  'shadowed-by-named',
  'copy-needs-preserve',
  'no-records',
];

test('ours: a finding has a fix unless only the author knows what was meant', () => {
  const without = examples.filter(([code, example]) => {
    const results = findings(siteOf(example.file, example), PATH, optionsFor(example));
    return results.filter((one) => one.code === code).every(({ fixes }) => fixes.length === 0);
  });
  expect(without.map(([code]) => code)).toEqual(WITHOUT_FIX.toSorted());
});

const agents = ['', 'anybot', 'abot', 'nobody'];
const urls = ['/', '/a', '/a/', '/a/b', '/b/', '/p/x', '/news/', '/terms', '/x', '/paths.gif', '/index.html'];

/** The answers of a site for all test crawlers and URLs. Cached. */
function verdictsOf(site: Site): readonly string[] {
  let keys = verdictCache.get(site);
  if (!keys) verdictCache.set(site, (keys = [...usageKeys(site), ...fetchKeys(site)]));
  return keys;
}

const verdictCache = new WeakMap<Site, readonly string[]>();

const usageKeys = (site: Site) =>
  [undefined, 'n', 'news'].flatMap((purpose) =>
    usages.flatMap((usage) => {
      const ask = prepare(site, { question: 'usage', usage, ...(purpose === undefined ? {} : { purpose }) });
      return agents.flatMap((agent) => urls.map((url) => ask(agent, url).key));
    }),
  );

const fetchKeys = (site: Site) =>
  ['koster-1996', 'rfc9309', 'google'].flatMap((reader) => {
    const ask = prepare(site, { question: 'fetch', reader: reader as 'google' });
    return agents.flatMap((agent) => urls.map((url) => ask(agent, url).key));
  });

const errorsIn = (results: readonly Finding[]) =>
  new Set(results.filter(({ severity }) => severity === 'error').map(({ code }) => code));

const checkFix = (site: Site, fix: Fix) => applyFixChecked(site, PATH, fix, verdictsOf);

const fixable = [...examples, ...acapFixExamples].flatMap(([code, example]) =>
  ['\n', '\r\n'].flatMap((eol) => {
    const site = siteOf(String(example.file).replaceAll('\n', eol), example);
    const results = findings(site, PATH, optionsFor(example)).filter((one) => one.code === code);
    return results.flatMap((finding) =>
      finding.fixes.map(
        (fix, i) =>
          [code, `${fix.code} ${i + 1}`, eol === '\n' ? 'LF' : 'CRLF', { example, site, fix }] as const,
      ),
    );
  }),
);

test.each(fixable)(
  '%s is resolved by %s, with %s, and no other error appears',
  (code, _fix, eol, { example, site, fix }) => {
    const before = findings(site, PATH, optionsFor(example));
    const after = checkFix(site, fix);
    const results = findings(after, PATH, optionsFor(example));
    const count = (all: readonly Finding[]) => all.filter((one) => one.code === code).length;
    expect(count(results), textOfSource(after.files.get(PATH)!.source)).toBeLessThan(count(before));
    for (const error of errorsIn(results)) expect([...errorsIn(before)]).toContain(error);
    const endings = new Set(fileLines(after, PATH).map((line) => line.eol));
    expect([...endings].filter((one) => one !== '')).toEqual([eol === 'LF' ? '\n' : '\r\n']);
  },
);

test.each([
  ['\u00a0', '%C2%A0'],
  ['\u1680', '%E1%9A%80'],
  ['\u2028', '%E2%80%A8'],
  ['\u3000', '%E3%80%80'],
  ['\ufeff', '%EF%BB%BF'],
  ["'", '%27'],
])('rfc 3986 2.1: %j in a value is written as the octets %s', (character, escaped) => {
  const site = siteOf(`ACAP-crawler: *\nACAP-allow-index: /a time-limit=x${character}y\n`);
  const fixes = findings(site, PATH).flatMap((results) => results.fixes);
  const { edits } = fixes.find(({ code }) => code === 'encode-characters')!;
  expect(textOfSource(applyEdits(site, PATH, edits).files.get(PATH)!.source)).toContain(`=x${escaped}y\n`);
});

test('ours: an octet of a file that is not UTF-8 is escaped unchanged', () => {
  const text = 'ACAP-crawler: *\nACAP-allow-index: /a time-limit=x\xe9y\n';
  const octets = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const site = openSite({ origin: '', files: { [PATH]: octets } });
  const fixes = findings(site, PATH).flatMap((results) => results.fixes);
  const { edits } = fixes.find(({ code }) => code === 'encode-characters')!;
  expect(textOfSource(applyEdits(site, PATH, edits).files.get(PATH)!.source)).toContain('=x%E9y\n');
});

describe('any content of the file', () => {
  const word = fc.constantFrom(
    ...'ACAP-crawler: |ACAP-allow-|ACAP-disallow-|crawl|index|present|present-snippet|other|(x)|: |/|*|$|a|time-limit=|3-days|plus-terms'.split(
      '|',
    ),
    ...'ACAP-composite-usage: x |ACAP-qualified-usage: x |ACAP-resource-set: s |the-acap:resource-set:s|ACAP-usage-purpose: n|\n|\n|\n'.split(
      '|',
    ),
    ...'ACAP-version: 1.1|ACAP-ignore-conventional-records|User-agent: *\n|Disallow: /|ACAP-permissions-reference: /r.txt|#|\t| '.split(
      '|',
    ),
  );
  const line = fc.constantFrom(
    'ACAP-crawler: *',
    'ACAP-crawler: anybot',
    'ACAP-crawler: abot',
    'ACAP-version: 1.1',
    'ACAP-version:1.0',
    'ACAP-ignore-conventional-records',
    'ACAP-usage-purpose: n',
    'ACAP-permissions-reference: /r.txt',
    'ACAP-resource-set: s /a /b/',
    'ACAP-resource-set: unused /a',
    'ACAP-composite-usage: x crawl (q)',
    'ACAP-composite-usage: index index (q)',
    'ACAP-qualified-usage: q index time-limit=3-days time-limit=3-days',
    'ACAP-qualified-usage: q present prohibited-modification=any prohibited-modification=style',
    'ACAP-allow-(x): /a',
    'ACAP-allow-(q): the-acap:resource-set:s',
    'ACAP-allow-(index): /',
    'ACAP-allow-index: /a time-limit=3-days time-limit=5-days time-limit=until-recrawled',
    'ACAP-allow-index: /a time-limit=plus-terms time-limit=plus-terms',
    'ACAP-allow-present: / target-condition=rulesref:/r target-condition=permittedcountrylist:BE',
    'ACAP-allow-index: /a#b',
    ' ACAP-disallow-crawl : /a',
    'ACAP-disallow-crawl: /a',
    'ACAP-allow-crawl: /',
    'ACAP-request-re-crawl: /a',
    'User-agent: *',
    'Disallow: /a',
    '# note',
    '##ACAP version=1.0',
    '',
    'ACAP-allow-prezent: /a',
  );
  const words = fc.array(word, { maxLength: 60 }).map((parts) => parts.join(''));
  const file = fc.array(line, { maxLength: 16 }).map((parts) => parts.join('\n'));

  test('ours: findings and their fixes never throw, are inside the file and in its order', () => {
    fc.assert(
      fc.property(fc.oneof(words, file, fc.string()), words, (one, other) => {
        const site = siteOf(one, { files: { '/r.txt': other }, origin: 'https://h.example' });
        const results = findings(site, PATH, { today: '2026-01-01', seen: () => '2025-01-01', urls: ['/x'] });
        const places = results.map(({ range }) => range.start.line * 1e6 + range.start.column);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        for (const { range, fixes } of results) {
          applyEdits(site, PATH, [{ range, text: '' }]);
          for (const fix of fixes) applyEdits(site, PATH, fix.edits);
        }
      }),
    );
  });

  test('ours: a fix that claims to change no verdict changes none', () => {
    fc.assert(
      fc.property(file, words, (one, other) => {
        const site = siteOf(one, { files: { '/r.txt': other } });
        for (const { fixes } of findings(site, PATH))
          for (const fix of fixes) if (fix.verdicts === 'same') checkFix(site, fix);
      }),
      { numRuns: 30 },
    );
  });
});

test('ACAP 1.1 2.8: a version in the last line is moved to the top, even if the line above it is changed', () => {
  const text = 'ACAP-crawler: *\nACAP-allow-other: /a\nACAP-version: 1.1';
  const site = openSite({ origin: '', files: { '/robots.txt': text } });
  const results = findings(site, '/robots.txt').find(({ code }) => code === 'other-unqualified');
  const fix = results?.fixes.find(({ code }) => code === 'add-terms');
  expect(textOfSource(applyEdits(site, '/robots.txt', fix!.edits).files.get('/robots.txt')!.source)).toBe(
    'ACAP-version: 1.1\nACAP-crawler: *\nACAP-allow-other: /a usage-ref=/terms.html',
  );
});
