// What of a file a reader sees.
import { describe, expect, test } from 'vitest';
import { lineAt } from '../text/lines.ts';
import { readSource, sourceOfText } from '../text/source.ts';
import { encodingOfLine, seenLines, type TextReading } from './text-limits.ts';

const all: TextReading = {
  bom: 'keep',
  maxBytes: null,
  maxLineBytes: null,
  lines: 'cr-lf',
  overflow: 'cut',
  notUtf8: 'octets',
};
const octets = (...values: readonly number[]) => readSource(Uint8Array.from(values));

/** The texts of the lines that a reader sees. */
function textsSeen(source: ReturnType<typeof readSource>, reading: TextReading): string[] {
  const { end, altered } = seenLines(source, reading);
  return Array.from({ length: end }, (_, i) => altered.get(i)?.line.text ?? lineAt(source.lines, i)!.text);
}

describe('the byte order mark', () => {
  const marked = sourceOfText('\ufeffa\nb');
  test.each([
    ['draft 1: it spoils the first line', marked, 'keep', ['\ufeffa', 'b']],
    ['rfc 9309: it is stripped', marked, 'strip', ['a', 'b']],
    ['robots.cc: it is stripped', marked, 'strip-prefix', ['a', 'b']],
    ['robots.cc: a part of it is stripped too', octets(0xef, 0xbb, 0x61), 'strip-prefix', ['a']],
    ['robots.cc: also one octet', octets(0xef, 0x61), 'strip-prefix', ['a']],
    ['rfc 9309: a part of it is not', octets(0xef, 0xbb, 0x61), 'strip', ['\u00ef\u00bba']],
    ['ours: a mark in a file of octets', octets(0xef, 0xbb, 0xbf, 0x61, 0xff), 'strip', ['a\u00ff']],
    ['ours: no mark, nothing to strip', sourceOfText('a'), 'strip-prefix', ['a']],
  ] as const)('%s', (_name, source, bom, texts) => {
    expect(textsSeen(source, { ...all, bom })).toEqual(texts);
  });
});

describe('rfc 9309 2.5: a file is read up to a number of octets', () => {
  const upTo = (maxBytes: number) => textsSeen(sourceOfText('ab\r\ncéd\nf'), { ...all, maxBytes });
  test.each([
    [9, ['ab', 'c\u00c3\u00a9d']],
    [8, ['ab', 'c\u00c3\u00a9d']],
    [7, ['ab', 'c\u00c3\u00a9']],
    [6, ['ab', 'c\u00c3']],
    [3, ['ab']],
    [1, ['a']],
    [10, ['ab', 'céd', 'f']],
  ])('%i octets', (max, texts) => {
    const seen = upTo(max).filter((text) => text !== '');
    expect(seen.map((text) => text.replace('é', '\u00c3\u00a9'))).toEqual(
      texts.map((text) => text.replace('é', '\u00c3\u00a9')),
    );
  });

  test('ours: the byte order mark counts', () => {
    expect(textsSeen(sourceOfText('\ufeffabc'), { ...all, bom: 'strip', maxBytes: 5 })).toEqual(['ab']);
  });
});

describe('robots.cc: a line is read up to the size of its buffer, as a C string', () => {
  test.each([
    ['abcdef\nxy', ['abc', 'xy']],
    ['ab\0cd', ['ab']],
    ['aéz', ['a\u00c3\u00a9']],
    ['ééé', ['\u00c3\u00a9\u00c3']],
  ])('%j', (text, texts) =>
    expect(textsSeen(sourceOfText(text), { ...all, maxLineBytes: 3 })).toEqual(texts),
  );

  test('ours: a line that is cut is the same object every time, and is read as octets', () => {
    const source = sourceOfText('é12345');
    const cut = () => seenLines(source, { ...all, maxLineBytes: 4 }).altered.get(0)!.line;
    expect(cut()).toBe(cut());
    expect(encodingOfLine(cut(), 'utf-8')).toBe('octets');
  });
});

test('ours: a reader of octets sees nothing of a file in UTF-16', () => {
  expect(textsSeen(octets(0xff, 0xfe, 0x61, 0), all)).toEqual([]);
});
