import { afterEach, expect, test, vi } from 'vitest';
import { packedBytes, packText, unpackText } from './versions-text.ts';

const TEXT = 'Disallow: /a\u00e4\u{1f512}\r\n'.repeat(2000);

afterEach(() => vi.unstubAllGlobals());

test('ours: a packed text comes back as it was, and takes less', async () => {
  const packed = await packText(TEXT);
  expect(packed).toBeInstanceOf(Blob);
  expect(packedBytes(packed)).toBeLessThan(TEXT.length / 10);
  expect(await unpackText(packed)).toBe(TEXT);
  expect(await unpackText(await packText(''))).toBe('');
});

test('ours: where the platform does not compress, the text is kept as it is', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  expect(await packText(TEXT)).toBe(TEXT);
  expect(await unpackText(TEXT)).toBe(TEXT);
  expect(packedBytes(TEXT)).toBe(2 * TEXT.length);
});

test.each([
  ['no compressed text at all', new Blob(['gatepost'])],
  ['nothing', new Blob([])],
])('ours: %s is refused', async (_, blob) => {
  await expect(unpackText(blob)).rejects.toBeInstanceOf(Error);
});

test('ours: a text that was cut off is refused', async () => {
  const packed = (await packText(TEXT)) as Blob;
  await expect(unpackText(packed.slice(0, packed.size - 20))).rejects.toBeInstanceOf(Error);
});
