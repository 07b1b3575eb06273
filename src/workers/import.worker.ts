// Reads lists and logs beside the page. It is ended to call a reading off.
import type { ImportOptions, ImportProgress, ImportResult } from '../core/import/import-lists.ts';
import { type ListFile, readLists } from './read-lists.ts';

/** What the page sends, once. */
export interface ImportTask {
  readonly files: readonly ListFile[];
  readonly options: ImportOptions;
}

/** What it gets back: progress, then what the files came to, or that it broke. */
export type ImportMessage =
  | { readonly progress: ImportProgress }
  | { readonly outcome: ImportResult }
  | { readonly failed: true };

const post = (message: ImportMessage) => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data }: MessageEvent<ImportTask>) => {
  readLists(data.files, data.options, (progress) => post({ progress }))
    .then((outcome) => post({ outcome }))
    // What nobody catches stands in the console, and what an error says may quote the log.
    .catch(() => post({ failed: true }));
});
