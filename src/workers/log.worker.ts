// Reports on access logs in a worker. Terminating it cancels the report.
import type { GivenRanges } from '../core/analysis/log-report/crawler-addresses.ts';
import { type LogReport, readLogs } from '../core/analysis/log-report/log-report.ts';
import type { ImportProgress } from '../core/import/import-lists.ts';
import { prepare } from '../core/questions/registry.ts';
import type { ReaderId } from '../core/readers/registry.ts';
import { openSite } from '../core/workspace/site.ts';
import { feedFiles, type ListFile } from './read-lists.ts';

/** What the page sends, once. */
export interface LogTask {
  readonly files: readonly ListFile[];
  /** The file with the rules: its path, its bytes, and the origin of its site. */
  readonly rules: { readonly path: string; readonly bytes: Uint8Array; readonly origin: string };
  readonly reader: ReaderId;
  readonly ranges: readonly GivenRanges[];
}

/** What the page receives: progress, then the report or a failure. */
export type LogMessage =
  | { readonly progress: ImportProgress }
  | { readonly report: LogReport }
  | { readonly failed: true };

const post = (message: LogMessage) => globalThis.postMessage(message);

async function reportLogs({ files, rules, reader, ranges }: LogTask): Promise<LogReport> {
  const { path, bytes, origin } = rules;
  const site = openSite({ origin, files: { [path]: bytes } });
  const question = prepare(site, { question: 'fetch', reader, file: path });
  const reading = readLogs(site, { file: path, question, ranges });
  await feedFiles(files, reading, (progress) => post({ progress }));
  return reading.report();
}

globalThis.addEventListener('message', ({ data }: MessageEvent<LogTask>) => {
  reportLogs(data)
    .then((report) => post({ report }))
    // An uncaught error would appear in the console, and its message may quote the log.
    .catch(() => post({ failed: true }));
});
