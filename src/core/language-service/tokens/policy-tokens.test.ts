// The colors of a line correspond to what the scanner finds.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOfPath } from '../../formats/file-formats.ts';
import { tokenizeLine } from './policy-tokens.ts';

const robots = formatOfPath('/robots.txt');

/** Returns `name|text` for each token. */
function shown(line: string, wildcards = true): string[] {
  const tokens = tokenizeLine(line, robots, wildcards);
  return tokens.map(
    ({ startIndex, scopes }, i) => `${scopes}|${line.slice(startIndex, tokens[i + 1]?.startIndex)}`,
  );
}

test.each([
  ['an agent', 'User-agent: Foo Bot # x', ['field|User-agent', 'field|: ', 'agent|Foo Bot ', 'remark|# x']],
  ['a rule that blocks', 'Disallow: /a', ['deny|Disallow', 'field|: ', 'value|/a']],
  ['a rule that allows', '  allow:/a', ['allow|  allow', 'field|:', 'value|/a']],
  ['a rule that is a wildcard', 'Allow:*', ['allow|Allow', 'field|:', 'wildcard|*']],
  ['a comment after spaces', ' # x', ['remark| # x']],
  ['an empty rule', 'Disallow:', ['deny|Disallow', 'field|:']],
  ['as the most lenient reader sees it', 'disalow /a', ['deny|disalow', 'field| ', 'value|/a']],
  ['another field', 'Sitemap: http://a/*', ['field|Sitemap', 'field|: ', 'value|http://a/*']],
  ['a comment', '# Disallow: /', ['remark|# Disallow: /']],
  [
    'acap 1.1 2.4.1.2: a permission with qualifiers',
    'ACAP-allow-index: /a*b time-limit=3-days # x',
    [
      'allow|ACAP-allow-index',
      'field|: ',
      'value|/a',
      'wildcard|*',
      'value|b',
      'field| time-limit=',
      'value|3-days ',
      'remark|# x',
    ],
  ],
  [
    'acap 1.1 2.4.1.3, 2.4.5: a local usage and a set',
    'ACAP-allow-(quote): the-acap:resource-set:news',
    ['allow|ACAP-allow-', 'local|(quote)', 'field|: ', 'local|the-acap:resource-set:news'],
  ],
  [
    'acap 1.1 2.7.3: a definition',
    'ACAP-resource-set: news /a /b$',
    ['field|ACAP-resource-set: ', 'local|news', 'field| ', 'value|/a', 'field| ', 'value|/b', 'wildcard|$'],
  ],
  ['acap 1.1 2.3.1: a crawler', 'ACAP-crawler: a b', ['field|ACAP-crawler', 'field|: ', 'agent|a b']],
  [
    'acap 1.1 2.4.2: a line that cannot be parsed',
    'ACAP-disallow-x: /a',
    ['deny|ACAP-disallow-x', 'field|: ', 'value|/a'],
  ],
  ['nothing', '', []],
  ['blanks', ' \t', ['value| \t']],
  ['a line that no reader can read', 'a b c', ['broken|a b c']],
] as const)('%s', (_name, line, tokens) => {
  expect(shown(line)).toEqual(tokens);
});

test('rfc 9309 2.2.3: wildcards are highlighted only for a reader that supports them', () => {
  expect(shown('Allow: /a*$b$')).toEqual([
    'allow|Allow',
    'field|: ',
    'value|/a',
    'wildcard|*',
    'value|$b',
    'wildcard|$',
  ]);
  expect(shown('Allow: /a*$b$', false)).toEqual(['allow|Allow', 'field|: ', 'value|/a*$b$']);
});

test('property: the first token starts at 0, no token is empty, and none is outside the line', () => {
  const part = fc.constantFrom(
    ...Array.from(':#*$/ =\t\0\ufeff\u00a0é'),
    'Allow',
    'User-agent',
    'x',
    'ACAP-allow-',
    '(x)',
    'index: /a ',
    'ACAP-resource-set: ',
    'time-limit=3-days',
  );
  const line = fc.array(part, { maxLength: 9 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(line, fc.boolean(), (text, wildcards) => {
      const starts = tokenizeLine(text, robots, wildcards).map(({ startIndex }) => startIndex);
      expect(starts[0] ?? 0).toBe(0);
      expect(starts.length > 0).toBe(text !== '');
      starts.forEach((start, i) => expect(start).toBeLessThan(starts[i + 1] ?? text.length));
    }),
  );
});
