// Opening and saving: what a chosen file does to the document, and what a document becomes on disk.

import { formatOfPath } from '../core/formats/index.ts';
import { defaultReader, type ReaderId, readerOf, readers } from '../core/readers/index.ts';
import { printWorkspace } from '../core/site/pack-workspace.ts';
import type { WorkspaceProblem } from '../core/site/workspace.ts';
import { printSource, readSource, type Source } from '../core/text/source.ts';
import { fileOf, newFile, type SiteDocument } from './document.ts';
import {
  change,
  DEFAULT_PATH,
  type DocumentStore,
  emptyDocument,
  lookAfresh,
  markSaved,
} from './document-store.ts';
import { type ChosenFile, type SaveOutcome, saveBytes } from './file-access.ts';
import { handleOf, setHandle } from './file-handles.ts';
import type { StepLabel } from './history.ts';
import { questionsFor } from './questions.ts';
import { beginWork } from './work-shelf.ts';
import type { OpenedWorkspace } from './workspace-document.ts';
import { workspaceOf } from './workspace-file.ts';

/** Where a file of this name stands on a site: under its own name if that is a kind of its own, else as robots.txt. */
function pathForName(name: string): string {
  const own = `/${name.toLowerCase()}`;
  return formatOfPath(own) === formatOfPath(DEFAULT_PATH) ? DEFAULT_PATH : own;
}

/**
 * Opens a chosen file: a workspace as a whole, anything else as a policy file, and that at once. Returns why not, if
 * not. @throws if what reads workspaces cannot be fetched.
 */
export async function openChosen(
  store: DocumentStore,
  file: ChosenFile,
): Promise<WorkspaceProblem | undefined> {
  if (!file.name.toLowerCase().endsWith('.gatepost.json')) {
    const path = pathForName(file.name);
    openPolicyFile(
      store,
      path,
      readSource(file.bytes),
      { code: 'open-file', params: { name: file.name } },
      file.handle,
    );
    return undefined;
  }
  const { openWorkspaceText, withQuestion } = await import('./open-workspace.ts');
  const opened = openWorkspaceText(new TextDecoder().decode(file.bytes));
  if ('problem' in opened) return opened.problem;
  openAsStep(store, await withQuestion(opened), { code: 'open-workspace', params: { name: file.name } });
  return undefined;
}

/** Opens a whole workspace as a step of the history: undo brings back what was open, unsaved work included. */
export function openAsStep(
  store: DocumentStore,
  { document, reader, subject }: OpenedWorkspace,
  label: StepLabel,
): void {
  beginWork(store);
  change(store, { origin: 'files', label }, () => document);
  for (const file of document.files) markSaved(store, file.id, file.source);
  lookAfresh(store, document.files[0]?.path ?? DEFAULT_PATH, reader, subject);
}

/**
 * Opens one policy file in place of the present document. It is a step of the history: undo brings back what was
 * there, unsaved work included.
 */
export function openPolicyFile(
  store: DocumentStore,
  path: string,
  source: Source,
  label: StepLabel,
  handle?: FileSystemFileHandle,
): void {
  beginWork(store);
  const file = newFile(path, source);
  change(
    store,
    { origin: 'files', label },
    (): SiteDocument => ({ ...emptyDocument(), ...questionsFor(path, source), files: [file] }),
  );
  if (handle) setHandle(file.id, handle);
  markSaved(store, file.id, source);
  const { reader, readerChosen } = store.getState().view;
  lookAfresh(store, path, readerChosen ? reader : readerFor(path));
}

/** The reader to begin with: the standard in force, or for a file that it never asks for, the first that does. */
function readerFor(path: string): ReaderId {
  const asks = (id: ReaderId) => readerOf(id).file.path === path;
  return asks(defaultReader) ? defaultReader : (readers.find(({ id }) => asks(id))?.id ?? defaultReader);
}

/** Saves under way, by file: one is finished before the next begins. */
const saving = new Map<number, Promise<unknown>>();

/**
 * Saves one file, byte for byte what the document holds now, where it came from. `instead`: it could not be written
 * there and was downloaded, so the file on disk is as old as it was.
 */
export async function saveFile(store: DocumentStore, path: string): Promise<SaveOutcome['done'] | undefined> {
  const file = fileOf(store.getState().document, path);
  if (!file) return undefined;
  const { id, source } = file;
  await saving.get(id);
  const write = saveBytes(path.slice(path.lastIndexOf('/') + 1), printSource(source), handleOf(id));
  saving.set(id, write);
  const outcome = await write;
  if (outcome.done === 'written') setHandle(id, outcome.handle);
  if (outcome.done === 'written' || outcome.done === 'downloaded') markSaved(store, id, source);
  return outcome.done;
}

/** Saves the whole workspace as `<host>.gatepost.json`. */
export async function saveWorkspace(store: DocumentStore): Promise<SaveOutcome['done']> {
  const { document, view } = store.getState();
  const host =
    document.origin.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '').replace(/[^a-z0-9.-]+/gi, '-') || 'site';
  const text = printWorkspace(workspaceOf(document, view));
  return (await saveBytes(`${host}.gatepost.json`, new TextEncoder().encode(text), undefined)).done;
}
