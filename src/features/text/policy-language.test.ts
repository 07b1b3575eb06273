// Colours of a line: what the scanner says it is.
import { expect, test } from 'vitest';
import { formatOfPath } from '../../core/formats/index.ts';
import { tokensOfLine } from './policy-language.ts';

const robots = formatOfPath('/robots.txt');

/** `name|text` for each token. */
function shown(line: string, wildcards = true): string[] {
  const tokens = tokensOfLine(line, robots, wildcards);
  return tokens.map(
    ({ startIndex, scopes }, i) => `${scopes}|${line.slice(startIndex, tokens[i + 1]?.startIndex)}`,
  );
}

test.each([
  ['an agent', 'User-agent: Foo Bot # x', ['field|User-agent', 'field|: ', 'agent|Foo Bot ', 'remark|# x']],
  ['a rule that forbids', 'Disallow: /a', ['deny|Disallow', 'field|: ', 'value|/a']],
  ['a rule that allows', '  allow:/a', ['allow|  allow', 'field|:', 'value|/a']],
  ['an empty rule', 'Disallow:', ['deny|Disallow', 'field|:']],
  ['as the most lenient reader sees it', 'disalow /a', ['deny|disalow', 'field| ', 'value|/a']],
  ['another field', 'Sitemap: http://a/*', ['field|Sitemap', 'field|: ', 'value|http://a/*']],
  ['a comment', '# Disallow: /', ['remark|# Disallow: /']],
  ['nothing', '  ', []],
  ['what no reader can read', 'a b c', ['broken|a b c']],
] as const)('%s', (_name, line, tokens) => {
  expect(shown(line)).toEqual(tokens);
});

test('rfc 9309 2.2.3: wildcards stand out only for a reader that takes them for such', () => {
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

test('tokens go forwards and begin inside the line, whatever the line holds', () => {
  for (const line of [
    ':',
    '#',
    'a:',
    ' : x',
    'a:#',
    '*',
    'Allow:$',
    '\ufeffAllow: /',
    'Allow:\u00a0/*',
    '\0:\0',
  ]) {
    const starts = tokensOfLine(line, robots, true).map(({ startIndex }) => startIndex);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    for (const start of starts) expect(start).toBeLessThan(Math.max(1, line.length));
  }
});
