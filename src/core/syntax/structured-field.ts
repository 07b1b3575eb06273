// Reads a Dictionary of Structured Field Values (RFC 9651) by its section 4.2, with the columns of all parts.

/** Why a text is not a Dictionary. */
export type SfFault =
  | 'key'
  | 'separator'
  | 'trailing-comma'
  | 'character'
  | 'string'
  | 'number'
  | 'boolean'
  | 'bytes'
  | 'date'
  | 'list'
  | 'value';

/** `text` is the content of the value: without quotes and escapes, as digits, as base64. */
export interface SfItem {
  readonly type: 'integer' | 'decimal' | 'string' | 'token' | 'bytes' | 'boolean' | 'date' | 'display-string';
  readonly text: string;
}

/** A key and its value. Without a value it is true (4.2.3.2). */
export interface SfParameter {
  readonly key: string;
  readonly value: SfItem;
}

/**
 * A member with its columns in the text: the end of its key, of its value (from the equals sign on), and of all of it.
 */
export interface SfMember {
  readonly key: string;
  /** The items of an inner list. The parameters of the member are those of the list. */
  readonly value: SfItem | readonly SfItem[];
  readonly parameters: readonly SfParameter[];
  readonly start: number;
  readonly keyEnd: number;
  readonly valueEnd: number;
  readonly end: number;
}

/** Members in the order in which they are written. Repeated keys are kept: the last one counts (4.2.2). */
export type SfDictionary =
  | { readonly members: readonly SfMember[] }
  | { readonly fault: SfFault; readonly at: number };

class ParseFailure extends Error {
  readonly fault: SfFault;
  readonly at: number;
  constructor(fault: SfFault, at: number) {
    super(fault);
    this.fault = fault;
    this.at = at;
  }
}

/** A position in a text, which advances with everything that is read. */
interface TextCursor {
  readonly text: string;
  at: number;
}

