// Formats the findings of gatepost lint as JSON data and as text. Lines and columns begin at 1.

import { editEffectsTask } from '../../core/analysis/versions/edit-effects.ts';
import {
  type Finding,
  type Fix,
  type FixCommand,
  fixesNotKept,
  type Severity,
} from '../../core/diagnostics/finding.ts';
import { appliesToReader, inspectors } from '../../core/diagnostics/registry.ts';
import type { Position, Range } from '../../core/document/range.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { readers as allReaders } from '../../core/readers/registry.ts';
import type { NonEmpty } from '../../core/text/non-empty.ts';
import { citeSource } from '../../messages/cite-source.ts';
import { describeEditEffects } from '../../messages/describe-edit-effects.ts';
import { cliWords as words } from '../../messages/en/cli/output.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { findingMessage, findingReason, fixTitle } from '../../messages/explain/explain-finding.ts';
import type { CliFile } from '../input/open-file.ts';
import { sourceToJson } from './source-to-json.ts';
import { type StyledPart, type StyledText, styled } from './styled-text.ts';

export interface FileReport extends CliFile {
  readonly findings: readonly Finding[];
  /** Findings that are not listed, because they matter only to readers that are not watched. */
  readonly unwatched: readonly Finding[];
  /** How many findings the user has ignored. */
  readonly ignored: number;
  /** The workspace that contains the file as a copy. */
  readonly heldBy?: string;
  /** The note about a response of the server that blocks the whole site. */
  readonly closedSite?: { readonly message: string; readonly text: string };
  /** What the file does, in one sentence. */
  readonly summary?: string;
  /** The duration of the check. */
  readonly milliseconds: number;
}

/** The most severe first. */
export const severitiesByGravity = [
  'error',
  'warning',
  'info',
  'hint',
] as const satisfies readonly Severity[];

export type SeverityCounts = Readonly<Record<Severity, number>>;

export function countFindings(reports: readonly FileReport[]): SeverityCounts {
  const counts = { error: 0, warning: 0, info: 0, hint: 0 };
  for (const { findings } of reports) for (const { severity } of findings) counts[severity]++;
  return counts;
}

const positionToJson = ({ line, column }: Position) => ({ line: line + 1, column: column + 1 });
const rangeToJson = ({ start, end }: Range) => ({ start: positionToJson(start), end: positionToJson(end) });

/** Makes the lines of a command begin at 1, as all others here do. */
const commandToJson = (command: FixCommand): FixCommand =>
  command.do === 'show-lines' ? { ...command, lines: command.lines.map((line) => line + 1) } : command;

const fixToJson = (fix: Fix) => ({
  code: fix.code,
  title: fixTitle(fix),
  verdicts: fix.verdicts,
  edits: fix.edits.map(({ range, text }) => ({ range: rangeToJson(range), text })),
  ...(fix.command ? { command: commandToJson(fix.command) } : {}),
});

/** A finding as JSON data, with lines and columns from 1. */
export function findingToJson(finding: Finding): object {
  const { code, severity, source, range, values } = finding;
  return {
    code,
    severity,
    message: findingMessage(finding),
    why: findingReason(finding),
    source: sourceToJson(source),
    range: rangeToJson(range),
    values,
    fixes: fixesNotKept(finding).map(fixToJson),
  };
}

/** All findings as JSON data. */
export const reportsToJson = (reports: readonly FileReport[]): readonly object[] =>
  reports.map(({ name, path, site, findings, ignored }) => ({
    file: name,
    path,
    format: site.files.get(path)?.format.id,
    findings: findings.map(findingToJson),
    ignored,
  }));

/** Whether a fix edits the file. One that only shows something in the editor is of no use here. */
export const isFileEdit = ({ command }: Fix): boolean => command?.do !== 'show-lines';

/** How many findings of one kind a file has at most before only the first is printed in full. */
const MAX_ALIKE = 3;

/** Groups the findings of a file by kind, in the order of the first of each. Few of a kind stay by themselves. */
function groupFindings(findings: readonly Finding[]): readonly NonEmpty<Finding>[] {
  const byCode = new Map<string, Finding[]>();
  for (const finding of findings) {
    const alike = byCode.get(finding.code);
    if (alike) alike.push(finding);
    else byCode.set(finding.code, [finding]);
  }
  return findings.flatMap((finding): NonEmpty<Finding>[] => {
    const alike = byCode.get(finding.code) ?? [];
    if (alike.length <= MAX_ALIKE) return [[finding]];
    return finding === alike[0] ? [[finding, ...alike.slice(1)]] : [];
  });
}

/** Says where the other findings of a kind are. */
function formatAlike(alike: readonly Finding[]): StyledText {
  if (alike.length === 0) return [];
  const lines = [...new Set(alike.map(({ range }) => range.start.line + 1))];
  return [styled('faint', `    ${words.lint.alike(alike.length, lines)}`), '\n'];
}

