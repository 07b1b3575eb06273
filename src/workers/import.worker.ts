// Reads lists and logs in a worker. Terminating it cancels the import.
import type { ImportOptions, ImportProgress, ImportResult } from '../core/import/import-lists.ts';
import { type ListFile, readLists } from './read-lists.ts';

/** What the page sends, once. */
export interface ImportTask {
  readonly files: readonly ListFile[];
  readonly options: ImportOptions;
}

/** What the page receives: progress, then the result or a failure. */
export type ImportMessage =
  | { readonly progress: ImportProgress }
  | { readonly outcome: ImportResult }
  | { readonly failed: true };

const post = (message: ImportMessage) => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data }: MessageEvent<ImportTask>) => {
  readLists(data.files, data.options, (progress) => post({ progress }))
    .then((outcome) => post({ outcome }))
    // An uncaught error would appear in the console, and its message may quote the log.
    .catch(() => post({ failed: true }));
});
