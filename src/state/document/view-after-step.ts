// What is looked at after a step: the same line, file and cell, as far as they are still there.
import { lineAt, lineIndexOfId } from '../../core/document/lines.ts';
import { fileOf, type SiteDocument } from './document.ts';
import type { View } from './state.ts';

/** The line pointed at, where it stands after a change made elsewhere; undefined if it stands where it stood. */
export function mapCaret(view: View, before: SiteDocument, after: SiteDocument): View['caret'] {
  const { caret, path } = view;
  const now = fileOf(after, path)?.source;
  // In a file that is only shown nothing moves, and looking for a line would make all of them.
  if (now?.big) return undefined;
  const old = fileOf(before, path)?.source.lines;
  const lines = now?.lines;
  if (!caret || !old || !lines || old === lines) return undefined;
  const pointed = lineAt(old, caret.position.line);
  if (!pointed || lineAt(lines, caret.position.line)?.id === pointed.id) return undefined;
  const line = lineIndexOfId(lines, pointed.id);
  const position = { line: line < 0 ? Math.min(caret.position.line, lines.length - 1) : line, column: 0 };
  return { position, by: caret.by };
}

/** The file to show after a step was taken back or done again: the one that is shown, or the first that it changed. */
export function pathAfterStep(shown: string, before: SiteDocument, after: SiteDocument): string {
  const old = fileOf(before, shown);
  const now = fileOf(after, shown);
  if (now && now !== old) return shown;
  const moved = old && after.files.find(({ id }) => id === old.id);
  if (moved && moved.path !== shown) return moved.path;
  const known = new Set(before.files);
  const changed = after.files.find((file) => !known.has(file));
  return (changed ?? now ?? after.files[0]!).path;
}

/** Whether a person took the row or the column of a cell out, or out again what they had added before. */
function isTakenOut(
  { agent, url }: NonNullable<View['cell']>,
  { automatic, rows, columns }: SiteDocument,
  before: SiteDocument | undefined,
): boolean {
  const isGone = (one: string, was: readonly string[] = [], is: readonly string[]) =>
    was.includes(one) && !is.includes(one);
  return (
    automatic?.withoutRows.includes(url) ||
    automatic?.withoutColumns.includes(agent) ||
    isGone(url, before?.rows, rows) ||
    isGone(agent, before?.columns, columns)
  );
}

/**
 * The view without its cell, if that is in the table no more.
 * @param before the document that was shown, after a step: what is asked automatically comes and goes with the rules, and
 * only what a person removed is gone
 */
export function dropMissingCell(view: View, document: SiteDocument, before?: SiteDocument): View {
  const { cell, ...rest } = view;
  if (!cell) return view;
  if (document.automatic) return isTakenOut(cell, document, before) ? rest : view;
  // Other questions have columns of their own, and one has files as rows.
  const isThere = view.subject
    ? document.rows.includes(cell.url) || fileOf(document, cell.url)
    : document.rows.includes(cell.url) && document.columns.includes(cell.agent);
  return isThere ? view : rest;
}
