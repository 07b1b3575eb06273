// Formats what gatepost watch found: as text, as Markdown, as annotations of GitHub Actions, and as data.
import type { DocumentedCrawler } from '../../core/catalogue/documented-crawlers.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { markdownText } from '../../core/text/markdown.ts';
import { cliErrorWords } from '../../messages/en/cli/errors.ts';
import { cliWords } from '../../messages/en/cli/output.ts';
import { changedAreasWords } from '../../messages/en/comparison/changed-areas.ts';
import { crawlerWords } from '../../messages/en/crawlers.ts';
import { watchWords as words } from '../../messages/en/reports/watch.ts';
import type { CliError } from '../cli-error.ts';
import type { Baseline } from '../input/baseline.ts';
import type { ReaderChanges, SiteChanges, WatchedFile, WatchResult } from '../queries/watch-site.ts';
import { reportedFile } from './finding-place.ts';
import {
  type AreaContext,
  areasToJson,
  formatAreasMarkdown,
  formatAreasText,
  urlOfArea,
} from './format-areas.ts';
import { formatClosedSite, responseProperty } from './format-response.ts';
import { listCrawlers } from './format-verdict.ts';
import { type Io, joinLines } from './io.ts';
import { type Annotation, formatAnnotation } from './reports/github-annotation.ts';
import { type Style, type StyledText, styled } from './styled-text.ts';

/** What came of watching one address. */
export interface WatchReport {
  readonly address: string;
  /** The file in the baseline folder. */
  readonly file: string;
  readonly result: WatchResult;
  /** Whether the file is kept as it is now. */
  readonly isUpdated: boolean;
  readonly baseline?: Baseline | undefined;
  readonly now?: WatchedFile;
  readonly readers?: readonly Reader[];
  readonly changes?: SiteChanges;
  readonly error?: CliError;
}

/** How much is said about areas. */
export interface WatchLimits {
  readonly limit: number;
  readonly isVerbose: boolean;
}

type Compared = WatchReport & {
  readonly changes: SiteChanges;
  readonly now: WatchedFile;
  readonly baseline: Baseline;
};

const isCompared = (report: WatchReport): report is Compared => report.changes !== undefined;

const contextOf = ({ changes, now }: Compared, limits: WatchLimits): AreaContext => ({
  versions: [changes.before, now],
  nameOf: ({ name }) => name,
  given: undefined,
  ...limits,
});

const hasNews = ({ proved }: ReaderChanges) => proved.areas.length > 0 || !proved.settled;

const leadOf = ({ readers }: ReaderChanges) => `${words.readers(readers.map(({ title }) => title))}: `;

/** A sentence beside the areas, with lines below it. */
interface Fact {
  readonly style: Style;
  readonly text: string;
  readonly below: readonly string[];
}

const describeCrawler = ({ tokens, operator, purposes }: DocumentedCrawler): string =>
  words.crawler(tokens[0], operator, crawlerWords.purposes(purposes));

/** What changed besides the answers. */
function factsOf({ changes, now, baseline }: Compared): readonly Fact[] {
  const { closed, unnamed, headers, byReader, hasNewContent } = changes;
  const { status } = now.response;
  const closedSite = closed.length > 0 ? formatClosedSite(now.response, closed) : undefined;
  const isNewStatus = status !== baseline.response.status;
  return [
    ...(closedSite
      ? [{ style: 'error' as const, text: closedSite.message, below: closedSite.text.split('\n') }]
      : isNewStatus
        ? [{ style: 'strong' as const, text: words.status(baseline.response.status, status), below: [] }]
        : []),
    ...(byReader.length === 0 && hasNewContent
      ? [{ style: 'error' as const, text: words.content, below: [] }]
      : []),
    ...(unnamed.length > 0
      ? [
          {
            style: 'warning' as const,
            text: words.unnamed(
              unnamed.map(({ tokens }) => tokens[0]),
              baseline.catalogue.version,
            ),
            below: unnamed.map(describeCrawler),
          },
        ]
      : []),
    ...headers.map(({ name, before, after }) => ({
      style: 'faint' as const,
      text: words.header(name, before, after),
      below: [],
    })),
  ];
}

/** What is said of an address without a comparison, or after it. */
function closingLines({ result, isUpdated, file, error, baseline }: WatchReport): readonly string[] {
  const errorWords = error && cliErrorWords(error.code, error.params);
  return [
    ...(result === 'same' && baseline ? [words.same(baseline.time.slice(0, 10))] : []),
    ...(result === 'new' && !isUpdated ? [words.first] : []),
    ...(isUpdated ? [baseline ? words.accepted(file) : words.kept(file)] : []),
    ...(errorWords ? [errorWords.what, errorWords.todo] : []),
  ];
}

/** Splits the facts into those about the whole site, which are written above the areas, and the others. */
function splitFacts(report: WatchReport): readonly [whole: readonly Fact[], others: readonly Fact[]] {
  const facts = isCompared(report) ? factsOf(report) : [];
  return [facts.filter(({ style }) => style === 'error'), facts.filter(({ style }) => style !== 'error')];
}

const formatFact = ({ style, text, below }: Fact): StyledText => [
  styled(style, joinLines(text)),
  '\n',
  ...below.map((line) => `  ${joinLines(line)}\n`),
];

