import { expect, test } from 'vitest';
import { sourceOfText } from '../document/source.ts';
import { findNamedAgents, findNamedPaths } from './suggested-questions.ts';

const file = sourceOfText(
  'User-agent: a\nDisallow: /a\nDisallow: /a\nAllow: /b*\nAllow:\n\nUser-agent: b\nAllow: /c # so\n',
);

test.each<[string, number, number, string[]]>([
  ['all paths without repeats, wildcards and empty paths', Infinity, Infinity, ['/a', '/c']],
  ['no more than the limit', 1, Infinity, ['/a']],
  ['only those of the first lines', Infinity, 7, ['/a']],
  ['a line at the limit counts', Infinity, 8, ['/a', '/c']],
])('product: paths that a file suggests: %s', (_name, limit, lines, paths) => {
  expect(findNamedPaths('/robots.txt', file, limit, lines)).toEqual(paths);
});

test('rfc 9309 2.2.1: a file suggests each user-agent once, ignoring the case of A to Z', () => {
  const named = sourceOfText('User-agent: kbot\nUser-agent: KBot\nUser-agent: \u212abot\nDisallow: /\n');
  expect(findNamedAgents('/robots.txt', named, Infinity)).toEqual(['kbot', '\u212abot']);
});
