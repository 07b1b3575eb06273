// Formats the report of access logs as text, Markdown or JSON.
import { type ReportSection, sectionAsMarkdown } from '../../core/analysis/audit/report-section.ts';
import type { GivenRanges } from '../../core/analysis/log-report/crawler-addresses.ts';
import type { CrawlerReport, LogReport } from '../../core/analysis/log-report/log-report.ts';
import { columnPurposeOf } from '../../core/catalogue/column-purposes.ts';
import { lineAt } from '../../core/document/lines.ts';
import { isoTimeOf, type LogTime } from '../../core/import/logs/log-time.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { groupByKey } from '../../core/text/group-by-key.ts';
import { largestOf } from '../../core/text/large-lists.ts';
import { markdownCell, markdownText } from '../../core/text/markdown.ts';
import { importWords } from '../../messages/en/app/import.ts';
import { number } from '../../messages/en/counts.ts';
import { logReportWords as words } from '../../messages/en/log-report.ts';
import { matrixWords } from '../../messages/en/table.ts';
import type { CliFile } from '../input/open-file.ts';
import { lineToJson } from './format-verdict.ts';
import { joinLines } from './io.ts';

/** A report, and what it was made with. */
export interface PrintedLog {
  readonly report: LogReport;
  readonly rules: CliFile;
  readonly reader: Reader;
  readonly ranges: readonly GivenRanges[];
}

/** How many paths, addresses and programs the text shows. JSON has all that are kept. */
const SHOWN = 5;

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

function tableRows({ crawlers }: LogReport): readonly (readonly string[])[] {
  return crawlers.map((crawler) => {
    const { name, requests, against, robotsTxt } = crawler;
    const since = against.first ? words.day(against.first) : words.unknownTime;
    const lastRead = robotsTxt.last ? words.day(robotsTxt.last) : words.unknownTime;
    return [
      name,
      matrixWords.purposes([columnPurposeOf(name)]),
      number(requests),
      against.requests === 0 ? words.none : number(against.requests),
      against.requests === 0 ? '' : since,
      robotsTxt.requests === 0 ? words.never : lastRead,
      words.identity(crawler),
    ];
  });
}

/** The columns with numbers. */
const NUMBER_COLUMNS: ReadonlySet<number> = new Set([2, 3]);

