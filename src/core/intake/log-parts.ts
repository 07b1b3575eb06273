// The parts of a line of the common or the combined log format, as octets.
import { four, passFours } from './octet-run.ts';
import { CR, LF, type Octets } from './octets.ts';

export const BLANK = 0x20;
export const QUOTE = 0x22;
export const DASH = 0x2d;
export const SLASH = 0x2f;
export const COLON = 0x3a;
const OPEN = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE = 0x5d;
const QUOTES = four(QUOTE);
const BACKSLASHES = four(BACKSLASH);
const CLOSES = four(CLOSE);
/** Octets as `getInt32` gives them. */
const GET = 0x544547;
const HEAD = 0x44414548;
const HTTP = 0x50545448;
/** No number of octets has more digits. */
const DIGITS = 20;

export const isDigit = (octet: number): boolean => octet >= 0x30 && octet <= 0x39;
export const isCapital = (octet: number): boolean => octet >= 0x41 && octet <= 0x5a;

// Each of these is given where a part begins, and returns where it ends: -1 if it is none, or one out of the ordinary.
// All stop at what is no printable octet, and so at the LF that stands behind the line.

/** The first word of a line: the address of the client, or a virtual host. */
export function wordEnd({ bytes }: Octets, start: number): number {
  let at = start;
  while (bytes[at]! > BLANK) at++;
  return bytes[at] === BLANK ? at : -1;
}

/** ` ident user [`: the place of the blank before the bracket. */
export function userEnd({ bytes }: Octets, start: number): number {
  let at = start;
  while (bytes[at]! >= BLANK && !(bytes[at] === BLANK && bytes[at + 1] === OPEN)) at++;
  return bytes[at] === BLANK ? at : -1;
}

/** `[time] "`: the place of the quote. */
export function timeEnd(line: Octets, start: number): number {
  const { bytes } = line;
  let at = passFours(line, start, CLOSES, CLOSES);
  while (bytes[at]! >= BLANK && !(bytes[at] === CLOSE && bytes[at + 1] === BLANK && bytes[at + 2] === QUOTE))
    at++;
  return bytes[at] === CLOSE ? at + 2 : -1;
}

/** A quoted part without anything to undo: the place of its second quote. */
export function quotedEnd(line: Octets, start: number): number {
  const { bytes } = line;
  if (bytes[start] !== QUOTE) return -1;
  let at = passFours(line, start + 1, QUOTES, BACKSLASHES);
  while (bytes[at]! >= BLANK && bytes[at] !== QUOTE && bytes[at] !== BACKSLASH) at++;
  return bytes[at] === QUOTE ? at : -1;
}

/** A method in capitals: the place of the blank. */
export function methodEnd({ bytes }: Octets, start: number): number {
  let at = start;
  while (isCapital(bytes[at]!)) at++;
  return at > start && bytes[at] === BLANK ? at : -1;
}

/** Whether a target stands between two places: without blanks, and without anything to undo. */
export function isTarget({ bytes }: Octets, start: number, end: number): boolean {
  let at = start;
  while (at < end && bytes[at]! > BLANK && bytes[at] !== QUOTE && bytes[at] !== BACKSLASH) at++;
  return start < end && at === end;
}

/** ` HTTP/1.1"`: the place of the quote. */
export function versionEnd({ bytes, view }: Octets, start: number): number {
  if (bytes[start + 5] !== SLASH || !isDigit(bytes[start + 6]!)) return -1;
  if (view.getInt32(start + 1, true) !== HTTP) return -1;
  let at = start + 7;
  while (bytes[at]! > BLANK && bytes[at] !== QUOTE && bytes[at] !== BACKSLASH) at++;
  return bytes[at] === QUOTE ? at : -1;
}

/** ` 200 2326` or ` 200 -`: the place behind it. */
export function answerEnd({ bytes }: Octets, start: number): number {
  if (bytes[start] !== BLANK || !isDigit(bytes[start + 1]!) || !isDigit(bytes[start + 2]!)) return -1;
  if (!isDigit(bytes[start + 3]!) || bytes[start + 4] !== BLANK) return -1;
  let at = start + 5;
  if (bytes[at] === DASH) return at + 1;
  while (isDigit(bytes[at]!)) at++;
  return at > start + 5 && at <= start + 5 + DIGITS ? at : -1;
}

/** ` "referer"`, with which the combined format goes on: the place of its second quote. */
export const refererEnd = (line: Octets, start: number): number =>
  line.bytes[start] === BLANK ? quotedEnd(line, start + 1) : -1;

/** Where the next line begins, whatever the rest of this one is. */
export function nextLine({ bytes }: Octets, start: number): number {
  let at = start;
  while (bytes[at] !== LF && bytes[at] !== CR) at++;
  if (bytes[at] === LF) return at + 1;
  return bytes[at + 1] === LF ? at + 2 : -1;
}

/** Whether an octet is that of a line end. */
export const isLineEnd = (octet: number): boolean => octet === LF || octet === CR;

/** The number that three digits are. */
export const digitsAt = ({ bytes }: Octets, at: number): number =>
  100 * bytes[at]! + 10 * bytes[at + 1]! + bytes[at + 2]! - 111 * 0x30;

/** Whether a method is GET or HEAD; something stands behind it. */
export function isFetchingAt({ view }: Octets, start: number, end: number): boolean {
  if (end - start === 3) return (view.getInt32(start, true) & 0xffffff) === GET;
  return end - start === 4 && view.getInt32(start, true) === HEAD;
}
