// What a document says to robots is set: only the characters of a value change, if there is a legal PI to change.
import type { Span } from '../../../syntax/xml-token.ts';
import type { TextEdit } from '../../../text/range.ts';
import type { Source } from '../../../text/source.ts';
import { documentOf, ownSpan, type RobotsPi } from '../document.ts';
import { effectiveIn, legalPi } from '../effective.ts';
import { canonicalPi, type Directives } from '../read-data.ts';
import { type Change, editsOf } from './edits.ts';
import { offsetOf, placing, type Spot, spots } from './spots.ts';

const word = (bit: boolean) => (bit ? 'yes' : 'no');

function valueChange(pi: RobotsPi, value: Span, text: string): Change {
  const from = pi.data.start;
  return { at: { start: from + value.start, end: from + value.end }, text };
}

/** Sets the values of a legal PI that differ. */
function changeValues(pi: RobotsPi, { index, follow }: Directives): Change[] {
  if (!pi.reading.isLegal) return [];
  const { says, ...places } = pi.reading;
  return [
    ...(says.index === index ? [] : [valueChange(pi, places.index, word(index))]),
    ...(says.follow === follow ? [] : [valueChange(pi, places.follow, word(follow))]),
  ];
}

/** The spots of a document where a PI can stand. */
export const freeSpots = (source: Source): readonly Spot[] =>
  spots.filter((spot) => offsetOf(documentOf(source), spot) !== undefined);

/** Inserts a PI; nothing where the document has no such place. */
export function insertPi(source: Source, directives: Directives, spot: Spot = 'declaration'): TextEdit[] {
  const offset = offsetOf(documentOf(source), spot);
  if (offset === undefined) return [];
  return editsOf(source, [placing(source, offset, canonicalPi(directives))]);
}

/** Writes a PI in the legal form for a pair. */
export const rewritePi = (source: Source, pi: RobotsPi, directives: Directives): TextEdit[] =>
  editsOf(source, [{ at: ownSpan(documentOf(source), pi), text: canonicalPi(directives) }]);

/**
 * Makes a document say a pair to XML parsers: the values of its legal PI, else its first illegal one written anew, else
 * a new one in the prolog.
 */
export function writeRobots(source: Source, directives: Directives): TextEdit[] {
  const document = documentOf(source);
  const legal = legalPi(document);
  if (legal) return editsOf(source, changeValues(legal, directives));
  const [first] = document.pis;
  if (first) return rewritePi(source, first, directives);
  const spot = freeSpots(source)[0];
  return spot ? insertPi(source, directives, spot) : [];
}

/** Sets one of the two bits; the other stays as it is. */
export const setBit = (source: Source, bit: keyof Directives, value: boolean): TextEdit[] =>
  writeRobots(source, { ...effectiveIn(documentOf(source), 'xml').says, [bit]: value });
