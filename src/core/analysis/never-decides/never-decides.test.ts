import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sourceOfText } from '../../document/source.ts';
import { formatOfPath } from '../../formats/file-formats.ts';
import { decideOneByOne, type Effect, parseRules, type RunRule } from '../../matching/path-rule.ts';
import { canonicalUrl } from '../../matching/percent-encoding.ts';
import { runSync } from '../../questions/cooperative-task.ts';
import { type ReaderId, readerOf, readers } from '../../readers/registry.ts';
import { createPolicy } from '../../syntax/policy.ts';
import { findNeverDeciding } from './never-decides.ts';
import { neverDecidingLinesTask } from './never-decides-in-file.ts';

const names: Readonly<Record<Effect, string>> = { allow: 'Allow', deny: 'Disallow' };
const runFrom = (rules: readonly (readonly [Effect, string])[]): RunRule[] =>
  rules.map(([effect, path], id) => ({ effect, seen: { id, text: `${names[effect]}: ${path}`, eol: '\n' } }));

/** Every path of up to five of these letters after the slash. No rule below has a `z`. */
const paths = ['/'];
for (let from = 0, length = 1; length <= 5; length++) {
  const to = paths.length;
  for (; from < to; from++) for (const letter of ['/', 'a', 'b', 'z']) paths.push(paths[from]! + letter);
}
// The last one is a URL without a path, for a reader that adds no slash.
paths.push('?z', '/index.html', '/a/index.html', '/a/index.htmlz', '/index.htm');

/** Returns the indexes of the rules that decide one of the paths. */
function deciders(run: readonly RunRule[], id: ReaderId): Set<number> {
  const reader = readerOf(id);
  const rules = parseRules(run, 'utf-8', reader);
  return new Set(paths.map((path) => decideOneByOne(rules, canonicalUrl(path, reader.path), reader.rule)));
}

const literal = fc.stringMatching(/^\/[/ab]{0,3}$/);
const anyPath = fc.oneof(
  literal,
  fc.stringMatching(/^\/?[/ab*]{0,4}\$?$/),
  fc.constantFrom('/a/index.html', '/index.htm*'),
);
const runWith = (path: fc.Arbitrary<string>) =>
  fc.array(fc.tuple(fc.constantFrom<Effect>('allow', 'deny'), path), { maxLength: 6 });

