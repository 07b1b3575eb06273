// Adds, renames and removes files of the site; each is a step of the history. Loaded on demand.

import { sourceOfText } from '../../core/document/source.ts';
import { type FormatId, formatOfPath } from '../../core/formats/file-formats.ts';
import { pathOnSite } from '../../core/workspace/path-on-site.ts';
import type { ChosenFile } from '../disk/file-access.ts';
import { type PlacedFile, placeFiles, toDocumentFile } from '../disk/place-files.ts';
import { type DocumentFile, fileOf, newFile, type SiteDocument } from '../document/document.ts';
import {
  changeDocument,
  closeTrace,
  type DocumentStore,
  markAllSaved,
  markSaved,
  updateView,
  type View,
} from '../document/document-store.ts';
import type { StepLabel } from '../document/history.ts';
import { tableQuestionOf } from '../table/table-question.ts';
import { showFile } from '../view/show-file.ts';

/** Why a file cannot be at a path. */
export type PathProblem = 'empty' | 'no-slash' | 'taken' | 'not-a-path';

/** Matches spaces and characters that end the path of a URL. A path cannot contain them. */
const INVALID_PATH = /[\s?#\\]|^\/\//;

/** Returns why a file cannot be at a path of the site. `self` is the path of the file that would be renamed. */
export function pathProblem(document: SiteDocument, path: string, self?: string): PathProblem | undefined {
  if (path === '' || path === '/') return 'empty';
  if (!path.startsWith('/')) return 'no-slash';
  if (INVALID_PATH.test(path)) return 'not-a-path';
  return path !== self && fileOf(document, path) ? 'taken' : undefined;
}

const step = (code: string, path: string, to?: string) => ({
  origin: 'files' as const,
  label: { code, params: to === undefined ? { path } : { path, to } },
});

/**
 * Shows the file of the site that a record refers to by path or URL, or adds it. Does nothing for another site, or
 * if a file cannot be at the path.
 */
export function openReferencedFile(store: DocumentStore, locator: string): void {
  const { document } = store.getState();
  const path = pathOnSite(document.origin, locator);
  if (fileOf(document, path) || !pathProblem(document, path)) addFile(store, path);
}

/** The format, if it is not the one of the path. */
const ownFormat = (path: string, format: FormatId | undefined): Pick<DocumentFile, 'format'> =>
  format === undefined || format === formatOfPath(path).id ? {} : { format };

/** Shows the file at a path. If the site has none there, an empty one is added. */
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

/** Whether the open trace is about this file itself. */
const hasCellOf = (view: View, path: string): view is View & { readonly cell: NonNullable<View['cell']> } =>
  tableQuestionOf(view.subject)?.rows !== undefined && view.cell?.url === path;

/**
 * Gives a file another path, another format, or both. Does nothing if a file cannot be at the path. What was saved
 * stays saved.
 */
export function renameFile(store: DocumentStore, from: string, to: string, format?: FormatId): void {
  const formatEntry = ownFormat(to, format);
  const renamed = ({ format: _, ...file }: DocumentFile): DocumentFile => ({
    ...file,
    path: to,
    ...formatEntry,
  });
  const { document, view } = store.getState();
  const old = fileOf(document, from);
  if (!old || (from === to ? old.format === formatEntry.format : pathProblem(document, to))) return;
  const outcome = changeDocument(store, step('rename-file', from, to), (before) => ({
    ...before,
    files: before.files.map((file) => (file === old ? renamed(file) : file)),
    expectations: before.expectations.map((expectation) =>
      expectation.file === from ? { ...expectation, file: to } : expectation,
    ),
    ...(before.ignored && {
      ignored: before.ignored.map((finding) => (finding.file === from ? { ...finding, file: to } : finding)),
    }),
  }));
  if (!outcome.done) return;
  if (hasCellOf(view, from)) updateView(store, { cell: { ...view.cell, url: to } });
  if (view.path === from) showFile(store, to);
}

/** Removes a file and shows its neighbor. The last file cannot be removed. */
export function removeFile(store: DocumentStore, path: string): void {
  const { document, view } = store.getState();
  const index = document.files.findIndex((file) => file.path === path);
  if (index < 0 || document.files.length === 1) return;
  const next = document.files[index + 1] ?? document.files[index - 1];
  const outcome = changeDocument(store, step('remove-file', path), (before) => ({
    ...before,
    files: before.files.toSpliced(index, 1),
  }));
  if (!outcome.done) return;
  if (hasCellOf(view, path)) closeTrace(store);
  if (view.path === path && next) showFile(store, next.path);
}

/** Adds selected files to the site under their own names, in one step. */
export function addChosenFiles(store: DocumentStore, chosenFiles: readonly ChosenFile[]): void {
  const [file] = chosenFiles;
  if (!file) return;
  const label =
    chosenFiles.length === 1
      ? { code: 'open-file', params: { name: file.name } }
      : { code: 'open-files', params: { count: chosenFiles.length } };
  addPlacedFiles(store, placeFiles(chosenFiles, false), label);
}

/**
 * Adds files from disk to the site in one step, and shows the first. A file at the same path is replaced; undo
 * restores it, including its unsaved changes.
 */
export function addPlacedFiles(store: DocumentStore, placed: readonly PlacedFile[], label: StepLabel): void {
  const files = new Map(placed.map((file) => [file.path, file] as const));
  const joined = [...files.values()].map(toDocumentFile);
  const outcome = changeDocument(store, { origin: 'files', label }, (document) => {
    const byPath = new Map(joined.map((file) => [file.path, file]));
    const replaced = document.files.map((file) => {
      const replacement = byPath.get(file.path);
      byPath.delete(file.path);
      return replacement ?? file;
    });
    return { ...document, files: [...replaced, ...byPath.values()] };
  });
  if (!outcome.done) return;
  markAllSaved(store, joined);
  const [first] = joined;
  if (first) showFile(store, first.path);
}
