// What gatepost lint found, as data and for people. Lines and columns are counted from 1.
import { inspectors } from '../core/findings/index.ts';
import type { Finding, Fix, FixCommand, Severity } from '../core/policy/finding.ts';
import type { Position, Range } from '../core/text/range.ts';
import { cliWords as words } from '../messages/en/cli.ts';
import { findingMessage, findingReason, fixTitle } from '../messages/findings/tell.ts';
import type { OpenedFile } from './site-files.ts';

export interface FileReport extends OpenedFile {
  readonly findings: readonly Finding[];
  /** How many were left out because somebody does not want to be told. */
  readonly ignored: number;
}

/** The gravest first. */
export const severities = ['error', 'warning', 'info', 'hint'] as const satisfies readonly Severity[];

export type Counts = Readonly<Record<Severity, number>>;

export function countsOf(reports: readonly FileReport[]): Counts {
  const counts = { error: 0, warning: 0, info: 0, hint: 0 };
  for (const { findings } of reports) for (const { severity } of findings) counts[severity]++;
  return counts;
}

const placeTold = ({ line, column }: Position) => ({ line: line + 1, column: column + 1 });
const rangeTold = ({ start, end }: Range) => ({ start: placeTold(start), end: placeTold(end) });

/** Lines of a command are counted from 1, as all others here. */
const commandTold = (command: FixCommand): FixCommand =>
  command.do === 'show-lines' ? { ...command, lines: command.lines.map((line) => line + 1) } : command;

const fixTold = (fix: Fix) => ({
  code: fix.code,
  title: fixTitle(fix),
  verdicts: fix.verdicts,
  edits: fix.edits.map(({ range, text }) => ({ range: rangeTold(range), text })),
  ...(fix.command ? { command: commandTold(fix.command) } : {}),
});

function findingTold(finding: Finding): object {
  const { code, detail, severity, spec, range, words: named } = finding;
  return {
    code,
    ...(detail === undefined ? {} : { detail }),
    severity,
    message: findingMessage(finding),
    why: findingReason(finding),
    spec,
    range: rangeTold(range),
    words: named,
    fixes: finding.fixes.map(fixTold),
  };
}

/** All findings as data. */
export const reportTold = (reports: readonly FileReport[]): readonly object[] =>
  reports.map(({ name, path, site, findings, ignored }) => ({
    file: name,
    path,
    format: site.files.get(path)?.format.id,
    findings: findings.map(findingTold),
    ignored,
  }));

/** What shows something in the editor is no way out here. */
const isOfFile = ({ command }: Fix): boolean => command?.do !== 'show-lines';

function findingText(name: string, finding: Finding): string {
  const { line, column } = placeTold(finding.range.start);
  const { severity, code } = finding;
  return [
    `${name}:${line}:${column}: ${words.lint.severity(severity)} ${code}: ${findingMessage(finding)}`,
    ...finding.fixes.filter(isOfFile).map((fix) => `    ${words.lint.fix(fixTitle(fix))}`),
    '',
  ].join('\n');
}

/** The ids of the systems whose faults are looked for. */
export const lookedFor: readonly string[] = inspectors.map(({ id }) => id);

const ignoredText = (reports: readonly FileReport[]) => {
  const ignored = reports.reduce((sum, one) => sum + one.ignored, 0);
  return ignored > 0 ? [words.lint.ignored(ignored)] : [];
};

/** That nothing was found, and what was looked for: no clean bill for what nobody looked at. */
function cleanText(reports: readonly FileReport[], least: Severity | undefined): string {
  const systems = lookedFor.map((id) => words.lint.systems[id] ?? id);
  return [
    words.lint.clean(reports.length, least),
    ...ignoredText(reports),
    `  ${words.lint.lookedFor(systems)}`,
    `  ${words.lint.decides}`,
    '',
  ].join('\n');
}

/** All findings for people, file by file, and their sum. `least`: the least grave ones that are told, if not all. */
export function reportText(reports: readonly FileReport[], least?: Severity): string {
  const counts = countsOf(reports);
  const found = severities.filter((severity) => counts[severity] > 0);
  if (found.length === 0) return cleanText(reports, least);
  const texts = reports
    .filter(({ findings }) => findings.length > 0)
    .map(({ name, findings }) => findings.map((one) => findingText(name, one)).join(''));
  const pairs = found.map((severity) => [severity, counts[severity]] as const);
  const sum = [words.lint.sum(pairs, reports.length), ...ignoredText(reports)].join(' ');
  return [...texts, `${sum}\n`].join('\n');
}
