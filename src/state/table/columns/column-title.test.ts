// The names of columns: the same in examples and in opened files.
import { expect, test } from 'vitest';
import { columnTitle } from './column-title.ts';
import type { MatrixColumn } from './matrix-columns.ts';

const titleOf = (...agents: MatrixColumn['agents']) => {
  const { name, below } = columnTitle({ agents });
  return [name, below];
};

test.each<[MatrixColumn['agents'], string, string]>([
  [['GPTBot'], 'GPTBot', 'AI training'],
  [['GPTBot', 'CCBot'], 'GPTBot + 1', 'AI training'],
  [['GPTBot', 'PerplexityBot'], 'GPTBot + 1', 'AI'],
  [['GPTBot', 'CCBot', 'PerplexityBot', 'AhrefsBot'], 'GPTBot + 3', 'mostly AI'],
  [['Googlebot', 'bingbot', 'AhrefsBot'], 'Googlebot + 2', 'mostly search'],
  // Half of them are not most.
  [['Googlebot', 'AhrefsBot'], 'Googlebot + 1', 'Mixed purposes'],
  [['Googlebot', 'one-of-mine'], 'Googlebot + 1', 'Mixed purposes'],
  // What is not known has no purpose.
  [['one-of-mine'], 'one-of-mine', ''],
  [['one-of-mine', 'another'], 'one-of-mine + 1', ''],
  [[''], 'Any other crawler', ''],
  [['', 'bingbot'], 'Any other crawler', 'also bingbot'],
  [['', 'bingbot', 'DuckDuckBot', 'one-of-mine'], 'Any other crawler', 'also bingbot + 2'],
])('design: %j is %s, %s', (agents, name, below) => {
  expect(titleOf(...agents)).toEqual([name, below]);
});

test('product: the only column of a file that names no crawler is of every crawler', () => {
  const column: MatrixColumn = { agents: ['', 'bingbot'], isAnyOther: true, isEvery: true };
  expect(columnTitle(column)).toEqual({
    name: 'Every crawler',
    below: '',
    full: 'Every crawler, bingbot',
  });
});

test('design: purposes take at most three words', () => {
  const known = [
    'Googlebot',
    'Googlebot-Image',
    'Googlebot-News',
    'GPTBot',
    'OAI-SearchBot',
    'AhrefsBot',
  ] as const;
  for (const one of known)
    for (const other of known) {
      const [, below = ''] = titleOf(one, one, other);
      expect(below.split(' ').length, below).toBeLessThanOrEqual(3);
    }
});

test('product: a column that is not a crawler has the name of its question', () => {
  expect(columnTitle({ agents: ['x'] }, (column) => `of ${column}`).name).toBe('of x');
});
