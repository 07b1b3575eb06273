// What a document says, written where a parser reads it; the directive for the other parser, where there is one, is kept
// equal on request: both must say the same (003 XML-Conformant HTML).
import { compareRanges, type TextEdit } from '../../../text/range.ts';
import type { Source } from '../../../text/source.ts';
import { documentOf } from '../document.ts';
import { effectiveIn, legalPi, type Parser } from '../effective.ts';
import type { Directives } from '../read-data.ts';
import { hasMetaPlace, insertMeta, writeMetas } from './meta.ts';
import { writeRobots } from './write.ts';

const writeMeta = (source: Source, directives: Directives): TextEdit[] =>
  documentOf(source).html.metas.length > 0 ? writeMetas(source, directives) : insertMeta(source, directives);

/** Whether there is, or could be, a directive for a parser. */
export const canWriteFor = (source: Source, parser: Parser): boolean =>
  parser === 'xml' || documentOf(source).html.metas.length > 0 || hasMetaPlace(source);

/** Makes a document say a pair to a parser, and with `both` to the other, if it says something to it. */
export function writeFor(source: Source, parser: Parser, directives: Directives, both: boolean): TextEdit[] {
  const document = documentOf(source);
  const own = parser === 'xml' ? writeRobots(source, directives) : writeMeta(source, directives);
  const hasOther = parser === 'xml' ? document.html.metas.length > 0 : legalPi(document) !== undefined;
  if (!both || !hasOther) return own;
  const other = parser === 'xml' ? writeMetas(source, directives) : writeRobots(source, directives);
  return [...own, ...other].toSorted((a, b) => compareRanges(a.range, b.range));
}

/** Sets one of the two bits for a parser; the other stays as it is. */
export function setBitFor(
  source: Source,
  parser: Parser,
  bit: Partial<Directives>,
  both: boolean,
): TextEdit[] {
  const { says } = effectiveIn(documentOf(source), parser);
  return writeFor(source, parser, { ...says, ...bit }, both);
}
