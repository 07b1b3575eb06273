// The report of access logs as a table and sections, for the page and the command line.
import type { ReportSection } from '../../core/analysis/audit/report-section.ts';
import type { CrawlerReport, LogReport } from '../../core/analysis/log-report/log-report.ts';
import { columnPurposeOf } from '../../core/catalogue/column-purposes.ts';
import { lineAt } from '../../core/document/lines.ts';
import type { KeyRequests } from '../../core/import/logs/crawler-requests.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { groupByKey } from '../../core/text/group-by-key.ts';
import type { Site } from '../../core/workspace/site.ts';
import { importWords } from '../en/app/import.ts';
import { number } from '../en/counts.ts';
import { logReportWords as words } from '../en/reports/log-report.ts';
import { matrixWords } from '../en/table.ts';

/** A report, and what it was made with. */
export interface ComparedLog {
  readonly report: LogReport;
  readonly site: Site;
  /** The path of the file with the rules, and its name for people. */
  readonly path: string;
  readonly name: string;
  readonly reader: Pick<Reader, 'title'>;
  /** Where the report is read, which decides how more is found out. */
  readonly place: 'page' | 'command';
}

/** How many paths, addresses and programs the text shows. JSON has all that are kept. */
export const SHOWN = 5;

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

export function logTableRows({ crawlers }: LogReport): readonly (readonly string[])[] {
  return crawlers.map((crawler) => {
    const { name, requests, against, robotsTxt } = crawler;
    const since = against.first ? words.day(against.first) : words.unknownTime;
    const lastRead = robotsTxt.last ? words.day(robotsTxt.last) : words.unknownTime;
    return [
      name,
      matrixWords.purpose(columnPurposeOf(name), true),
      number(requests),
      against.requests === 0 ? words.none : number(against.requests),
      against.requests === 0 ? '' : since,
      robotsTxt.requests === 0 ? words.never : lastRead,
      words.identity(crawler),
    ];
  });
}

const countedKey = ({ key, requests, isExact }: KeyRequests<string>) =>
  [key, words.count(requests, isExact)] as const;

/** The most frequent of some entries, and the requests of the others. */
function mostOf<K>(kept: readonly KeyRequests<K>[], others: number) {
  const shown = kept.slice(0, SHOWN);
  return { shown, others: others + sumOf(kept.slice(SHOWN).map(({ requests }) => requests)) };
}

/** Whether a visitor is the crawler that it names: `no` if any request came from another address. */
export function identityOf({ known, origins, requests }: CrawlerReport): 'yes' | 'no' | 'open' {
  if (origins.outside > 0 || (known && known.kind !== 'visitor')) return 'no';
  return origins.inside === requests ? 'yes' : 'open';
}

const rangeFiles = (crawler: CrawlerReport | undefined): readonly string[] =>
  crawler?.compared?.files.map(({ name, created }) => words.checks.rangeFile(name, created)) ?? [];

/** How to check one crawler, line by line. */
export function checkLines(crawler: CrawlerReport, place: ComparedLog['place']): readonly string[] {
  const { name, known, check, compared, address } = crawler;
  if (known && known.kind !== 'visitor') return [words.checks.unused([name])];
  return [
    ...(compared ? [words.checks.used([name], rangeFiles(crawler))] : []),
    ...(check ? [...words.checks.how(check, address, place), words.checks.source(check)] : []),
    ...(compared || check ? [] : [words.checks.unknown([name])]),
  ];
}

/** Returns the text of a 0-based line of the compared file; '' if it has none. */
export function ruleText({ site, path }: ComparedLog, line: number): string {
  const source = site.files.get(path)?.source;
  return (source && lineAt(source.lines, line)?.text.trim()) ?? '';
}

