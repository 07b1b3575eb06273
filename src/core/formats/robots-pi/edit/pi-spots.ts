// The places where a robots PI may be inserted, and the change that inserts it (Robots PI 1999, Where to put).

import { columnAfterMark } from '../../../document/byte-order-mark.ts';
import { getLine, lineAt } from '../../../document/lines.ts';
import type { Source } from '../../../document/source.ts';
import { insertion, positionAt, type SpanChange } from '../../../document/spans.ts';
import { isXmlBlank } from '../../../syntax/xml/seeker.ts';
import type { RobotsDocument, RobotsPi } from '../robots-document.ts';

/** After the XML declaration, after the document type, within its internal subset. */
export const piSpots = ['declaration', 'doctype', 'subset'] as const;
export type PiSpot = (typeof piSpots)[number];

/**
 * Returns the offset of a spot. Without an XML declaration, the first spot is the start of the document. A
 * declaration or document type below the prolog does not count.
 */
export function offsetOf(document: RobotsDocument, spot: PiSpot): number | undefined {
  const { declaration } = document;
  const doctype = document.doctype?.place === 'prolog' ? document.doctype : undefined;
  if (spot === 'doctype') return doctype && !doctype.fault ? doctype.end : undefined;
  if (spot === 'subset') return doctype && !doctype.fault ? doctype.subset?.start : undefined;
  if (declaration?.place !== 'prolog') return 0;
  return declaration.isTerminated ? declaration.end : undefined;
}

/** The spot of a PI; undefined for one in the content or after it. */
export function spotOf(document: RobotsDocument, pi: RobotsPi): PiSpot | undefined {
  if (pi.place === 'subset') return 'subset';
  if (pi.place !== 'prolog') return undefined;
  return document.doctype && pi.start >= document.doctype.end ? 'doctype' : 'declaration';
}

/**
 * The line ending that is used around an offset: that of its line, otherwise that of the line above. Empty in a
 * file of one line.
 */
function lineEndingAt({ lines }: Source, line: number): string {
  return (lineAt(lines, line)?.eol || lineAt(lines, line - 1)?.eol) ?? '';
}

/**
 * The change that inserts a PI at an offset: on a separate line if a line begins there or nothing else follows on
 * it, otherwise within the line. Octets of a byte order mark that are text remain the first of the file.
 */
export function insertOnOwnLine(source: Source, offset: number, pi: string): SpanChange {
  const mark = columnAfterMark(source);
  if (offset < mark) return insertOnOwnLine(source, mark, pi);
  const { line, column } = positionAt(source, offset);
  const ending = lineEndingAt(source, line);
  if (column === 0 || offset === mark) return insertion(offset, pi + ending);
  const restOfLine = getLine(source.lines, line).text.slice(column);
  if (!isXmlBlank(restOfLine, 0, restOfLine.length)) return insertion(offset, pi);
  return insertion(offset + restOfLine.length, ending + pi);
}
