import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgeCaseBytes, edgeCaseTexts, longLine } from '../../testing/arbitraries/edge-case-files.ts';
import { runs } from '../../testing/arbitraries/edits.ts';
import { decodeBytes, encodeText, findUnencodable, octetLength } from './encoding.ts';

const marks = [[], [0xef, 0xbb, 0xbf], [0xff, 0xfe], [0xfe, 0xff]] as const;

/** Bytes of every kind: random, text, UTF-16, with and without a mark. */
const anyBytes = fc
  .tuple(
    fc.constantFrom(...marks),
    fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc.array(fc.constantFrom(0, 10, 13, 32, 97, 0xd8, 0xdc, 0xfe, 0xff), { maxLength: 24 }),
      fc.string({ unit: 'binary', maxLength: 20 }).map((text) => new TextEncoder().encode(text)),
    ),
  )
  .map(([mark, body]) => Uint8Array.from([...mark, ...body]));

describe('bytes to text and back', () => {
  test('any bytes are returned unchanged', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        expect(encodeText(decodeBytes(bytes))).toEqual(bytes);
      }),
      { numRuns: runs(800) },
    );
  });

  test.each(Object.entries(edgeCaseBytes))('bytes are returned unchanged: %s', (_name, bytes) => {
    expect([...encodeText(decodeBytes(Uint8Array.from(bytes)))]).toEqual(bytes);
  });

  test.each(Object.entries({ ...edgeCaseTexts, 'a line of 500 KiB': longLine }))(
    'text is UTF-8: %s',
    (_name, text) => {
      const bytes = new TextEncoder().encode(text);
      const decoded = decodeBytes(bytes);
      expect(decoded.encoding).toBe('utf-8');
      expect((decoded.bom ? '\ufeff' : '') + decoded.text).toBe(text);
      expect(Buffer.compare(encodeText(decoded), bytes)).toBe(0);
    },
  );
});

describe('the encoding of a file', () => {
  test.each([
    ['no bytes', [], 'utf-8', false, ''],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x61], 'utf-8', true, 'a'],
    ['a second mark is text', [0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf], 'utf-8', true, '\ufeff'],
    ['UTF-16 LE', edgeCaseBytes['UTF-16 LE'], 'utf-16le', true, 'a\r\n'],
    ['UTF-16 BE', edgeCaseBytes['UTF-16 BE'], 'utf-16be', true, 'a\r'],
    ['an odd number of bytes is not UTF-16', [0xff, 0xfe, 0x61], 'octets', false, '\u00ff\u00fea'],
    ['half a pair is not UTF-16', [0xff, 0xfe, 0x00, 0xd8], 'octets', false, '\u00ff\u00fe\u0000\u00d8'],
    ['UTF-16 without a mark is UTF-8 if it can be', [0x61, 0x00], 'utf-8', false, 'a\u0000'],
    ['Latin-1', [0x2f, 0xe9], 'octets', false, '/\u00e9'],
    [
      'invalid UTF-8 after a UTF-8 mark',
      [0xef, 0xbb, 0xbf, 0xe9],
      'octets',
      false,
      '\u00ef\u00bb\u00bf\u00e9',
    ],
    ['a surrogate in UTF-8', [0xed, 0xa0, 0x80], 'octets', false, '\u00ed\u00a0\u0080'],
  ] as const)('%s', (_name, bytes, encoding, bom, text) => {
    expect(decodeBytes(Uint8Array.from(bytes))).toEqual({ encoding, bom, text });
  });
});

describe('characters that an encoding can write', () => {
  test.each([
    ['utf-8', 'a\u{1f916}é', -1],
    ['utf-8', 'a\ud83e', 1],
    ['utf-16le', '\u{1f916}\udd16', 2],
    ['octets', 'é\u00ff', -1],
    ['octets', 'éĀ', 1],
    ['octets', 'a\u{1f916}', 1],
  ] as const)('in %s, %j: first column that cannot be written is %d', (encoding, text, column) => {
    expect(findUnencodable(text, encoding)).toBe(column);
  });

  test('a character without an octet is never replaced by another one', () => {
    expect(() => encodeText({ text: 'a\u010a', encoding: 'octets', bom: false })).toThrow(RangeError);
  });

  test('octetLength is the number of encoded bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        for (const encoding of ['utf-8', 'utf-16le', 'utf-16be'] as const) {
          expect(octetLength(text, encoding)).toBe(encodeText({ text, encoding, bom: false }).length);
        }
      }),
      { numRuns: runs(200) },
    );
    expect(octetLength('éa', 'octets')).toBe(2);
  });
});
