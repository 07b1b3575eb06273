// Small repairs of how a PI or the XML declaration is written.
import { skipSpace } from '../../../syntax/xml-seek.ts';
import type { XmlInstruction } from '../../../syntax/xml-token.ts';
import { lineAt } from '../../../text/lines.ts';
import type { TextEdit } from '../../../text/range.ts';
import type { Source } from '../../../text/source.ts';
import { documentOf, TARGET } from '../document.ts';
import { meantBy } from '../meant.ts';
import { saidByMetas } from '../metas.ts';
import { positionAt } from '../places.ts';
import { canonicalPi, readPiData } from '../read-data.ts';
import { editsOf, insertion } from './edits.ts';
import { removal } from './removal.ts';

/** Writes the target of a PI as robots look for it. */
export const lowerTarget = (source: Source, { target }: XmlInstruction): TextEdit[] =>
  editsOf(source, [{ at: target, text: TARGET }]);

/** Closes a PI: before the `>` that was meant to, else at the end of what looks like it on its line; legal as it can be. */
export function closePi(source: Source, { start, target }: XmlInstruction): TextEdit[] {
  const { text, html } = documentOf(source);
  const { line, column } = positionAt(source, start);
  const rest = lineAt(source.lines, line)!.text.slice(column);
  const next = rest.indexOf('<', 1);
  const own = (next < 0 ? rest : rest.slice(0, next)).trimEnd();
  const isClosed = own.endsWith('>');
  const end = start + own.length - (isClosed ? 1 : 0);
  const data = text.slice(Math.min(skipSpace(text, target.end), end), end);
  if (readPiData(data).isLegal) return editsOf(source, [insertion(end, isClosed ? '?' : '?>')]);
  const written = canonicalPi(meantBy(data, saidByMetas(html.metas)));
  return editsOf(source, [{ at: { start, end: start + own.length }, text: written }]);
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
