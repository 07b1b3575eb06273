// Reads lists and logs beside the page. It is ended to call a reading off.
import type { IntakeOptions, IntakeOutcome, Progress } from '../core/intake/intake.ts';
import { type ListFile, readFiles } from './read-files.ts';

/** What the page sends, once. */
export interface IntakeTask {
  readonly files: readonly ListFile[];
  readonly options: IntakeOptions;
}

/** What it gets back: progress, then what the files came to. */
export type IntakeMessage = { readonly progress: Progress } | { readonly outcome: IntakeOutcome };

const post = (message: IntakeMessage) => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data }: MessageEvent<IntakeTask>) => {
  void readFiles(data.files, data.options, (progress) => post({ progress })).then((outcome) =>
    post({ outcome }),
  );
});
