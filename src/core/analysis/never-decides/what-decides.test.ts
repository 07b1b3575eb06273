import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allReaders,
  anyFile,
  anyRules,
  compareWithExhaustiveQueries,
} from '../../../testing/oracles/never-decides-oracle.ts';
import type { Reader } from '../../readers/reader.ts';
import { type ReaderId, readerOf, readers } from '../../readers/registry.ts';
import { openSite } from '../../workspace/site.ts';
import { findWhatDecides } from './what-decides.ts';

describe('what a rule decides agrees with asking about all short URLs', () => {
  test.each(allReaders.map((reader) => [reader.id, reader] as const))('%s', (_, reader) => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        const open = compareWithExhaustiveQueries(['User-agent: *', ...rules], reader, ['*']);
        const hard =
          reader.rule.choice === 'match-end' ? /[*?]/ : reader.path.queryDelims ? /%2F/ : undefined;
        const mayBeOpen = rules.some((rule) => hard?.test(rule));
        if (!mayBeOpen) expect(open).toBe(0);
      }),
      { numRuns: 25 },
    );
    fc.assert(
      fc.property(anyFile, ({ lines, agents }) => {
        compareWithExhaustiveQueries(lines, reader, agents);
      }),
      { numRuns: 8 },
    );
  });
});

const robots = (id: ReaderId | Reader, rules: readonly string[]) => ({
  origin: 'http://h',
  files: {
    [readerOf(id).file.path]: ['User-agent: *', ...rules.map((rule) => rule.replace(/^([+-])/, sign))].join(
      '\n',
    ),
  },
});
const sign = (text: string) => (text === '+' ? 'Allow: ' : 'Disallow: ');
const google = readerOf('google');
const first: Reader = { ...google, id: 'first', rule: { ...google.rule, choice: 'first', tie: null } };

test('python: of two rules in one line of the file the second decides, and therefore the line decides', () => {
  const reader = 'python-urllib-3.12';
  const site = openSite({
    origin: 'http://h',
    files: { '/robots.txt': 'User-agent: *\nDisallow:$\u001eDisallow:/\n' },
  });
  expect(findWhatDecides(site, { reader, line: 1 })).toEqual({ answer: 'witness', agent: '', url: '/' });
});

describe('the URLs that the last rule of a record decides', () => {
  test.each([
    ['draft 1 3.2.2: the beginning itself', 'koster-1996', ['-/a'], '/a'],
    [
      'rfc 9309 2.2.2: it goes on unlike what comes before',
      'rfc9309',
      ['+/a$', '+/ax', '+/aa', '-/a'],
      '/ac',
    ],
    ['draft 1 3.2.2: an escaped slash', 'koster-1996', ['-/a%2Fb'], '/a%2Fb'],
    ['draft 1 3.2.2: a star is a star', 'koster-1996', ['-/*'], '/*'],
    ['rfc 9309 2.2.3: something for a wildcard', 'rfc9309', ['-/*.gif$'], '/x.gif'],
    ['rfc 9309 2.2.3: without a slash a wildcard has one', 'rfc9309', ['-*.gif$'], '/x.gif'],
    ['rfc 9309 2.2.2: a longer rule takes only some', 'rfc9309', ['+/*x', '-/a'], '/a'],
    ['rfc 9309 2.2.2: and all that goes on so', 'rfc9309', ['+/*x', '+/*a', '+/a$', '-/'], '/'],
    ['rfc 3986 4.2: two slashes would be a host', 'google', ['-//a'], 'http://h//a'],
    ['robots.cc: the directory of an index page', 'google', ['-/a/index', '+/a/index.html'], '/a/index.html'],
    ['cpython: a URL without a path', 'python-urllib-3.12', ['-?a'], 'http://h?a'],
    ['ours: not the file that is always allowed', 'google', ['-/robots.txt'], '/robots.txtx'],
  ] as const)('%s: %s %j decides %s', (_, reader, rules, url) => {
    const site = openSite(robots(reader, rules));
    expect(findWhatDecides(site, { reader, line: rules.length })).toEqual({
      answer: 'witness',
      agent: '',
      url,
    });
  });

  test.each([
    ['draft 1 3.2.2: an earlier beginning', 'koster-1996', ['+/a', '-/b', '-/ab'], 'covered', [1]],
    ['rfc 9309 2.2.2: the same path, longer', 'rfc9309', ['+/a*', '-/a'], 'covered', [1]],
    ['rfc 9309 2.2.3: with a slash, and one longer', 'rfc9309', ['+/*a', '-*a'], 'covered', [1]],
    ['rfc 9309 2.2.2: two rules together', 'rfc9309', ['-/b', '+/*/a$', '+/a*$', '-*/a$'], 'covered', [2, 3]],
    ['ours: a path in three ways', first, ['-/a*b', '-/a$', '-/c', '-/a$'], 'covered', [2]],
    ['rfc 9309 2.2.2, figure 4: the same escape', 'rfc9309', ['-/*%2F', '-/b', '-/*%2f'], 'covered', [1]],
    ['rfc 9309 2.2.2, figure 4: any escape', 'rfc9309', ['-/*****', '-/b', '-/*%2f'], 'covered', [1]],
    ['ours: only what is always allowed', 'rfc9309', ['-/robots.txt$'], 'own-file', []],
    ['rfc 9309 2.2.2: a path begins with a slash', 'rfc9309', ['-a'], 'no-url', []],
    ['rfc 9309 2.2.3: nothing is shorter than a slash', 'rfc9309', ['-$'], 'no-url', []],
    ['draft 1 3.2.2: no path', 'koster-1996', ['-'], 'no-effect', []],
    ['draft 1 3.1: a field that is none', 'koster-1996', ['Crawl-delay: 1'], 'not-read', []],
  ] as const)('%s: %s %j never decides: %s %j', (_, reader, rules, why, covers) => {
    const site = openSite(robots(reader, rules));
    expect(findWhatDecides(site, { reader, line: rules.length })).toEqual({ answer: 'never', why, covers });
  });
});

