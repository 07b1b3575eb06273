// Steps about rules in a few words.
import { describe, expect, test } from 'vitest';
import { ask, openSite, type ReaderId, readers } from '../core/index.ts';
import { explainBriefly } from './explain.ts';

/** What is said of each rule line, and of what comes behind the rules. */
function tell(rules: readonly string[], url: string, reader: ReaderId = 'rfc9309'): readonly string[] {
  const text = ['User-agent: *', ...rules].join('\n');
  const site = openSite({ origin: '', files: { '/robots.txt': text } });
  const steps = ask(site, { question: 'fetch', reader, agent: 'zed', url }).trace();
  return steps.filter(({ code }) => /rule/.test(code)).map(explainBriefly);
}

describe('steps about rules beside their line and outcome', () => {
  test.each<[string, string[], string, string[]]>([
    ['a character', ['Disallow: /a/'], '/abc', ['the URL goes on with “b”, not “/”']],
    ['an escape', ['Disallow: /é'], '/%C3%A8', ['the URL goes on with “%A8”, not “%A9”']],
    ['an end', ['Disallow: /a/b'], '/a', ['the URL ends before “/b”']],
    ['an anchor', ['Disallow: /a$'], '/ab', ['the URL goes on with “b”']],
    ['a wildcard', ['Disallow: /*x*y'], '/ax', ['the URL goes on without “y”']],
    ['a wildcard and an anchor', ['Disallow: /*x$'], '/a', ['the URL does not end in “x”']],
    [
      'a long piece',
      [`Disallow: /*${'x'.repeat(50)}`],
      '/a',
      [`the URL goes on without “${'x'.repeat(39)}…”`],
    ],
  ])('no match: %s', (_name, rules, url, expected) => {
    expect(tell(rules, url).slice(0, -1)).toEqual(expected);
  });

  test('rfc 9309 2.2.2: lengths are characters as long as each octet is one', () => {
    expect(tell(['Allow: /a', 'Disallow: /a/b'], '/a/b')[0]).toBe(
      'it matches with 2 characters, line 3 with 4',
    );
    expect(tell(['Allow: /é', 'Disallow: /é/b'], '/é/b')[0]).toMatch(/^it matches with \d+ bytes, line 3/);
  });

  test('rfc 9309 2.2.2: the longest, and those that are shorter, yield or come later', () => {
    expect(tell(['Disallow: /a', 'Allow: /a', 'Allow: /a', 'Disallow: /', 'Disallow:'], '/a')).toEqual([
      'as long as line 3; between equals Allow wins',
      'the longest of 4 that match',
      'as long as line 3, which comes first',
      'it matches with 1 character, line 3 with 2',
      'without a path it forbids nothing',
    ]);
    expect(tell(['Disallow: /a'], '/a')).toEqual(['the only one that matches']);
    expect(tell(['Allow: /index.html'], '/', 'google')).toEqual([
      'the only one that matches; with an index page it allows the directory',
    ]);
  });

  test('draft 1 3.2.2: the first, and those that are not asked', () => {
    expect(tell(['Disallow: /a', 'Allow: /'], '/a', 'koster-1996')).toEqual([
      'the first that matches',
      'line 2 comes first',
    ]);
  });

  test('any other step is a sentence', () => {
    expect(tell([], '/a', 'google')).toEqual(['No rule matches, so it may be fetched.']);
  });

  test('draft 1 4.1: an Allow that is not known, a rule of nobody', () => {
    const draft = readers.find(({ id }) => id === 'koster-1996')!;
    const old = { ...draft, rule: { ...draft.rule, honourAllow: false } };
    const site = openSite({ origin: '', files: { '/robots.txt': 'Allow: /\n\nUser-agent: *\nAllow: /a' } });
    const steps = ask(site, { question: 'fetch', reader: old, agent: 'zed', url: '/a' }).trace();
    const told = steps.filter(({ outcome }) => outcome === 'no-effect').map(explainBriefly);
    expect(told).toEqual(['it is in no record', 'this reader does not know Allow']);
  });
});
