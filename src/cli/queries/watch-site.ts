// Compares what an address serves with what was kept of it: by answers, by status, and by the crawlers that are known.
import { isDeepStrictEqual } from 'node:util';
import { acceptsPresets } from '../../core/analysis/presets/accepts-presets.ts';
import {
  documentedCrawlers as crawlers,
  type DocumentedCrawler,
} from '../../core/catalogue/documented-crawlers.ts';
import { outcomeAfterRedirects } from '../../core/formats/rep/question/http-status.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { lowerCase } from '../../core/text/lower-case.ts';
import { fileAt } from '../../core/workspace/site.ts';
import { findNamedAgents } from '../../core/workspace/suggested-questions.ts';
import type { OptionValues } from '../arguments/options.ts';
import { type Baseline, keptResponse } from '../input/baseline.ts';
import { type CliFile, createSite } from '../input/open-file.ts';
import { isContent, type ServerResponse } from '../network/fetch-file.ts';
import { areasToJson } from '../output/format-areas.ts';
import { closedReaders } from '../output/format-response.ts';
import { findProvedChanges, type ProvedChanges } from './proved-changes.ts';
import { createReaderQueries } from './query-options.ts';
import { defaultQuestionFor, fetchQuestion } from './question-table.ts';

/** A file at an address, as it is served now. */
export interface WatchedFile extends CliFile {
  readonly response: ServerResponse;
}

/** What changes for readers that read both versions alike. */
export interface ReaderChanges {
  readonly readers: readonly [Reader, ...Reader[]];
  readonly proved: ProvedChanges;
}

/** What is different now. */
export interface SiteChanges {
  readonly before: CliFile;
  /** Empty if the file is one whose answers are not compared for all URLs. */
  readonly byReader: readonly ReaderChanges[];
  /** Whether the bytes of the file, or its status, are different. */
  readonly hasNewContent: boolean;
  /** The readers for which the status blocks the whole site, other than before. */
  readonly closed: readonly Reader[];
  /** Crawlers that are new to the catalogue, and that the file does not name. */
  readonly unnamed: readonly DocumentedCrawler[];
  readonly headers: readonly {
    readonly name: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
}

/** The version that was kept, as a file of the same site. */
function openBaseline(baseline: Baseline, name: string, { site, path }: WatchedFile): CliFile {
  const { format } = fileAt(site, path);
  const { response } = baseline;
  return {
    site: createSite(site.origin, [{ name, path, bytes: response.body, format: format.id }]),
    path,
    name,
    response,
  };
}

function compareAnswers(
  values: OptionValues,
  readers: readonly Reader[],
  before: CliFile,
  now: WatchedFile,
): readonly ReaderChanges[] {
  const forReaders = { ...values, reader: readers.map(({ id }) => id).join(',') };
  const queries = [before, now].map((file) => createReaderQueries(forReaders, fetchQuestion, file));
  const groups: { readonly readers: [Reader, ...Reader[]]; readonly proved: ProvedChanges; key: unknown }[] =
    [];
  for (const [index, reader] of readers.entries()) {
    const proved = findProvedChanges([before, now], [queries[0]![index]!, queries[1]![index]!], undefined);
    const context = { versions: [before, now] as const };
    const key = areasToJson(context, proved);
    const group = groups.find((other) => isDeepStrictEqual(other.key, key));
    if (group) group.readers.push(reader);
    else groups.push({ readers: [reader], proved, key });
  }
  return groups;
}

/** The crawlers that the catalogue did not have, and that no record names, also not by a name that they share. */
function findUnnamed(
  { catalogue }: Baseline,
  { site, path, response }: WatchedFile,
): readonly DocumentedCrawler[] {
  const { format, source } = fileAt(site, path);
  if (!isContent(response) || !acceptsPresets(format)) return [];
  const known = new Set(catalogue.crawlers.map(lowerCase));
  const named = new Set(findNamedAgents(path, source, Infinity).map(lowerCase));
  return crawlers.filter(
    ({ tokens, fallbackTokens }) =>
      !tokens.some((token) => known.has(lowerCase(token))) &&
      ![...tokens, ...fallbackTokens].some((token) => named.has(lowerCase(token))),
  );
}

function compareHeaders(before: ServerResponse, after: ServerResponse): SiteChanges['headers'] {
  const [old, fresh] = [keptResponse(before).headers, keptResponse(after).headers];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .filter((name) => old[name] !== fresh[name])
    .map((name) => ({ name, before: old[name] ?? null, after: fresh[name] ?? null }));
}

const outcomeOf = (reader: Reader, { status, redirects }: ServerResponse) =>
  outcomeAfterRedirects(reader, status, redirects.length);

/**
 * Compares a file at an address with what was kept of it.
 * @param name the name of the file that was kept
 */
export function compareWithBaseline(
  values: OptionValues,
  readers: readonly Reader[],
  now: WatchedFile,
  baseline: Baseline,
  name: string,
): SiteChanges {
  const before = openBaseline(baseline, name, now);
  const { response } = now;
  const isProvable = defaultQuestionFor(fileAt(now.site, now.path).format.id) === fetchQuestion;
  return {
    before,
    byReader: isProvable ? compareAnswers(values, readers, before, now) : [],
    hasNewContent:
      response.status !== baseline.response.status ||
      Buffer.compare(response.body, baseline.response.body) !== 0,
    closed: closedReaders(response, readers).filter(
      (reader) => outcomeOf(reader, response) !== outcomeOf(reader, baseline.response),
    ),
    unnamed: findUnnamed(baseline, now),
    headers: compareHeaders(baseline.response, response),
  };
}

/** What came of watching an address: without a baseline it is `new`, without an answer of the server `error`. */
export const watchResults = ['same', 'drift', 'not-settled', 'new', 'error'] as const;
export type WatchResult = (typeof watchResults)[number];

/** What the differences mean. */
export function resultOf({ byReader, closed, unnamed, hasNewContent }: SiteChanges): WatchResult {
  const hasAreas = byReader.some(({ proved }) => proved.areas.length > 0);
  const isOtherFile = byReader.length === 0 && hasNewContent;
  if (hasAreas || isOtherFile || closed.length > 0 || unnamed.length > 0) return 'drift';
  return byReader.every(({ proved }) => proved.settled) ? 'same' : 'not-settled';
}
