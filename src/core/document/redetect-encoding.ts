// Detects the encoding of an edited file as if it were opened again: an edit can change it or add a byte order mark.
import { isCharset } from './charsets.ts';
import {
  containsFieldsAsOctets,
  decodeAs,
  decodeBytes,
  EXAMINED_OCTETS,
  encodeText,
  findUnencodable,
  isUtf8,
} from './encoding.ts';
import {
  type Chunk,
  chunkOfLines,
  getLine,
  type Lines,
  linesIn,
  linesOfText,
  placedChunks,
  type SourceLine,
} from './lines.ts';
import { printSource, type Source, textOfSource } from './source.ts';

const BYTE_ORDER_MARK = '\ufeff';

const decodeLine = (line: SourceLine): SourceLine => {
  const text = decodeAs(encodeText({ text: line.text, encoding: 'octets', bom: false }), 'utf-8');
  return text === line.text ? line : { ...line, text };
};

/** Whether a chunk of a file in octets is valid UTF-8. The octets of line endings mean nothing else in UTF-8. */
const validityByChunk = new WeakMap<Chunk, boolean>();

function isValidUtf8Chunk(chunk: Chunk): boolean {
  const cached = validityByChunk.get(chunk);
  if (cached !== undefined) return cached;
  const isAll = isUtf8(chunk.characters);
  validityByChunk.set(chunk, isAll);
  return isAll;
}

/** Whether a chunk has the same octets in every encoding but UTF-16. */
const isAsciiChunk = (chunk: Chunk): boolean => !/[^\0-\x7f]/.test(chunk.characters);

/** Replaces the texts of some lines. They keep their ids, and chunks without such a line stay the same objects. */
function mapLineTexts(lines: Lines, change: (line: SourceLine, place: number) => SourceLine): Lines {
  const chunks = Array.from(placedChunks(lines), ({ chunk, start }) => {
    const lines = linesIn(chunk);
    const changed = lines.map((line, i) => change(line, start + i));
    return changed.every((line, i) => line === lines[i]) ? chunk : chunkOfLines(changed);
  });
  return { ...lines, chunks };
}

/** Removes the mark from the first line. */
const removeByteOrderMark = (lines: Lines): Lines =>
  mapLineTexts(lines, (line, place) =>
    place === 0 && line.text.startsWith(BYTE_ORDER_MARK) ? { ...line, text: line.text.slice(1) } : line,
  );

function decodeAsUtf8(source: Source): Source {
  const isMarked = !source.bom && getLine(source.lines, 0).text.startsWith(BYTE_ORDER_MARK);
  return isMarked ? { ...source, bom: true, lines: removeByteOrderMark(source.lines) } : source;
}

/** The first characters of a text, with its line endings. */
function beginningOfLines({ chunks }: Lines, length: number): string {
  let head = '';
  for (const { characters } of chunks) {
    head += characters.slice(0, length - head.length);
    if (head.length === length) break;
  }
  return head;
}

/** Whether a file in UTF-16 would be read as octets. */
function hasOctetLines({ encoding, lines }: Source): boolean {
  const head = beginningOfLines(lines, EXAMINED_OCTETS / 2);
  return containsFieldsAsOctets(encodeText({ text: head, encoding, bom: false }), encoding);
}

function decodeAgain(source: Source): Source {
  if (findUnencodable(textOfSource(source), source.encoding) >= 0) return source;
  const { text, encoding, bom } = decodeBytes(printSource(source));
  return encoding === source.encoding ? source : { encoding, bom, lines: linesOfText(text) };
}

/**
 * The source with the encoding that its bytes have when they are read: the same object if that does not change. Lines
 * with the same characters stay the same objects. Takes time in proportion to the change, except after a UTF-16 mark.
 */
export function redetectEncoding(source: Source): Source {
  const { encoding, lines } = source;
  if (source.big) return source;
  if (encoding === 'utf-8') return decodeAsUtf8(source);
  if (isCharset(encoding))
    return lines.chunks.every(isAsciiChunk) ? { ...source, encoding: 'utf-8' } : source;
  if (encoding !== 'octets') return hasOctetLines(source) ? decodeAgain(source) : source;
  if (/^(?:\u00ff\u00fe|\u00fe\u00ff)/.test(getLine(lines, 0).text)) return decodeAgain(source);
  if (!lines.chunks.every(isValidUtf8Chunk)) return source;
  return decodeAsUtf8({ encoding: 'utf-8', bom: false, lines: mapLineTexts(lines, decodeLine) });
}

/** The same characters as UTF-8: an edit of the encoding, never made silently. Lines keep their identity. */
export const toUtf8 = ({ lines }: Source): Source =>
  redetectEncoding({ encoding: 'utf-8', bom: false, lines });
