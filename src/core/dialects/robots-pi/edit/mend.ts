// Small repairs of how a PI or the XML declaration is written.
import { skipSpace } from '../../../syntax/xml-seek.ts';
import type { XmlInstruction } from '../../../syntax/xml-token.ts';
import { lineAt } from '../../../text/lines.ts';
import type { TextEdit } from '../../../text/range.ts';
import type { Source } from '../../../text/source.ts';
import { documentOf, TARGET } from '../document.ts';
import { positionAt } from '../places.ts';
import { editsOf, insertion } from './edits.ts';
import { removal } from './removal.ts';

/** Writes the target of a PI as robots look for it. */
export const lowerTarget = (source: Source, { target }: XmlInstruction): TextEdit[] =>
  editsOf(source, [{ at: target, text: TARGET }]);

/** Closes a PI: before the `>` that was meant to, else at the end of what looks like it on its line. */
export function closePi(source: Source, { start }: XmlInstruction): TextEdit[] {
  const { text } = documentOf(source);
  const { line, column } = positionAt(source, start);
  const rest = lineAt(source.lines, line)!.text.slice(column);
  const next = rest.indexOf('<', 1);
  const own = next < 0 ? rest : rest.slice(0, next);
  const close = own.lastIndexOf('>');
  if (close >= 0 && skipSpace(text, start + close + 1, start + own.length) === start + own.length) {
    return editsOf(source, [insertion(start + close, '?')]);
  }
  return editsOf(source, [insertion(start + own.trimEnd().length, '?>')]);
}

/** Puts the XML declaration where it has to stand: before everything else. */
export function declarationFirst(source: Source): TextEdit[] {
  const { declaration, text } = documentOf(source);
  if (!declaration || declaration.start === 0 || !declaration.isTerminated) return [];
  const gone = removal(source, declaration);
  const tail = text.slice(declaration.end, gone.end);
  const written = text.slice(declaration.start, declaration.end) + tail;
  return editsOf(source, [{ at: gone, text: '' }, insertion(0, written)]);
}
