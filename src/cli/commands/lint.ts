// gatepost lint: reports the findings of policy files to people, programs and code hosts.

import { currentCode, isRetiredCode } from '../../core/diagnostics/earlier-codes.ts';
import { createFinding, type Finding, fixesNotKept, type Severity } from '../../core/diagnostics/finding.ts';
import { applyAllFixes, findHarmlessFix } from '../../core/diagnostics/fix-all.ts';
import { createSilencer, silencedCodes } from '../../core/diagnostics/ignore-comments.ts';
import { partitionIgnored } from '../../core/diagnostics/ignored-findings.ts';
import { findDiagnostic, findings } from '../../core/diagnostics/registry.ts';
import { printFile } from '../../core/workspace/site.ts';
import { cliHelpWords } from '../../messages/en/cli/help.ts';
import { cliWords as words } from '../../messages/en/cli/output.ts';
import { parseChoice, parseWholeNumber } from '../arguments/option-values.ts';
import type { OptionValues } from '../arguments/options.ts';
import { outputFormatOf } from '../arguments/output-format.ts';
import { CliError, EXIT_CODES } from '../cli-error.ts';
import type { Invocation } from '../command.ts';
import { configureLint, openConfig, severitiesOf } from '../input/config.ts';
import { noteEmpty } from '../input/expand-names.ts';
import { type LintFile, openLintFiles } from '../input/open-lint-files.ts';
import { STDIN } from '../input/read-input.ts';
import { isContent } from '../network/fetch-file.ts';
import { formatJson } from '../output/escape.ts';
import { reportedFile } from '../output/finding-place.ts';
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
import { type Io, printJson, printNote } from '../output/io.ts';
import {
  formatCheckstyle,
  formatGithubAnnotations,
  toCodeQuality,
  toFindingSuites,
} from '../output/reports/finding-reports.ts';
import { formatJunit } from '../output/reports/junit.ts';
import { createSarifLog } from '../output/reports/sarif.ts';
import { printRaw, printStyled } from '../output/styled-text.ts';
import { formatUnifiedDiff } from '../output/unified-diff.ts';
import { writeEditedFile, writeReport } from '../output/write-output.ts';
import { noteOtherSites } from '../queries/check-offered.ts';
import { createFindingSelection, type FindingSelection } from '../queries/finding-selection.ts';
import { selectWatchedReaders } from '../queries/query-options.ts';
import { summaryTextOf } from '../queries/summarize-file.ts';
import { version } from '../version.ts';

/** Applies the fixes of one file that change no answer to the file itself. With --dry-run it only prints them. */
async function fixInPlace(
  io: Io,
  file: LintFile,
  selection: FindingSelection,
  isDryRun: boolean,
): Promise<LintFile> {
  const { name, path, site, heldBy, ignored } = file;
  if (name === STDIN) throw new CliError('write-stdin');
  if (file.response) throw new CliError('write-address', { file: name });
  if (heldBy !== undefined) throw new CliError('write-workspace', { file: heldBy, path });
  const selectFix = (finding: Finding) =>
    selection.isSelected(finding) ? findHarmlessFix(finding) : undefined;
  const applied = applyAllFixes({
    site,
    path,
    options: selection.options,
    wanted: selectFix,
    ignored,
    isProved: true,
  });
  if (applied.count === 0) return file;
  if (isDryRun) {
    const linesOf = (someSite: typeof site) => someSite.files.get(path)!.source.lines;
    printRaw(io, formatUnifiedDiff(reportedFile(file, io), linesOf(site), linesOf(applied.site)));
  } else await writeEditedFile(io, name, printFile(site, path), printFile(applied.site, path));
  printNote(io, words.lint[isDryRun ? 'wouldFix' : 'fixed'](name, applied.count));
  if (applied.isMore) printNote(io, words.lint.fixesLeft(name));
  return { ...file, site: applied.site };
}

