// gatepost watch: compares what addresses serve with what was accepted. It runs once, unlike --watch, for example each
// day.
import { isDeepStrictEqual } from 'node:util';
import type { Reader } from '../../core/readers/reader.ts';
import { addAll } from '../../core/text/large-lists.ts';
import { watchWords } from '../../messages/en/reports/watch.ts';
import { parseWholeNumber } from '../arguments/option-values.ts';
import { outputFormatOf } from '../arguments/output-format.ts';
import { CliError, EXIT_CODES } from '../cli-error.ts';
import type { Invocation } from '../command.ts';
import {
  type Baseline,
  baselineFile,
  keptResponse,
  knownCrawlers,
  readBaseline,
  writeBaseline,
} from '../input/baseline.ts';
import { openCliFile } from '../input/open-file.ts';
import { isAddress, parseAddress } from '../network/address.ts';
import {
  formatWatchAnnotations,
  formatWatchMarkdown,
  formatWatchText,
  type WatchLimits,
  type WatchReport,
  watchToJson,
} from '../output/format-watch.ts';
import { printJson, printNote, printText } from '../output/io.ts';
import { printStyled } from '../output/styled-text.ts';
import { selectWatchedReaders } from '../queries/query-options.ts';
import { compareWithBaseline, resultOf, type WatchedFile } from '../queries/watch-site.ts';

/** How many areas are listed for a reader in reports for people without --limit. */
const DEFAULT_AREA_LIMIT = 50;

/** How many addresses are requested at the same time. */
const PARALLEL_REQUESTS = 6;

/** The URLs to request, without repeats. @throws CliError for an operand that is not an http or https URL. */
function parseAddresses({ files, values }: Invocation): readonly URL[] {
  const urls = files.map((name) => {
    if (!isAddress(name)) throw new CliError('not-an-address', { value: name });
    return parseAddress(name, values.path);
  });
  return [...new Map(urls.map((url) => [url.href, url])).values()];
}

/** The file at an address now. @throws CliError if the server does not answer. */
async function openNow({ inputs, io, values }: Invocation, url: URL): Promise<WatchedFile> {
  const file = await openCliFile(url.href, values, { inputs, cwd: io.cwd });
  return { ...file, response: await inputs.fetch(url) };
}

/** Whether keeping the response again would change only the time. */
const isKeptAlready = (baseline: Baseline, { response }: WatchedFile): boolean =>
  !baseline.isEdited &&
  Buffer.compare(baseline.response.body, response.body) === 0 &&
  isDeepStrictEqual(keptResponse(baseline.response), keptResponse(response)) &&
  isDeepStrictEqual(baseline.catalogue, knownCrawlers);

async function watchAddress(
  invocation: Invocation,
  url: URL,
  folder: string,
  readersFor: (path: string) => readonly Reader[],
): Promise<WatchReport> {
  const { io, inputs, values } = invocation;
  const file = baselineFile(folder, url);
  const shared = { address: url.href, file };
  try {
    const baseline = await readBaseline(inputs, folder, url);
    if (baseline?.isEdited) printNote(io, watchWords.edited(file));
    const now = await openNow(invocation, url);
    const readers = readersFor(now.path);
    const changes = baseline && compareWithBaseline(values, readers, now, baseline, file);
    const isUpdated = values.update && !(baseline && isKeptAlready(baseline, now));
    if (isUpdated) await writeBaseline(io, inputs, folder, now.response);
    const result = changes ? resultOf(changes) : 'new';
    return { ...shared, result, isUpdated, baseline, now, readers, ...(changes ? { changes } : {}) };
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return { ...shared, result: 'error', isUpdated: false, error };
  }
}

async function watchAll(invocation: Invocation, folder: string): Promise<readonly WatchReport[]> {
  const urls = parseAddresses(invocation);
  const readersFor = (path: string) => selectWatchedReaders(invocation.values, path);
  // A wrong --reader is reported before anything is requested.
  readersFor('/robots.txt');
  const reports: WatchReport[] = [];
  for (let start = 0; start < urls.length; start += PARALLEL_REQUESTS) {
    const some = urls.slice(start, start + PARALLEL_REQUESTS);
    addAll(reports, await Promise.all(some.map((url) => watchAddress(invocation, url, folder, readersFor))));
  }
  return reports;
}

/** A change that is certain comes before an address that could not be checked. */
function exitCodeOf(reports: readonly WatchReport[]): number {
  if (reports.some(({ result, isUpdated }) => result === 'drift' && !isUpdated)) return EXIT_CODES.failed;
  const isUnchecked = ({ result, isUpdated }: WatchReport) =>
    result === 'error' || (!isUpdated && result !== 'same');
  return reports.some(isUnchecked) ? EXIT_CODES.wrongUse : EXIT_CODES.fine;
}

/** Returns the exit code. @throws CliError for errors that the user can correct. */
export async function runWatch(invocation: Invocation): Promise<number> {
  const { io, values } = invocation;
  const { baseline: folder } = values;
  if (folder === undefined)
    throw new CliError('needed', { option: '--baseline', value: 'FOLDER', why: watchWords.needsBaseline });
  const limit = parseWholeNumber('limit', values.limit);
  const reports = await watchAll(invocation, folder);
  const code = exitCodeOf(reports);
  const format = outputFormatOf(values);
  const limits: WatchLimits = {
    limit: limit ?? (format === 'json' ? Infinity : DEFAULT_AREA_LIMIT),
    isVerbose: values.verbose,
  };
  const isWrong = ({ result, isUpdated }: WatchReport) => result !== 'same' && !isUpdated;
  const listed = io.isQuiet ? reports.filter(isWrong) : reports;
  switch (format) {
    case 'json':
      printJson(io, {
        failed: code === EXIT_CODES.failed,
        checked: reports.every(({ result }) => result === 'same' || result === 'drift'),
        sites: reports.map((report) => watchToJson(report, limits)),
      });
      break;
    case 'markdown':
      printText(io, formatWatchMarkdown(listed, limits));
      break;
    case 'github':
      io.out(formatWatchAnnotations(reports, io, limits));
      break;
    default:
      printStyled(io, formatWatchText(listed, limits));
  }
  return code;
}
