// Structured Field Values (RFC 9651): a Dictionary, read as section 4.2 says, with the columns of what was read.

/** Why a text is no Dictionary. */
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

/** `text` is what the value stands for: without quotes and escapes, as digits, as base64. */
export interface SfItem {
  readonly type: 'integer' | 'decimal' | 'string' | 'token' | 'bytes' | 'boolean' | 'date' | 'display-string';
  readonly text: string;
}

/** A key and its value; without one it is true (4.2.3.2). */
export interface SfParameter {
  readonly key: string;
  readonly value: SfItem;
}

/** Columns of the member in the text that was given: of its key, of its value (from the equals sign on), of all of it. */
export interface SfMember {
  readonly key: string;
  /** The items of an inner list; its parameters are those of the list. */
  readonly value: SfItem | readonly SfItem[];
  readonly parameters: readonly SfParameter[];
  readonly start: number;
  readonly keyEnd: number;
  readonly valueEnd: number;
  readonly end: number;
}

/** Members in the order in which they are written, repeats kept: of a repeated key the last counts (4.2.2). */
export type SfDictionary =
  | { readonly members: readonly SfMember[] }
  | { readonly fault: SfFault; readonly at: number };

class Refused extends Error {
  readonly fault: SfFault;
  readonly at: number;
  constructor(fault: SfFault, at: number) {
    super(fault);
    this.fault = fault;
    this.at = at;
  }
}

/** A place in a text, moved on by all that is read. */
interface Cursor {
  readonly text: string;
  at: number;
}

