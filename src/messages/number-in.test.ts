import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { numberIn } from './number-in.ts';

test.each(['en', 'de'])('ECMA-402 16.5: a number is written as Intl writes it, in %s', (language) => {
  const told = numberIn(language);
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
    expect(told(count)).toBe(intl.format(count));
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.nat(2000), fc.double({ noNaN: true })), (count) => {
      expect(told(count === 0 ? 0 : count)).toBe(intl.format(count === 0 ? 0 : count));
    }),
  );
});

test.each(['en', 'de'])(
  'ECMA-402 16.5: with one digit behind the point as Intl writes it, in %s',
  (language) => {
    const told = numberIn(language, { maximumFractionDigits: 1 });
    const intl = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    fc.assert(
      fc.property(fc.nat(20_000), (tenths) => {
        expect(told(tenths / 10)).toBe(intl.format(tenths / 10));
      }),
    );
  },
);

test('issue 9.7: no words are put by the rules of a language when they are fetched, only when they are said', async () => {
  const makers = (
    ['NumberFormat', 'DateTimeFormat', 'Collator', 'RelativeTimeFormat', 'DisplayNames'] as const
  ).map((name) => vi.spyOn(Intl, name));
  const sayers = [
    vi.spyOn(Number.prototype, 'toLocaleString'),
    vi.spyOn(Date.prototype, 'toLocaleDateString'),
    vi.spyOn(String.prototype, 'localeCompare'),
  ];
  vi.resetModules();
  const modules = import.meta.glob(['./{en,de,words}/**/*.ts', '!./**/*.test.ts']);
  expect(Object.keys(modules).length).toBeGreaterThan(200);
  for (const load of Object.values(modules)) await load();
  for (const spy of [...makers, ...sayers]) expect(spy).not.toHaveBeenCalled();
});
