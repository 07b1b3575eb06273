// Fixes that are not edits of the text, as a table. A fix that changes the document is a step of the history.
import type { FixCommand } from '../../core/diagnostics/finding.ts';
import { isReaderId } from '../../core/readers/registry.ts';
import { fixedWords } from '../../messages/en/findings.ts';
import { convertToUtf8 } from '../document/convert-to-utf8.ts';
import { fileOf, withSource } from '../document/document.ts';
import { changeDocument, type DocumentStore, updateView } from '../document/document-store.ts';
import { pathProblem, renameFile } from '../files/site-files.ts';
import { matrixRows } from '../table/matrix-query.ts';
import { showNews } from './fix-news.ts';
import { requestFix } from './fix-requests.ts';

type CommandOf<Do extends FixCommand['do']> = Extract<FixCommand, { readonly do: Do }>;

/** Runs a command for the file at a path. Returns false if it is not possible. */
type Run<Do extends FixCommand['do']> = (
  store: DocumentStore,
  path: string,
  command: CommandOf<Do>,
) => boolean;

function removeMark(store: DocumentStore, path: string): boolean {
  const source = fileOf(store.getState().document, path)?.source;
  if (!source?.bom) return false;
  const label = { code: 'remove-bom', params: { path } };
  changeDocument(store, { origin: 'files', label }, (document) =>
    withSource(document, path, { ...source, bom: false }),
  );
  return true;
}

/** Marks other lines of the same file and shows one, the next at each call. If there are several, says so. */
function showLines(store: DocumentStore, path: string, lines: readonly number[]): boolean {
  const { view } = store.getState();
  const index = view.path === path && view.caret ? lines.indexOf(view.caret.position.line) : -1;
  const place = (index + 1) % lines.length;
  const line = lines[place];
  if (line === undefined) return false;
  const hasMore = lines.length > 1;
  updateView(store, { caret: { position: { line, column: 0 }, by: 'link', ...(hasMore && { lines }) } });
  if (hasMore) showNews(fixedWords.marked(lines, place));
  return true;
}

/** Replaces a URL of the table. If the table already has the new one, the row is removed. */
function writeUrl(store: DocumentStore, from: string, to: string): boolean {
  const state = store.getState();
  if (!matrixRows(state).includes(from) || from === to) return false;
  const label = { code: 'write-url', params: { from, to } };
  changeDocument(store, { origin: 'matrix', label }, ({ automatic, rows, ...document }) => ({
    ...document,
    // An automatic row is hidden and replaced by a row of the user.
    ...(automatic && { automatic: { ...automatic, withoutRows: [...automatic.withoutRows, from] } }),
    rows: [...new Set(rows.includes(from) ? rows.map((row) => (row === from ? to : row)) : [...rows, to])],
  }));
  return true;
}

const table: { readonly [Do in FixCommand['do']]: Run<Do> } = {
  'remove-bom': removeMark,
  'convert-to-utf-8': (store, path) => {
    if (fileOf(store.getState().document, path)?.source.encoding === 'utf-8') return false;
    convertToUtf8(store, path);
    return true;
  },
  'rename-file': (store, path, { to }) => {
    if (pathProblem(store.getState().document, to, path)) return false;
    renameFile(store, path, to);
    return true;
  },
  'read-as': (store, _path, { reader }) => {
    if (!isReaderId(reader)) return false;
    updateView(store, { reader, readerChosen: true });
    return true;
  },
  'compare-readers': () => {
    requestFix({ show: 'compare' });
    return true;
  },
  'server-snippet': (_store, path) => {
    requestFix({ show: 'server', path, about: path });
    return true;
  },
  'page-snippet': (_store, path, command) => {
    requestFix({ show: 'page', path, about: command.path });
    return true;
  },
  'show-lines': (store, path, { lines }) => showLines(store, path, lines),
  'write-url': (store, _path, { from, to }) => writeUrl(store, from, to),
};

/** Runs the command of a fix. Returns false if it is not possible now. */
export const runFixCommand = (store: DocumentStore, path: string, command: FixCommand): boolean =>
  (table[command.do] as Run<FixCommand['do']>)(store, path, command);
