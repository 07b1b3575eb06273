// Text search without a slow worst case.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLastText, findText } from './find-text.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 12 });

test('ours: a text is found where indexOf and lastIndexOf find it, however long both texts are', () => {
  fc.assert(
    fc.property(
      text,
      text,
      text,
      fc.nat(20),
      fc.constantFrom(1, 2 ** 11),
      (front, middle, back, from, times) => {
        const within = (front + middle + back).repeat(times);
        const long = middle.repeat(times);
        expect(findText(within, long, from)).toBe(within.indexOf(long, from));
        expect(findLastText(within, long)).toBe(within.lastIndexOf(long));
      },
    ),
    { numRuns: 500 },
  );
});

test('ours: a worst-case text is found quickly', () => {
  const half = 'a'.repeat(50_000);
  expect(findText('a'.repeat(500_000), `${half}b${half}`, 1)).toBe(-1);
  expect(findText(`${'a'.repeat(400_000)}b${half}`, `${half}b${half}`, 1)).toBe(350_000);
});
