// Reports from access logs which crawlers requested what the rules of a file close, as the file is now.
import { type CrawlerCheck, findCrawlerCheck } from '../../catalogue/crawler-checks.ts';
import { type CrawlerKind, crawlerKindOf } from '../../catalogue/crawler-kind.ts';
import { findCrawler, type Purpose } from '../../catalogue/crawlers.ts';
import type { FileProblem } from '../../import/list.ts';
import { ListFile } from '../../import/list-file.ts';
import { openLogParser } from '../../import/logs/access-log.ts';
import {
  type ClosingRule,
  type CrawlerLogCounts,
  CrawlerRequestCounter,
  type CrawlerRequests,
  type LogPlace,
} from '../../import/logs/crawler-requests.ts';
import { comparedPart, isOtherSite, urlParts } from '../../matching/url-parts.ts';
import type { DecisionOf } from '../../questions/question.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { fileAt, type Site } from '../../workspace/site.ts';
import { findNamedAgents } from '../../workspace/suggested-questions.ts';
import { createClientNamer } from './client-names.ts';
import { type ComparedRanges, crawlerAddresses, type GivenRanges } from './crawler-addresses.ts';

/** What a log is compared with. */
export interface LogReportOptions {
  /** The path of the file with the rules. */
  readonly file: string;
  /** May a crawler fetch a URL? */
  readonly question: (agent: string, url: string) => Pick<DecisionOf<string, string>, 'answer' | 'by'>;
  readonly ranges: readonly GivenRanges[];
}

/** A path that a crawler requested against the rules. */
export interface ClosedPath extends ClosingRule {
  readonly path: string;
  readonly requests: number;
  /** Whether `requests` is exact, and not only the least number. */
  readonly isExact: boolean;
}

/** What is known of a crawler's requests. */
export interface CrawlerReport extends Omit<CrawlerRequests, 'against'> {
  /** Null if the catalogue does not have it: it is a name in the file. */
  readonly known: {
    readonly operator: string | null;
    readonly purposes: readonly Purpose[];
    readonly kind: CrawlerKind;
  } | null;
  readonly against: Omit<CrawlerRequests['against'], 'paths'> & {
    /** The most requested ones, and the requests for all others. */
    readonly paths: readonly ClosedPath[];
    readonly others: number;
  };
  /** How to check that it is the crawler; undefined if no way is known. */
  readonly check: CrawlerCheck | undefined;
  /** The ranges that its addresses were compared with. */
  readonly compared: ComparedRanges | undefined;
}

/** How many requests against the rules may be of the crawler itself: not those from addresses that are not its own. */
export const ownRequestsAgainst = ({ known, against }: Pick<CrawlerReport, 'known' | 'against'>): number =>
  known && known.kind !== 'visitor' ? 0 : against.requests - against.outside;

/** A file that was read. */
export interface LogFile {
  readonly name: string;
  readonly lines: number;
  readonly problem: FileProblem | undefined;
}

/** The report of logs. */
export interface LogReport extends Omit<CrawlerLogCounts, 'crawlers'> {
  readonly files: readonly LogFile[];
  /** Those with requests against the rules first. */
  readonly crawlers: readonly CrawlerReport[];
}

/** A report while logs are read. */
export interface LogReading {
  /** Starts a file. */
  begin(name: string): void;
  /** Reads bytes of the file, uncompressed. They must not change later. */
  feed(bytes: Uint8Array): void;
  /** Ends the file, with a problem if it could not be read to its end. */
  endFile(problem?: FileProblem): LogFile;
  report(): LogReport;
  /** The sizes of all tables. They do not grow with the log. */
  readonly sizes: readonly number[];
}

/** How many names of the file are looked for. */
const MAX_NAMES = 10_000;

function createPlaceFinder(origin: string): (url: string) => LogPlace {
  const { authority } = origin === '' ? {} : urlParts(origin);
  return (url) => {
    if (url.startsWith('/') && !url.startsWith('//')) return { path: url, host: undefined };
    const parts = urlParts(url);
    const path = isOtherSite(parts, authority) ? undefined : comparedPart(parts, 'path-and-query');
    return { path, host: parts.authority?.host };
  };
}

/** Starts a report. It is made by one pass over the logs, in bounded memory. */
export function readLogs(site: Site, { file, question, ranges }: LogReportOptions): LogReading {
  const addresses = crawlerAddresses(ranges);
  const closingRule = (agent: string, path: string): ClosingRule | 'open' => {
    const { answer, by } = question(agent, path);
    return answer === 'deny' ? { line: by?.line } : 'open';
  };
  const counter = new CrawlerRequestCounter(
    {
      clientOf: createClientNamer(findNamedAgents(file, fileAt(site, file).source, MAX_NAMES)),
      placeOf: createPlaceFinder(site.origin),
      closingRule,
      originOf: (crawler, address) => addresses.get(lowerCase(crawler))?.originOf(address) ?? 'unchecked',
    },
    file,
  );
  const reportOf = ({ against, ...requests }: CrawlerRequests): CrawlerReport => {
    const { name } = requests;
    const crawler = findCrawler(name);
    const { paths, ...rest } = against;
    return {
      ...requests,
      known: crawler
        ? { operator: crawler.operator, purposes: crawler.purposes, kind: crawlerKindOf(crawler) }
        : null,
      against: {
        ...rest,
        others: paths.others,
        paths: paths.kept.map(({ key: path, requests: count, isExact }) => {
          const rule = closingRule(name, path);
          return { path, requests: count, isExact, line: rule === 'open' ? undefined : rule.line };
        }),
      },
      check: findCrawlerCheck(name),
      compared: addresses.get(lowerCase(name))?.compared,
    };
  };
  const files: LogFile[] = [];
  let open: ListFile | undefined;
  return {
    begin(name) {
      counter.file = name;
      open = new ListFile(openLogParser(counter), (code) => counter.problem(code));
    },
    feed: (bytes) => open?.feed(bytes),
    endFile(problem) {
      open?.end();
      const ownProblem = counter.takeProblem();
      const logFile = { name: counter.file, lines: open?.lines ?? 0, problem: problem ?? ownProblem };
      files.push(logFile);
      open = undefined;
      return logFile;
    },
    report() {
      const counts = counter.counts();
      return { ...counts, files, crawlers: counts.crawlers.map(reportOf) };
    },
    get sizes() {
      return [open?.bufferedLength ?? 0, ...counter.sizes];
    },
  };
}
