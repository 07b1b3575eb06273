import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacters } from '../../testing/fuzz/generators/unicode.ts';
import { escapeInvisible } from './escape-invisible.ts';
import { characterShortName, hasInvisibleText, splitInvisible } from './invisible-characters.ts';
import { isPlain } from './plain-text.ts';

/** A text as it is drawn: boxes in brackets that no text has as they are. */
const drawn = (text: string) =>
  splitInvisible(text)
    .map((one) => (one.kind === 'mark' ? `\u27e6${one.name}\u27e7` : one.text))
    .join('');

const rows: readonly (readonly [name: string, text: string, wanted: string])[] = [
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

describe('characters that cannot be seen', () => {
  test.each(rows)('product: %s', (_name, text, wanted) => {
    expect(drawn(text)).toBe(wanted);
  });

  test('ours: in names and tooltips they stand by their codes', () => {
    expect(escapeInvisible('/a\u202eb ⟦')).toBe('/a⟦U+202E⟧b ⟦U+27E6⟧');
  });

  test('ours: letters from right to left are set apart between signs of ASCII', () => {
    expect(splitInvisible('/\u05d0\u05d1/\u05d2x').map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'text /',
      'apart \u05d0\u05d1',
      'text /',
      'apart \u05d2',
      'text x',
    ]);
  });

  test('ours: no two characters have one name', () => {
    const all = Array.from({ length: 0x20000 }, (_, code) =>
      characterShortName(String.fromCodePoint(code < 0x10000 ? code : code + 0xd0000)),
    );
    expect(new Set(all).size).toBe(all.length);
  });
});

test.each([
  ['/a b  c', false],
  ['/日本', false],
  ['/\u05d0', false],
  ['/\u05d0/\u05d1', true],
  ['/a\u200b', true],
  ['a\tb', true],
])('product: a field tells of what it cannot show: %j', (text, wanted) => {
  expect(hasInvisibleText(text)).toBe(wanted);
});

/** The text behind what is drawn, by the codes. */
const read = (shown: string) =>
  shown.replace(/\u27e6U\+([0-9A-F]+)\u27e7/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

const anyText = fc.oneof(anyCharacters, fc.string({ unit: 'binary' }), fc.string());

describe('what is drawn', () => {
  test('product: two different texts never look the same', () => {
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        expect(drawn(one) === drawn(other)).toBe(one === other);
        expect(read(escapeInvisible(one))).toBe(one);
        expect(
          splitInvisible(one)
            .map(({ text }) => text)
            .join(''),
        ).toBe(one);
      }),
      { numRuns: 600 },
    );
  });

  test('product: nothing that is drawn as it stands is a control, a mark of direction or without ink', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const left = splitInvisible(text).filter(({ kind }) => kind !== 'mark');
        for (const { text: shown } of left) expect(shown).not.toMatch(/[\p{C}\p{DI}]|(?! )\p{Z}/u);
        if (isPlain(text)) expect(escapeInvisible(text)).toBe(text);
      }),
      { numRuns: 600 },
    );
  });
});
