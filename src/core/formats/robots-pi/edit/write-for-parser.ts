// Writes the directives of a document where a parser reads them. On request, an existing directive for the other
// parser is kept equal: both must say the same (Robots PI 1999, XML-Conformant HTML).
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

/** Whether there is a directive for a parser, or could be one. */
export const canWriteFor = (source: Source, parser: Parser): boolean =>
  parser === 'xml' || readRobotsDocument(source).html.metas.length > 0 || hasMetaPlace(source);

/**
 * Makes a document state a pair of directives to a parser; with `both` also to the other parser, if a directive
 * for it exists.
 */
export function writeForParser(
  source: Source,
  parser: Parser,
  directives: Directives,
  both: boolean,
): TextEdit[] {
  const document = readRobotsDocument(source);
  const edits = parser === 'xml' ? writeDirectives(source, directives) : writeMeta(source, directives);
  const hasOther = parser === 'xml' ? document.html.metas.length > 0 : firstLegalPi(document) !== undefined;
  if (!both || !hasOther) return edits;
  const otherEdits = parser === 'xml' ? writeMetas(source, directives) : writeDirectives(source, directives);
  return [...edits, ...otherEdits].toSorted((a, b) => compareRanges(a.range, b.range));
}

/** Sets one of the two bits for a parser. The other bit does not change. */
export function setBitForParser(
  source: Source,
  parser: Parser,
  bit: Partial<Directives>,
  both: boolean,
): TextEdit[] {
  const { says } = effectiveDirectives(readRobotsDocument(source), parser);
  return writeForParser(source, parser, { ...says, ...bit }, both);
}
