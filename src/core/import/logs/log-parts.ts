// The parts of a line of the common or the combined log format, as octets.
import { four, skipByFours } from './octet-run.ts';
import { CR, LF, type Octets } from './octets.ts';

export const SPACE = 0x20;
export const QUOTE = 0x22;
export const DASH = 0x2d;
export const SLASH = 0x2f;
export const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const FOUR_QUOTES = four(QUOTE);
const FOUR_BACKSLASHES = four(BACKSLASH);
const FOUR_CLOSE_BRACKETS = four(CLOSE_BRACKET);
/** Octets as `getInt32` gives them. */
const GET_OCTETS = 0x544547;
const HEAD_OCTETS = 0x44414548;
const HTTP_OCTETS = 0x50545448;
/** No number of octets has more digits. */
const MAX_DIGITS = 20;

export const isDigit = (octet: number): boolean => octet >= 0x30 && octet <= 0x39;
export const isCapitalLetter = (octet: number): boolean => octet >= 0x41 && octet <= 0x5a;

// Each of these is given where a part begins, and returns where it ends: -1 if it is none, or one out of the ordinary.
// All stop at what is no printable octet, and so at the LF that stands behind the line.

/** The first word of a line: the address of the client, or a virtual host. */
export function endOfWord({ bytes }: Octets, start: number): number {
  let at = start;
  while (bytes[at]! > SPACE) at++;
  return bytes[at] === SPACE ? at : -1;
}

/** ` ident user [`: the place of the blank before the bracket. */
export function endOfUser({ bytes }: Octets, start: number): number {
  let at = start;
  while (bytes[at]! >= SPACE && !(bytes[at] === SPACE && bytes[at + 1] === OPEN_BRACKET)) at++;
  return bytes[at] === SPACE ? at : -1;
}

/** `[time] "`: the place of the quote. */
export function endOfTime(line: Octets, start: number): number {
  const { bytes } = line;
  let at = skipByFours(line, start, FOUR_CLOSE_BRACKETS, FOUR_CLOSE_BRACKETS);
  while (
    bytes[at]! >= SPACE &&
    !(bytes[at] === CLOSE_BRACKET && bytes[at + 1] === SPACE && bytes[at + 2] === QUOTE)
  )
    at++;
  return bytes[at] === CLOSE_BRACKET ? at + 2 : -1;
}

/** A quoted part without anything to undo: the place of its second quote. */
export function endOfQuoted(line: Octets, start: number): number {
  const { bytes } = line;
  if (bytes[start] !== QUOTE) return -1;
  let at = skipByFours(line, start + 1, FOUR_QUOTES, FOUR_BACKSLASHES);
  while (bytes[at]! >= SPACE && bytes[at] !== QUOTE && bytes[at] !== BACKSLASH) at++;
  return bytes[at] === QUOTE ? at : -1;
}

/** A method in capitals: the place of the blank. */
export function endOfMethod({ bytes }: Octets, start: number): number {
  let at = start;
  while (isCapitalLetter(bytes[at]!)) at++;
  return at > start && bytes[at] === SPACE ? at : -1;
}

/** Whether a target stands between two places: without blanks, and without anything to undo. */
export function isTarget({ bytes }: Octets, start: number, end: number): boolean {
  let at = start;
  while (at < end && bytes[at]! > SPACE && bytes[at] !== QUOTE && bytes[at] !== BACKSLASH) at++;
  return start < end && at === end;
}

/** ` HTTP/1.1"`: the place of the quote. */
export function endOfVersion({ bytes, view }: Octets, start: number): number {
  if (bytes[start + 5] !== SLASH || !isDigit(bytes[start + 6]!)) return -1;
  if (view.getInt32(start + 1, true) !== HTTP_OCTETS) return -1;
  let at = start + 7;
  while (bytes[at]! > SPACE && bytes[at] !== QUOTE && bytes[at] !== BACKSLASH) at++;
  return bytes[at] === QUOTE ? at : -1;
}

/** ` 200 2326` or ` 200 -`: the place behind it. */
export function endOfAnswer({ bytes }: Octets, start: number): number {
  if (bytes[start] !== SPACE || !isDigit(bytes[start + 1]!) || !isDigit(bytes[start + 2]!)) return -1;
  if (!isDigit(bytes[start + 3]!) || bytes[start + 4] !== SPACE) return -1;
  let at = start + 5;
  if (bytes[at] === DASH) return at + 1;
  while (isDigit(bytes[at]!)) at++;
  return at > start + 5 && at <= start + 5 + MAX_DIGITS ? at : -1;
}

/** ` "referer"`, with which the combined format goes on: the place of its second quote. */
export const endOfReferer = (line: Octets, start: number): number =>
  line.bytes[start] === SPACE ? endOfQuoted(line, start + 1) : -1;

/** Where the next line begins, whatever the rest of this one is. */
export function nextLineStart({ bytes }: Octets, start: number): number {
  let at = start;
  while (bytes[at] !== LF && bytes[at] !== CR) at++;
  if (bytes[at] === LF) return at + 1;
  return bytes[at + 1] === LF ? at + 2 : -1;
}

/** Whether an octet is that of a line end. */
export const isLineEnd = (octet: number): boolean => octet === LF || octet === CR;

/** The number that three digits are. */
export const threeDigitsAt = ({ bytes }: Octets, at: number): number =>
  100 * bytes[at]! + 10 * bytes[at + 1]! + bytes[at + 2]! - 111 * 0x30;

/** Whether a method is GET or HEAD; something stands behind it. */
export function isFetchMethodAt({ view }: Octets, start: number, end: number): boolean {
  if (end - start === 3) return (view.getInt32(start, true) & 0xffffff) === GET_OCTETS;
  return end - start === 4 && view.getInt32(start, true) === HEAD_OCTETS;
}
