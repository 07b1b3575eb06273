// gatepost lint: what is wrong or odd in policy files, for people, programs and code hosts.

import { createFinding, type Finding, fixesNotKept, type Severity } from '../../core/diagnostics/finding.ts';
import { applyAllFixes, findHarmlessFix } from '../../core/diagnostics/fix-all.ts';
import { createSilencer, silencedCodes } from '../../core/diagnostics/ignore-comments.ts';
import { partitionIgnored } from '../../core/diagnostics/ignored-findings.ts';
import { findDiagnostic, findings } from '../../core/diagnostics/registry.ts';
import { printFile } from '../../core/workspace/site.ts';
import { cliWords as words } from '../../messages/en/cli.ts';
import { parseChoice, parseWholeNumber } from '../arguments/option-values.ts';
import { addressOptions, commonOptions, fileOptions, type OptionValues } from '../arguments/options.ts';
import { outputFormatOf } from '../arguments/output-format.ts';
import { CliError, EXIT_CODES } from '../cli-error.ts';
import type { Command, Invocation } from '../command.ts';
import { type Config, configureLint, openConfig } from '../input/config.ts';
import { type LintFile, openLintFiles } from '../input/open-lint-files.ts';
import { STDIN } from '../input/read-input.ts';
import { isContent } from '../network/fetch-file.ts';
import { reportedFile } from '../output/finding-place.ts';
import {
  formatCheckstyle,
  formatGithubAnnotations,
  toCodeQuality,
  toFindingSuites,
} from '../output/finding-reports.ts';
import {
  countFindings,
  type FileReport,
  formatReports,
  inspectedSystems,
  reportsToJson,
  type SeverityCounts,
  severitiesByGravity,
} from '../output/format-findings.ts';
import { closesSite, formatClosedSite, noteResponse, responseProperty } from '../output/format-response.ts';
import { formatJson, type Io, printJson, printNote } from '../output/io.ts';
import { formatJunit } from '../output/junit.ts';
import { createSarifLog } from '../output/sarif.ts';
import { printRaw, printStyled } from '../output/styled-text.ts';
import { formatUnifiedDiff } from '../output/unified-diff.ts';
import { writeOutputFile, writeReport } from '../output/write-output.ts';
import { createFindingSelection, type FindingSelection } from '../queries/finding-selection.ts';
import { selectWatchedReaders } from '../queries/query-options.ts';
import { version } from '../version.ts';

/** Makes the fixes of one file that change no answer, in the file itself; with --dry-run they are printed only. */
async function fixInPlace(
  io: Io,
  file: LintFile,
  choice: FindingSelection,
  isDryRun: boolean,
): Promise<LintFile> {
  const { name, path, site, heldBy, ignored } = file;
  if (name === STDIN) throw new CliError('write-stdin');
  if (file.response) throw new CliError('write-address', { file: name });
  if (heldBy !== undefined) throw new CliError('write-workspace', { file: heldBy, path });
  const wanted = (finding: Finding) => (choice.isTold(finding) ? findHarmlessFix(finding) : undefined);
  const done = applyAllFixes({ site, path, options: choice.options, wanted, ignored });
  if (done.count === 0) return file;
  if (isDryRun) {
    const linesOf = (of: typeof site) => of.files.get(path)!.source.lines;
    printRaw(io, formatUnifiedDiff(reportedFile(file, io), linesOf(site), linesOf(done.site)));
  } else await writeOutputFile(io, name, printFile(done.site, path));
  printNote(io, words.lint[isDryRun ? 'wouldFix' : 'fixed'](name, done.count));
  if (done.isMore) printNote(io, words.lint.fixesLeft(name));
  return { ...file, site: done.site };
}

/** A finding with the severity that the configuration gives its kind. */
function withSeverity(finding: Finding, severities: Config['severities']): Finding {
  const { code, spec, range, words: named, detail } = finding;
  const severity = severities?.[code] ?? finding.severity;
  if (severity === finding.severity) return finding;
  return createFinding({ code, severity, spec }, range, named, () => fixesNotKept(finding), detail);
}

/** Codes that comments of a file silence for nothing. `found`: all findings of the file. */
function noteUnusedComments(
  io: Io,
  { name, path, site }: LintFile,
  found: readonly Finding[],
  isVerbose: boolean,
): void {
  const codes = silencedCodes(site.files.get(path)!.source);
  const used = new Set(found.flatMap(createSilencer(codes)));
  for (const one of codes) {
    const diagnostic = findDiagnostic(one.code);
    if (!diagnostic) printNote(io, words.lint.unknownCode(name, one.line + 1, one.code));
    // What another program reports is looked for with its profile only.
    else if (isVerbose && diagnostic.about !== 'program' && !used.has(one))
      printNote(io, words.lint.unusedComment(name, one.line + 1, one.code));
  }
}

interface InspectionContext {
  readonly io: Io;
  readonly isVerbose: boolean;
  readonly severities: Config['severities'];
}

/** Looks at one file. */
function inspectFile(
  file: LintFile,
  { options, told }: FindingSelection,
  { io, isVerbose, severities }: InspectionContext,
): FileReport {
  const { site, path, name, ignored, heldBy, response } = file;
  const start = performance.now();
  const held = {
    site,
    path,
    name,
    ...(heldBy === undefined ? {} : { heldBy }),
    ...(response ? { response } : {}),
  };
  if (response !== undefined && !isContent(response))
    return { ...held, findings: [], ignored: 0, milliseconds: 0 };
  const { source } = site.files.get(path)!;
  const all = findings(site, path, options);
  const { shown, hidden, silenced } = partitionIgnored(all, { path, source, ignored });
  noteUnusedComments(io, file, all, isVerbose);
  const isTold = new Set(told(all));
  const of = (some: readonly Finding[]) => some.filter((one) => isTold.has(one));
  return {
    ...held,
    findings: of(shown).map((one) => withSeverity(one, severities)),
    ignored: of(hidden).length + of(silenced).length,
    milliseconds: performance.now() - start,
  };
}