/** Gives a finding the severity that the configuration sets for its kind. */
function withSeverity(finding: Finding, severities: InspectionContext['severities']): Finding {
  const { code, source, range, values } = finding;
  const severity = severities[code] ?? finding.severity;
  if (severity === finding.severity) return finding;
  return createFinding({ code, severity, source }, range, values, () => fixesNotKept(finding));
}

/** Notes the codes in comments of a file that silence nothing. `found`: all findings of the file. */
function noteUnusedComments(
  io: Io,
  { name, path, site }: LintFile,
  allFindings: readonly Finding[],
  isVerbose: boolean,
): void {
  const codes = silencedCodes(site.files.get(path)!.source);
  const used = new Set(allFindings.flatMap(createSilencer(codes)));
  for (const silenced of codes) {
    const diagnostic = findDiagnostic(currentCode(silenced.code));
    if (isRetiredCode(silenced.code)) continue;
    if (!diagnostic) printNote(io, words.lint.unknownCode(name, silenced.line + 1, silenced.code));
    // Findings about another program are reported only with its profile.
    else if (isVerbose && diagnostic.about !== 'program' && !used.has(silenced))
      printNote(io, words.lint.unusedComment(name, silenced.line + 1, silenced.code));
  }
}

interface InspectionContext {
  readonly io: Io;
  readonly isVerbose: boolean;
  readonly severities: Readonly<Record<string, Severity>>;
}

/** Inspects one file. */
function inspectFile(
  file: LintFile,
  { options, selectFindings, isUnwatched }: FindingSelection,
  { io, isVerbose, severities }: InspectionContext,
): FileReport {
  const { site, path, name, ignored, heldBy, response } = file;
  const start = performance.now();
  const common = {
    site,
    path,
    name,
    ...(heldBy === undefined ? {} : { heldBy }),
    ...(response ? { response } : {}),
  };
  if (response !== undefined && !isContent(response))
    return { ...common, findings: [], unwatched: [], ignored: 0, milliseconds: 0 };
  const { source } = site.files.get(path)!;
  const allFindings = findings(site, path, options);
  const { shown, hidden, silenced } = partitionIgnored(allFindings, { path, source, ignored });
  noteUnusedComments(io, file, allFindings, isVerbose);
  const selected = new Set(selectFindings(allFindings));
  const onlySelected = (candidates: readonly Finding[]) =>
    candidates.filter((finding) => selected.has(finding));
  return {
    ...common,
    findings: onlySelected(shown).map((finding) => withSeverity(finding, severities)),
    unwatched: shown.filter(isUnwatched).map((finding) => withSeverity(finding, severities)),
    ignored: onlySelected(hidden).length + onlySelected(silenced).length,
    milliseconds: performance.now() - start,
  };
}

/** The responses of servers, if there were requests. */
function responsesProperty(reports: readonly FileReport[], values: OptionValues) {
  const responses = reports.flatMap(
    (report) => responseProperty(report, selectWatchedReaders(values, report.path)).response ?? [],
  );
  return responses.length > 0 ? { responses } : {};
}

/** The severities that fail the check. Prints a note if there are too many warnings. */
function findFailingSeverities(
  io: Io,
  { warning }: SeverityCounts,
  maxWarnings: number | undefined,
): readonly Severity[] {
  if (maxWarnings === undefined || warning <= maxWarnings) return ['error'];
  printNote(io, words.lint.tooManyWarnings(warning, maxWarnings));
  return ['error', 'warning'];
}

interface LintResult {
  /** The findings that are listed. */
  readonly reports: readonly FileReport[];
  /** The severities that fail the check. */
  readonly failing: readonly Severity[];
  readonly hasFailed: boolean;
}

const formatSarif = (io: Io, { reports }: LintResult, { docs }: OptionValues): string =>
  formatJson(createSarifLog(reports, { cwd: io.cwd, root: io.root, version, docs }), 2);

