// Files with URLs or requests that were chosen for the matrix: offered, read beside the page, until somebody takes them.

import { createStore } from 'zustand/vanilla';
import type { IntakeOptions, IntakeOutcome, Progress } from '../core/intake/intake.ts';
import type { IntakeMessage, IntakeTask } from '../workers/intake.worker.ts';
import workerAddress from '../workers/intake.worker.ts?worker&url';
import { chooseByInput } from './file-access.ts';
import { ownScript } from './own-script.ts';

/** How far the reading is; `failed` if the code that reads cannot be fetched, or breaks down. */
export type Stage =
  | { readonly at: 'reading'; readonly progress: Progress }
  | { readonly at: 'done'; readonly outcome: IntakeOutcome }
  | { readonly at: 'failed' };

/** Files that are asked about. */
export interface OfferedLists {
  readonly files: readonly File[];
  readonly options: IntakeOptions;
  readonly stage: Stage;
}

/** Empty while nothing is asked about. */
export const intakeStore = createStore<{ readonly offered?: OfferedLists }>(() => ({}));

let worker: Worker | undefined;

function stop(): void {
  worker?.terminate();
  worker = undefined;
}

const progressOf = (files: readonly File[]): Progress => ({
  read: 0,
  total: files.reduce((sum, { size }) => sum + size, 0),
});

/** Reads files that are offered, by other options if they are given; a reading that goes on is ended. */
export function readLists(files: readonly File[], options: IntakeOptions): void {
  stop();
  const tell = (stage: Stage) => intakeStore.setState({ offered: { files, options, stage } });
  tell({ at: 'reading', progress: progressOf(files) });
  const reading = new Worker(ownScript(workerAddress), { type: 'module' });
  worker = reading;
  reading.addEventListener('message', ({ data }: MessageEvent<IntakeMessage>) => {
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
  const task: IntakeTask = { files: files.map((file) => ({ name: file.name, blob: file })), options };
  reading.postMessage(task);
}

/** Ends the reading, if one goes on, and forgets the files. */
export function closeLists(): void {
  stop();
  intakeStore.setState({}, true);
}

/** Asks for files; nothing happens if none is chosen. */
export async function chooseLists(): Promise<void> {
  const files = await chooseByInput();
  if (files.length > 0) readLists(files, {});
}
