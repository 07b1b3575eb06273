import { expect, test } from 'vitest';
import { sourceOfText } from '../text/source.ts';
import { namedPaths } from './suggested-questions.ts';

const file = sourceOfText(
  'User-agent: a\nDisallow: /a\nDisallow: /a\nAllow: /b*\nAllow:\n\nUser-agent: b\nAllow: /c # so\n',
);

test.each<[string, number, number, string[]]>([
  ['all paths once, none with a wildcard and none that is empty', Infinity, Infinity, ['/a', '/c']],
  ['no more than asked for', 1, Infinity, ['/a']],
  ['those of the first lines', Infinity, 7, ['/a']],
  ['a line counts if it is within them', Infinity, 8, ['/a', '/c']],
])('product: paths that a file suggests: %s', (_name, limit, lines, paths) => {
  expect(namedPaths('/robots.txt', file, limit, lines)).toEqual(paths);
});
