// Reads lists and logs beside the page. It is ended to call a reading off.
import type { IntakeOptions, IntakeOutcome, Progress } from '../core/intake/intake.ts';
import { type ListFile, readLists } from './read-lists.ts';

/** What the page sends, once. */
export interface ImportTask {
  readonly files: readonly ListFile[];
  readonly options: IntakeOptions;
}

/** What it gets back: progress, then what the files came to, or that it broke. */
export type ImportMessage =
  | { readonly progress: Progress }
  | { readonly outcome: IntakeOutcome }
  | { readonly failed: true };

const post = (message: ImportMessage) => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data }: MessageEvent<ImportTask>) => {
  readLists(data.files, data.options, (progress) => post({ progress }))
    .then((outcome) => post({ outcome }))
    // What nobody catches stands in the console, and what an error says may quote the log.
    .catch(() => post({ failed: true }));
});
