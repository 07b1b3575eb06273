import { expect, test } from 'vitest';
import { compressText, decompressText, storedBytes, withoutBlob } from './version-compression.ts';

const TEXT = 'Disallow: /a\u00e4\u{1f512}\r\n'.repeat(2000);

test('ours: a compressed text is restored unchanged, and is smaller', async () => {
  const packed = await compressText(TEXT);
  expect(packed).toBeInstanceOf(Blob);
  expect(storedBytes(packed)).toBeLessThan(TEXT.length / 10);
  expect(await decompressText(packed)).toBe(TEXT);
  expect(await decompressText(await compressText(''))).toBe('');
});

test('ours: an uncompressed text of an earlier version of Gatepost is readable', async () => {
  expect(await decompressText(TEXT)).toBe(TEXT);
  expect(storedBytes(TEXT)).toBe(2 * TEXT.length);
});

test('ours: the octets of a compressed text, for a browser that cannot store blobs, have the same size and are readable', async () => {
  const packed = await compressText(TEXT);
  const octets = await withoutBlob(packed);
  expect(octets).toBeInstanceOf(Uint8Array);
  expect(storedBytes(octets)).toBe(storedBytes(packed));
  expect(await decompressText(octets)).toBe(TEXT);
});

test.each([
  ['no compressed text at all', new Blob(['gatepost'])],
  ['nothing', new Blob([])],
])('ours: %s is refused', async (_, blob) => {
  await expect(decompressText(blob)).rejects.toBeInstanceOf(Error);
});

test('ours: a truncated text is refused', async () => {
  const packed = await compressText(TEXT);
  await expect(decompressText(packed.slice(0, packed.size - 20))).rejects.toBeInstanceOf(Error);
});
