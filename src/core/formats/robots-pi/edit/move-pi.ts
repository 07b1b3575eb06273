// Moves a PI as it is written, or removes it.

import type { TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import { applySpanChanges, type SpanChange, type TextSpan } from '../../../document/spans.ts';
import { removalSpan } from '../../../syntax/xml/removal-span.ts';
import { areSameDirectives, firstLegalPi } from '../effective-directives.ts';
import type { HiddenPi } from '../hidden-pi.ts';
import { type Directives, printPi, readPiData } from '../read-pi.ts';
import { type RobotsDocument, type RobotsPi, readRobotsDocument } from '../robots-document.ts';
import { findInstructionPart } from './instruction-part.ts';
import { insertOnOwnLine, offsetOf, type PiSpot, spotOf } from './pi-spots.ts';

const deleteSpan = (at: TextSpan): SpanChange => ({ at, text: '' });

/** Removes a span and inserts `pi` at a spot. */
function moveToSpot(source: Source, removed: TextSpan, pi: string, spot: PiSpot): TextEdit[] {
  const offset = offsetOf(readRobotsDocument(source), spot);
  if (offset === undefined) return [];
  return applySpanChanges(source, [deleteSpan(removed), insertOnOwnLine(source, offset, pi)]);
}

/**
 * Moves a PI and closes it if it is not closed. Returns no edits if it is already there, or if the document has no
 * such spot.
 */
export function movePi(source: Source, pi: RobotsPi, spot: PiSpot): TextEdit[] {
  const document = readRobotsDocument(source);
  if (spotOf(document, pi) === spot) return [];
  const part = findInstructionPart(document.text, pi);
  if (!part) return [];
  const { start, end, open } = part;
  const written = open ? `${document.text.slice(start, open.at)}?>` : document.text.slice(start, end);
  return moveToSpot(source, removalSpan(source, part), written, spot);
}

/** Removes a PI, but nothing that it swallows. */
export function removePi(source: Source, pi: RobotsPi): TextEdit[] {
  const part = findInstructionPart(readRobotsDocument(source).text, pi);
  return part ? applySpanChanges(source, [deleteSpan(removalSpan(source, part))]) : [];
}

/** Every robots PI except the one that is obeyed, or except the first if none is legal. */
export function otherPis(document: RobotsDocument): readonly RobotsPi[] {
  const keptPi = firstLegalPi(document) ?? document.pis[0];
  return document.pis.filter((pi) => pi !== keptPi);
}

/** Removes the others, but nothing that they swallow. Returns no edits if that cannot be determined. */
export function removeOthers(source: Source): TextEdit[] {
  const document = readRobotsDocument(source);
  const others = otherPis(document);
  const parts = others.flatMap((pi) => findInstructionPart(document.text, pi) ?? []);
  if (parts.length < others.length) return [];
  return applySpanChanges(
    source,
    parts.map((part) => deleteSpan(removalSpan(source, part))),
  );
}

/**
 * Removes what looks like a PI from a comment, a section or an entity, and inserts a PI with a pair of directives
 * into the prolog: as written if it already has them.
 */
export function moveOutOfHiding(source: Source, hidden: HiddenPi, directives: Directives): TextEdit[] {
  const { text } = readRobotsDocument(source);
  const part = findInstructionPart(text, hidden);
  if (!part) return [];
  const reading = readPiData(part.data);
  const isKept = !part.open && reading.isLegal && areSameDirectives(reading.says, directives);
  const written = isKept ? text.slice(part.start, part.end) : printPi(directives);
  return moveToSpot(source, part, written, 'declaration');
}
