// Detects in which encoding a file is that is not UTF-8, from the characters that a text of each language consists of.
import { type Charset, octetsOfCharacter } from './charsets.ts';
import { decodeBytes, EXAMINED_OCTETS, encodeText } from './encoding.ts';
import { linesOfText } from './lines.ts';
import { printSource, type Source } from './source.ts';

/** What a text in an encoding mostly consists of. */
interface TypicalText {
  readonly charset: Charset;
  /** Whether a character is one of those that a text in the language mostly consists of. */
  readonly isTypical: (character: string) => boolean;
  /** The least part of the characters outside ASCII that are typical. */
  readonly least: number;
  /** The least number of characters outside ASCII that follow each other on average. */
  readonly run: number;
}

/** Characters whose first octet is in one of these ranges, and whose second octet is not below `trail`. */
const byLead =
  (charset: Charset, ranges: readonly (readonly [number, number])[], trail = 0x40) =>
  (character: string): boolean => {
    const octets = octetsOfCharacter(character, charset) ?? '';
    const lead = octets.charCodeAt(0);
    return octets.charCodeAt(1) >= trail && ranges.some(([from, to]) => from <= lead && lead <= to);
  };

const wide = (charset: Charset, isTypical: TypicalText['isTypical']): TypicalText => ({
  charset,
  isTypical,
  least: 0.8,
  run: 1.5,
});

/** `letters`: the most frequent letters of the language. */
const narrow = (charset: Charset, letters: string): TypicalText => ({
  charset,
  isTypical: (character) => letters.includes(character.toLowerCase()),
  least: 0.55,
  run: 3,
});

const RUSSIAN = 'оеаинтсрвлк';

/**
 * If several match equally well, the first counts: its range of typical characters is the smallest, so that a text in
 * another language is rarely within it.
 */
const typicalTexts: readonly TypicalText[] = [
  wide(
    'shift_jis',
    byLead('shift_jis', [
      [0x81, 0x83],
      [0x88, 0x97],
    ]),
  ),
  wide('euc-kr', byLead('euc-kr', [[0xb0, 0xc8]], 0xa1)),
  wide(
    'euc-jp',
    byLead(
      'euc-jp',
      [
        [0xa1, 0xa1],
        [0xa4, 0xa5],
        [0xb0, 0xcf],
      ],
      0xa1,
    ),
  ),
  wide(
    'gb18030',
    byLead(
      'gb18030',
      [
        [0xa1, 0xa1],
        [0xa3, 0xa3],
        [0xb0, 0xd7],
      ],
      0xa1,
    ),
  ),
  wide(
    'big5',
    byLead('big5', [
      [0xa1, 0xa1],
      [0xa4, 0xc6],
    ]),
  ),
  narrow('windows-1251', RUSSIAN),
  narrow('koi8-r', RUSSIAN),
  narrow('windows-1253', 'αοιετσνηυρςάέίόύή'),
  narrow('windows-1255', 'ילוהרתאמשבנ'),
  narrow('windows-1256', 'اليمونترةبعدهفسحأإ'),
  narrow('windows-874', 'านรอกเงมยลวดท่้ส'),
];

/** With fewer characters outside ASCII, the encoding remains unknown. */
const MIN_CHARACTERS = 4;

function decodeFatally(bytes: Uint8Array, charset: Charset): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const isEqual = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((octet, place) => octet === other[place]);

/** How well a text matches an encoding: the part of its characters that are typical, or 0. */
function scoreOf(text: string, { isTypical, least, run }: TypicalText): number {
  const runs = text.slice(0, EXAMINED_OCTETS).match(/[^\0-\x7f]+/g) ?? [];
  const characters = runs.flatMap((characterRun) => Array.from(characterRun));
  if (characters.length < Math.max(MIN_CHARACTERS, run * runs.length)) return 0;
  const part = characters.filter(isTypical).length / characters.length;
  return part < least ? 0 : part;
}

/**
 * The text of bytes that are not UTF-8, and their encoding; undefined if it remains unknown, or if the bytes could not
 * be written again as they are.
 */
function decodeCharset(bytes: Uint8Array): { readonly text: string; readonly encoding: Charset } | undefined {
  let best: { readonly text: string; readonly encoding: Charset; readonly score: number } | undefined;
  for (const typical of typicalTexts) {
    const text = decodeFatally(bytes, typical.charset);
    const score = text === undefined ? 0 : scoreOf(text, typical);
    if (text !== undefined && score > (best?.score ?? 0)) best = { text, encoding: typical.charset, score };
  }
  if (!best) return undefined;
  const { text, encoding } = best;
  try {
    return isEqual(encodeText({ text, encoding, bom: false }), bytes) ? { text, encoding } : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * A file that was read octet by octet, in its encoding if that can be detected: the same bytes, as their author saw
 * them. Any other file is returned as it is.
 */
export function detectCharset(source: Source): Source {
  if (source.encoding !== 'octets' || source.big) return source;
  const bytes = printSource(source);
  // A mark of Unicode at the beginning says that the file is not in such an encoding.
  if (decodeBytes(bytes).encoding !== 'octets' || /^(?:\xef\xbb|\xff\xfe|\xfe\xff)/.test(firstOctets(bytes)))
    return source;
  const decoded = decodeCharset(bytes);
  return decoded ? { encoding: decoded.encoding, bom: false, lines: linesOfText(decoded.text) } : source;
}

const firstOctets = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 2));
