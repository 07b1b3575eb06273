// Converts bytes to text and back, so that any bytes are returned unchanged.
import { codePointName } from '../text/code-point-name.ts';
import { type Charset, findUnencodableIn, isCharset, textToOctets } from './charsets.ts';

/**
 * How the bytes of a file became text.
 * `octets` is the last resort: one character per byte (U+0000 to U+00FF), for everything that is neither valid UTF-8
 * nor valid UTF-16 with a byte order mark. A file has another encoding only if someone has detected it
 * (`detect-charset.ts`).
 */
export type Encoding = 'utf-8' | WideEncoding | 'octets' | Charset;

/** Encodings in which crawlers, which read octets, find no line. */
export type WideEncoding = 'utf-16le' | 'utf-16be';

export const isWide = (encoding: Encoding): encoding is WideEncoding => encoding.startsWith('utf-16');

/** Encodings in which crawlers find the lines of a file. */
export type OctetEncoding = Exclude<Encoding, WideEncoding>;

/** Text without its byte order mark, and what is needed to write the same bytes. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
  readonly bom: boolean;
}

/** The byte order marks and their encodings. */
const BYTE_ORDER_MARKS = [
  { encoding: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const satisfies readonly { encoding: Encoding; mark: readonly number[] }[];

/** The byte order mark at the beginning of bytes, if there is one. */
export const findByteOrderMark = (bytes: Uint8Array) =>
  BYTE_ORDER_MARKS.find(({ mark }) => mark.every((octet, i) => bytes[i] === octet));

/** The octets of text of one character per octet. */
const octetsToBytes = (octets: string): Uint8Array => {
  const bytes = new Uint8Array(octets.length);
  for (let i = 0; i < octets.length; i++) bytes[i] = octets.charCodeAt(i);
  return bytes;
};

function decodeIfValid(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function octetsToText(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(i, i + 8192)));
  return parts.join('');
}

/** The text of bytes that are known to be of this encoding. */
export const decodeAs = (bytes: Uint8Array, encoding: Encoding): string =>
  encoding === 'octets' ? octetsToText(bytes) : new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);

/**
 * A line that begins with a name and a colon, or with a name that robots.cc accepts without a colon
 * (GetKeyAndValueFrom).
 */
const FIELD_PATTERN =
  /^[ \t\v\f]*(?:[a-z-]+[ \t\v\f]*:|user[- ]?agent|allow|dis{1,2}allow|dissalow|disalow|diasllow|disallaw)/im;

/** How many octets after a UTF-16 mark are examined to detect what they are. */
export const EXAMINED_OCTETS = 2 ** 16;

/**
 * Whether octets after a UTF-16 mark contain fields as octets and none as UTF-16. Crawlers that do not know UTF-16 read
 * them so (robots.cc); as UTF-16 they would contain no field for any reader.
 */
export function containsFieldsAsOctets(body: Uint8Array, encoding: Encoding): boolean {
  if (encoding !== 'utf-16le' && encoding !== 'utf-16be') return false;
  const head = body.subarray(0, EXAMINED_OCTETS);
  return FIELD_PATTERN.test(octetsToText(head)) && !FIELD_PATTERN.test(decodeAs(head, encoding));
}

/** Whether text of one character per octet is valid UTF-8. */
export const isUtf8 = (octets: string): boolean =>
  !/[^\0-\x7f]/.test(octets) ||
  (findUnencodable(octets, 'octets') < 0 &&
    decodeIfValid(encodeUnits(octets, 'octets'), 'utf-8') !== undefined);

/** Decodes bytes as UTF-8, UTF-8 with a mark, UTF-16 with a mark, or else octet by octet. Never fails. */
export function decodeBytes(bytes: Uint8Array): DecodedText {
  const { encoding, mark } = findByteOrderMark(bytes) ?? { encoding: 'utf-8', mark: [] };
  const body = bytes.subarray(mark.length);
  const text = containsFieldsAsOctets(body, encoding) ? undefined : decodeIfValid(body, encoding);
  if (text !== undefined) return { text, encoding, bom: mark.length > 0 };
  return { text: octetsToText(bytes), encoding: 'octets', bom: false };
}

function encodeUnits(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (!isWide(encoding)) {
    const at = findUnencodable(text, encoding);
    if (at >= 0) throw new RangeError(`no octet stands for ${codePointName(text, at)}`);
    return octetsToBytes(encoding === 'octets' ? text : textToOctets(text, encoding));
  }
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), encoding === 'utf-16le');
  return bytes;
}

/**
 * The bytes of decoded text: the inverse of `decodeBytes`.
 * @throws RangeError for a character that `octets` or another encoding lacks: no replacement is written.
 */
export function encodeText({ text, encoding, bom }: DecodedText): Uint8Array {
  const body = encodeUnits(text, encoding);
  const mark = bom ? BYTE_ORDER_MARKS.find((row) => row.encoding === encoding)?.mark : undefined;
  if (!mark) return body;
  const bytes = new Uint8Array(mark.length + body.length);
  bytes.set(mark);
  bytes.set(body, mark.length);
  return bytes;
}

/** The first column of `text` that `encoding` cannot write, or -1. No encoding can write half of a surrogate pair. */
export function findUnencodable(text: string, encoding: Encoding): number {
  if (encoding === 'octets') return text.search(/[^\u0000-\u00ff]/);
  if (isCharset(encoding)) return findUnencodableIn(text, encoding);
  return text.isWellFormed() ? -1 : text.search(/\p{Surrogate}/u);
}

/** The number of octets of `text` in `encoding`, without a byte order mark. */
export function octetLength(text: string, encoding: Encoding): number {
  if (encoding === 'octets') return text.length;
  if (isCharset(encoding)) return textToOctets(text, encoding).length;
  if (encoding !== 'utf-8') return 2 * text.length;
  let octets = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    octets += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2;
  }
  return octets;
}
