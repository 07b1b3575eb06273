// Formats the report of access logs as text, Markdown or JSON.
import { type ReportSection, sectionAsMarkdown } from '../../core/analysis/audit/report-section.ts';
import type { CrawlerReport, LogReport } from '../../core/analysis/log-report/log-report.ts';
import { isoTimeOf, type LogTime } from '../../core/import/logs/log-time.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { largestOf } from '../../core/text/large-lists.ts';
import { markdownCell, markdownText } from '../../core/text/markdown.ts';
import { logReportWords as words } from '../../messages/en/reports/log-report.ts';
import {
  type ComparedLog,
  logIntro,
  logSections,
  logTableRows,
} from '../../messages/reports/log-report-sections.ts';
import type { CliFile } from '../input/open-file.ts';
import { lineToJson } from './format-verdict.ts';
import { joinLines } from './io.ts';

/** A report, and what it was made with. */
export interface PrintedLog {
  readonly report: LogReport;
  readonly rules: CliFile;
  readonly reader: Reader;
}

const comparedLog = ({ report, rules, reader }: PrintedLog): ComparedLog => ({
  report,
  site: rules.site,
  path: rules.path,
  name: rules.name,
  reader,
  place: 'command',
});

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

const sectionAsText = ({ title, entries }: ReportSection): string =>
  [title, ...entries.flatMap(({ text, below = [] }) => [`  ${text}`, ...below.map((line) => `    ${line}`)])]
    .map(joinLines)
    .join('\n');

/** Formats the report for people. The first line is the sentence. */
export function formatLog(printed: PrintedLog): string {
  const rows = logTableRows(printed.report);
  return `${[
    logIntro(comparedLog(printed)).map(joinLines).join('\n'),
    ...(rows.length > 0 ? [tableAsText(rows)] : []),
    ...logSections(comparedLog(printed)).map(sectionAsText),
  ].join('\n\n')}\n`;
}

/** The report in Markdown. */
export function logAsMarkdown(printed: PrintedLog): string {
  const rows = logTableRows(printed.report);
  return `${[
    `# ${markdownText(words.title(printed.report.files.map(({ name }) => name)))}`,
    ...logIntro(comparedLog(printed)).map(markdownText),
    ...(rows.length > 0 ? [tableAsMarkdown(rows)] : []),
    ...logSections(comparedLog(printed)).map(sectionAsMarkdown),
  ].join('\n\n')}\n`;
}

const timeToJson = (time: LogTime | undefined): string | null => (time ? isoTimeOf(time) : null);

function crawlerToJson({ site, path: file }: CliFile, crawler: CrawlerReport): object {
  const { name, requests, first, last, robotsTxt, known, against, origins, check, compared } = crawler;
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
      lines: against.lines.kept.map(({ key, requests: count, isExact }) => ({
        by: toLine(key),
        requests: count,
        isExact,
      })),
      paths: against.paths.map(({ path, requests: count, isExact, line }) => ({
        path,
        requests: count,
        isExact,
        by: toLine(line),
      })),
      otherPaths: against.others,
    },
    addresses: {
      ...origins,
      comparedWith: compared?.files.map(({ name: file, created }) => ({ file, created })) ?? [],
      outsideMost: crawler.outsideAddresses.kept.map(({ key, requests: count, isExact }) => ({
        address: key,
        requests: count,
        isExact,
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
      most: programs.names.kept.map(({ key, requests, isExact }) => ({ name: key, requests, isExact })),
    },
    otherSites: { requests: elsewhere },
    hosts,
    skipped,
  };
}
