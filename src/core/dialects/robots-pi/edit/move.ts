// A PI taken to another place as it is written, or taken away.

import type { Span } from '../../../syntax/xml-token.ts';
import type { TextEdit } from '../../../text/range.ts';
import type { Source } from '../../../text/source.ts';
import { documentOf, type RobotsDocument, type RobotsPi } from '../document.ts';
import { legalPi, sameDirectives } from '../effective.ts';
import type { HiddenPi } from '../hidden.ts';
import { canonicalPi, type Directives, readPiData } from '../read-data.ts';
import { type Change, editsOf } from './edits.ts';
import { ownPart } from './own-part.ts';
import { removal } from './removal.ts';
import { offsetOf, placing, type Spot, spotOf } from './spots.ts';

const deletion = (at: Span): Change => ({ at, text: '' });

/** Takes a stretch away and puts `pi` at a spot. */
function relocate(source: Source, gone: Span, pi: string, spot: Spot): TextEdit[] {
  const offset = offsetOf(documentOf(source), spot);
  if (offset === undefined) return [];
  return editsOf(source, [deletion(gone), placing(source, offset, pi)]);
}

/** Moves a PI, closed if it was not; nothing if it stands there already, or the document has no such place. */
export function movePi(source: Source, pi: RobotsPi, spot: Spot): TextEdit[] {
  const document = documentOf(source);
  if (spotOf(document, pi) === spot) return [];
  const part = ownPart(document.text, pi);
  if (!part) return [];
  const { start, end, open } = part;
  const written = open ? `${document.text.slice(start, open.at)}?>` : document.text.slice(start, end);
  return relocate(source, removal(source, part), written, spot);
}

/** Takes a PI away, and nothing that it swallows. */
export function removePi(source: Source, pi: RobotsPi): TextEdit[] {
  const part = ownPart(documentOf(source).text, pi);
  return part ? editsOf(source, [deletion(removal(source, part))]) : [];
}

/** Every robots PI but the one that is obeyed, or the first if none is legal. */
export function otherPis(document: RobotsDocument): readonly RobotsPi[] {
  const kept = legalPi(document) ?? document.pis[0];
  return document.pis.filter((pi) => pi !== kept);
}

/** Removes the others, and nothing that they swallow; nothing at all where nobody can tell what that is. */
export function removeOthers(source: Source): TextEdit[] {
  const document = documentOf(source);
  const parts = otherPis(document).map((pi) => ownPart(document.text, pi));
  if (parts.includes(undefined)) return [];
  return editsOf(
    source,
    parts.map((part) => deletion(removal(source, part!))),
  );
}

/**
 * Takes what looks like a PI out of a comment, a section or an entity, and puts one that says a pair into the prolog: as
 * it is written if it says that.
 */
export function moveOut(source: Source, hidden: HiddenPi, directives: Directives): TextEdit[] {
  const { text } = documentOf(source);
  const part = ownPart(text, hidden);
  if (!part) return [];
  const reading = readPiData(part.data);
  const isKept = !part.open && reading.isLegal && sameDirectives(reading.says, directives);
  const written = isKept ? text.slice(part.start, part.end) : canonicalPi(directives);
  return relocate(source, part, written, 'declaration');
}