/** How servers answered, if any was asked. */
function responsesProperty(reports: readonly FileReport[], values: OptionValues) {
  const responses = reports.flatMap(
    (one) => responseProperty(one, selectWatchedReaders(values, one.path)).response ?? [],
  );
  return responses.length > 0 ? { responses } : {};
}

/** The severities for which the check fails, and a note if there are too many warnings. */
function findFailingSeverities(
  io: Io,
  { warning }: SeverityCounts,
  most: number | undefined,
): readonly Severity[] {
  if (most === undefined || warning <= most) return ['error'];
  printNote(io, words.lint.tooManyWarnings(warning, most));
  return ['error', 'warning'];
}

interface LintResult {
  /** The findings that are listed. */
  readonly reports: readonly FileReport[];
  /** The severities for which the check fails. */
  readonly failing: readonly Severity[];
  readonly hasFailed: boolean;
}

const formatSarif = (io: Io, { reports }: LintResult, { docs }: OptionValues): string =>
  formatJson(createSarifLog(reports, { cwd: io.cwd, root: io.root, version, docs }), 2);

/** Prints the result in the chosen format. */
function printResult(io: Io, result: LintResult, values: OptionValues): void {
  const { reports, failing, hasFailed } = result;
  switch (outputFormatOf(values)) {
    case 'json':
      return printJson(io, {
        failed: hasFailed,
        lookedFor: inspectedSystems,
        counts: countFindings(reports),
        files: reportsToJson(reports),
        ...responsesProperty(reports, values),
      });
    case 'sarif':
      return io.out(formatSarif(io, result, values));
    case 'junit':
      return io.out(formatJunit(toFindingSuites(reports, io, failing)));
    case 'github':
      return io.out(formatGithubAnnotations(reports, io));
    case 'codequality':
      return printJson(io, toCodeQuality(reports, io));
    case 'checkstyle':
      return io.out(formatCheckstyle(reports, io));
    default: {
      const least = parseChoice('severity', values.severity, severitiesByGravity);
      return printStyled(io, formatReports(reports, least, io.isQuiet));
    }
  }
}

async function runLint(given: Invocation): Promise<number> {
  const config = await openConfig(given);
  const invocation = { ...given, ...configureLint(given, config) };
  const { io, inputs, values, files } = invocation;
  if (files.length === 0) throw new CliError('too-few', { command: 'lint', wanted: words.operands.lint });
  const isDryRun = values['dry-run'];
  if (isDryRun && !values.fix) throw new CliError('without-fix');
  if (isDryRun && outputFormatOf(values) !== 'text')
    throw new CliError('not-with', { option: `--format ${values.format}`, other: '--dry-run' });
  const context = { io, isVerbose: values.verbose, severities: config?.severities };
  const { sarif } = values;
  if (sarif === STDIN && outputFormatOf(values) !== 'text')
    throw new CliError('not-with', { option: `--format ${values.format}`, other: '--sarif -' });
  const least = severitiesByGravity.indexOf(
    parseChoice('severity', values.severity, severitiesByGravity) ?? 'hint',
  );
  const most = parseWholeNumber('max-warnings', values['max-warnings']);
  const choiceFor = await createFindingSelection(invocation);
  const reports: FileReport[] = [];
  const all: FileReport[] = [];
  let isClosed = false;
  for (const opened of await openLintFiles(files, values, { inputs, cwd: io.cwd })) {
    const choice = choiceFor(opened.path);
    const file = values.fix ? await fixInPlace(io, opened, choice, isDryRun) : opened;
    const report = inspectFile(file, choice, context);
    all.push(report);
    const { response } = opened;
    const watched = selectWatchedReaders(values, opened.path);
    if (!values.json) noteResponse(io, response, watched);
    const closedSite =
      response && closesSite(response, watched) ? formatClosedSite(response, watched) : undefined;
    isClosed ||= closedSite !== undefined;
    const shown = report.findings.filter(({ severity }) => severitiesByGravity.indexOf(severity) <= least);
    reports.push({ ...report, findings: shown, ...(closedSite ? { closedSite } : {}) });
  }
  const counts = countFindings(all);
  const failing = findFailingSeverities(io, counts, most);
  const hasFailed = failing.some((severity) => counts[severity] > 0) || isClosed;
  const result = { reports, failing, hasFailed };
  if (sarif !== undefined) await writeReport(io, sarif, formatSarif(io, result, values));
  if (sarif !== STDIN && !isDryRun) printResult(io, result, values);
  return hasFailed ? EXIT_CODES.failed : EXIT_CODES.fine;
}

export const lintCommand: Command = {
  name: 'lint',
  usage: '[FILE...] [--max-warnings NUMBER] [--format FORMAT] [--fix [--dry-run]] [--profile PROFILE]',
  files: { least: 0, most: Infinity },
  formats: ['text', 'json', 'sarif', 'junit', 'github', 'codequality', 'checkstyle'],
  options: [
    'severity',
    'max-warnings',
    'profile',
    'ignore',
    'fix',
    'dry-run',
    'sarif',
    'docs',
    'file',
    'reader',
    'parser',
    'agents',
    'agent',
    'urls',
    'url',
    'today',
    ...fileOptions.filter((name) => name !== 'with'),
    ...addressOptions,
    'config',
    'no-config',
    'verbose',
    'watch',
    ...commonOptions,
  ],
  run: runLint,
};
