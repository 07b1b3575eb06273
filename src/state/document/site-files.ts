// The files of the site: adding, renaming and taking away, each a step of the history. Fetched when it is asked for.

import { sourceOfText } from '../../core/document/source.ts';
import { type FormatId, formatOfPath } from '../../core/formats/file-formats.ts';
import type { ChosenFile } from '../disk/file-access.ts';
import { type PlacedFile, placeFiles, toDocumentFile } from '../disk/place-files.ts';
import { pathOnSite } from '../table/path-on-site.ts';
import { tableQuestionOf } from '../table/table-question.ts';
import { type DocumentFile, fileOf, newFile, type SiteDocument } from './document.ts';
import {
  changeDocument,
  closeTrace,
  type DocumentStore,
  markSaved,
  updateView,
  type View,
} from './document-store.ts';
import type { StepLabel } from './history.ts';
import { showFile } from './show-file.ts';

/** Why a file cannot stand at a path. */
export type PathProblem = 'empty' | 'no-slash' | 'taken' | 'not-a-path';

/** Blanks and what ends the path of a URL have no place in a path. */
const NO_PATH = /[\s?#\\]|^\/\//;

/** What keeps a file from standing at a path of the site; `self` is the file that would be renamed. */
export function pathProblem(document: SiteDocument, path: string, self?: string): PathProblem | undefined {
  if (path === '' || path === '/') return 'empty';
  if (!path.startsWith('/')) return 'no-slash';
  if (NO_PATH.test(path)) return 'not-a-path';
  return path !== self && fileOf(document, path) ? 'taken' : undefined;
}

const step = (code: string, path: string, to?: string) => ({
  origin: 'files' as const,
  label: { code, params: to === undefined ? { path } : { path, to } },
});

/**
 * Shows the file of the site that a record refers to, by path or URL, or adds it; nothing for another site's, nor where
 * no file can stand.
 */
export function openReferencedFile(store: DocumentStore, locator: string): void {
  const { document } = store.getState();
  const path = pathOnSite(document.origin, locator);
  if (fileOf(document, path) || !pathProblem(document, path)) addFile(store, path);
}

/** A kind that is not the one its path names. */
const ownFormat = (path: string, format: FormatId | undefined): Pick<DocumentFile, 'format'> =>
  format === undefined || format === formatOfPath(path).id ? {} : { format };

/** Shows the file at a path; if the site has none there, an empty one is added. */
export function addFile(store: DocumentStore, path: string, format?: FormatId): void {
  if (!fileOf(store.getState().document, path)) {
    const file = newFile(path, sourceOfText(''), ownFormat(path, format));
    const outcome = changeDocument(store, step('add-file', path), (document) => ({
      ...document,
      files: [...document.files, file],
    }));
    if (!outcome.done) return;
    markSaved(store, file.id, file.source);
  }
  showFile(store, path);
}

/** Whether the trace that is open is about a file of the site itself. */
const hasCellOf = (view: View, path: string): view is View & { readonly cell: NonNullable<View['cell']> } =>
  tableQuestionOf(view.subject)?.rows !== undefined && view.cell?.url === path;

/**
 * Gives a file another path, another kind, or both; nothing where no file can stand. What was saved of it stays saved.
 */
export function renameFile(store: DocumentStore, from: string, to: string, format?: FormatId): void {
  const own = ownFormat(to, format);
  const renamed = ({ format: _, ...file }: DocumentFile): DocumentFile => ({ ...file, path: to, ...own });
  const { document, view } = store.getState();
  const old = fileOf(document, from);
  if (!old || (from === to ? old.format === own.format : pathProblem(document, to))) return;
  const outcome = changeDocument(store, step('rename-file', from, to), (before) => ({
    ...before,
    files: before.files.map((file) => (file === old ? renamed(file) : file)),
    expectations: before.expectations.map((one) => (one.file === from ? { ...one, file: to } : one)),
    ...(before.ignored && {
      ignored: before.ignored.map((one) => (one.file === from ? { ...one, file: to } : one)),
    }),
  }));
  if (!outcome.done) return;
  if (hasCellOf(view, from)) updateView(store, { cell: { ...view.cell, url: to } });
  if (view.path === from) showFile(store, to);
}

/** Takes a file away; its neighbour is shown instead. The last one stays. */
export function removeFile(store: DocumentStore, path: string): void {
  const { document, view } = store.getState();
  const place = document.files.findIndex((file) => file.path === path);
  if (place < 0 || document.files.length === 1) return;
  const next = document.files[place + 1] ?? document.files[place - 1];
  const outcome = changeDocument(store, step('remove-file', path), (before) => ({
    ...before,
    files: before.files.toSpliced(place, 1),
  }));
  if (!outcome.done) return;
  if (hasCellOf(view, path)) closeTrace(store);
  if (view.path === path && next) showFile(store, next.path);
}

/** Adds chosen files to the site under their own names, as one step. */
export function addChosenFiles(store: DocumentStore, chosen: readonly ChosenFile[]): void {
  const [file] = chosen;
  if (!file) return;
  const label =
    chosen.length === 1
      ? { code: 'open-file', params: { name: file.name } }
      : { code: 'open-files', params: { count: chosen.length } };
  addPlacedFiles(store, placeFiles(chosen, false), label);
}

/**
 * Adds files from disk to the site, as one step; one that stands there already is replaced. The first is shown. What
 * was replaced comes back with undo, unsaved work included.
 */
export function addPlacedFiles(store: DocumentStore, placed: readonly PlacedFile[], label: StepLabel): void {
  const files = new Map(placed.map((file) => [file.path, file] as const));
  const joined = [...files.values()].map(toDocumentFile);
  const outcome = changeDocument(store, { origin: 'files', label }, (document) => {
    const byPath = new Map(joined.map((file) => [file.path, file]));
    const kept = document.files.map((file) => {
      const other = byPath.get(file.path);
      byPath.delete(file.path);
      return other ?? file;
    });
    return { ...document, files: [...kept, ...byPath.values()] };
  });
  if (!outcome.done) return;
  for (const { id, source } of joined) markSaved(store, id, source);
  const [first] = joined;
  if (first) showFile(store, first.path);
}
