// Encodings other than Unicode, in which an ASCII character is one octet and no other character contains the octets of
// a line ending or of a sign with a meaning. Browsers and Node decode them; the tables to encode them are built from
// that.

/** Their names, by the label that `TextDecoder` knows. */
const names = {
  shift_jis: 'Shift_JIS',
  'euc-jp': 'EUC-JP',
  gb18030: 'GB18030',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
  'windows-1251': 'Windows-1251',
  'koi8-r': 'KOI8-R',
  'windows-1253': 'Windows-1253',
  'windows-1255': 'Windows-1255',
  'windows-1256': 'Windows-1256',
  'windows-874': 'Windows-874',
} as const;

export type Charset = keyof typeof names;

export const charsets = Object.keys(names) as Charset[];

export const isCharset = (encoding: string): encoding is Charset => Object.hasOwn(names, encoding);

export const charsetName = (charset: Charset): string => names[charset];

const LF = 0x0a;
const NOT_A_CHARACTER = '\ufffd';

/** Every sequence of octets that may be a character: one octet, two, or three after the octet 8F (EUC-JP). */
function* sequences(): Generator<readonly number[]> {
  for (let lead = 0x80; lead <= 0xff; lead++) yield [lead];
  for (let lead = 0x81; lead <= 0xfe; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++) yield [lead, trail];
  for (let second = 0xa1; second <= 0xfe; second++)
    for (let third = 0xa1; third <= 0xfe; third++) yield [0x8f, second, third];
}

/** The octets of each character that is not ASCII, one character per octet. */
type EncodingTable = ReadonlyMap<string, string>;

const tables = new Map<Charset, EncodingTable>();

/** Decodes all sequences at once, one per line. */
function createTable(charset: Charset): EncodingTable {
  const all = [...sequences()];
  const lines = new TextDecoder(charset).decode(Uint8Array.from(all.flatMap((octets) => [...octets, LF])));
  const table = new Map<string, string>();
  for (const [place, character] of lines.split('\n').entries()) {
    const octets = all[place];
    const isOne = Array.from(character).length === 1 && character !== NOT_A_CHARACTER;
    if (octets && isOne && !table.has(character)) table.set(character, String.fromCharCode(...octets));
  }
  return table;
}

function tableOf(charset: Charset): EncodingTable {
  let table = tables.get(charset);
  if (!table) tables.set(charset, (table = createTable(charset)));
  return table;
}

const NOT_ASCII = /[^\0-\x7f]/gu;

/** The octets of a character, one character per octet; undefined if the encoding lacks it. */
export const octetsOfCharacter = (character: string, charset: Charset): string | undefined =>
  tableOf(charset).get(character);

/** The first column of a text that an encoding cannot write, or -1. */
export function findUnencodableIn(text: string, charset: Charset): number {
  for (const { 0: character, index } of text.matchAll(NOT_ASCII))
    if (octetsOfCharacter(character, charset) === undefined) return index;
  return -1;
}

/** The octets of a text, one character per octet. The encoding must have every character of it. */
export const textToOctets = (text: string, charset: Charset): string =>
  text.replace(NOT_ASCII, (character) => octetsOfCharacter(character, charset) ?? NOT_A_CHARACTER);
