import { expect, test, vi } from 'vitest';

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
  const modules = import.meta.glob([
    './{en,de}/**/*.ts',
    './*.ts',
    './{explain,reports}/*.ts',
    '!./**/*.test.ts',
  ]);
  expect(Object.keys(modules).length).toBeGreaterThan(80);
  for (const load of Object.values(modules)) await load();
  for (const spy of [...makers, ...sayers]) expect(spy).not.toHaveBeenCalled();
});
