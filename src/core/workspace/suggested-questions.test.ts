import { expect, test } from 'vitest';
import { sourceOfText } from '../document/source.ts';
import { findNamedAgents, findNamedPaths } from './suggested-questions.ts';

const file = sourceOfText(
  'User-agent: a\nDisallow: /a\nDisallow: /a\nAllow: /b*\nAllow:\n\nUser-agent: b\nAllow: /c # so\n',
);

test.each<[string, number, number, string[]]>([
  ['all paths once, none with a wildcard and none that is empty', Infinity, Infinity, ['/a', '/c']],
  ['no more than asked for', 1, Infinity, ['/a']],
  ['those of the first lines', Infinity, 7, ['/a']],
  ['a line counts if it is within them', Infinity, 8, ['/a', '/c']],
])('product: paths that a file suggests: %s', (_name, limit, lines, paths) => {
  expect(findNamedPaths('/robots.txt', file, limit, lines)).toEqual(paths);
});

test('rfc 9309 2.2.1: user-agents that a file suggests are each one once, by the case of A to Z', () => {
  const named = sourceOfText('User-agent: kbot\nUser-agent: KBot\nUser-agent: \u212abot\nDisallow: /\n');
  expect(findNamedAgents('/robots.txt', named, Infinity)).toEqual(['kbot', '\u212abot']);
});
