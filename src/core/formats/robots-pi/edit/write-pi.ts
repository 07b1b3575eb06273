// Writes the directives of a document for XML parsers. If it has a legal PI, only the characters of a value change.

import type { TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import { applySpanChanges, insertion, type SpanChange, type TextSpan } from '../../../document/spans.ts';
import { areSameDirectives, effectiveDirectives, firstLegalPi } from '../effective-directives.ts';
import { type Directives, printPi, readPiData } from '../read-pi.ts';
import { type RobotsPi, readRobotsDocument } from '../robots-document.ts';
import { findInstructionPart, type Instruction } from './instruction-part.ts';
import { insertOnOwnLine, offsetOf, type PiSpot, piSpots } from './pi-spots.ts';

const yesNo = (bit: boolean) => (bit ? 'yes' : 'no');

function valueChange(pi: RobotsPi, value: TextSpan, text: string): SpanChange {
  const from = pi.data.start;
  return { at: { start: from + value.start, end: from + value.end }, text };
}

/** The changes of those values of a legal PI that differ. */
function changeValues(pi: RobotsPi, { index, follow }: Directives): SpanChange[] {
  if (!pi.reading.isLegal) return [];
  const { says, ...places } = pi.reading;
  return [
    ...(says.index === index ? [] : [valueChange(pi, places.index, yesNo(index))]),
    ...(says.follow === follow ? [] : [valueChange(pi, places.follow, yesNo(follow))]),
  ];
}

/** The spots of a document where a PI is possible. */
export const freeSpots = (source: Source): readonly PiSpot[] =>
  piSpots.filter((spot) => offsetOf(readRobotsDocument(source), spot) !== undefined);

/** Inserts a PI. Returns no edits if the document has no such spot. */
export function insertPi(source: Source, directives: Directives, spot: PiSpot = 'declaration'): TextEdit[] {
  const offset = offsetOf(readRobotsDocument(source), spot);
  if (offset === undefined) return [];
  return applySpanChanges(source, [insertOnOwnLine(source, offset, printPi(directives))]);
}

/**
 * Rewrites an instruction so that it states a pair of directives in the legal form. If only its end is missing, it
 * is just closed. Returns no edits if the part that belongs to the instruction cannot be determined.
 */
export function rewritePi(
  source: Source,
  instruction: Instruction,
  directives: Directives,
  isTerminated = true,
): TextEdit[] {
  const part = findInstructionPart(readRobotsDocument(source).text, instruction, isTerminated);
  if (!part) return [];
  const reading = readPiData(part.data);
  if (part.open && reading.isLegal && areSameDirectives(reading.says, directives))
    return applySpanChanges(source, [insertion(part.open.at, part.open.mark)]);
  return applySpanChanges(source, [{ at: part, text: printPi(directives) }]);
}

/**
 * Makes a document state a pair of directives to XML parsers: changes the values of its legal PI, otherwise
 * rewrites its first illegal one, otherwise inserts one in the prolog.
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

/** Sets one of the two bits. The other bit does not change. */
export const setBit = (source: Source, bit: keyof Directives, value: boolean): TextEdit[] =>
  writeDirectives(source, { ...effectiveDirectives(readRobotsDocument(source), 'xml').says, [bit]: value });
