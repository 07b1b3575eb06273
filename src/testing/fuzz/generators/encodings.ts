// The same text in every encoding and after every byte order mark, sometimes cut in the middle of a character.
import fc from 'fast-check';
import type { FuzzFile } from '../fuzz-case.ts';
import { mutatedFiles } from './mutations.ts';

const byteOrderMarks: readonly (readonly number[])[] = [
  [],
  [0xef, 0xbb, 0xbf],
  [0xef, 0xbb],
  [0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf],
  [0xff, 0xfe],
  [0xfe, 0xff],
  [0xff, 0xfe, 0, 0],
  [0, 0, 0xfe, 0xff],
  [0x2b, 0x2f, 0x76],
  [0x0e, 0xfe, 0xff],
];

/** How each octet is written: unchanged, as two octets in either order, or as four. */
const octetWidths: readonly ((octet: number) => readonly number[])[] = [
  (octet) => [octet],
  (octet) => [octet, 0],
  (octet) => [0, octet],
  (octet) => [octet, 0, 0, 0],
];

export const encodedFiles: fc.Arbitrary<FuzzFile> = fc
  .tuple(mutatedFiles, fc.constantFrom(...byteOrderMarks), fc.constantFrom(...octetWidths), fc.nat(3))
  .map(([{ path, bytes }, mark, width, cut]) => {
    const octets = [...mark, ...[...bytes.subarray(0, 800)].flatMap(width)];
    return { path, bytes: Uint8Array.from(octets.slice(0, Math.max(0, octets.length - cut))) };
  });