const TRUE_ITEM: SfItem = { type: 'boolean', text: '1' };
const KEY_PATTERN = /[a-z*][a-z0-9_.*-]*/y;
const NUMBER_PATTERN = /-?[0-9]+(?:\.[0-9]*)?/y;
const PRINTABLE_ASCII = /[ !#-[\]-~]*/y;
const TOKEN_PATTERN = /[A-Za-z*][A-Za-z0-9!#$%&'*+\-.^_`|~:/]*/y;
const BYTES_PATTERN = /:([A-Za-z0-9+/]*={0,2}):/y;
const DISPLAY_PATTERN = /%"([ !#-~]*)"/y;
const BROKEN_ESCAPE = /%(?![0-9a-f]{2})/;

/** Reads what a pattern matches at the cursor. Undefined if it does not match. */
function takeMatch(cursor: TextCursor, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = cursor.at;
  const match = pattern.exec(cursor.text);
  if (match) cursor.at = pattern.lastIndex;
  return match ?? undefined;
}

function skipCharacters(cursor: TextCursor, characters: string): void {
  while (cursor.at < cursor.text.length && characters.includes(cursor.text.charAt(cursor.at))) cursor.at++;
}

function readKey(cursor: TextCursor): string {
  const match = takeMatch(cursor, KEY_PATTERN);
  if (!match) throw new ParseFailure('key', cursor.at);
  return match[0];
}

/** At most 15 digits, or 12 before and 3 after the point (4.2.4). */
function readNumber(cursor: TextCursor, fault: SfFault = 'number'): SfItem {
  const start = cursor.at;
  const text = takeMatch(cursor, NUMBER_PATTERN)?.[0];
  if (text === undefined) throw new ParseFailure(fault, start);
  const [whole = '', fraction] = text.replace('-', '').split('.');
  const fits = fraction === undefined ? whole.length <= 15 : whole.length <= 12 && /^\d{1,3}$/.test(fraction);
  if (!fits) throw new ParseFailure(fault, start);
  return { type: fraction === undefined ? 'integer' : 'decimal', text };
}

function readDate(cursor: TextCursor): SfItem {
  const start = cursor.at++;
  const { type, text } = readNumber(cursor, 'date');
  if (type === 'decimal') throw new ParseFailure('date', start);
  return { type: 'date', text };
}

/**
 * Reads a string run by run: a regular expression with a choice for each character overflows at some million
 * characters.
 */
function readString(cursor: TextCursor): SfItem {
  const start = cursor.at++;
  let text = '';
  for (;;) {
    text += takeMatch(cursor, PRINTABLE_ASCII)?.[0] ?? '';
    const escaped = cursor.text[cursor.at] === '\\' ? cursor.text[cursor.at + 1] : undefined;
    if (escaped !== '"' && escaped !== '\\') break;
    text += escaped;
    cursor.at += 2;
  }
  if (cursor.text[cursor.at++] !== '"') throw new ParseFailure('string', start);
  return { type: 'string', text };
}

/** Base64 without its padding is still read (4.2.7), but not if no octets result in it. */
function readBytes(cursor: TextCursor): SfItem {
  const start = cursor.at;
  const text = takeMatch(cursor, BYTES_PATTERN)?.[1];
  if (text === undefined || text.replace(/=+$/, '').length % 4 === 1) throw new ParseFailure('bytes', start);
  return { type: 'bytes', text };
}

function readDisplay(cursor: TextCursor): SfItem {
  const start = cursor.at;
  const escaped = takeMatch(cursor, DISPLAY_PATTERN)?.[1];
  if (escaped === undefined || BROKEN_ESCAPE.test(escaped)) throw new ParseFailure('string', start);
  try {
    return { type: 'display-string', text: decodeURIComponent(escaped) };
  } catch {
    throw new ParseFailure('string', start);
  }
}

function readBoolean(cursor: TextCursor): SfItem {
  const text = cursor.text[cursor.at + 1];
  if (text !== '0' && text !== '1') throw new ParseFailure('boolean', cursor.at);
  cursor.at += 2;
  return { type: 'boolean', text };
}

function readItem(cursor: TextCursor): SfItem {
  const first = cursor.text[cursor.at] ?? '';
  if (first === '"') return readString(cursor);
  if (first === ':') return readBytes(cursor);
  if (first === '?') return readBoolean(cursor);
  if (first === '@') return readDate(cursor);
  if (first === '%') return readDisplay(cursor);
  if (/[-0-9]/.test(first)) return readNumber(cursor);
  const token = takeMatch(cursor, TOKEN_PATTERN);
  if (!token) throw new ParseFailure('value', cursor.at);
  return { type: 'token', text: token[0] };
}

function readParameters(cursor: TextCursor): SfParameter[] {
  const parameters = new Map<string, SfItem>();
  while (cursor.text[cursor.at] === ';') {
    cursor.at++;
    skipCharacters(cursor, ' ');
    const key = readKey(cursor);
    const hasValue = cursor.text[cursor.at] === '=';
    if (hasValue) cursor.at++;
    parameters.set(key, hasValue ? readItem(cursor) : TRUE_ITEM);
  }
  return [...parameters].map(([key, value]) => ({ key, value }));
}

/** Reads the items of an inner list. Their own parameters are read, but not returned. */
function readList(cursor: TextCursor): readonly SfItem[] {
  const start = cursor.at++;
  const items: SfItem[] = [];
  for (;;) {
    skipCharacters(cursor, ' ');
    if (cursor.at >= cursor.text.length) throw new ParseFailure('list', start);
    if (cursor.text[cursor.at] === ')') {
      cursor.at++;
      return items;
    }
    items.push(readItem(cursor));
    readParameters(cursor);
    if (!' )'.includes(cursor.text[cursor.at] ?? ' ')) throw new ParseFailure('list', cursor.at);
  }
}

function readMember(cursor: TextCursor): SfMember {
  const start = cursor.at;
  const key = readKey(cursor);
  const keyEnd = cursor.at;
  let value: SfMember['value'] = TRUE_ITEM;
  if (cursor.text[cursor.at] === '=') {
    cursor.at++;
    value = cursor.text[cursor.at] === '(' ? readList(cursor) : readItem(cursor);
  }
  const valueEnd = cursor.at;
  const parameters = readParameters(cursor);
  return { key, value, parameters, start, keyEnd, valueEnd, end: cursor.at };
}

function readMembers(cursor: TextCursor): SfMember[] {
  const firstNonAscii = cursor.text.search(/[^\0-\x7f]/);
  if (firstNonAscii >= 0) throw new ParseFailure('character', firstNonAscii);
  const members: SfMember[] = [];
  skipCharacters(cursor, ' ');
  while (cursor.at < cursor.text.length) {
    members.push(readMember(cursor));
    skipCharacters(cursor, ' \t');
    if (cursor.at >= cursor.text.length) break;
    if (cursor.text[cursor.at] !== ',') throw new ParseFailure('separator', cursor.at);
    const comma = cursor.at++;
    skipCharacters(cursor, ' \t');
    if (cursor.at >= cursor.text.length) throw new ParseFailure('trailing-comma', comma);
  }
  return members;
}

/** Reads a Dictionary (RFC 9651 4.2.2). A fault has a column of the text; then no members are returned. */
export function readDictionary(text: string): SfDictionary {
  try {
    return { members: readMembers({ text, at: 0 }) };
  } catch (error) {
    if (error instanceof ParseFailure) return { fault: error.fault, at: error.at };
    throw error;
  }
}
