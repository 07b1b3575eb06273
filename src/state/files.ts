// Opening and saving: what a chosen file does to the document, and what a document becomes on disk.

import { printWorkspace, type WorkspaceProblem } from '../core/site/workspace.ts';
import { formatOfPath } from '../core/formats/index.ts';
import { printSource, readSource, type Source } from '../core/text/source.ts';
import { fileOf, type SiteDocument } from './document.ts';
import { change, closeTrace, DEFAULT_PATH, type DocumentStore, look, markSaved } from './document-store.ts';
import { type ChosenFile, type SaveOutcome, saveBytes } from './file-access.ts';
import { forgetHandles, handleOf, setHandle } from './file-handles.ts';
import type { StepLabel } from './history.ts';
import { questionsFor } from './questions.ts';
import { type OpenedWorkspace, openWorkspaceText, workspaceOf } from './workspace-file.ts';

/** Where a file of this name stands on a site: under its own name if that is a kind of its own, else as robots.txt. */
function pathForName(name: string): string {
  const own = `/${name.toLowerCase()}`;
  return formatOfPath(own) === formatOfPath(DEFAULT_PATH) ? DEFAULT_PATH : own;
}

/** Opens a chosen file: a workspace as a whole, anything else as a policy file. Returns why not, if not. */
export function openChosen(store: DocumentStore, file: ChosenFile): WorkspaceProblem | undefined {
  if (!file.name.toLowerCase().endsWith('.gatepost.json')) {
    openPolicyFile(store, pathForName(file.name), readSource(file.bytes), file.handle);
    return undefined;
  }
  const opened = openWorkspaceText(new TextDecoder().decode(file.bytes));
  if ('problem' in opened) return opened.problem;
  openAsStep(store, opened, { code: 'open-workspace', params: { name: file.name } });
  return undefined;
}

/** Where one begins to read what was opened. */
const TOP = { position: { line: 0, column: 0 }, by: 'history' } as const;

/** Opens a whole workspace as a step of the history: undo brings back what was open, unsaved work included. */
export function openAsStep(
  store: DocumentStore,
  { document, reader }: OpenedWorkspace,
  label: StepLabel,
): void {
  change(store, { origin: 'files', label }, () => document);
  forgetHandles();
  for (const file of document.files) markSaved(store, file.path, file.source);
  closeTrace(store);
  look(store, { reader, path: document.files[0]?.path ?? DEFAULT_PATH, caret: TOP });
}

/**
 * Opens one policy file in place of the present document. It is a step of the history: undo brings back what was
 * there, unsaved work included.
 */
export function openPolicyFile(
  store: DocumentStore,
  path: string,
  source: Source,
  handle?: FileSystemFileHandle,
): void {
  const questions = questionsFor(path, source);
  const intent = { origin: 'files', label: { code: 'open-file', params: { path } } } as const;
  change(
    store,
    intent,
    (document): SiteDocument => ({
      ...document,
      ...questions,
      origin: '',
      files: [{ path, source }],
      expectations: [],
      links: [],
      unknown: {},
    }),
  );
  forgetHandles();
  setHandle(path, handle);
  markSaved(store, path, source);
  closeTrace(store);
  look(store, { path, caret: TOP });
}

/** Saves one file, byte for byte what the document holds. */
export async function saveFile(store: DocumentStore, path: string): Promise<SaveOutcome['done'] | undefined> {
  const source = fileOf(store.getState().document, path)?.source;
  if (!source) return undefined;
  const outcome = await saveBytes(path.slice(path.lastIndexOf('/') + 1), printSource(source), handleOf(path));
  if (outcome.done === 'written') setHandle(path, outcome.handle);
  if (outcome.done !== 'cancelled') markSaved(store, path, source);
  return outcome.done;
}

/** Saves the whole workspace as `<host>.gatepost.json`. */
export async function saveWorkspace(store: DocumentStore): Promise<void> {
  const { document, view } = store.getState();
  const host =
    document.origin.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '').replace(/[^a-z0-9.-]+/gi, '-') || 'site';
  const text = printWorkspace(workspaceOf(document, view.reader));
  await saveBytes(`${host}.gatepost.json`, new TextEncoder().encode(text), undefined);
}
