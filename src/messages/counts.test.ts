import { expect, test } from 'vitest';
import { offlineWords } from './en/app/notices.ts';
import { shellWords } from './en/app/shell.ts';
import { sizeWords } from './en/size-limits.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 KiB'],
  [1100, '1.1 KiB'],
  [1024 * 1024 - 1, '1 MiB'],
  [1024 * 1024 - 60, '1,023.9 KiB'],
  [50_000_000, '47.7 MiB'],
])('ours: %i octets are told as %s, wherever they are told', (octets, told) => {
  expect(shellWords.octets(octets)).toBe(told);
  expect(offlineWords.octets(octets)).toBe(told);
  expect(sizeWords.notPasted(octets)).toContain(`has ${told} and`);
});
