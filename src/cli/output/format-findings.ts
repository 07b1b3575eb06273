// What gatepost lint found, as data and for people. Lines and columns are counted from 1.

import {
  type Finding,
  type Fix,
  type FixCommand,
  fixesNotKept,
  type Severity,
} from '../../core/diagnostics/finding.ts';
import { inspectors } from '../../core/diagnostics/registry.ts';
import type { Position, Range } from '../../core/document/range.ts';
import { citeSpecification } from '../../messages/cite-specification.ts';
import { cliWords as words } from '../../messages/en/cli.ts';
import { findingMessage, findingReason, fixTitle } from '../../messages/explain-finding.ts';
import type { CliFile } from '../input/open-file.ts';
import { type StyledPart, type StyledText, styled } from './styled-text.ts';

export interface FileReport extends CliFile {
  readonly findings: readonly Finding[];
  /** How many were left out because somebody does not want to be told. */
  readonly ignored: number;
  /** The workspace that holds the file as a copy. */
  readonly heldBy?: string;
  /** The note about a response of the server that blocks the whole site. */
  readonly closedSite?: { readonly message: string; readonly text: string };
  /** How long it took. */
  readonly milliseconds: number;
}

/** The gravest first. */
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

/** Lines of a command are counted from 1, as all others here. */
const commandToJson = (command: FixCommand): FixCommand =>
  command.do === 'show-lines' ? { ...command, lines: command.lines.map((line) => line + 1) } : command;

const fixToJson = (fix: Fix) => ({
  code: fix.code,
  title: fixTitle(fix),
  verdicts: fix.verdicts,
  edits: fix.edits.map(({ range, text }) => ({ range: rangeToJson(range), text })),
  ...(fix.command ? { command: commandToJson(fix.command) } : {}),
});

/** A finding as data, with lines and columns from 1. */
export function findingToJson(finding: Finding): object {
  const { code, detail, severity, spec, range, words: named } = finding;
  return {
    code,
    ...(detail === undefined ? {} : { detail }),
    severity,
    message: findingMessage(finding),
    why: findingReason(finding),
    spec: citeSpecification(spec),
    range: rangeToJson(range),
    words: named,
    fixes: fixesNotKept(finding).map(fixToJson),
  };
}

/** All findings as data. */
export const reportsToJson = (reports: readonly FileReport[]): readonly object[] =>
  reports.map(({ name, path, site, findings, ignored }) => ({
    file: name,
    path,
    format: site.files.get(path)?.format.id,
    findings: findings.map(findingToJson),
    ignored,
  }));

/** What shows something in the editor is no way out here. */
export const isFileEdit = ({ command }: Fix): boolean => command?.do !== 'show-lines';

function formatFinding(name: string, finding: Finding): StyledText {
  const { line, column } = positionToJson(finding.range.start);
  const { severity, code } = finding;
  return [
    styled('strong', `${name}:${line}:${column}:`),
    ' ',
    styled(severity, words.lint.severity(severity)),
    ` ${code}: ${findingMessage(finding)}\n`,
    ...fixesNotKept(finding)
      .filter(isFileEdit)
      .flatMap((fix): StyledPart[] => [styled('faint', `    ${words.lint.fix(fixTitle(fix))}`), '\n']),
  ];
}

/** The ids of the systems whose faults are looked for. */
export const inspectedSystems: readonly string[] = inspectors.map(({ id }) => id);

const formatIgnoredFiles = (reports: readonly FileReport[]) => {
  const ignored = reports.reduce((sum, one) => sum + one.ignored, 0);
  return ignored > 0 ? [words.lint.ignored(ignored)] : [];
};

/** That nothing was found, and what was looked for: no clean bill for what nobody looked at. */
function formatCleanReport(reports: readonly FileReport[], least: Severity | undefined): StyledText {
  const systems = inspectedSystems.map((id) => words.lint.systems[id] ?? id);
  return [
    styled('good', words.lint.clean(reports.length, least)),
    '\n',
    ...formatIgnoredFiles(reports).map((line) => `${line}\n`),
    `  ${words.lint.lookedFor(systems)}\n`,
    `  ${words.lint.decides}\n`,
  ];
}

/**
 * All findings for people, file by file, and their sum. `least`: the least grave ones that are listed, if not all.
 * `isQuiet`: without the sum, and nothing if there are none.
 */
export function formatReports(
  reports: readonly FileReport[],
  least: Severity | undefined,
  isQuiet: boolean,
): StyledText {
  const counts = countFindings(reports);
  const found = severitiesByGravity.filter((severity) => counts[severity] > 0);
  if (found.length === 0) return isQuiet ? [] : formatCleanReport(reports, least);
  const texts = reports
    .filter(({ findings }) => findings.length > 0)
    .map(({ name, findings }) => findings.flatMap((one) => formatFinding(name, one)));
  const body = texts.flatMap((text, place) => (place === 0 ? text : ['\n', ...text]));
  if (isQuiet) return body;
  const pairs = found.map((severity) => [severity, counts[severity]] as const);
  const sum = [words.lint.sum(pairs, reports.length), ...formatIgnoredFiles(reports)].join(' ');
  return [...body, '\n', styled('strong', sum), '\n'];
}
