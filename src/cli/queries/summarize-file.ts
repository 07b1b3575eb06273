// What a file does, in one sentence, for reports.
import { type AccessSummary, summarizeAccessTask } from '../../core/analysis/summary/summarize-access.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { summarySentence } from '../../messages/en/summary.ts';
import type { CliFile } from '../input/open-file.ts';
import { isContent } from '../network/fetch-file.ts';

/** A file in a report: a policy, and the response of the server if it was fetched. */
type SummarizedFile = Pick<CliFile, 'site' | 'path' | 'response'>;

/** Summarizes a robots.txt. Undefined for other files, for empty ones, and if the server did not send it. */
export function summaryOf(
  { site, path, response }: SummarizedFile,
  reader: Reader,
): AccessSummary | undefined {
  if (path !== reader.file.path || path !== '/robots.txt' || (response && !isContent(response)))
    return undefined;
  return runSync(summarizeAccessTask(site, { reader, file: path }));
}

/** Says what a robots.txt does. Undefined as in `summaryOf`. */
export function summaryTextOf(file: SummarizedFile, reader: Reader): string | undefined {
  const summary = summaryOf(file, reader);
  return summary && summarySentence(summary).text;
}
