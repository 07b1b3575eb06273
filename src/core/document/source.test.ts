import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgeCaseBytes, edgeCaseTexts, longLine } from '../../testing/arbitraries/edge-case-files.ts';
import { lineText, runs, textOfLines } from '../../testing/arbitraries/edits.ts';
import { fileText, sourceLines } from '../../testing/policies.ts';
import { allLines, linesOfText } from './lines.ts';
import { toUtf8 } from './redetect-encoding.ts';
import { printSource, readSource, sourceOfText, textOfSource } from './source.ts';

describe('reading and printing', () => {
  test('architecture: print(read(bytes)) is bytes', () => {
    const line = fc.oneof(
      fc.uint8Array({ maxLength: 6 }),
      fc.constantFrom([13], [10], [13, 10], [0xef, 0xbb, 0xbf]),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (parts) => {
        const bytes = Uint8Array.from(parts.flatMap((part) => [...part]));
        expect(printSource(readSource(bytes))).toEqual(bytes);
      }),
      { numRuns: runs(400) },
    );
  });

  test.each(Object.entries(edgeCaseBytes))('bytes are returned unchanged: %s', (_name, bytes) => {
    expect([...printSource(readSource(Uint8Array.from(bytes)))]).toEqual(bytes);
  });

  test.each(Object.entries({ ...edgeCaseTexts, 'a line of 500 KiB': longLine }))(
    'text is returned unchanged: %s',
    (_name, text) => {
      expect(fileText(sourceOfText(text))).toBe(text);
      const bytes = printSource(sourceOfText(text));
      expect(Buffer.compare(bytes, new TextEncoder().encode(text))).toBe(0);
      expect(fileText(readSource(bytes))).toBe(text);
    },
  );

  test('architecture: a file given as text is UTF-8; a leading U+FEFF is its byte order mark', () => {
    const source = sourceOfText('\ufeff\ufeffa\ud800');
    expect(source).toMatchObject({ encoding: 'utf-8', bom: true });
    expect(textOfSource(source)).toBe('\ufeffa\ufffd');
  });

  test('a file converted to UTF-8 has the same lines and no mark', () => {
    const source = readSource(Uint8Array.from(edgeCaseBytes['UTF-16 LE']));
    expect(toUtf8(source).lines).toBe(source.lines);
    expect([...printSource(toUtf8(source))]).toEqual([0x61, 0x0d, 0x0a]);
  });
});

describe('linesOfText', () => {
  const cut = (text: string) => allLines(linesOfText(text)).map((line) => [line.text, line.eol]);

  test.each([
    ['', [['', '']]],
    ['a', [['a', '']]],
    [
      '\n',
      [
        ['', '\n'],
        ['', ''],
      ],
    ],
    [
      'a\r\nb\rc\nd',
      [
        ['a', '\r\n'],
        ['b', '\r'],
        ['c', '\n'],
        ['d', ''],
      ],
    ],
    [
      '\r\r\n\n\r',
      [
        ['', '\r'],
        ['', '\r\n'],
        ['', '\n'],
        ['', '\r'],
        ['', ''],
      ],
    ],
    ['a\u2028b\u0085c\vd\f', [['a\u2028b\u0085c\vd\f', '']]],
  ] as const)('draft 1 4.2, rfc 9309 2.2: %j', (text, lines) => {
    expect(cut(text)).toEqual(lines);
  });

  test('only the last line has no ending, no text contains a line break, ids are distinct', () => {
    fc.assert(
      fc.property(textOfLines(lineText), (text) => {
        const lines = sourceLines(sourceOfText(`x${text}`));
        expect(lines.map((line) => line.text + line.eol).join('')).toBe(`x${text}`);
        expect(lines.every(({ eol }, i) => (eol === '') === (i === lines.length - 1))).toBe(true);
        expect(lines.some((line) => /[\r\n]/.test(line.text))).toBe(false);
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
      }),
      { numRuns: runs(250) },
    );
  });
});