const formatFactMarkdown = ({ text, below }: Fact): readonly string[] => [
  '',
  markdownText(joinLines(text)),
  ...(below.length > 0 ? ['', ...below.map((line) => `- ${markdownText(joinLines(line))}`)] : []),
];

function formatReport(report: WatchReport, limits: WatchLimits): StyledText {
  const [whole, others] = splitFacts(report);
  const changes = isCompared(report) ? report.changes.byReader.filter(hasNews) : [];
  return [
    styled(report.result === 'same' || report.isUpdated ? 'strong' : 'error', report.address),
    '\n',
    ...whole.flatMap(formatFact),
    ...changes.flatMap((one) =>
      isCompared(report) ? formatAreasText(contextOf(report, limits), leadOf(one), one.proved) : [],
    ),
    ...others.flatMap(formatFact),
    ...closingLines(report).map((line) => `${joinLines(line)}\n`),
  ];
}

/** Formats all addresses as text. */
export const formatWatchText = (reports: readonly WatchReport[], limits: WatchLimits): StyledText =>
  reports.flatMap(
    (report, index): StyledText => [...(index === 0 ? [] : ['\n']), ...formatReport(report, limits)],
  );

/** Formats all addresses as Markdown, for example for the summary of a job. */
export const formatWatchMarkdown = (reports: readonly WatchReport[], limits: WatchLimits): string =>
  reports
    .map((report) => {
      const changes = isCompared(report) ? report.changes.byReader.filter(hasNews) : [];
      const [whole, others] = splitFacts(report);
      return [
        `### ${markdownText(report.address)}`,
        ...whole.flatMap(formatFactMarkdown),
        ...changes.flatMap((one) =>
          isCompared(report)
            ? ['', ...formatAreasMarkdown(contextOf(report, limits), markdownText(leadOf(one)), one.proved)]
            : [],
        ),
        ...others.flatMap(formatFactMarkdown),
        ...closingLines(report).flatMap((line) => ['', markdownText(joinLines(line))]),
        '',
      ].join('\n');
    })
    .join('\n');

/** The annotations of one address: at the line of the kept file that decided before, if there is one. */
function annotationsOf(report: WatchReport, io: Io, limits: WatchLimits): readonly Annotation[] {
  const { address, file: name, result, isUpdated } = report;
  const file = reportedFile({ name, path: name }, io);
  const title = `${words.title}: ${address}`;
  if (!isCompared(report)) {
    if (result === 'same' || isUpdated) return [];
    return [{ level: 'error', file, title, message: closingLines(report).join('\n') }];
  }
  if (isUpdated) return [];
  const context = contextOf(report, limits);
  const areas = report.changes.byReader.flatMap((one) =>
    one.proved.areas.slice(0, limits.limit).map((area): Annotation => {
      const what = cliWords.areas.area(
        changedAreasWords.directions[area.direction],
        urlOfArea(context, area),
        listCrawlers(area.agents),
      );
      const { by } = area.before;
      const line = by && by.path === report.now.path ? { line: by.line + 1 } : {};
      return { level: 'error', file, ...line, title, message: `${leadOf(one)}${what}` };
    }),
  );
  const unsettled = report.changes.byReader
    .filter(({ proved }) => !proved.settled && proved.areas.length === 0)
    .map(
      (one): Annotation => ({
        level: 'error',
        file,
        title,
        message: `${leadOf(one)}${cliWords.areas.noneFound}`,
      }),
    );
  const [whole, others] = splitFacts(report);
  const annotationOf = ({ style, text, below }: Fact): Annotation => ({
    level: style === 'warning' ? 'warning' : 'error',
    file,
    title,
    message: [text, ...below].join('\n'),
  });
  const warnings = others.filter(({ style }) => style === 'warning');
  return [...whole.map(annotationOf), ...areas, ...unsettled, ...warnings.map(annotationOf)];
}

/** Formats the annotations of all addresses. */
export const formatWatchAnnotations = (
  reports: readonly WatchReport[],
  io: Io,
  limits: WatchLimits,
): string => reports.flatMap((report) => annotationsOf(report, io, limits).map(formatAnnotation)).join('');

function changesToJson(report: Compared, limits: WatchLimits) {
  const { byReader, closed, unnamed, headers, hasNewContent } = report.changes;
  return {
    changes: byReader.filter(hasNews).map(({ readers, proved }) => ({
      readers: readers.map(({ id }) => id),
      ...areasToJson(contextOf(report, limits), proved),
    })),
    contentChanged: hasNewContent,
    closedFor: closed.map(({ id }) => id),
    newCrawlers: unnamed.map(({ tokens, operator, purposes, source }) => ({
      agent: tokens[0],
      operator,
      purposes,
      source,
    })),
    headers,
  };
}

/** One address as data. */
export function watchToJson(report: WatchReport, limits: WatchLimits): object {
  const { address, file, result, isUpdated, baseline, now, readers = [], error } = report;
  return {
    address,
    result,
    updated: isUpdated,
    file,
    baseline: baseline
      ? {
          time: baseline.time,
          status: baseline.response.status,
          catalogue: baseline.catalogue.version,
          edited: baseline.isEdited,
        }
      : null,
    ...(now ? responseProperty(now, readers) : {}),
    ...(isCompared(report) ? changesToJson(report, limits) : {}),
    ...(error
      ? { error: { code: error.code, params: error.params, ...cliErrorWords(error.code, error.params) } }
      : {}),
  };
}
