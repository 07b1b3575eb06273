// Searching without a slow case.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLastText, findText } from './find-text.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 12 });

test('ours: a text is found where indexOf and lastIndexOf find it, however long both are', () => {
  fc.assert(
    fc.property(
      text,
      text,
      text,
      fc.nat(20),
      fc.constantFrom(1, 2 ** 11),
      (front, sought, back, from, times) => {
        const within = (front + sought + back).repeat(times);
        const long = sought.repeat(times);
        expect(findText(within, long, from)).toBe(within.indexOf(long, from));
        expect(findLastText(within, long)).toBe(within.lastIndexOf(long));
      },
    ),
    { numRuns: 500 },
  );
});

test('ours: a text made to be sought for long is not', () => {
  const half = 'a'.repeat(50_000);
  expect(findText('a'.repeat(500_000), `${half}b${half}`, 1)).toBe(-1);
  expect(findText(`${'a'.repeat(400_000)}b${half}`, `${half}b${half}`, 1)).toBe(350_000);
});
