// gatepost test: are the expectations of a workspace met?
import { defaultReader, isReaderId, readerOf, watchedReaders } from '../../core/readers/registry.ts';
import { cliWords as words } from '../../messages/en/cli.ts';
import { addressOptions, commonOptions } from '../arguments/options.ts';
import { CliError, EXIT_CODES } from '../cli-error.ts';
import type { Command, Invocation } from '../command.ts';
import { readReplacements } from '../input/file-replacements.ts';
import { type CliWorkspace, openWorkspace } from '../input/open-workspace.ts';
import { STDIN } from '../input/read-input.ts';
import { noteResponse, responseProperty } from '../output/format-response.ts';
import { type Io, joinLines, printJson, printText } from '../output/io.ts';
import { type CheckedWorkspace, formatJunit } from '../output/junit.ts';
import { writeReport } from '../output/write-output.ts';
import { type CheckedExpectation, checkWorkspaceExpectations } from '../queries/check-expectations.ts';
import { selectReaders } from '../queries/query-options.ts';

type TestReport = CheckedWorkspace & Pick<CliWorkspace, 'replaced'>;

function formatCheckedExpectation({ result, about, wanted, got, by, why }: CheckedExpectation): string[] {
  if (result.outcome === 'met') return [];
  const who = `${about} (${result.reader})`;
  const { note } = result.expectation;
  const head = got === undefined ? words.test.unknown(who, wanted) : words.test.failed(who, wanted, got);
  return [
    `  ${head}`,
    ...(why === '' ? [] : [`    ${why}`]),
    ...(by ? [`    ${by.path}:${by.line}: ${by.text}`] : []),
    ...(note === undefined ? [] : [`    ${words.test.note(note)}`]),
  ].map(joinLines);
}

const countMet = (checked: readonly CheckedExpectation[]) =>
  checked.filter(({ result }) => result.outcome === 'met').length;

function formatTestReport({ name, checked, replaced }: TestReport): string {
  const readers = [...new Set(checked.map(({ result }) => result.reader))].join(', ');
  const others = replaced.map(({ path, file }) => words.test.replacing(path, file));
  const sum = `${name}: ${words.test.sum(countMet(checked), checked.length, readers, others)}`;
  return `${[sum, ...checked.flatMap(formatCheckedExpectation)].join('\n')}\n`;
}

function checkedExpectationToJson({ result, wanted, got, by, why }: CheckedExpectation): object {
  const { expectation, outcome, reader, verdict, problem } = result;
  return {
    outcome,
    reader,
    expectation,
    wanted,
    ...(verdict ? { got: { key: verdict.key, word: got, reason: verdict.reason } } : {}),
    ...(by ? { by } : {}),
    ...(problem ? { problem } : {}),
    ...(why === '' ? {} : { why }),
  };
}

function noteResponses(
  io: Io,
  { workspace, replaced }: CliWorkspace,
  readers: readonly string[] | undefined,
): void {
  const asked = readers ?? [workspace.reader || defaultReader];
  const known = asked.filter(isReaderId).map(readerOf);
  for (const { response } of replaced) noteResponse(io, response, known);
}

async function testWorkspaces({ io, inputs, values, files }: Invocation): Promise<TestReport[]> {
  const readers = values.reader === undefined ? undefined : selectReaders(values).map(({ id }) => id);
  const replacements = await readReplacements(values.file, inputs);
  const tested: TestReport[] = [];
  for (const name of files) {
    const opened = await openWorkspace(name, inputs, replacements, values.live);
    if (!values.json) noteResponses(io, opened, readers);
    const checked = checkWorkspaceExpectations(opened, readers);
    if (checked.length === 0) throw new CliError('no-expectations', { file: name });
    tested.push({ name, checked, replaced: opened.replaced });
  }
  return tested;
}

async function runTest(invocation: Invocation): Promise<number> {
  const { io, values } = invocation;
  if (values.json && values.junit === STDIN)
    throw new CliError('not-with', { option: '--json', other: '--junit -' });
  const tested = await testWorkspaces(invocation);
  const failed = tested.some(({ checked }) => countMet(checked) < checked.length);
  if (values.junit !== undefined) await writeReport(io, values.junit, formatJunit(tested));
  const workspaces = tested.map(({ name, checked, replaced }) => ({
    file: name,
    met: countMet(checked),
    all: checked.length,
    replaced: replaced.map((one) => ({
      path: one.path,
      file: one.file,
      ...responseProperty(one, watchedReaders(one.path)),
    })),
    results: checked.map(checkedExpectationToJson),
  }));
  if (values.json) printJson(io, { failed, workspaces });
  else if (values.junit !== STDIN) printText(io, tested.map(formatTestReport).join('\n'));
  return failed ? EXIT_CODES.failed : EXIT_CODES.fine;
}

export const testCommand: Command = {
  name: 'test',
  usage: 'WORKSPACE.json... [--file PATH=FILE] [--live] [--reader READER] [--junit FILE]',
  files: { least: 1, most: Infinity },
  options: ['file', 'live', 'reader', 'junit', ...addressOptions, ...commonOptions],
  run: runTest,
};
