// What a document says, written where a parser reads it; the directive for the other parser, where there is one, is kept
// equal on request: both must say the same (003 XML-Conformant HTML).
import { compareRanges, type TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import { effectiveDirectives, firstLegalPi, type Parser } from '../effective-directives.ts';
import type { Directives } from '../read-pi.ts';
import { readRobotsDocument } from '../robots-document.ts';
import { hasMetaPlace, insertMeta, writeMetas } from './meta-tag.ts';
import { writeDirectives } from './write-pi.ts';

const writeMeta = (source: Source, directives: Directives): TextEdit[] =>
  readRobotsDocument(source).html.metas.length > 0
    ? writeMetas(source, directives)
    : insertMeta(source, directives);

/** Whether there is, or could be, a directive for a parser. */
export const canWriteFor = (source: Source, parser: Parser): boolean =>
  parser === 'xml' || readRobotsDocument(source).html.metas.length > 0 || hasMetaPlace(source);

/** Makes a document say a pair to a parser, and with `both` to the other, if it says something to it. */
export function writeForParser(
  source: Source,
  parser: Parser,
  directives: Directives,
  both: boolean,
): TextEdit[] {
  const document = readRobotsDocument(source);
  const own = parser === 'xml' ? writeDirectives(source, directives) : writeMeta(source, directives);
  const hasOther = parser === 'xml' ? document.html.metas.length > 0 : firstLegalPi(document) !== undefined;
  if (!both || !hasOther) return own;
  const other = parser === 'xml' ? writeMetas(source, directives) : writeDirectives(source, directives);
  return [...own, ...other].toSorted((a, b) => compareRanges(a.range, b.range));
}

/** Sets one of the two bits for a parser; the other stays as it is. */
export function setBitForParser(
  source: Source,
  parser: Parser,
  bit: Partial<Directives>,
  both: boolean,
): TextEdit[] {
  const { says } = effectiveDirectives(readRobotsDocument(source), parser);
  return writeForParser(source, parser, { ...says, ...bit }, both);
}
