// The files with URLs or requests that the user selected for the table. A worker reads them, and the import dialog
// shows the result.

import { createStore } from 'zustand/vanilla';
import { detectFormat, EXAMINED_CHARACTERS } from '../../../core/import/detect-format.ts';
import type { ImportOptions, ImportProgress, ImportResult } from '../../../core/import/import-lists.ts';
import { matrixAddWords as words } from '../../../messages/en/table-tools.ts';
import type { ImportMessage, ImportTask } from '../../../workers/import.worker.ts';
import workerAddress from '../../../workers/import.worker.ts?worker&url';
import { chooseFilesByInput } from '../../disk/file-access.ts';
import { trustedWorkerUrl } from '../../trusted-worker-url.ts';

/** The progress of the import; `failed` if the code of the worker cannot be loaded or throws. */
export type ImportStage =
  | { readonly at: 'reading'; readonly progress: ImportProgress }
  | { readonly at: 'done'; readonly outcome: ImportResult }
  | { readonly at: 'failed' };

/** Files that the user is importing. */
export interface PendingImport {
  readonly files: readonly File[];
  readonly options: ImportOptions;
  readonly stage: ImportStage;
}

/** Empty while there is no import. */
export const importStore = createStore<{ readonly offered?: PendingImport }>(() => ({}));

let worker: Worker | undefined;

function stop(): void {
  worker?.terminate();
  worker = undefined;
}

const progressOf = (files: readonly File[]): ImportProgress => ({
  read: 0,
  total: files.reduce((sum, { size }) => sum + size, 0),
});

/** Starts to read the files, and cancels the previous import. */
export function startImport(files: readonly File[], options: ImportOptions): void {
  stop();
  const setStage = (stage: ImportStage) => importStore.setState({ offered: { files, options, stage } });
  setStage({ at: 'reading', progress: progressOf(files) });
  const currentWorker = new Worker(trustedWorkerUrl(workerAddress), { type: 'module' });
  worker = currentWorker;
  currentWorker.addEventListener('message', ({ data }: MessageEvent<ImportMessage>) => {
    if (worker !== currentWorker) return;
    if ('progress' in data) return setStage({ at: 'reading', progress: data.progress });
    stop();
    setStage('failed' in data ? { at: 'failed' } : { at: 'done', outcome: data.outcome });
  });
  currentWorker.addEventListener('error', (event) => {
    event.preventDefault();
    if (worker !== currentWorker) return;
    stop();
    setStage({ at: 'failed' });
  });
  const task: ImportTask = { files: files.map((file) => ({ name: file.name, blob: file })), options };
  currentWorker.postMessage(task);
}

/** Cancels the import, if any, and forgets the files. */
export function closeImport(): void {
  stop();
  importStore.setState({}, true);
}

/** Opens the file dialog, and starts the import of the selected files. */
export async function chooseImportFiles(): Promise<void> {
  const files = await chooseFilesByInput();
  if (files.length > 0) startImport(files, {});
}

/** A text with at least this many lines is previewed before it is added. */
const MAX_LINES_AT_ONCE = 2000;

/** Whether a text is a long list or not a plain list of URLs. */
const isListFile = (text: string): boolean =>
  detectFormat(text.slice(0, EXAMINED_CHARACTERS)) !== 'lines' ||
  (text.match(/[\r\n]+/g)?.length ?? 0) >= MAX_LINES_AT_ONCE;

/**
 * Imports a pasted text that is a long list or not a plain list of URLs: the import dialog reads it and asks before
 * it adds rows. Returns false for other texts.
 */
export function importPastedList(text: string): boolean {
  if (!isListFile(text)) return false;
  startImport([new File([text], words.pastedText)], {});
  return true;
}
