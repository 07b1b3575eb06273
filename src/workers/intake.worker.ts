// Reads lists and logs beside the page. It is ended to call a reading off.
import type { IntakeOptions, IntakeOutcome, Progress } from '../core/intake/intake.ts';
import { type ListFile, readFiles } from './read-files.ts';

/** What the page sends, once. */
export interface IntakeTask {
  readonly files: readonly ListFile[];
  readonly options: IntakeOptions;
}

/** What it gets back: progress, then what the files came to, or that it broke. */
export type IntakeMessage =
  | { readonly progress: Progress }
  | { readonly outcome: IntakeOutcome }
  | { readonly failed: true };

const post = (message: IntakeMessage) => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data }: MessageEvent<IntakeTask>) => {
  readFiles(data.files, data.options, (progress) => post({ progress }))
    .then((outcome) => post({ outcome }))
    // What nobody catches stands in the console, and what an error says may quote the log.
    .catch(() => post({ failed: true }));
});
