// Counts the steps of matching, instead of timing them: they grow with the pattern and the URL.
import { expect, test, vi } from 'vitest';
import { findText } from './find-text.ts';
import { matchesPattern, type PathOptions, parsePattern } from './path-pattern.ts';

vi.mock(import('./find-text.ts'), async (original) => {
  const real = await original();
  return { ...real, findText: vi.fn<typeof real.findText>(real.findText) };
});

const reading: PathOptions = {
  urlPart: 'path-and-query',
  noPath: 'slash',
  wildcards: true,
  decode: 'unreserved',
  escapedSpecials: true,
  queryDelims: true,
  emptyTail: 'kept',
  doubleSlash: 'kept',
  innerDollar: 'literal',
};

/**
 * Returns the cost of matching: the characters of the URL that the search passes, those of the pieces, and the
 * searches.
 */
function stepsOf(path: string, url: string): number {
  const search = vi.mocked(findText);
  search.mockClear();
  matchesPattern(parsePattern(path, 'utf-8', reading), url);
  return search.mock.calls.reduce((sum, [within, text, from], i) => {
    const at: number = search.mock.results[i]!.value;
    return sum + 1 + text.length + (at < 0 ? within.length : at) - from;
  }, 0);
}

const rows: readonly (readonly [
  name: string,
  path: (size: number) => string,
  url: (size: number) => string,
])[] = [
  ['/*a*a*a*a*a*b on a URL of a alone', () => '/*a*a*a*a*a*b', (size) => `/${'a'.repeat(size)}`],
  [
    'a star for each of half the URL',
    (size) => `/${'*a'.repeat(size / 2)}*b`,
    (size) => `/${'a'.repeat(size)}`,
  ],
  ['stars side by side', (size) => `/${'*'.repeat(size)}b`, (size) => `/${'a'.repeat(size)}`],
  [
    'long pieces that nearly stand there',
    (size) => `/*${'a'.repeat(size / 4)}b*${'a'.repeat(size / 4)}b$`,
    (size) => `/${'a'.repeat(size)}`,
  ],
  [
    'pieces that stand there again and again',
    () => '/*ab*ab*ab*ab*abc',
    (size) => `/${'ab'.repeat(size / 2)}`,
  ],
];

test.each(rows)('product: matching takes linear time: %s', (_name, path, url) => {
  for (const size of [2_000, 20_000]) expect(stepsOf(path(size), url(size))).toBeLessThanOrEqual(4 * size);
});
