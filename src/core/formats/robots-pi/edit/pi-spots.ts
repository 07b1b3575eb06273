// Where a robots PI may be put, and what is written to put it there (003 Where to put).

import { columnAfterMark } from '../../../document/byte-order-mark.ts';
import { getLine, lineAt } from '../../../document/lines.ts';
import type { Source } from '../../../document/source.ts';
import { isXmlBlank } from '../../../syntax/xml/seeker.ts';
import type { RobotsDocument, RobotsPi } from '../robots-document.ts';
import { positionAt } from '../text-positions.ts';
import { insertion, type SpanChange } from './span-edits.ts';

/** Behind the XML declaration, behind the document type, within its internal subset. */
export const piSpots = ['declaration', 'doctype', 'subset'] as const;
export type PiSpot = (typeof piSpots)[number];

/**
 * The offset at which a PI stands there. Without an XML declaration, the first spot is the start of the document; what
 * stands further down than the prolog does not count.
 */
export function offsetOf(document: RobotsDocument, spot: PiSpot): number | undefined {
  const { declaration } = document;
  const doctype = document.doctype?.place === 'prolog' ? document.doctype : undefined;
  if (spot === 'doctype') return doctype && !doctype.fault ? doctype.end : undefined;
  if (spot === 'subset') return doctype && !doctype.fault ? doctype.subset?.start : undefined;
  if (declaration?.place !== 'prolog') return 0;
  return declaration.isTerminated ? declaration.end : undefined;
}

/** The spot where a PI stands; undefined for one in the content or behind it. */
export function spotOf(document: RobotsDocument, pi: RobotsPi): PiSpot | undefined {
  if (pi.place === 'subset') return 'subset';
  if (pi.place !== 'prolog') return undefined;
  return document.doctype && pi.start >= document.doctype.end ? 'doctype' : 'declaration';
}

/** The line ending that is usual around an offset: of its line, else of the line above; none in a file of one line. */
function lineEndingAt({ lines }: Source, line: number): string {
  return (lineAt(lines, line)?.eol || lineAt(lines, line - 1)?.eol) ?? '';
}

/**
 * The change that puts a PI at an offset: on a line of its own where a line begins there or nothing else follows on it,
 * else between what stands on the line. The octets of a byte order mark that are text stay the first of the file.
 */
export function insertOnOwnLine(source: Source, offset: number, pi: string): SpanChange {
  const mark = columnAfterMark(source);
  if (offset < mark) return insertOnOwnLine(source, mark, pi);
  const { line, column } = positionAt(source, offset);
  const ending = lineEndingAt(source, line);
  if (column === 0 || offset === mark) return insertion(offset, pi + ending);
  const rest = getLine(source.lines, line).text.slice(column);
  if (!isXmlBlank(rest, 0, rest.length)) return insertion(offset, pi);
  return insertion(offset + rest.length, ending + pi);
}