describe('the crawlers that a rule applies to', () => {
  const file = (...lines: string[]) =>
    openSite({ origin: '', files: { '/robots.txt': lines.map((line) => `${line}\n`).join('') } });
  const twice = file('User-agent: A', 'Disallow: /a', '', 'User-agent: a', 'User-agent: B', 'Disallow: /b');
  test('draft 1 3.2.1: one whose record it is', () => {
    expect(findWhatDecides(twice, { reader: 'koster-1996', line: 5 })).toMatchObject({
      agent: 'B',
      url: '/b',
    });
    expect(findWhatDecides(twice, { reader: 'rfc9309', line: 5 })).toMatchObject({ agent: 'a', url: '/b' });
  });
  test.each([
    [
      'draft 1 3.2.1: the first record of a name counts',
      ['User-agent: a', 'Disallow: /', '', 'User-agent: A'],
    ],
    ['-00 3.2.1: the first that contains the name', ['User-agent: xay', 'Disallow: /', '', 'User-agent: a']],
    ['draft 1 3.2.1: there is one default record', ['User-agent: *', 'Disallow: /', '', 'User-agent: *']],
  ])('%s', (_, lines) => {
    const reader = 'koster-1997-internet-draft';
    const deciding = findWhatDecides(file(...lines, 'Disallow: /b'), { reader, line: 4 });
    expect(deciding).toEqual({ answer: 'never', why: 'no-robot', covers: [0] });
  });
  test('rfc 9309 2.2.1: where records are joined, rules of all come first', () => {
    const site = file('User-agent: a', 'Disallow: /a', '', 'User-agent: a', 'Disallow: /a');
    expect(findWhatDecides(site, { reader: 'rfc9309', line: 4 })).toEqual({
      answer: 'never',
      why: 'covered',
      covers: [1],
    });
  });
  test('urllib: where a line is several rules to a reader, each of them counts', () => {
    const reader = readers.find(({ text }) => text.lines === 'unicode')!;
    const deciding = (...lines: string[]) =>
      findWhatDecides(file('User-agent: *', ...lines), { reader, line: 2 });
    const covered = 'Disallow: /a\vDisallow: /ab';
    expect(deciding('Disallow: /a', 'Disallow: /a\vDisallow: /b')).toMatchObject({
      answer: 'witness',
      url: '/b',
    });
    expect(deciding('Disallow: /a', 'Disallow: /a\v\vUser-agent: b\vDisallow: /c')).toMatchObject({
      agent: 'b',
    });
    expect(deciding('Disallow: /a', covered)).toEqual({ answer: 'never', why: 'covered', covers: [1] });
  });
  test('rfc 9309 2.2.1: rules before any record belong to no record', () => {
    const deciding = findWhatDecides(file('Disallow: /a'), { reader: 'rfc9309', line: 0 });
    expect(deciding).toEqual({ answer: 'never', why: 'no-record', covers: [] });
  });
  test('rfc 9309 2.5: beyond the limit nothing is read', () => {
    const site = file('User-agent: *', `# ${'x'.repeat(600 * 1024)}`, 'Disallow: /a');
    expect(findWhatDecides(site, { reader: 'rfc9309', line: 2 })).toMatchObject({ why: 'not-read' });
  });
  test('without a file nothing is read; an unknown reader is refused', () => {
    expect(findWhatDecides({ origin: '', files: new Map() }, { reader: 'google', line: 0 })).toMatchObject({
      why: 'not-read',
    });
    expect(() => findWhatDecides(twice, { reader: 'netscape' as 'google', line: 0 })).toThrow(RangeError);
  });
});

test.each(['koster-1996', 'rfc9309'] as const)('%s: each of 47,000 rules has a definite result', (reader) => {
  const rules = Array.from(
    { length: 47_000 },
    (_, i) => `Disallow: /${(i * 7919) % 46_000}${i % 50 ? '' : '*x'}`,
  );
  const site = openSite({
    origin: '',
    files: { '/robots.txt': ['User-agent: *', ...rules, 'Disallow: /'].join('\n') },
  });
  for (const line of [1, 500, 46_999, 47_001])
    expect(findWhatDecides(site, { reader, line }).answer).not.toBe('unsettled');
});

test.each([
  ['rfc9309', 'never'],
  ['koster-1997-internet-draft', 'unsettled'],
] as const)(
  '%s: whether a second rule for 27,000 crawlers decides is %s after a bounded number of steps',
  (reader, known) => {
    const agents = Array.from({ length: 27_000 }, (_, i) => `user-agent:${i}`);
    const text = [...agents, 'Disallow: /a', 'Disallow: /a'].join('\n');
    const site = openSite({ origin: '', files: { '/robots.txt': text } });
    const { answer } = findWhatDecides(site, { reader, line: agents.length + 1 });
    expect(answer).toBe(known);
  },
);