const TRUE: SfItem = { type: 'boolean', text: '1' };
const KEY = /[a-z*][a-z0-9_.*-]*/y;
const NUMBER = /-?[0-9]+(?:\.[0-9]*)?/y;
const PLAIN = /[ !#-[\]-~]*/y;
const TOKEN = /[A-Za-z*][A-Za-z0-9!#$%&'*+\-.^_`|~:/]*/y;
const BYTES = /:([A-Za-z0-9+/]*={0,2}):/y;
const DISPLAY = /%"([ !#-~]*)"/y;
const BROKEN_ESCAPE = /%(?![0-9a-f]{2})/;

/** What a pattern matches here, which is then read; undefined if it does not match. */
function take(cursor: Cursor, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = cursor.at;
  const match = pattern.exec(cursor.text);
  if (match) cursor.at = pattern.lastIndex;
  return match ?? undefined;
}

function skip(cursor: Cursor, characters: string): void {
  while (cursor.at < cursor.text.length && characters.includes(cursor.text[cursor.at]!)) cursor.at++;
}

function readKey(cursor: Cursor): string {
  const match = take(cursor, KEY);
  if (!match) throw new Refused('key', cursor.at);
  return match[0];
}

/** At most 15 digits, or 12 before and 3 behind the point (4.2.4). */
function readNumber(cursor: Cursor, fault: SfFault = 'number'): SfItem {
  const start = cursor.at;
  const text = take(cursor, NUMBER)?.[0];
  if (text === undefined) throw new Refused(fault, start);
  const [whole = '', fraction] = text.replace('-', '').split('.');
  const fits = fraction === undefined ? whole.length <= 15 : whole.length <= 12 && /^\d{1,3}$/.test(fraction);
  if (!fits) throw new Refused(fault, start);
  return { type: fraction === undefined ? 'integer' : 'decimal', text };
}

function readDate(cursor: Cursor): SfItem {
  const start = cursor.at++;
  const { type, text } = readNumber(cursor, 'date');
  if (type === 'decimal') throw new Refused('date', start);
  return { type: 'date', text };
}

/** Piece by piece: an expression with a choice for each character overflows at some million of them. */
function readString(cursor: Cursor): SfItem {
  const start = cursor.at++;
  let text = '';
  for (;;) {
    text += take(cursor, PLAIN)?.[0] ?? '';
    const escaped = cursor.text[cursor.at] === '\\' ? cursor.text[cursor.at + 1] : undefined;
    if (escaped !== '"' && escaped !== '\\') break;
    text += escaped;
    cursor.at += 2;
  }
  if (cursor.text[cursor.at++] !== '"') throw new Refused('string', start);
  return { type: 'string', text };
}

/** Base64 whose padding is missing is read all the same (4.2.7), but not one that no octets give. */
function readBytes(cursor: Cursor): SfItem {
  const start = cursor.at;
  const text = take(cursor, BYTES)?.[1];
  if (text === undefined || text.replace(/=+$/, '').length % 4 === 1) throw new Refused('bytes', start);
  return { type: 'bytes', text };
}

function readDisplay(cursor: Cursor): SfItem {
  const start = cursor.at;
  const escaped = take(cursor, DISPLAY)?.[1];
  if (escaped === undefined || BROKEN_ESCAPE.test(escaped)) throw new Refused('string', start);
  try {
    return { type: 'display-string', text: decodeURIComponent(escaped) };
  } catch {
    throw new Refused('string', start);
  }
}

function readBoolean(cursor: Cursor): SfItem {
  const text = cursor.text[cursor.at + 1];
  if (text !== '0' && text !== '1') throw new Refused('boolean', cursor.at);
  cursor.at += 2;
  return { type: 'boolean', text };
}

function readItem(cursor: Cursor): SfItem {
  const first = cursor.text[cursor.at] ?? '';
  if (first === '"') return readString(cursor);
  if (first === ':') return readBytes(cursor);
  if (first === '?') return readBoolean(cursor);
  if (first === '@') return readDate(cursor);
  if (first === '%') return readDisplay(cursor);
  if (/[-0-9]/.test(first)) return readNumber(cursor);
  const token = take(cursor, TOKEN);
  if (!token) throw new Refused('value', cursor.at);
  return { type: 'token', text: token[0] };
}

function readParameters(cursor: Cursor): SfParameter[] {
  const parameters = new Map<string, SfItem>();
  while (cursor.text[cursor.at] === ';') {
    cursor.at++;
    skip(cursor, ' ');
    const key = readKey(cursor);
    const isGiven = cursor.text[cursor.at] === '=';
    if (isGiven) cursor.at++;
    parameters.set(key, isGiven ? readItem(cursor) : TRUE);
  }
  return [...parameters].map(([key, value]) => ({ key, value }));
}

/** The items of an inner list; their own parameters are read, and said of nobody. */
function readList(cursor: Cursor): readonly SfItem[] {
  const start = cursor.at++;
  const items: SfItem[] = [];
  for (;;) {
    skip(cursor, ' ');
    if (cursor.at >= cursor.text.length) throw new Refused('list', start);
    if (cursor.text[cursor.at] === ')') {
      cursor.at++;
      return items;
    }
    items.push(readItem(cursor));
    readParameters(cursor);
    if (!' )'.includes(cursor.text[cursor.at] ?? ' ')) throw new Refused('list', cursor.at);
  }
}

function readMember(cursor: Cursor): SfMember {
  const start = cursor.at;
  const key = readKey(cursor);
  const keyEnd = cursor.at;
  let value: SfMember['value'] = TRUE;
  if (cursor.text[cursor.at] === '=') {
    cursor.at++;
    value = cursor.text[cursor.at] === '(' ? readList(cursor) : readItem(cursor);
  }
  const valueEnd = cursor.at;
  const parameters = readParameters(cursor);
  return { key, value, parameters, start, keyEnd, valueEnd, end: cursor.at };
}

function readMembers(cursor: Cursor): SfMember[] {
  const strange = cursor.text.search(/[^\0-\x7f]/);
  if (strange >= 0) throw new Refused('character', strange);
  const members: SfMember[] = [];
  skip(cursor, ' ');
  while (cursor.at < cursor.text.length) {
    members.push(readMember(cursor));
    skip(cursor, ' \t');
    if (cursor.at >= cursor.text.length) break;
    if (cursor.text[cursor.at] !== ',') throw new Refused('separator', cursor.at);
    const comma = cursor.at++;
    skip(cursor, ' \t');
    if (cursor.at >= cursor.text.length) throw new Refused('trailing-comma', comma);
  }
  return members;
}

/** Reads a Dictionary (RFC 9651 4.2.2). A fault stands at a column of the text; nothing is read then. */
export function readDictionary(text: string): SfDictionary {
  try {
    return { members: readMembers({ text, at: 0 }) };
  } catch (error) {
    if (error instanceof Refused) return { fault: error.fault, at: error.at };
    throw error;
  }
}
