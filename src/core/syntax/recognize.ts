// Determines which directive each line is, for one way of recognizing fields. The result is one byte per line,
// kept by chunk.

import { type Chunk, endOfLine } from '../document/lines.ts';
import { memoizeByKey } from '../text/lazy.ts';
import type { Directive, FieldOptions, Format } from './directives.ts';
import { type LinePlaces, scanLine } from './field-lines.ts';
import { isToken } from './token.ts';

/**
 * The kind of a line as a small number: one of these, or `LINE_KIND.directive` plus the index of the directive in
 * its format. `other` is a well-formed field that the format does not know; `junk` is what no reader can read.
 */
export const LINE_KIND = { blank: 0, comment: 1, junk: 2, other: 3, directive: 4 } as const;

/** The number of characters of `name` that spell `directive` under `reading`, or 0 if they do not. */
export function spellingLength(directive: Directive, name: string, reading: FieldOptions): number {
  const lower = name.toLowerCase();
  const directiveName = directive.name.toLowerCase();
  if (directive.open)
    return lower.length > directiveName.length && lower.startsWith(directiveName) ? lower.length : 0;
  if (lower === directiveName) return directiveName.length;
  if (reading.names === 'exact' || !directive.lenient) return 0;
  const spelling = [directiveName, ...directive.lenient].find((beginning) => lower.startsWith(beginning));
  return spelling?.length ?? 0;
}

function recognizeKind(text: string, places: LinePlaces, format: Format, reading: FieldOptions): number {
  if (places.shape === 'blank') return LINE_KIND.blank;
  if (places.shape === 'comment') return LINE_KIND.comment;
  const name = text.slice(places.nameStart, places.nameEnd);
  if (places.shape === 'junk') return bareKind(name, places, format);
  if (places.shape === 'pair' && !reading.missingColon) return LINE_KIND.junk;
  const at = format.directives.findIndex(
    (directive) => !directive.bare && spellingLength(directive, name, reading) > 0,
  );
  if (at >= 0) return LINE_KIND.directive + at;
  return places.shape === 'field' && isToken(name) ? LINE_KIND.other : LINE_KIND.junk;
}

/** The kind of a single word without a colon: a field that needs none, or junk. */
function bareKind(name: string, { valueStart, valueEnd }: LinePlaces, { directives }: Format): number {
  if (name === '' || valueStart < valueEnd) return LINE_KIND.junk;
  const at = directives.findIndex(
    ({ bare, name: directiveName }) => bare && directiveName.toLowerCase() === name.toLowerCase(),
  );
  return at < 0 ? LINE_KIND.junk : LINE_KIND.directive + at;
}

/** The text up to the first colon; '' if a number sign comes first. It alone decides the kind of a line. */
function nameHead(text: string): string {
  const head = text.slice(0, text.indexOf(':') + 1);
  return head.includes('#') ? '' : head;
}

/** The beginning of a line, and the kind of such lines. */
interface MemoizedHead {
  readonly text: string;
  readonly kind: number;
}

/** The last head with the same first unit is tried first. In most files it is nearly always the right one. */
const MAX_MEMOIZED_HEADS = 128;

/**
 * The result of `kindOfText` for each line. Names repeat, so a line that begins like an earlier one is not read again.
 */
function findKinds(chunk: Chunk, format: Format, reading: FieldOptions): Uint8Array {
  const { characters, starts, length } = chunk;
  const kinds = new Uint8Array(length);
  const heads = new Map<string, MemoizedHead>();
  const lastHeads: (MemoizedHead | undefined)[] = [];
  for (let i = 0; i < length; i++) {
    const start = starts[i]!;
    const place = characters.charCodeAt(start) & (MAX_MEMOIZED_HEADS - 1);
    let head = lastHeads[place];
    if (!head || start + head.text.length > starts[i + 1]! || !isAt(characters, start, head.text)) {
      const text = characters.slice(start, endOfLine(chunk, i));
      const headText = nameHead(text);
      head = heads.get(headText) ?? { text: headText, kind: kindOfText(text, format, reading) };
      if (headText !== '') {
        heads.set(headText, head);
        lastHeads[place] = head;
      }
    }
    kinds[i] = head.kind;
  }
  return kinds;
}

/** Whether a text has `head` at `start`. For texts this short, faster than `startsWith`. */
function isAt(text: string, start: number, head: string): boolean {
  for (let i = 0; i < head.length; i++) if (text.charCodeAt(start + i) !== head.charCodeAt(i)) return false;
  return true;
}

const keyOf = (format: Format, reading: FieldOptions) =>
  `${format.id} ${reading.names} ${reading.missingColon ? 'pairs' : ''}`;

/**
 * Kept because the form, the text, answers and findings ask for the kinds of all lines at each keystroke, which
 * changes only one chunk.
 */
const kindsByChunk = memoizeByKey((_: Chunk) => new Map<string, Uint8Array>());

/** The last result: most callers ask line by line. */
let last:
  | {
      readonly chunk: Chunk;
      readonly format: Format;
      readonly reading: FieldOptions;
      readonly kinds: Uint8Array;
    }
  | undefined;

/** The kinds of all lines of a chunk. Computed once per chunk, format and way of recognizing fields. */
export function kindsInChunk(chunk: Chunk, format: Format, reading: FieldOptions): Uint8Array {
  if (last?.chunk === chunk && last.format === format && last.reading === reading) return last.kinds;
  const perReading = kindsByChunk(chunk);
  const key = keyOf(format, reading);
  let kinds = perReading.get(key);
  if (!kinds) perReading.set(key, (kinds = findKinds(chunk, format, reading)));
  last = { chunk, format, reading, kinds };
  return kinds;
}

/**
 * The kind of a text that is not in a file, or not in this form: a line that is cut or trimmed as one reader does it.
 */
export function kindOfText(
  text: string,
  format: Format,
  reading: FieldOptions,
  places: LinePlaces = scanLine(text),
): number {
  return recognizeKind(text, places, format, reading);
}

/** The directive of a kind, or undefined if it has none. */
export function directiveOfKind(format: Format, kind: number): Directive | undefined {
  return kind >= LINE_KIND.directive ? format.directives[kind - LINE_KIND.directive] : undefined;
}
