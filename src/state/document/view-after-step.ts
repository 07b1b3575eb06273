// The view after a step: the same line, file and cell, if they still exist.
import { lineAt, lineIndexOfId } from '../../core/document/lines.ts';
import { fileOf, type SiteDocument } from './document.ts';
import type { View } from './state.ts';

/** Returns the caret on the same line after a change elsewhere; undefined if the line did not move. */
export function mapCaret(view: View, before: SiteDocument, after: SiteDocument): View['caret'] {
  const { caret, path } = view;
  const source = fileOf(after, path)?.source;
  // In a file that is too big nothing moves, and a search for the line would create all of them.
  if (source?.big) return undefined;
  const oldLines = fileOf(before, path)?.source.lines;
  const lines = source?.lines;
  if (!caret || !oldLines || !lines || oldLines === lines) return undefined;
  const caretLine = lineAt(oldLines, caret.position.line);
  if (!caretLine || lineAt(lines, caret.position.line)?.id === caretLine.id) return undefined;
  const line = lineIndexOfId(lines, caretLine.id);
  const position = { line: line < 0 ? Math.min(caret.position.line, lines.length - 1) : line, column: 0 };
  // A link brings its pane to the front; a line that moves does not.
  return { position, by: caret.by === 'link' ? 'history' : caret.by };
}

/** Returns the file to show after undo or redo: the one that is shown, or the first that the step changed. */
export function pathAfterStep(shownPath: string, before: SiteDocument, after: SiteDocument): string {
  const oldFile = fileOf(before, shownPath);
  const newFile = fileOf(after, shownPath);
  if (newFile && newFile !== oldFile) return shownPath;
  const movedFile = oldFile && after.files.find(({ id }) => id === oldFile.id);
  if (movedFile && movedFile.path !== shownPath) return movedFile.path;
  const knownFiles = new Set(before.files);
  const changed = after.files.find((file) => !knownFiles.has(file));
  return (changed ?? newFile ?? after.files[0]!).path;
}

/** The view without what was chosen for the files of another site, such as its question and what the table shows. */
export function viewOfSite(view: View, before: SiteDocument, after: SiteDocument): View {
  const known = new Set(before.files.map(({ id }) => id));
  if (after.files.some(({ id }) => known.has(id))) return view;
  const { path, reader, readerChosen, watched } = view;
  return {
    path,
    reader,
    ...(readerChosen === undefined ? {} : { readerChosen }),
    ...(watched === undefined ? {} : { watched }),
  };
}

/** Whether the user removed the row or the column of a cell, or undid adding it. */
function isRemoved(
  { agent, url }: NonNullable<View['cell']>,
  { automatic, rows, columns }: SiteDocument,
  before: SiteDocument | undefined,
): boolean {
  const wasRemoved = (value: string, before: readonly string[] = [], after: readonly string[]) =>
    before.includes(value) && !after.includes(value);
  return (
    automatic?.withoutRows.includes(url) ||
    automatic?.withoutColumns.includes(agent) ||
    wasRemoved(url, before?.rows, rows) ||
    wasRemoved(agent, before?.columns, columns)
  );
}

/**
 * Returns the view without its cell, if the table no longer has that cell.
 * @param before the document that was shown before a step. Automatic rows and columns appear and disappear with the
 * rules, so only those that the user removed count as removed.
 */
export function dropMissingCell(view: View, document: SiteDocument, before?: SiteDocument): View {
  const { cell, ...rest } = view;
  if (!cell) return view;
  if (document.automatic) return isRemoved(cell, document, before) ? rest : view;
  // Other questions have their own columns, and one has files as rows.
  const isThere = view.subject
    ? document.rows.includes(cell.url) || fileOf(document, cell.url)
    : document.rows.includes(cell.url) && document.columns.includes(cell.agent);
  return isThere ? view : rest;
}

/** Returns the view without its limit to some rows, if a step removed one of these. */
export function dropUndoneLimit(view: View, document: SiteDocument, before: SiteDocument): View {
  if (!view.matrix?.onlyUrls || before.rows === document.rows) return view;
  const { onlyUrls, ...matrix } = view.matrix;
  const [rows, rowsBefore] = [new Set(document.rows), new Set(before.rows)];
  const isUndone = onlyUrls.some((url) => rowsBefore.has(url) && !rows.has(url));
  return isUndone ? { ...view, matrix } : view;
}
