// What a file does, in one sentence, for reports.
import { summarizeAccessTask } from '../../core/analysis/summary/summarize-access.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { summarySentence } from '../../messages/en/reports/summary.ts';
import type { CliFile } from '../input/open-file.ts';
import { isContent } from '../network/fetch-file.ts';

/** A file in a report: a policy, and the response of the server if it was fetched. */
type SummarizedFile = Pick<CliFile, 'site' | 'path' | 'response'>;

/** Says what a robots.txt does. Undefined for other files, and if the server did not send it. */
export function summaryTextOf({ site, path, response }: SummarizedFile, reader: Reader): string | undefined {
  if (path !== reader.file.path || path !== '/robots.txt' || (response && !isContent(response)))
    return undefined;
  return summarySentence(runSync(summarizeAccessTask(site, { reader, file: path }))).text;
}
