import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathParts } from './wrapped-text.tsx';

test('design: a path wraps after /, ? and & and nowhere else', () => {
  expect(pathParts('/kunden/download.php?format=pdf&year=')).toEqual([
    '/',
    'kunden/',
    'download.php?',
    'format=pdf&',
    'year=',
  ]);
  expect(pathParts('')).toEqual([]);
});

test('design: a path that wraps is shown completely', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (path) => pathParts(path).join('') === path));
});