/** Says what a fix does for any URL; nothing for files without rules for crawlers. */
function formatEffect({ site, path }: FileReport, { edits }: Fix, readers: readonly Reader[]): StyledText {
  if (!site.files.get(path)?.format.directives.length) return [];
  const effects = runSync(editEffectsTask(site, path, edits, readers));
  return [styled('faint', `    ${describeEditEffects(effects)}`), '\n'];
}

function formatFinding(
  report: FileReport,
  [finding, ...alike]: NonEmpty<Finding>,
  readers: readonly Reader[] | undefined,
): StyledText {
  const { line, column } = positionToJson(finding.range.start);
  const { severity, code } = finding;
  const source = citeSource(finding.source);
  return [
    styled('strong', `${report.name}:${line}:${column}:`),
    ' ',
    styled(severity, words.lint.severity(severity)),
    ` ${code}: ${findingMessage(finding)}${source === '' ? '' : ` (${source})`}\n`,
    ...fixesNotKept(finding)
      .filter(isFileEdit)
      .flatMap((fix): StyledPart[] => [
        styled('faint', `    ${words.lint.fix(fixTitle(fix))}`),
        '\n',
        ...(readers ? formatEffect(report, fix, readers) : []),
      ]),
    ...formatAlike(alike),
  ];
}

/** The ids of the systems that are checked. */
export const inspectedSystems: readonly string[] = inspectors.map(({ id }) => id);

const formatIgnoredFiles = (reports: readonly FileReport[]) => {
  const ignored = reports.reduce((sum, one) => sum + one.ignored, 0);
  return ignored > 0 ? [words.lint.ignored(ignored)] : [];
};

const MAX_NAMED_READERS = 3;

/** Says how many findings there are for other readers, and for which most of them are. */
function formatUnwatched(reports: readonly FileReport[]): StyledText {
  const unwatched = reports.flatMap((report) => report.unwatched);
  if (unwatched.length === 0) return [];
  const counted = allReaders.map((reader) => {
    const count = unwatched.filter((finding) => appliesToReader(finding, reader)).length;
    return { title: readerTitle(reader), count };
  });
  const concerned = counted.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  const titles = concerned.map(({ title }) => title);
  return [words.lint.unwatched(unwatched.length, titles.slice(0, MAX_NAMED_READERS), titles.length), '\n'];
}

/** Says that nothing was found and what was checked, so that nothing else is assumed to be correct. */
function formatCleanReport(reports: readonly FileReport[], leastSevere: Severity | undefined): StyledText {
  const systems = inspectedSystems.map((id) => words.lint.systems[id] ?? id);
  return [
    styled('good', words.lint.clean(reports.length, leastSevere)),
    '\n',
    ...formatIgnoredFiles(reports).map((line) => `${line}\n`),
    ...formatUnwatched(reports),
    `  ${words.lint.lookedFor(systems)}\n`,
    `  ${words.lint.decides}\n`,
  ];
}

interface ReportOptions {
  /** The least severe findings that are listed, if not all. */
  readonly leastSevere: Severity | undefined;
  /** Without the summary, and empty without findings. */
  readonly isQuiet: boolean;
  /** With each finding by itself, and what its fixes do. */
  readonly isVerbose: boolean;
  /** The readers for which that is said. */
  readonly readersOf: (path: string) => readonly Reader[];
}

/** Says what each file does, if it is known. */
const formatSummaries = (reports: readonly FileReport[]): StyledText =>
  reports.flatMap(({ name, summary }) =>
    summary === undefined ? [] : [reports.length === 1 ? summary : words.lint.summaryOf(name, summary), '\n'],
  );

/** Formats all findings for people, by file and kind, with a summary. */
export function formatReports(
  reports: readonly FileReport[],
  { leastSevere, isQuiet, isVerbose, readersOf }: ReportOptions,
): StyledText {
  const counts = countFindings(reports);
  const presentSeverities = severitiesByGravity.filter((severity) => counts[severity] > 0);
  if (presentSeverities.length === 0)
    return isQuiet ? [] : [...formatCleanReport(reports, leastSevere), ...formatSummaries(reports)];
  const texts = reports
    .filter(({ findings }) => findings.length > 0)
    .map((report) => {
      const { findings } = report;
      const groups = isVerbose ? findings.map((finding) => [finding] as const) : groupFindings(findings);
      return groups.flatMap((group) =>
        formatFinding(report, group, isVerbose ? readersOf(report.path) : undefined),
      );
    });
  const body = texts.flatMap((text, index) => (index === 0 ? text : ['\n', ...text]));
  if (isQuiet) return body;
  const pairs = presentSeverities.map((severity) => [severity, counts[severity]] as const);
  const sum = [words.lint.sum(pairs, reports.length), ...formatIgnoredFiles(reports)].join(' ');
  return [
    ...body,
    '\n',
    styled('strong', sum),
    '\n',
    ...formatUnwatched(reports),
    ...formatSummaries(reports),
  ];
}
