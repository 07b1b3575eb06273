// gatepost lint: what is wrong or odd in policy files, for people, programs and code hosts.

import type { Finding } from '../../core/diagnostics/finding.ts';
import { applyAllFixes, findHarmlessFix } from '../../core/diagnostics/fix-all.ts';
import { partitionIgnored } from '../../core/diagnostics/ignored-findings.ts';
import { findings } from '../../core/diagnostics/registry.ts';
import { printFile } from '../../core/workspace/site.ts';
import { cliWords as words } from '../../messages/en/cli.ts';
import { parseChoice, parseWholeNumber } from '../arguments/option-values.ts';
import { addressOptions, commonOptions, fileOptions, type OptionValues } from '../arguments/options.ts';
import { CliError, EXIT_CODES } from '../cli-error.ts';
import type { Command, Invocation } from '../command.ts';
import { type LintFile, openLintFiles } from '../input/open-lint-files.ts';
import { STDIN } from '../input/read-input.ts';
import { isContent } from '../network/fetch-file.ts';
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
import { formatJson, type Io, printJson, printNote, printText } from '../output/io.ts';
import { createSarifLog } from '../output/sarif.ts';
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
  const { site, path, name, ignored, response } = file;
  const isMissing = response !== undefined && !isContent(response);
  if (isMissing) return { site, path, name, response, findings: [], ignored: 0 };
  const { source } = site.files.get(path)!;
  const all = findings(site, path, options);
  const { shown, hidden } = partitionIgnored(all, { path, source, ignored });
  const isTold = new Set(told(all));
  const of = (some: readonly Finding[]) => some.filter((one) => isTold.has(one));
  const found = { site, path, name, findings: of(shown), ignored: of(hidden).length };
  return response ? { ...found, response } : found;
}

/** Whether the check failed, and what has to be said of it. */
function hasTooManyFindings(io: Io, { error, warning }: SeverityCounts, most: number | undefined): boolean {
  const isOver = most !== undefined && warning > most;
  if (isOver) printNote(io, words.lint.tooManyWarnings(warning, most));
  return error > 0 || isOver;
}

/** How servers answered, if any was asked. */
function responsesProperty(reports: readonly FileReport[], values: OptionValues) {
  const responses = reports.flatMap(
    (one) => responseProperty(one, selectWatchedReaders(values, one.path)).response ?? [],
  );
  return responses.length > 0 ? { responses } : {};
}

/** Prints to people or programs, unless a report takes the place on standard output. */
async function printReports(
  io: Io,
  reports: readonly FileReport[],
  values: OptionValues,
  failed: boolean,
): Promise<void> {
  const { sarif } = values;
  if (sarif !== undefined) {
    const log = createSarifLog(reports, { cwd: io.cwd, version, docs: values.docs });
    await writeReport(io, sarif, formatJson(log, 2));
  }
  if (sarif === STDIN) return;
  if (values.json)
    printJson(io, {
      failed,
      lookedFor: inspectedSystems,
      counts: countFindings(reports),
      files: reportsToJson(reports),
      ...responsesProperty(reports, values),
    });
  else printText(io, formatReports(reports, parseChoice('severity', values.severity, severitiesByGravity)));
}

async function runLint(invocation: Invocation): Promise<number> {
  const { io, inputs, values, files } = invocation;
  if (values.json && values.sarif === STDIN)
    throw new CliError('not-with', { option: '--json', other: '--sarif -' });
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
  const failed = hasTooManyFindings(io, countFindings(all), most) || isClosed;
  await printReports(io, reports, values, failed);
  return failed ? EXIT_CODES.failed : EXIT_CODES.fine;
}

export const lintCommand: Command = {
  name: 'lint',
  usage: 'FILE... [--max-warnings NUMBER] [--sarif FILE] [--fix] [--profile PROFILE]',
  files: { least: 1, most: Infinity },
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
