// What a document says to robots is set: only the characters of a value change, if there is a legal PI to change.

import type { TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import type { TextSpan } from '../../../syntax/xml/tokens.ts';
import { areSameDirectives, effectiveDirectives, firstLegalPi } from '../effective-directives.ts';
import { type Directives, printPi, readPiData } from '../read-pi.ts';
import { type RobotsPi, readRobotsDocument } from '../robots-document.ts';
import { findInstructionPart, type Instruction } from './instruction-part.ts';
import { insertOnOwnLine, offsetOf, type PiSpot, piSpots } from './pi-spots.ts';
import { applySpanChanges, insertion, type SpanChange } from './span-edits.ts';

const yesNo = (bit: boolean) => (bit ? 'yes' : 'no');

function valueChange(pi: RobotsPi, value: TextSpan, text: string): SpanChange {
  const from = pi.data.start;
  return { at: { start: from + value.start, end: from + value.end }, text };
}

/** Sets the values of a legal PI that differ. */
function changeValues(pi: RobotsPi, { index, follow }: Directives): SpanChange[] {
  if (!pi.reading.isLegal) return [];
  const { says, ...places } = pi.reading;
  return [
    ...(says.index === index ? [] : [valueChange(pi, places.index, yesNo(index))]),
    ...(says.follow === follow ? [] : [valueChange(pi, places.follow, yesNo(follow))]),
  ];
}

/** The spots of a document where a PI can stand. */
export const freeSpots = (source: Source): readonly PiSpot[] =>
  piSpots.filter((spot) => offsetOf(readRobotsDocument(source), spot) !== undefined);

/** Inserts a PI; nothing where the document has no such place. */
export function insertPi(source: Source, directives: Directives, spot: PiSpot = 'declaration'): TextEdit[] {
  const offset = offsetOf(readRobotsDocument(source), spot);
  if (offset === undefined) return [];
  return applySpanChanges(source, [insertOnOwnLine(source, offset, printPi(directives))]);
}

/**
 * Makes the part that is its own say a pair, in the legal form: closed where only that is missing, else written anew.
 * Nothing where nobody can tell what its own part is.
 */
export function rewritePi(
  source: Source,
  one: Instruction,
  directives: Directives,
  isTerminated = true,
): TextEdit[] {
  const part = findInstructionPart(readRobotsDocument(source).text, one, isTerminated);
  if (!part) return [];
  const reading = readPiData(part.data);
  if (part.open && reading.isLegal && areSameDirectives(reading.says, directives))
    return applySpanChanges(source, [insertion(part.open.at, part.open.mark)]);
  return applySpanChanges(source, [{ at: part, text: printPi(directives) }]);
}

/**
 * Makes a document say a pair to XML parsers: the values of its legal PI, else its first illegal one written anew, else
 * a new one in the prolog.
 */
export function writeDirectives(source: Source, directives: Directives): TextEdit[] {
  const document = readRobotsDocument(source);
  const legal = firstLegalPi(document);
  if (legal) return applySpanChanges(source, changeValues(legal, directives));
  const [first] = document.pis;
  const rewritten = first ? rewritePi(source, first, directives) : [];
  if (rewritten.length > 0) return rewritten;
  const spot = freeSpots(source)[0];
  return spot ? insertPi(source, directives, spot) : [];
}

/** Sets one of the two bits; the other stays as it is. */
export const setBit = (source: Source, bit: keyof Directives, value: boolean): TextEdit[] =>
  writeDirectives(source, { ...effectiveDirectives(readRobotsDocument(source), 'xml').says, [bit]: value });
