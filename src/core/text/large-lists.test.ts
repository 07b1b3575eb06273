import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addAll, largestOf, smallestOf } from './large-lists.ts';

const MORE_THAN_ARGUMENTS = 1_000_000;

test('product, hostile input: lists that are too long to pass as arguments are joined and measured', () => {
  const long = Array.from({ length: MORE_THAN_ARGUMENTS }, (_, i) => i);
  const into = [-1];
  addAll(into, long);
  expect(into).toHaveLength(MORE_THAN_ARGUMENTS + 1);
  expect([smallestOf(into), largestOf(into)]).toEqual([-1, MORE_THAN_ARGUMENTS - 1]);
});

test('product: smallestOf and largestOf return what Math returns for short lists, even empty ones', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 20 }), (numbers) => {
      expect([smallestOf(numbers), largestOf(numbers)]).toEqual([Math.min(...numbers), Math.max(...numbers)]);
    }),
  );
});
