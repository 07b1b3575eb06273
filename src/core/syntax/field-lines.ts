// Cuts one line of a robots.txt or one of its relatives into places: name, value, comment. No meaning, no opinions.
//
//       Disallow :  /tmp  # why
//     ^ ^       ^   ^   ^ ^
//     | name    :   |   | comment (from the number sign on)
//     indent        value
//
// Kept as whole numbers in one array per chunk of lines, so that a file of 20,000 lines costs a few hundred KiB.
import type { Chunk } from '../text/lines.ts';

/**
 * What a line looks like, whoever reads it.
 * `blank`: nothing but spaces and tabs. `comment`: nothing but a comment. `field`: a name, a colon, perhaps a value.
 * `pair`: two words and no colon (some readers take the blank for the colon). `junk`: anything else.
 */
export type Shape = 'blank' | 'comment' | 'field' | 'pair' | 'junk';
const SHAPES = ['blank', 'comment', 'field', 'pair', 'junk'] as const satisfies readonly Shape[];

/** Columns of a line's parts, in UTF-16 code units. An absent name or value is empty; `comment` is -1 without one. */
export interface LinePlaces {
  readonly shape: Shape;
  readonly nameStart: number;
  readonly nameEnd: number;
  readonly valueStart: number;
  readonly valueEnd: number;
  /** Column of the number sign, or -1. */
  readonly comment: number;
}

/**
 * What is cut off names and values. `blanks`: space and tab (draft 1 3.3, RFC 9309 2.2). `white-space`: also the two
 * that C's isspace() adds inside a line, vertical tab and form feed (robots.cc). `unicode`: all that Unicode calls
 * white space (PYU-005).
 */
export type Trimming = 'blanks' | 'white-space' | 'unicode';

type IsSpace = (unit: number) => boolean;
const isBlank: IsSpace = (unit) => unit === 0x20 || unit === 0x09;
const isSpace: IsSpace = (unit) => isBlank(unit) || unit === 0x0b || unit === 0x0c;
const isUnicodeSpace: IsSpace = (unit) =>
  unit < 0x80
    ? isSpace(unit) || (unit >= 0x1c && unit <= 0x1f)
    : /[\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/.test(String.fromCharCode(unit));

const SPACES = { blanks: isBlank, 'white-space': isSpace, unicode: isUnicodeSpace } as const satisfies Record<
  Trimming,
  IsSpace
>;

function startBehind(space: IsSpace, text: string, from: number, to: number): number {
  let at = from;
  while (at < to && space(text.charCodeAt(at))) at++;
  return at;
}

function endBefore(space: IsSpace, text: string, from: number, to: number): number {
  let at = to;
  while (at > from && space(text.charCodeAt(at - 1))) at--;
  return at;
}

const WIDTH = 6;

/** Writes the places of `text` at `at` in `out`: shape, name, value, comment. */
function scanInto(out: Int32Array, at: number, text: string, space: IsSpace): void {
  const comment = text.indexOf('#');
  const limit = comment < 0 ? text.length : comment;
  const start = startBehind(space, text, 0, limit);
  const end = endBefore(space, text, start, limit);
  const colon = start === end ? -1 : text.indexOf(':', start);
  let shape: Shape = 'junk';
  let nameEnd = start;
  let valueStart = end;
  if (start === end) {
    const onlyBlanks = comment < 0 && !/[^ \t]/.test(text);
    shape = comment >= 0 ? 'comment' : onlyBlanks ? 'blank' : 'junk';
  } else if (colon >= 0 && colon < limit) {
    nameEnd = endBefore(space, text, start, colon);
    valueStart = Math.min(startBehind(space, text, colon + 1, limit), Math.max(end, colon + 1));
    if (nameEnd > start) shape = 'field';
  } else {
    let word = start;
    while (word < end && !isBlank(text.charCodeAt(word))) word++;
    nameEnd = endBefore(space, text, start, word);
    while (word < end && isBlank(text.charCodeAt(word))) word++;
    valueStart = startBehind(space, text, word, end);
    if (word < end && !/[ \t]/.test(text.slice(word, end))) shape = 'pair';
  }
  out[at] = SHAPES.indexOf(shape);
  out[at + 1] = start;
  out[at + 2] = nameEnd;
  out[at + 3] = valueStart;
  out[at + 4] = Math.max(valueStart, end);
  out[at + 5] = comment;
}

function placesAt(columns: Int32Array, at: number): LinePlaces {
  return {
    shape: SHAPES[columns[at]!]!,
    nameStart: columns[at + 1]!,
    nameEnd: columns[at + 2]!,
    valueStart: columns[at + 3]!,
    valueEnd: columns[at + 4]!,
    comment: columns[at + 5]!,
  };
}

/** The places in one line of text. Pure, and linear in the length of the line. */
export function scanLine(text: string, trimming: Trimming = 'white-space'): LinePlaces {
  const columns = new Int32Array(WIDTH);
  scanInto(columns, 0, text, SPACES[trimming]);
  return placesAt(columns, 0);
}

const scanned = new WeakMap<Chunk, Int32Array>();

/** The places of all lines of a chunk, white space cut off, packed; scanned once per chunk, and chunks are shared between versions. */
function columnsOf(chunk: Chunk): Int32Array {
  let columns = scanned.get(chunk);
  if (!columns) {
    columns = new Int32Array(WIDTH * chunk.length);
    for (let i = 0; i < chunk.length; i++) scanInto(columns, WIDTH * i, chunk[i]!.text, isSpace);
    scanned.set(chunk, columns);
  }
  return columns;
}

/** The places in line `i` of a chunk, white space cut off. */
export function placesInChunk(chunk: Chunk, i: number): LinePlaces {
  return placesAt(columnsOf(chunk), WIDTH * i);
}
