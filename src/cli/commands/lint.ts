// gatepost lint: what is wrong or odd in policy files, for people, programs and code hosts.

import type { Finding, Severity } from '../../core/diagnostics/finding.ts';
import { applyAllFixes, findHarmlessFix } from '../../core/diagnostics/fix-all.ts';
import { partitionIgnored } from '../../core/diagnostics/ignored-findings.ts';
import { findings } from '../../core/diagnostics/registry.ts';
import { printFile } from '../../core/workspace/site.ts';
import { cliWords as words } from '../../messages/en/cli.ts';
import { parseChoice, parseWholeNumber } from '../arguments/option-values.ts';
import { addressOptions, commonOptions, fileOptions, type OptionValues } from '../arguments/options.ts';
import { outputFormatOf } from '../arguments/output-format.ts';
import { CliError, EXIT_CODES } from '../cli-error.ts';
import type { Command, Invocation } from '../command.ts';
import { type LintFile, openLintFiles } from '../input/open-lint-files.ts';
import { STDIN } from '../input/read-input.ts';
import { isContent } from '../network/fetch-file.ts';
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
import { closesSite, noteResponse, responseProperty } from '../output/format-response.ts';
import { formatJson, type Io, printJson, printNote } from '../output/io.ts';
import { formatJunit } from '../output/junit.ts';
import { createSarifLog } from '../output/sarif.ts';
import { printStyled } from '../output/styled-text.ts';
import { writeOutputFile, writeReport } from '../output/write-output.ts';
import { createFindingSelection, type FindingSelection } from '../queries/finding-selection.ts';
import { selectWatchedReaders } from '../queries/query-options.ts';
import { version } from '../version.ts';

/** Makes the fixes of one file that change no verdict, in the file itself. */
async function fixInPlace(io: Io, file: LintFile, choice: FindingSelection): Promise<LintFile> {
  const { name, path, site, heldBy, ignored } = file;
  if (name === STDIN) throw new CliError('write-stdin');
  if (file.response) throw new CliError('write-address', { file: name });
  if (heldBy !== undefined) throw new CliError('write-workspace', { file: heldBy, path });
  const wanted = (finding: Finding) => (choice.isTold(finding) ? findHarmlessFix(finding) : undefined);
  const done = applyAllFixes({ site, path, options: choice.options, wanted, ignored });
  if (done.count === 0) return file;
  await writeOutputFile(io, name, printFile(done.site, path));
  printNote(io, words.lint.fixed(name, done.count));
  if (done.isMore) printNote(io, words.lint.fixesLeft(name));
  return { ...file, site: done.site };
}

/** Looks at one file. */
function inspectFile(file: LintFile, { options, told }: FindingSelection): FileReport {
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
  const { shown, hidden } = partitionIgnored(all, { path, source, ignored });
  const isTold = new Set(told(all));
  const of = (some: readonly Finding[]) => some.filter((one) => isTold.has(one));
  return {
    ...held,
    findings: of(shown),
    ignored: of(hidden).length,
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

async function runLint(invocation: Invocation): Promise<number> {
  const { io, inputs, values, files } = invocation;
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
    const file = values.fix ? await fixInPlace(io, opened, choice) : opened;
    const report = inspectFile(file, choice);
    all.push(report);
    const { response } = opened;
    const watched = selectWatchedReaders(values, opened.path);
    if (!values.json) noteResponse(io, response, watched);
    isClosed ||= response !== undefined && closesSite(response, watched);
    const shown = report.findings.filter(({ severity }) => severitiesByGravity.indexOf(severity) <= least);
    reports.push({ ...report, findings: shown });
  }
  const counts = countFindings(all);
  const failing = findFailingSeverities(io, counts, most);
  const hasFailed = failing.some((severity) => counts[severity] > 0) || isClosed;
  const result = { reports, failing, hasFailed };
  if (sarif !== undefined) await writeReport(io, sarif, formatSarif(io, result, values));
  if (sarif !== STDIN) printResult(io, result, values);
  return hasFailed ? EXIT_CODES.failed : EXIT_CODES.fine;
}

export const lintCommand: Command = {
  name: 'lint',
  usage: 'FILE... [--max-warnings NUMBER] [--format FORMAT] [--fix] [--profile PROFILE]',
  files: { least: 1, most: Infinity },
  formats: ['text', 'json', 'sarif', 'junit', 'github', 'codequality', 'checkstyle'],
  options: [
    'severity',
    'max-warnings',
    'profile',
    'ignore',
    'fix',
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
    ...commonOptions,
  ],
  run: runLint,
};
