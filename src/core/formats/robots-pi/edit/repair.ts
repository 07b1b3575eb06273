// Small repairs of how a PI or the XML declaration is written.

import type { TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import type { XmlInstruction } from '../../../syntax/xml/tokens.ts';
import { PI_TARGET, readRobotsDocument } from '../robots-document.ts';
import { removalSpan } from './removal-span.ts';
import { applySpanChanges, insertion } from './span-edits.ts';

/** Writes the target of a PI as robots look for it. */
export const lowerCaseTarget = (source: Source, { target }: XmlInstruction): TextEdit[] =>
  applySpanChanges(source, [{ at: target, text: PI_TARGET }]);

/** Puts the XML declaration where it has to stand: before everything else. */
export function moveDeclarationFirst(source: Source): TextEdit[] {
  const { declaration, text } = readRobotsDocument(source);
  if (!declaration || declaration.start === 0 || !declaration.isTerminated) return [];
  const gone = removalSpan(source, declaration);
  const tail = text.slice(declaration.end, gone.end);
  const written = text.slice(declaration.start, declaration.end) + tail;
  return applySpanChanges(source, [{ at: gone, text: '' }, insertion(0, written)]);
}
