// Random octets, and octets that are nearly text.
import fc from 'fast-check';
import type { FuzzFile } from '../fuzz-case.ts';

const nearlyTextBytes = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0x20, max: 0x7e }) },
  { weight: 2, arbitrary: fc.constantFrom(0x0a, 0x0d, 0x3a, 0x23, 0x2f) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 255 }) },
);

export const randomByteFiles: fc.Arbitrary<FuzzFile> = fc.record({
  path: fc.constantFrom('/robots.txt', '/data.txt', '/doc.xml', '/page.html', '/access.log', '/urls.csv'),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 120 }),
    fc.array(nearlyTextBytes, { maxLength: 200 }).map((codes) => Uint8Array.from(codes)),
  ),
});
