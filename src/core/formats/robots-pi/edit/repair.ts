// Small repairs of a PI or of the XML declaration.

import type { TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import { applySpanChanges, insertion } from '../../../document/spans.ts';
import { removalSpan } from '../../../syntax/xml/removal-span.ts';
import type { XmlInstruction } from '../../../syntax/xml/tokens.ts';
import { PI_TARGET, readRobotsDocument } from '../robots-document.ts';

/** Writes the target of a PI in lower case, as crawlers expect it. */
export const lowerCaseTarget = (source: Source, { target }: XmlInstruction): TextEdit[] =>
  applySpanChanges(source, [{ at: target, text: PI_TARGET }]);

/** Moves the XML declaration to the start of the document, where XML requires it. */
export function moveDeclarationFirst(source: Source): TextEdit[] {
  const { declaration, text } = readRobotsDocument(source);
  if (!declaration || declaration.start === 0 || !declaration.isTerminated) return [];
  const removed = removalSpan(source, declaration);
  const tail = text.slice(declaration.end, removed.end);
  const written = text.slice(declaration.start, declaration.end) + tail;
  return applySpanChanges(source, [{ at: removed, text: '' }, insertion(0, written)]);
}
