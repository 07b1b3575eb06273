import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacters } from '../../testing/fuzz/generators/unicode.ts';
import { escapeInvisible } from './escape-invisible.ts';
import { characterShortName, hasInvisibleText, splitInvisible } from './invisible-characters.ts';
import { isPlain } from './plain-text.ts';

/** Returns a text as it is displayed, with names of invisible characters in brackets that no visible text contains. */
const drawn = (text: string) =>
  splitInvisible(text)
    .map((stretch) => (stretch.kind === 'mark' ? `\u27e6${stretch.name}\u27e7` : stretch.text))
    .join('');

const rows: readonly (readonly [name: string, text: string, expected: string])[] = [
  ['ASCII stays as it is', '/a b?c=*$#~', '/a b?c=*$#~'],
  ['letters of any script stay', '/日本語/né/ツ/Ωμέγα/Москва', '/日本語/né/ツ/Ωμέγα/Москва'],
  ['a zero width space', '/pri\u200bvate', '/pri⟦ZWSP⟧vate'],
  ['what turns the direction', '/a\u202ebc\u202c\u2067', '/a⟦RLO⟧bc⟦PDF⟧⟦RLI⟧'],
  ['controls', 'a\0\t\u001b\u007f\u0085\u0080', 'a⟦NUL⟧⟦TAB⟧⟦ESC⟧⟦DEL⟧⟦NEL⟧⟦U+0080⟧'],
  ['line ends that end no line', 'a\u2028b\u2029', 'a⟦LS⟧b⟦PS⟧'],
  ['unusual blanks', 'a\u00a0b\u2003c\u3000', 'a⟦NBSP⟧b⟦U+2003⟧c⟦IDSP⟧'],
  ['spaces that a page swallows', ' a  b ', '⟦SP⟧a ⟦SP⟧b⟦SP⟧'],
  ['a mark of byte order inside', 'a\ufeffb', 'a⟦BOM⟧b'],
  [
    'soft hyphens, joiners, selectors, tags',
    'a\u00ad\u200d\ufe0f\u{e0101}\u{e0041}',
    'a⟦SHY⟧⟦ZWJ⟧⟦VS16⟧⟦VS18⟧⟦TAG A⟧',
  ],
  ['halves of pairs', 'a\ud800b\udc00', 'a⟦U+D800⟧b⟦U+DC00⟧'],
  ['private use and no characters', '\ue000\uffff\u{10fffe}', '⟦U+E000⟧⟦U+FFFF⟧⟦U+10FFFE⟧'],
  ['fillers that set no ink', 'a\u3164\u2800b', 'a⟦U+3164⟧⟦U+2800⟧b'],
  ['signs that look like those of a path', '/a\u2215b\uff0fc\uff1f', '/a⟦U+2215⟧b⟦U+FF0F⟧c⟦U+FF1F⟧'],
  ['letters among others that look alike', '/p\u0430ypal \u0430pple', '/p⟦U+0430⟧ypal ⟦U+0430⟧pple'],
  ['accents on ASCII', 'e\u0301 /\u0338', 'e⟦U+0301⟧ /⟦U+0338⟧'],
  ['the brackets of a mark', '⟦RLO⟧', '⟦U+27E6⟧RLO⟦U+27E7⟧'],
];

describe('invisible characters', () => {
  test.each(rows)('product: %s', (_name, text, expected) => {
    expect(drawn(text)).toBe(expected);
  });

  test('ours: names and tooltips show invisible characters by their codes', () => {
    expect(escapeInvisible('/a\u202eb ⟦')).toBe('/a⟦U+202E⟧b ⟦U+27E6⟧');
  });

  test('ours: right-to-left letters are isolated between ASCII characters', () => {
    expect(splitInvisible('/\u05d0\u05d1/\u05d2x').map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'text /',
      'apart \u05d0\u05d1',
      'text /',
      'apart \u05d2',
      'text x',
    ]);
  });

  test('ours: no two characters have the same name', () => {
    const characters = Array.from({ length: 0x20000 }, (_, code) =>
      characterShortName(String.fromCodePoint(code < 0x10000 ? code : code + 0xd0000)),
    );
    expect(new Set(characters).size).toBe(characters.length);
  });
});

test.each([
  ['/a b  c', false],
  ['/日本', false],
  ['/\u05d0', false],
  ['/\u05d0/\u05d1', true],
  ['/a\u200b', true],
  ['a\tb', true],
])('product: a field reports text that it cannot show: %j', (text, expected) => {
  expect(hasInvisibleText(text)).toBe(expected);
});

/** Restores the text from what is displayed, by the codes. */
const restore = (displayed: string) =>
  displayed.replace(/\u27e6U\+([0-9A-F]+)\u27e7/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

const anyText = fc.oneof(anyCharacters, fc.string({ unit: 'binary' }), fc.string());

describe('displayed text', () => {
  test('product: two different texts never look the same', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        expect(drawn(a) === drawn(b)).toBe(a === b);
        expect(restore(escapeInvisible(a))).toBe(a);
        expect(
          splitInvisible(a)
            .map(({ text }) => text)
            .join(''),
        ).toBe(a);
      }),
      { numRuns: 600 },
    );
  });

  test('product: text that is displayed as it is contains no control, direction mark or character that draws nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const visible = splitInvisible(text).filter(({ kind }) => kind !== 'mark');
        for (const { text: visibleText } of visible)
          expect(visibleText).not.toMatch(/[\p{C}\p{DI}]|(?! )\p{Z}/u);
        if (isPlain(text)) expect(escapeInvisible(text)).toBe(text);
      }),
      { numRuns: 600 },
    );
  });
});
