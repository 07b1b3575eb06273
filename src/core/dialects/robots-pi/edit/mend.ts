// Small repairs of how a PI or the XML declaration is written.
import type { XmlInstruction } from '../../../syntax/xml-token.ts';
import type { TextEdit } from '../../../text/range.ts';
import type { Source } from '../../../text/source.ts';
import { documentOf, TARGET } from '../document.ts';
import { editsOf, insertion } from './edits.ts';
import { removal } from './removal.ts';

/** Writes the target of a PI as robots look for it. */
export const lowerTarget = (source: Source, { target }: XmlInstruction): TextEdit[] =>
  editsOf(source, [{ at: target, text: TARGET }]);

/** Puts the XML declaration where it has to stand: before everything else. */
export function declarationFirst(source: Source): TextEdit[] {
  const { declaration, text } = documentOf(source);
  if (!declaration || declaration.start === 0 || !declaration.isTerminated) return [];
  const gone = removal(source, declaration);
  const tail = text.slice(declaration.end, gone.end);
  const written = text.slice(declaration.start, declaration.end) + tail;
  return editsOf(source, [{ at: gone, text: '' }, insertion(0, written)]);
}
