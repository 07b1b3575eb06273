// A PI taken to another place as it is written, or taken away.

import { skipSpace } from '../../../syntax/xml-seek.ts';
import type { Span } from '../../../syntax/xml-token.ts';
import type { TextEdit } from '../../../text/range.ts';
import type { Source } from '../../../text/source.ts';
import { documentOf, ownSpan, type RobotsPi } from '../document.ts';
import { legalPi } from '../effective.ts';
import type { HiddenPi } from '../hidden.ts';
import { meantBy } from '../meant.ts';
import { saidByMetas } from '../metas.ts';
import { canonicalPi, readPiData } from '../read-data.ts';
import { type Change, editsOf } from './edits.ts';
import { removal } from './removal.ts';
import { offsetOf, placing, type Spot, spotOf } from './spots.ts';

const deletion = (at: Span): Change => ({ at, text: '' });

/** Takes a stretch away and puts `pi` at a spot. */
function relocate(source: Source, gone: Span, pi: string, spot: Spot): TextEdit[] {
  const offset = offsetOf(documentOf(source), spot);
  if (offset === undefined) return [];
  return editsOf(source, [deletion(gone), placing(source, offset, pi)]);
}

/** Moves a PI; nothing if it stands there already, or the document has no such place. */
export function movePi(source: Source, pi: RobotsPi, spot: Spot): TextEdit[] {
  const document = documentOf(source);
  if (spotOf(document, pi) === spot) return [];
  const own = ownSpan(document, pi);
  return relocate(source, removal(source, own), document.text.slice(own.start, own.end), spot);
}

export const removePi = (source: Source, pi: RobotsPi): TextEdit[] =>
  editsOf(source, [deletion(removal(source, ownSpan(documentOf(source), pi)))]);

/** Removes every robots PI but the one that is obeyed, or the first if none is legal. */
export function removeOthers(source: Source): TextEdit[] {
  const document = documentOf(source);
  const kept = legalPi(document) ?? document.pis[0];
  const others = document.pis.filter((pi) => pi !== kept).map((pi) => removal(source, ownSpan(document, pi)));
  return editsOf(source, others.map(deletion));
}

/** Takes what looks like a PI out of a comment, a section or an entity, and puts a legal one into the prolog. */
export function moveOut(source: Source, hidden: HiddenPi): TextEdit[] {
  const { text, html } = documentOf(source);
  const from = skipSpace(text, hidden.data.start, hidden.data.end);
  const data = text.slice(from, hidden.data.end);
  const isLegal = readPiData(data).isLegal;
  const written = isLegal
    ? text.slice(hidden.start, hidden.end)
    : canonicalPi(meantBy(data, saidByMetas(html.metas)));
  return relocate(source, hidden, written, 'declaration');
}
