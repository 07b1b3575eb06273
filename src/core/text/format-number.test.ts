import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNumberFormat } from './format-number.ts';

test.each(['en', 'de'])('ECMA-402 16.5: a number is formatted as Intl formats it, in %s', (language) => {
  const format = createNumberFormat(language);
  const intl = new Intl.NumberFormat(language);
  for (const count of [
    0,
    1,
    9,
    10,
    999,
    1000,
    1001,
    999_999,
    1e6,
    -1,
    -1000,
    0.5,
    999.5,
    1023.4,
    1e21,
    Number.NaN,
  ])
    expect(format(count)).toBe(intl.format(count));
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.nat(2000), fc.double({ noNaN: true })), (count) => {
      expect(format(count === 0 ? 0 : count)).toBe(intl.format(count === 0 ? 0 : count));
    }),
  );
});

test.each(['en', 'de'])(
  'ECMA-402 16.5: a number with one decimal place is formatted as Intl formats it, in %s',
  (language) => {
    const format = createNumberFormat(language, { maximumFractionDigits: 1 });
    const intl = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    fc.assert(
      fc.property(fc.nat(20_000), (tenths) => {
        expect(format(tenths / 10)).toBe(intl.format(tenths / 10));
      }),
    );
  },
);
