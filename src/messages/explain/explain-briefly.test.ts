// Steps about rules in a few words.
import { describe, expect, test } from 'vitest';
import { ask, openSite, type ReaderId, readers } from '../../core/index.ts';
import { explainBriefly } from './explain.ts';

/** The short sentences for each rule, and for the steps after the rules. */
function tell(rules: readonly string[], url: string, reader: ReaderId = 'rfc9309'): readonly string[] {
  const text = ['User-agent: *', ...rules].join('\n');
  const site = openSite({ origin: '', files: { '/robots.txt': text } });
  const steps = ask(site, { question: 'fetch', reader, agent: 'zed', url }).trace();
  return steps.filter(({ code }) => /rule/.test(code)).map(explainBriefly);
}

describe('steps about rules beside their line and outcome', () => {
  test.each<[string, string[], string, string[]]>([
    ['a character', ['Disallow: /a/'], '/abc', ['the URL continues with “b”, not “/”']],
    ['an escape', ['Disallow: /é'], '/%C3%A8', ['the URL continues with “%A8”, not “%A9”']],
    ['an end', ['Disallow: /a/b'], '/a', ['the URL ends before “/b”']],
    ['an anchor', ['Disallow: /a$'], '/ab', ['the URL continues with “b”']],
    ['a wildcard', ['Disallow: /*x*y'], '/ax', ['the rest of the URL does not contain “y”']],
    ['a wildcard and an anchor', ['Disallow: /*x$'], '/a', ['the URL does not end in “x”']],
    [
      'a long piece',
      [`Disallow: /*${'x'.repeat(50)}`],
      '/a',
      [`the rest of the URL does not contain “${'x'.repeat(39)}…”`],
    ],
  ])('no match: %s', (_name, rules, url, expected) => {
    expect(tell(rules, url).slice(0, -1)).toEqual(expected);
  });

  test('rfc 9309 2.2.2: lengths are characters as long as each octet is one', () => {
    expect(tell(['Allow: /a', 'Disallow: /a/b'], '/a/b')[0]).toBe('has 2 characters; line 3 has 4');
    expect(tell(['Allow: /é', 'Disallow: /é/b'], '/é/b')[0]).toMatch(/^has \d+ bytes; line 3 has /);
  });

  test('rfc 9309 2.2.2: the longest, and those that are shorter, yield or come later', () => {
    expect(tell(['Disallow: /a', 'Allow: /a', 'Allow: /a', 'Disallow: /', 'Disallow:'], '/a')).toEqual([
      'as long as line 3; Allow wins a tie',
      'as long as lines 2 and 4; Allow wins a tie',
      'as long as line 3, which comes first',
      'has 1 character; line 3 has 2',
      'without a path, it blocks nothing',
    ]);
    expect(tell(['Disallow: /a'], '/a')).toEqual(['the only match']);
    expect(tell(['Allow: /index.html'], '/', 'google')).toEqual([
      'the only match; allowing the index page allows the directory',
    ]);
  });

  test('draft 1 3.2.2: the first, and those that are not asked', () => {
    expect(tell(['Disallow: /a', 'Allow: /'], '/a', 'koster-1996')).toEqual([
      'the first match',
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
    const sentences = steps.filter(({ outcome }) => outcome === 'no-effect').map(explainBriefly);
    expect(sentences).toEqual(['it is not in a record', 'this reader does not know Allow']);
  });
});
