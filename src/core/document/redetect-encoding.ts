// An edited file is what its bytes are when they are opened: another encoding, or a byte order mark, may come of an edit.
import {
  containsFieldsAsOctets,
  decodeAs,
  decodeBytes,
  EXAMINED_OCTETS,
  encodeText,
  findUnencodable,
  isUtf8,
} from './encoding.ts';
import { type Chunk, createLines, getLine, type Lines, placedChunks, type SourceLine } from './lines.ts';
import { printSource, type Source, splitLines, textOfSource } from './source.ts';

const BYTE_ORDER_MARK = '\ufeff';

const lineInOctets = (line: SourceLine): SourceLine => {
  const text = decodeAs(encodeText({ text: line.text, encoding: 'octets', bom: false }), 'utf-8');
  return text === line.text ? line : { ...line, text };
};

/** Whether a chunk of a file in octets is UTF-8; lines end with octets that are nothing else in UTF-8. */
const validityByChunk = new WeakMap<Chunk, boolean>();

function isValidUtf8Chunk(chunk: Chunk): boolean {
  const known = validityByChunk.get(chunk);
  if (known !== undefined) return known;
  const isAll = chunk.every(({ text }) => isUtf8(text));
  validityByChunk.set(chunk, isAll);
  return isAll;
}

/** Lines of which some are other texts. They keep their ids, and chunks without such a line stay. */
function mapLineTexts(lines: Lines, change: (line: SourceLine, place: number) => SourceLine): Lines {
  const chunks = Array.from(placedChunks(lines), ({ chunk, start }) => {
    const changed = chunk.map((line, i) => change(line, start + i));
    return changed.every((line, i) => line === chunk[i]) ? chunk : changed;
  });
  return { ...lines, chunks };
}

/** The first line without the mark before it. */
const removeByteOrderMark = (lines: Lines): Lines =>
  mapLineTexts(lines, (line, place) =>
    place === 0 && line.text.startsWith(BYTE_ORDER_MARK) ? { ...line, text: line.text.slice(1) } : line,
  );

function decodeAsUtf8(source: Source): Source {
  const isMarked = !source.bom && getLine(source.lines, 0).text.startsWith(BYTE_ORDER_MARK);
  return isMarked ? { ...source, bom: true, lines: removeByteOrderMark(source.lines) } : source;
}

/** The beginning of a text, with its line endings. */
function beginningOfLines({ chunks }: Lines, length: number): string {
  let head = '';
  for (const chunk of chunks)
    for (const { text, eol } of chunk) {
      head += text + eol;
      if (head.length >= length) return head.slice(0, length);
    }
  return head;
}

/** Whether a file in UTF-16 is read as octets. */
function hasOctetLines({ encoding, lines }: Source): boolean {
  const head = beginningOfLines(lines, EXAMINED_OCTETS / 2);
  return containsFieldsAsOctets(encodeText({ text: head, encoding, bom: false }), encoding);
}

function decodeAgain(source: Source): Source {
  if (findUnencodable(textOfSource(source), source.encoding) >= 0) return source;
  const { text, encoding, bom } = decodeBytes(printSource(source));
  return encoding === source.encoding ? source : { encoding, bom, lines: createLines(splitLines(text)) };
}

/**
 * The source as its bytes are read: the same object if that is how it is written. Lines that are the same characters
 * stay the same objects. Takes time in proportion to what changed, except where the mark of UTF-16 comes first.
 */
export function redetectEncoding(source: Source): Source {
  const { encoding, lines } = source;
  if (source.big) return source;
  if (encoding === 'utf-8') return decodeAsUtf8(source);
  if (encoding !== 'octets') return hasOctetLines(source) ? decodeAgain(source) : source;
  if (/^(?:\u00ff\u00fe|\u00fe\u00ff)/.test(getLine(lines, 0).text)) return decodeAgain(source);
  if (!lines.chunks.every(isValidUtf8Chunk)) return source;
  return decodeAsUtf8({ encoding: 'utf-8', bom: false, lines: mapLineTexts(lines, lineInOctets) });
}

/** The same characters written as UTF-8: an edit of the encoding, never done silently. Lines keep their identity. */
export const toUtf8 = ({ lines }: Source): Source =>
  redetectEncoding({ encoding: 'utf-8', bom: false, lines });
