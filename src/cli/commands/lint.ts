// gatepost lint: what is wrong or odd in policy files, for people, programs and code hosts.
import { fixed, harmlessFix } from '../../core/findings/fix-all.ts';
import { sift } from '../../core/findings/ignored.ts';
import { findings } from '../../core/findings/index.ts';
import type { Finding } from '../../core/policy/finding.ts';
import { printFile } from '../../core/site/site.ts';
import { cliWords as words } from '../../messages/en/cli.ts';
import { oneOf, wholeNumber } from '../choices.ts';
import type { Command, Invocation } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { STDIN } from '../inputs.ts';
import { type Io, jsonText, note, say, sayJson } from '../io.ts';
import { type Choice, choiceOf } from '../lint-choice.ts';
import { type LintFile, openForLint } from '../lint-files.ts';
import { commonOptions, fileOptions, type Values } from '../options.ts';
import { writeBytes, writeReport } from '../outputs.ts';
import {
  type Counts,
  countsOf,
  type FileReport,
  lookedFor,
  reportText,
  reportTold,
  severities,
} from '../report.ts';
import { sarifOf } from '../sarif.ts';
import { version } from '../version.ts';

/** Makes the fixes of one file that change no verdict, in the file itself. */
async function fixInPlace(io: Io, file: LintFile, choice: Choice): Promise<LintFile> {
  const { name, path, site, heldBy, ignored } = file;
  if (name === STDIN) throw new Complaint('write-stdin');
  if (heldBy !== undefined) throw new Complaint('write-workspace', { file: heldBy, path });
  const wanted = (finding: Finding) => (choice.isTold(finding) ? harmlessFix(finding) : undefined);
  const done = fixed({ site, path, options: choice.options, wanted, ignored });
  if (done.count === 0) return file;
  await writeBytes(io, name, printFile(done.site, path));
  note(io, words.lint.fixed(name, done.count));
  if (done.isMore) note(io, words.lint.fixesLeft(name));
  return { ...file, site: done.site };
}

/** Looks at one file. */
function reportOn(file: LintFile, { options, told }: Choice): FileReport {
  const { site, path, name, ignored } = file;
  const { source } = site.files.get(path)!;
  const all = findings(site, path, options);
  const { shown, hidden } = sift(all, { path, source, ignored });
  const isTold = new Set(told(all));
  const of = (some: readonly Finding[]) => some.filter((one) => isTold.has(one));
  return { site, path, name, findings: of(shown), ignored: of(hidden).length };
}

/** Whether the check failed, and what has to be said of it. */
function hasFailed(io: Io, { error, warning }: Counts, most: number | undefined): boolean {
  const isOver = most !== undefined && warning > most;
  if (isOver) note(io, words.lint.tooManyWarnings(warning, most));
  return error > 0 || isOver;
}

/** Prints to people or programs, unless a report takes the place on standard output. */
async function print(io: Io, reports: readonly FileReport[], values: Values, failed: boolean): Promise<void> {
  const { sarif } = values;
  if (sarif !== undefined) {
    const log = sarifOf(reports, { cwd: io.cwd, version, docs: values.docs });
    await writeReport(io, sarif, jsonText(log, 2));
  }
  if (sarif === STDIN) return;
  if (values.json) sayJson(io, { failed, lookedFor, counts: countsOf(reports), files: reportTold(reports) });
  else say(io, reportText(reports, oneOf('severity', values.severity, severities)));
}

async function run(invocation: Invocation): Promise<number> {
  const { io, inputs, values, files } = invocation;
  if (values.json && values.sarif === STDIN)
    throw new Complaint('not-with', { option: '--json', other: '--sarif -' });
  const least = severities.indexOf(oneOf('severity', values.severity, severities) ?? 'hint');
  const most = wholeNumber('max-warnings', values['max-warnings']);
  const choiceFor = await choiceOf(invocation);
  const reports: FileReport[] = [];
  const all: FileReport[] = [];
  for (const opened of await openForLint(files, values, { inputs, cwd: io.cwd })) {
    const choice = choiceFor(opened.path);
    const file = values.fix ? await fixInPlace(io, opened, choice) : opened;
    const report = reportOn(file, choice);
    all.push(report);
    const shown = report.findings.filter(({ severity }) => severities.indexOf(severity) <= least);
    reports.push({ ...report, findings: shown });
  }
  const failed = hasFailed(io, countsOf(all), most);
  await print(io, reports, values, failed);
  return failed ? EXIT.failed : EXIT.fine;
}

export const lint: Command = {
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
    ...commonOptions,
  ],
  run,
};