/** What a crawler requested against the rules. */
export function closedSection(log: ComparedLog, crawler: CrawlerReport): ReportSection {
  const { against, name, outsideAddresses } = crawler;
  const paths = against.paths.slice(0, SHOWN);
  const more = against.requests - sumOf(paths.map(({ requests }) => requests));
  const outside = mostOf(outsideAddresses.kept, outsideAddresses.others);
  return {
    title: words.against(name, against.requests, against.first),
    entries: [
      ...paths.map(({ path, requests, isExact, line }) => ({
        text: words.path(
          words.count(requests, isExact),
          path,
          line === undefined ? undefined : line + 1,
          line === undefined ? '' : ruleText(log, line),
        ),
      })),
      ...(more > 0 ? [{ text: words.morePaths(more) }] : []),
      ...(outside.shown.length > 0
        ? [
            {
              text: words.outside(outside.shown.map(countedKey), outside.others),
            },
          ]
        : []),
    ],
  };
}

const isIdentified = ({ origins, requests }: CrawlerReport) => origins.inside + origins.outside === requests;

/** How to check the crawlers in the log. */
function checkSection({ report, place }: ComparedLog): ReportSection {
  const names = (crawlers: readonly CrawlerReport[]) => crawlers.map(({ name }) => name);
  const open = report.crawlers.filter((crawler) => !isIdentified(crawler));
  const sent = open.filter(({ known }) => !known || known.kind === 'visitor');
  const unused = open.filter((crawler) => !sent.includes(crawler));
  const checkable = sent.filter(({ check }) => check !== undefined);
  const unknown = sent.filter(({ check }) => check === undefined);
  const withRanges = groupByKey(
    report.crawlers.filter(({ compared }) => compared !== undefined),
    ({ compared }) => compared?.files.map(({ name }) => name).join('\n') ?? '',
  );
  const byCheck = groupByKey(checkable, ({ check }) => check?.tokens.join('\n') ?? '');
  return {
    title: words.checks.title,
    entries: [
      ...[...withRanges.values()].map((alike) => ({
        text: words.checks.used(names(alike), rangeFiles(alike[0])),
      })),
      ...[...byCheck.values()].flatMap((alike) => {
        const [{ check, address }] = alike;
        return check
          ? [
              {
                text: words.checks.names(names(alike)),
                below: [...words.checks.how(check, address, place), words.checks.source(check)],
              },
            ]
          : [];
      }),
      ...(unknown.length > 0 ? [{ text: words.checks.unknown(names(unknown)) }] : []),
      ...(unused.length > 0 ? [{ text: words.checks.unused(names(unused)) }] : []),
    ],
  };
}

/** What is counted, but is not about a crawler, and what is not counted. */
export function otherSection({ report, site }: ComparedLog): ReportSection {
  const { programs, elsewhere, hosts, skipped, files } = report;
  const people = words.people(report);
  const { shown } = mostOf(programs.names.kept, 0);
  const skipLine = ({ count, code, file, line }: (typeof skipped)[number]) =>
    importWords.skip(count, code, files.length > 1 ? file : undefined, line);
  const isElsewhereCounted = site.origin === '' && hosts.length > 1;
  return {
    title: words.others,
    entries: [
      ...(people === undefined
        ? []
        : [
            {
              text: people,
              below: shown.length === 0 ? [] : [words.programs(shown.map(countedKey))],
            },
          ]),
      ...(elsewhere > 0 ? [{ text: words.elsewhere(elsewhere, site.origin) }] : []),
      ...(isElsewhereCounted ? [{ text: words.hosts(hosts) }] : []),
      ...(skipped.length > 0 ? [{ text: words.notCounted, below: skipped.map(skipLine) }] : []),
    ],
  };
}

export function logSections(log: ComparedLog): readonly ReportSection[] {
  const closed = log.report.crawlers.filter(({ against }) => against.requests > 0);
  return [
    ...closed.map((crawler) => closedSection(log, crawler)),
    checkSection(log),
    otherSection(log),
  ].filter(({ entries }) => entries.length > 0);
}

/** The sentence, and what it is about. */
export function logIntro({ report, name, reader }: ComparedLog): readonly string[] {
  const names = report.files.map((file) => file.name);
  const lines = sumOf(report.files.map((file) => file.lines));
  const isClosedFetched = report.crawlers.some(({ against }) => against.requests > 0);
  const about = words.about(report, names, lines, words.rules(name, reader.title));
  return [words.sentence(report), isClosedFetched ? `${about} ${words.rulesNow}` : about];
}
