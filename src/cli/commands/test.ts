// gatepost test: are the expectations of a workspace met?
import { cliWords as words } from '../../messages/en/cli.ts';
import { readersOf } from '../asked.ts';
import type { Command, Invocation } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { type Checked, checkAll } from '../expected.ts';
import { STDIN } from '../inputs.ts';
import { inOneLine, say, sayJson } from '../io.ts';
import { junitOf, type TestedWorkspace } from '../junit.ts';
import { commonOptions } from '../options.ts';
import { writeReport } from '../outputs.ts';
import { readReplacements } from '../replaced.ts';
import { type OpenedWorkspace, openWorkspace } from '../workspace-file.ts';

type Tested = TestedWorkspace & Pick<OpenedWorkspace, 'replaced'>;

function checkedText({ result, about, wanted, got, by, why }: Checked): string[] {
  if (result.outcome === 'met') return [];
  const who = `${about} (${result.reader})`;
  const { note } = result.expectation;
  const head = got === undefined ? words.test.unknown(who, wanted) : words.test.failed(who, wanted, got);
  return [
    `  ${head}`,
    ...(why === '' ? [] : [`    ${why}`]),
    ...(by ? [`    ${by.path}:${by.line}: ${by.text}`] : []),
    ...(note === undefined ? [] : [`    ${words.test.note(note)}`]),
  ].map(inOneLine);
}

const metIn = (checked: readonly Checked[]) =>
  checked.filter(({ result }) => result.outcome === 'met').length;

function testedText({ name, checked, replaced }: Tested): string {
  const readers = [...new Set(checked.map(({ result }) => result.reader))].join(', ');
  const others = replaced.map(({ path, file }) => words.test.replacing(path, file));
  const sum = `${name}: ${words.test.sum(metIn(checked), checked.length, readers, others)}`;
  return `${[sum, ...checked.flatMap(checkedText)].join('\n')}\n`;
}

function checkedTold({ result, wanted, got, by, why }: Checked): object {
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

async function testAll({ inputs, values, files }: Invocation): Promise<Tested[]> {
  const readers = values.reader === undefined ? undefined : readersOf(values).map(({ id }) => id);
  const replacements = await readReplacements(values.file, inputs);
  const tested: Tested[] = [];
  for (const name of files) {
    const opened = await openWorkspace(name, inputs, replacements);
    const checked = checkAll(opened, readers);
    if (checked.length === 0) throw new Complaint('no-expectations', { file: name });
    tested.push({ name, checked, replaced: opened.replaced });
  }
  return tested;
}

async function run(invocation: Invocation): Promise<number> {
  const { io, values } = invocation;
  if (values.json && values.junit === STDIN)
    throw new Complaint('not-with', { option: '--json', other: '--junit -' });
  const tested = await testAll(invocation);
  const failed = tested.some(({ checked }) => metIn(checked) < checked.length);
  if (values.junit !== undefined) await writeReport(io, values.junit, junitOf(tested));
  const workspaces = tested.map(({ name, checked, replaced }) => ({
    file: name,
    met: metIn(checked),
    all: checked.length,
    replaced: replaced.map(({ path, file: from }) => ({ path, file: from })),
    results: checked.map(checkedTold),
  }));
  if (values.json) sayJson(io, { failed, workspaces });
  else if (values.junit !== STDIN) say(io, tested.map(testedText).join('\n'));
  return failed ? EXIT.failed : EXIT.fine;
}

export const test: Command = {
  name: 'test',
  usage: 'WORKSPACE.json... [--file PATH=FILE] [--reader READER] [--junit FILE]',
  files: { least: 1, most: Infinity },
  options: ['file', 'reader', 'junit', ...commonOptions],
  run,
};