describe('rules that never decide', () => {
  test.each(readers.map(({ id }) => id))('%s: a rule that is said never to decide decides no path', (id) => {
    fc.assert(
      fc.property(runWith(anyPath), (rules) => {
        const run = runFrom(rules);
        const decided = deciders(run, id);
        findNeverDeciding(run, 'utf-8', readerOf(id)).forEach((by, place) => {
          if (by >= 0) expect(decided.has(place), `${place} by ${by}`).toBe(false);
        });
      }),
      { numRuns: 150 },
    );
  });

  test.each(readers.map(({ id }) => id))('%s: every literal rule that never decides is found', (id) => {
    fc.assert(
      fc.property(runWith(literal), (given) => {
        const { rule, path: reading } = readerOf(id);
        const known = ([effect, path]: (typeof given)[number]) =>
          (effect === 'deny' || rule.honourAllow) &&
          // Two slashes are four there, so that such a rule matches nothing.
          !(reading.doubleSlash === 'doubled' && path.startsWith('//'));
        const run = runFrom(given.filter(known));
        const decided = deciders(run, id);
        const found = [...findNeverDeciding(run, 'utf-8', readerOf(id))].map((by) => by < 0);
        expect(found).toEqual(run.map((_, place) => decided.has(place)));
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    ['draft 1 3.2.2: an earlier beginning', 'koster-1996', ['/a', '/b', '/ab'], [-1, -1, 0]],
    ['draft 1 3.2.2: a later beginning does not count', 'koster-1996', ['/ab', '/a'], [-1, -1]],
    ['rfc 9309 2.2.2: the same path again', 'rfc9309', ['/a', '/ab', '/a'], [-1, -1, 0]],
    ['rfc 9309 2.2.2: the same path is longer with its star', 'rfc9309', ['/a', '/a*'], [1, -1]],
    ['rfc 9309 2.2.2: one path before a query and two in it', 'rfc9309', ['/*%%33A', '/*%3A'], [-1, -1]],
    ['rfc 9309 2.2.2: a longer rule decides beside a shorter one', 'rfc9309', ['/a', '/ab'], [-1, -1]],
    ['cpython GH-138908: a star reaches further', 'python-urllib-3.14', ['/a', '/a*', '/a**'], [-1, -1, 1]],
    ['cpython GH-138908: an end mark adds nothing', 'python-urllib-3.14', ['/a', '/a$', '/a*$'], [-1, 0, -1]],
  ] as const)('%s', (_, id, rules, by) => {
    const run = runFrom(rules.map((path) => ['deny', path] as const));
    expect([...findNeverDeciding(run, 'utf-8', readerOf(id))]).toEqual(by);
  });

  test('where the first match decides, an earlier wildcard covers what it matches', () => {
    const reader = readerOf('rfc9309');
    const first = { ...reader, rule: { ...reader.rule, choice: 'first', tie: null } } as const;
    const run = runFrom(
      (['/*.gif', '/a.gif', '/*b*.gif$', '/a.gi', '/*$'] as const).map((path) => ['deny', path]),
    );
    expect([...findNeverDeciding(run, 'utf-8', first)]).toEqual([-1, 0, 0, -1, -1]);
  });

  test('where the first match decides, no wildcard run is judged wrongly', () => {
    const reader = readerOf('rfc9309');
    const first = { ...reader, rule: { ...reader.rule, choice: 'first', tie: null } } as const;
    fc.assert(
      fc.property(runWith(anyPath), (rules) => {
        const run = runFrom(rules);
        const read = parseRules(run, 'utf-8', first);
        const decided = new Set(
          paths.map((path) => decideOneByOne(read, canonicalUrl(path, first.path), first.rule)),
        );
        findNeverDeciding(run, 'utf-8', first).forEach((by, place) => {
          if (by >= 0) expect(decided.has(place)).toBe(false);
        });
      }),
    );
  });
});

describe('lines that never decide', () => {
  const found = (text: string, id: ReaderId) => [
    ...runSync(
      neverDecidingLinesTask(createPolicy(sourceOfText(text), formatOfPath('/robots.txt')), readerOf(id)),
    ),
  ];
  test('rfc 9309 2.2.1: merged records are examined together', () => {
    const text = 'User-agent: a\nDisallow: /1\n\nUser-agent: a\nDisallow: /1\n';
    expect(found(text, 'rfc9309')).toEqual([[4, [1]]]);
    expect(found(text, 'koster-1996')).toEqual([]);
  });
  test('a record of which one crawler also has another is examined separately', () => {
    const text = 'User-agent: a\nUser-agent: b\nDisallow: /1\nUser-agent: a\nDisallow: /1\n';
    expect(found(text, 'rfc9309')).toEqual([[4, [2]]]);
  });
  test('rfc 9309 2.2.2: several lines may precede a rule only together', () => {
    const text = 'User-agent: *\nAllow: /*/a$\nAllow: /a*$\nDisallow: */a$\nDisallow: *b\nAllow: /*b\n';
    expect(found(text, 'rfc9309')).toEqual([
      [3, [1, 2]],
      [4, [5]],
    ]);
  });
  test('urllib: a line that is several rules to a reader never decides if none of them does', () => {
    const { id } = readers.find(({ text }) => text.lines === 'unicode')!;
    const text = (second: string) => `User-agent: *\nDisallow: /a\n${second}\n`;
    expect(found(text('Disallow: /a\vDisallow: /b'), id)).toEqual([]);
    expect(found(text('Disallow: /a\vUser-agent: b\vDisallow: /c'), id)).toEqual([]);
    expect(found(text('Disallow: /a\vDisallow: /ab'), id)).toEqual([[2, [1]]]);
    expect(found(text('Disallow: /b\vDisallow: /bc'), id)).toEqual([]);
  });
});
