// The part of a file that a reader sees.
import { describe, expect, test } from 'vitest';
import { lineAt } from '../document/lines.ts';
import { readSource, sourceOfText } from '../document/source.ts';
import { encodingOfLine, findVisibleLines, placesOfLine, type TextOptions } from './visible-lines.ts';

const all: TextOptions = {
  bom: 'keep',
  maxBytes: null,
  maxLineBytes: null,
  lines: 'cr-lf',
  overflow: 'cut',
  notUtf8: 'octets',
};
const octets = (...values: readonly number[]) => readSource(Uint8Array.from(values));

/** Returns the texts of the lines that a reader sees. */
function textsSeen(source: ReturnType<typeof readSource>, reading: TextOptions): string[] {
  const { end, altered } = findVisibleLines(source, reading);
  return Array.from({ length: end }, (_, i) => altered.get(i)?.line.text ?? lineAt(source.lines, i)!.text);
}

describe('the byte order mark', () => {
  const withMark = sourceOfText('\ufeffa\nb');
  test.each([
    ['draft 1: it spoils the first line', withMark, 'keep', ['\ufeffa', 'b']],
    ['rfc 9309: it is stripped', withMark, 'strip', ['a', 'b']],
    ['robots.cc: it is stripped', withMark, 'strip-prefix', ['a', 'b']],
    ['robots.cc: a part of it is stripped too', octets(0xef, 0xbb, 0x61), 'strip-prefix', ['a']],
    ['robots.cc: also one octet', octets(0xef, 0x61), 'strip-prefix', ['a']],
    ['rfc 9309: a part of it is not', octets(0xef, 0xbb, 0x61), 'strip', ['\u00ef\u00bba']],
    ['ours: a mark in a file of octets', octets(0xef, 0xbb, 0xbf, 0x61, 0xff), 'strip', ['a\u00ff']],
    ['ours: no mark, nothing to strip', sourceOfText('a'), 'strip-prefix', ['a']],
  ] as const)('%s', (_name, source, bom, texts) => {
    expect(textsSeen(source, { ...all, bom })).toEqual(texts);
  });
});

describe('rfc 9309 2.5: a file is read up to a limit of octets', () => {
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
    const visibleTexts = upTo(max).filter((text) => text !== '');
    expect(visibleTexts.map((text) => text.replace('é', '\u00c3\u00a9'))).toEqual(
      texts.map((text) => text.replace('é', '\u00c3\u00a9')),
    );
  });

  test('ours: the byte order mark counts toward the limit', () => {
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
    const cut = () => findVisibleLines(source, { ...all, maxLineBytes: 4 }).altered.get(0)!.line;
    expect(cut()).toBe(cut());
    expect(encodingOfLine(cut(), 'utf-8')).toBe('octets');
  });
});

test('ours: a reader of octets sees nothing of a file in UTF-16', () => {
  expect(textsSeen(octets(0xff, 0xfe, 0x61, 0), all)).toEqual([]);
});

describe('urllib: the characters that end a line for a reader of text', () => {
  const unicode = { ...all, lines: 'unicode' } as const;
  const linesSeen = (text: string) => {
    const source = sourceOfText(text);
    const { end, altered } = findVisibleLines(source, unicode);
    return Array.from({ length: end }, (_, i) => {
      const alteration = altered.get(i);
      return alteration
        ? [alteration.line, ...(alteration.more ?? [])].map((line) => line.text)
        : [lineAt(source.lines, i)!.text];
    });
  };
  test.each([
    ['a\vb\nc', [['a', 'b'], ['c']]],
    ['a\fb\u0085c\u2028d\u2029e', [['a', 'b', 'c', 'd', 'e']]],
    ['a\x1cb\x1dc\x1ed\x1fe', [['a', 'b', 'c', 'd\x1fe']]],
    ['a\v\nb', [['a', ''], ['b']]],
    ['a\v', [['a']]],
    ['\v', [['']]],
  ])('%j', (text, lines) => expect(linesSeen(text)).toEqual(lines));

  test('urllib: all white space of Unicode is trimmed, except the byte order mark', () => {
    const visible = findVisibleLines(sourceOfText('\u00a0Allow\u2003: \u3000/x\x1f#c\n\u2060a: b'), unicode);
    const { line } = visible.altered.get(0)!;
    const { nameStart, nameEnd, valueStart, valueEnd } = placesOfLine(line);
    expect([line.text.slice(nameStart, nameEnd), line.text.slice(valueStart, valueEnd)]).toEqual([
      'Allow',
      '/x',
    ]);
    expect(visible.altered.has(1)).toBe(false);
  });

  test('ours: a line that is split is the same objects every time', () => {
    const source = sourceOfText('a\vb');
    const pieces = () => findVisibleLines(source, unicode).altered.get(0)!;
    expect(pieces().line).toBe(pieces().line);
    expect(pieces().more![0]).toBe(pieces().more![0]);
  });
});

test('yandex: a file that is too long may be ignored as a whole', () => {
  const source = sourceOfText('abc');
  const open = { ...all, overflow: 'allow-all' } as const;
  expect(findVisibleLines(source, { ...open, maxBytes: 2 })).toMatchObject({ end: 0, unread: 'too-long' });
  expect(findVisibleLines(source, { ...open, maxBytes: 3 })).toMatchObject({ end: 1 });
});

test.each([
  [[0x61, 0xff], 'not-utf-8'],
  [[0xff, 0xfe, 0x61, 0], 'not-utf-8'],
  [[0x61], undefined],
])('urllib: a reader of text stops at octets that are not UTF-8: %j', (bytes, unread) => {
  expect(findVisibleLines(octets(...bytes), { ...all, notUtf8: 'error' }).unread).toBe(unread);
});
