// The document: immutable lines, each with its own ending. Printing concatenates them.
import { type DecodedText, decodeBytes, type Encoding, encodeText } from './encoding.ts';
import { areSameLines, type Eol, type Lines, linesOfText } from './lines.ts';
import type { SizeExcess } from './size-limits.ts';

/** A file with every character and every line ending. Derived values are cached by this object. */
export interface Source {
  readonly encoding: Encoding;
  /** Whether the bytes begin with the byte order mark of the encoding. The mark is not part of the text. */
  readonly bom: boolean;
  readonly lines: Lines;
  /** Set if the file is too big to be edited. It is read-only. */
  readonly big?: BigFile;
}

/** A file above one of the limits of `size-limits.ts`. Its lines are created when they are read, and not retained. */
export interface BigFile {
  readonly bytes: Uint8Array;
  readonly excess: SizeExcess;
  /** The line endings in the file. Empty if it has none. */
  readonly endings: ReadonlySet<Eol>;
}

function sourceOfDecoded({ text, encoding, bom }: DecodedText): Source {
  return { encoding, bom, lines: linesOfText(text) };
}

/** Reads a file's bytes. Never fails: `printSource(readSource(bytes))` equals `bytes` for any bytes. */
export function readSource(bytes: Uint8Array): Source {
  return sourceOfDecoded(decodeBytes(bytes));
}

/** Reads text as a UTF-8 file. A leading U+FEFF is its byte order mark; half surrogate pairs become U+FFFD. */
export function sourceOfText(text: string): Source {
  const bom = text.startsWith('\ufeff');
  return sourceOfDecoded({ text: (bom ? text.slice(1) : text).toWellFormed(), encoding: 'utf-8', bom });
}

/** Whether two files have the same bytes. Chunks that both versions share cost one comparison. */
export function isSameSource(one: Source, other: Source): boolean {
  if (one === other) return true;
  if (one.encoding !== other.encoding || one.bom !== other.bom) return false;
  return areSameLines(one.lines, other.lines);
}

/** The text with its line endings, without the byte order mark. */
export function textOfSource(source: Source): string {
  return source.lines.chunks.map(({ characters }) => characters).join('');
}

/** The bytes of the file. */
export function printSource(source: Source): Uint8Array {
  if (source.big) return source.big.bytes;
  return encodeText({ text: textOfSource(source), encoding: source.encoding, bom: source.bom });
}