/** Prints the result in the selected format. */
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
      return io.out(formatJson(toCodeQuality(reports, io), 2));
    case 'checkstyle':
      return io.out(formatCheckstyle(reports, io));
    default: {
      const least = parseChoice('severity', values.severity, severitiesByGravity);
      return printStyled(
        io,
        formatReports(reports, {
          leastSevere: least,
          isQuiet: io.isQuiet,
          isVerbose: values.verbose,
          readersOf: (path) => selectWatchedReaders(values, path),
        }),
      );
    }
  }
}

/** The maximum number of files whose effect is said: more sentences would hide the counts above them. */
const MAX_SUMMARIES = 5;

function withSummary(report: FileReport, values: OptionValues): FileReport {
  const [reader] = selectWatchedReaders(values, report.path);
  const summary = reader && summaryTextOf(report, reader);
  return summary === undefined ? report : { ...report, summary };
}

/** Returns the exit code. @throws CliError for errors that the user can correct. */
export async function runLint(unconfigured: Invocation): Promise<number> {
  const config = await openConfig(unconfigured);
  const invocation = { ...unconfigured, ...(await configureLint(unconfigured, config)) };
  const { io, inputs, values, files } = invocation;
  if (files.length === 0)
    throw new CliError('too-few', { command: 'lint', wanted: cliHelpWords.operands.lint });
  const isDryRun = values['dry-run'];
  if (isDryRun && !values.fix) throw new CliError('without-fix');
  if (isDryRun && outputFormatOf(values) !== 'text')
    throw new CliError('not-with', { option: `--format ${values.format}`, other: '--dry-run' });
  const inspection = { io, isVerbose: values.verbose, severities: severitiesOf(config) };
  const { sarif } = values;
  if (sarif === STDIN && outputFormatOf(values) !== 'text')
    throw new CliError('not-with', { option: `--format ${values.format}`, other: '--sarif -' });
  const leastSevere = severitiesByGravity.indexOf(
    parseChoice('severity', values.severity, severitiesByGravity) ?? 'hint',
  );
  const maxWarnings = parseWholeNumber('max-warnings', values['max-warnings']);
  const selectionFor = await createFindingSelection(invocation);
  const reports: FileReport[] = [];
  const allReports: FileReport[] = [];
  let isClosed = false;
  let isFixed = false;
  const context = { inputs, cwd: io.cwd };
  for (const opened of await openLintFiles(files, values, context, noteEmpty(io))) {
    const selection = selectionFor(opened.path);
    const file = values.fix ? await fixInPlace(io, opened, selection, isDryRun) : opened;
    noteOtherSites(io, opened.site, selection.options.offered ?? []);
    const report = inspectFile(file, selection, inspection);
    allReports.push(report);
    isFixed ||= file !== opened;
    const { response } = opened;
    const watched = selectWatchedReaders(values, opened.path);
    if (!values.json) noteResponse(io, response, watched);
    const closedSite =
      response && closesSite(response, watched) ? formatClosedSite(response, watched) : undefined;
    isClosed ||= closedSite !== undefined;
    const isListed = ({ severity }: Finding) => severitiesByGravity.indexOf(severity) <= leastSevere;
    const listed = report.findings.filter(isListed);
    const unwatched = report.unwatched.filter(isListed);
    reports.push({ ...report, findings: listed, unwatched, ...(closedSite ? { closedSite } : {}) });
  }
  if (isDryRun && !isFixed) printNote(io, words.lint.nothingToFix(allReports.length));
  const counts = countFindings(allReports);
  const failing = findFailingSeverities(io, counts, maxWarnings);
  const hasFailed = failing.some((severity) => counts[severity] > 0) || isClosed;
  const isForPeople = outputFormatOf(values) === 'text' && !io.isQuiet && reports.length <= MAX_SUMMARIES;
  const result = {
    reports: isForPeople ? reports.map((report) => withSummary(report, values)) : reports,
    failing,
    hasFailed,
  };
  if (sarif !== undefined) await writeReport(io, sarif, formatSarif(io, result, values));
  if (sarif !== STDIN && !isDryRun) printResult(io, result, values);
  return hasFailed ? EXIT_CODES.failed : EXIT_CODES.fine;
}
