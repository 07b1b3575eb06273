// Two kinds of findings with one code would share words, severity and silence.
import { expect, test } from 'vitest';
import { inspectors } from './registry.ts';

test('ours: each kind of finding has a code of its own', () => {
  const codes = inspectors.flatMap(({ checks }) => checks.map(({ code }) => code));
  expect(codes.filter((code, place) => codes.indexOf(code) < place)).toEqual([]);
});