function tableAsText(rows: readonly (readonly string[])[]): string {
  const all = [words.heads, ...rows];
  const widths = words.heads.map((_, column) => largestOf(all.map((row) => row[column]?.length ?? 0)));
  const pad = (text: string, column: number) =>
    NUMBER_COLUMNS.has(column) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  return all.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

function tableAsMarkdown(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const marks = words.heads.map((_, column) => (NUMBER_COLUMNS.has(column) ? '--:' : '---'));
  return [line(words.heads), line(marks), ...rows.map((row) => line(row.map(markdownCell)))].join('\n');
}

/** The most frequent of some entries, and the requests of the others. */
function mostOf<K>(kept: readonly { readonly key: K; readonly requests: number }[], others: number) {
  const shown = kept.slice(0, SHOWN);
  return { shown, others: others + sumOf(kept.slice(SHOWN).map(({ requests }) => requests)) };
}

/** What a crawler requested against the rules. */
function closedSection({ rules }: PrintedLog, crawler: CrawlerReport): ReportSection {
  const { against, name, outsideAddresses } = crawler;
  const source = rules.site.files.get(rules.path)?.source;
  const textOf = (line: number) => (source && lineAt(source.lines, line)?.text.trim()) ?? '';
  const paths = against.paths.slice(0, SHOWN);
  const more = against.requests - sumOf(paths.map(({ requests }) => requests));
  const width = largestOf(paths.map(({ requests }) => number(requests).length));
  const outside = mostOf(outsideAddresses.kept, outsideAddresses.others);
  return {
    title: words.against(name, against.requests, against.first),
    entries: [
      ...paths.map(({ path, requests, line }) => ({
        text: words.path(
          number(requests).padStart(width),
          path,
          line === undefined ? undefined : line + 1,
          line === undefined ? '' : textOf(line),
        ),
      })),
      ...(more > 0 ? [{ text: words.morePaths(more) }] : []),
      ...(outside.shown.length > 0
        ? [
            {
              text: words.outside(
                outside.shown.map(({ key, requests }) => [key, requests] as const),
                outside.others,
              ),
            },
          ]
        : []),
    ],
  };
}

const isIdentified = ({ origins, requests }: CrawlerReport) => origins.inside + origins.outside === requests;

/** How to check the crawlers in the log. */
function checkSection({ report, ranges }: PrintedLog): ReportSection {
  const names = (crawlers: readonly CrawlerReport[]) => crawlers.map(({ name }) => name);
  const open = report.crawlers.filter((crawler) => !isIdentified(crawler));
  const sent = open.filter(({ known }) => !known || known.kind === 'visitor');
  const unused = open.filter((crawler) => !sent.includes(crawler));
  const checkable = sent.filter(({ check }) => check !== undefined);
  const unknown = sent.filter(({ check }) => check === undefined);
  const compared = groupByKey(
    report.crawlers.filter(({ addresses }) => addresses !== undefined),
    ({ addresses }) => addresses?.files.map(({ name }) => name).join('\n') ?? '',
  );
  const files = (crawler: CrawlerReport | undefined) =>
    crawler?.addresses?.files.map(({ name, file }) => words.checks.rangeFile(name, file.created)) ?? [];
  const byCheck = groupByKey(checkable, ({ check }) => check?.tokens.join('\n') ?? '');
  return {
    title: words.checks.title,
    entries: [
      ...(ranges.length === 0
        ? []
        : [...compared.values()].map((alike) => ({
            text: words.checks.used(names(alike), files(alike[0])),
          }))),
      ...[...byCheck.values()].flatMap((alike) => {
        const [{ check, address }] = alike;
        return check
          ? [
              {
                text: words.checks.names(names(alike)),
                below: [...words.checks.how(check, address), words.checks.source(check)],
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
function otherSection({ report, rules }: PrintedLog): ReportSection {
  const { programs, elsewhere, hosts, skipped, files } = report;
  const people = words.people(report);
  const { shown } = mostOf(programs.names.kept, 0);
  const isElsewhereCounted = rules.site.origin === '' && hosts.length > 1;
  return {
    title: words.others,
    entries: [
      ...(people === undefined
        ? []
        : [
            {
              text: people,
              below:
                shown.length === 0
                  ? []
                  : [words.programs(shown.map(({ key, requests }) => [key, requests] as const))],
            },
          ]),
      ...(elsewhere > 0 ? [{ text: words.elsewhere(elsewhere, rules.site.origin) }] : []),
      ...(isElsewhereCounted ? [{ text: words.hosts(hosts) }] : []),
      ...skipped.map(({ count, code, file, line }) => ({
        text: words.notRead(importWords.skip(count, code, files.length > 1 ? file : undefined, line)),
      })),
    ],
  };
}

function sectionsOf(printed: PrintedLog): readonly ReportSection[] {
  const closed = printed.report.crawlers.filter(({ against }) => against.requests > 0);
  return [
    ...closed.map((crawler) => closedSection(printed, crawler)),
    checkSection(printed),
    otherSection(printed),
  ].filter(({ entries }) => entries.length > 0);
}

/** The sentence, and what it is about. */
function introOf({ report, rules, reader }: PrintedLog): readonly string[] {
  const names = report.files.map(({ name }) => name);
  const lines = sumOf(report.files.map((file) => file.lines));
  const isClosedFetched = report.crawlers.some(({ against }) => against.requests > 0);
  const about = words.about(report, names, lines, words.rules(rules.name, reader.title));
  return [words.sentence(report), isClosedFetched ? `${about} ${words.rulesNow}` : about];
}

const sectionAsText = ({ title, entries }: ReportSection): string =>
  [title, ...entries.flatMap(({ text, below = [] }) => [`  ${text}`, ...below.map((line) => `    ${line}`)])]
    .map(joinLines)
    .join('\n');

/** Formats the report for people. The first line is the sentence. */
export function formatLog(printed: PrintedLog): string {
  const rows = tableRows(printed.report);
  return `${[
    introOf(printed).map(joinLines).join('\n'),
    ...(rows.length > 0 ? [tableAsText(rows)] : []),
    ...sectionsOf(printed).map(sectionAsText),
  ].join('\n\n')}\n`;
}

/** The report in Markdown. */
export function logAsMarkdown(printed: PrintedLog): string {
  const rows = tableRows(printed.report);
  return `${[
    `# ${markdownText(words.title(printed.report.files.map(({ name }) => name)))}`,
    ...introOf(printed).map(markdownText),
    ...(rows.length > 0 ? [tableAsMarkdown(rows)] : []),
    ...sectionsOf(printed).map(sectionAsMarkdown),
  ].join('\n\n')}\n`;
}

const timeToJson = (time: LogTime | undefined): string | null => (time ? isoTimeOf(time) : null);

function crawlerToJson({ site, path: file }: CliFile, crawler: CrawlerReport): object {
  const { name, requests, first, last, robotsTxt, known, against, origins, check, addresses } = crawler;
  const toLine = (line: number | undefined) =>
    line === undefined ? null : lineToJson(site, { path: file, line });
  return {
    name,
    operator: known?.operator ?? null,
    purposes: known?.purposes ?? [],
    isInCatalogue: known !== null,
    requests,
    first: timeToJson(first),
    last: timeToJson(last),
    robotsTxt: { requests: robotsTxt.requests, last: timeToJson(robotsTxt.last) },
    against: {
      requests: against.requests,
      notFromItsAddresses: against.outside,
      since: timeToJson(against.first),
      last: timeToJson(against.last),
      lines: against.lines.kept.map(({ key, requests: count }) => ({ by: toLine(key), requests: count })),
      paths: against.paths.map(({ path, requests: count, line }) => ({
        path,
        requests: count,
        by: toLine(line),
      })),
      otherPaths: against.others,
    },
    addresses: {
      ...origins,
      comparedWith:
        addresses?.files.map(({ name: used, file: { created } }) => ({ file: used, created })) ?? [],
      outsideMost: crawler.outsideAddresses.kept.map(({ key, requests: count }) => ({
        address: key,
        requests: count,
      })),
    },
    check: check ?? null,
  };
}

/** The report as JSON data. Line numbers begin at 1. */
export function logToJson({ report, rules, reader }: PrintedLog): object {
  const { files, programs, browsers, elsewhere, hosts, skipped } = report;
  return {
    summary: words.sentence(report),
    files: files.map(({ name, lines }) => ({ name, lines })),
    robots: rules.name,
    reader: reader.id,
    requests: report.requests,
    first: timeToJson(report.first),
    last: timeToJson(report.last),
    crawlers: report.crawlers.map((crawler) => crawlerToJson(rules, crawler)),
    browsers: { requests: browsers },
    programs: {
      requests: programs.requests,
      count: programs.count,
      isCountComplete: programs.isComplete,
      most: programs.names.kept.map(({ key, requests }) => ({ name: key, requests })),
    },
    otherSites: { requests: elsewhere },
    hosts,
    skipped,
  };
}
