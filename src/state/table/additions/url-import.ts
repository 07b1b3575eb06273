// Files with URLs or requests that were chosen for the matrix: offered, read beside the page, until somebody takes them.

import { createStore } from 'zustand/vanilla';
import type { ImportOptions, ImportProgress, ImportResult } from '../../../core/import/import-lists.ts';
import type { ImportMessage, ImportTask } from '../../../workers/import.worker.ts';
import workerAddress from '../../../workers/import.worker.ts?worker&url';
import { chooseFilesByInput } from '../../disk/file-access.ts';
import { trustedWorkerUrl } from '../../trusted-worker-url.ts';

/** How far the reading is; `failed` if the code that reads cannot be fetched, or breaks down. */
export type ImportStage =
  | { readonly at: 'reading'; readonly progress: ImportProgress }
  | { readonly at: 'done'; readonly outcome: ImportResult }
  | { readonly at: 'failed' };

/** Files that are asked about. */
export interface PendingImport {
  readonly files: readonly File[];
  readonly options: ImportOptions;
  readonly stage: ImportStage;
}

/** Empty while nothing is asked about. */
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

/** Reads files that are offered, by other options if they are given; a reading that goes on is ended. */
export function startImport(files: readonly File[], options: ImportOptions): void {
  stop();
  const tell = (stage: ImportStage) => importStore.setState({ offered: { files, options, stage } });
  tell({ at: 'reading', progress: progressOf(files) });
  const reading = new Worker(trustedWorkerUrl(workerAddress), { type: 'module' });
  worker = reading;
  reading.addEventListener('message', ({ data }: MessageEvent<ImportMessage>) => {
    if (worker !== reading) return;
    if ('progress' in data) return tell({ at: 'reading', progress: data.progress });
    stop();
    tell('failed' in data ? { at: 'failed' } : { at: 'done', outcome: data.outcome });
  });
  reading.addEventListener('error', (event) => {
    event.preventDefault();
    if (worker !== reading) return;
    stop();
    tell({ at: 'failed' });
  });
  const task: ImportTask = { files: files.map((file) => ({ name: file.name, blob: file })), options };
  reading.postMessage(task);
}

/** Ends the reading, if one goes on, and forgets the files. */
export function closeImport(): void {
  stop();
  importStore.setState({}, true);
}

/** Asks for files; nothing happens if none is chosen. */
export async function chooseImportFiles(): Promise<void> {
  const files = await chooseFilesByInput();
  if (files.length > 0) startImport(files, {});
}
