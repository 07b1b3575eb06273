// gatepost test: are the expectations of a workspace met?
import { defaultReader, isReaderId, readerOf, watchedReaders } from '../../core/readers/registry.ts';
import { cliHelpWords } from '../../messages/en/cli/help.ts';
import { cliWords as words } from '../../messages/en/cli/output.ts';
import type { OptionValues } from '../arguments/options.ts';
import { outputFormatOf } from '../arguments/output-format.ts';
import { CliError, EXIT_CODES } from '../cli-error.ts';
import type { Invocation } from '../command.ts';
import { configureTest, openConfig } from '../input/config.ts';
import { expandNames, noteEmpty } from '../input/expand-names.ts';
import { readReplacements } from '../input/file-replacements.ts';
import { findSitePath, isWorkspaceName } from '../input/open-file.ts';
import { type CliWorkspace, openWorkspace, resolveBelow } from '../input/open-workspace.ts';
import { STDIN } from '../input/read-input.ts';
import { reportedFile } from '../output/finding-place.ts';
import { noteResponse, responseProperty } from '../output/format-response.ts';
import { type Io, joinLines, printJson } from '../output/io.ts';
import { noteEncodings } from '../output/note-encodings.ts';
import {
  type CheckedWorkspace,
  toExpectationAnnotations,
  toExpectationSuite,
} from '../output/reports/expectation-reports.ts';
import { formatAnnotation } from '../output/reports/github-annotation.ts';
import { formatJunit } from '../output/reports/junit.ts';
import { printStyled, type StyledPart, type StyledText, styled } from '../output/styled-text.ts';
import { writeReport } from '../output/write-output.ts';
import { checkWorkspaceClaims } from '../queries/check-claims.ts';
import { checkWorkspaceExpectations } from '../queries/check-expectations.ts';
import { checkOfferedUrls, noteOtherSites, readOfferedUrls } from '../queries/check-offered.ts';
import type { CheckedStatement } from '../queries/checked-statement.ts';
import { mergeAlike } from '../queries/merge-alike.ts';
import { selectReaders } from '../queries/query-options.ts';

type TestReport = CheckedWorkspace & Pick<CliWorkspace, 'replaced' | 'workspace'>;

function formatUnmet({
  isMet: isFine,
  about,
  reader,
  failure,
  by,
  why,
  note,
}: CheckedStatement): StyledPart[] {
  if (isFine) return [];
  const details = [
    ...(why === '' ? [] : [`    ${why}`]),
    ...(by ? [`    ${by.path}:${by.line}: ${by.text}`] : []),
    ...(note === undefined ? [] : [`    ${words.test.note(note)}`]),
  ];
  const head = failure(`${about} (${reader})`);
  return [styled('error', `  ${joinLines(head)}`), '\n', ...details.map((line) => `${joinLines(line)}\n`)];
}

const countMet = (checked: readonly CheckedStatement[]) =>
  checked.filter(({ isMet: isFine }) => isFine).length;

function formatTestReport({ name, checked, replaced }: TestReport): StyledText {
  const readers = [...new Set(checked.map(({ reader }) => reader))].join(', ');
  const others = replaced.map(({ path, file }) => words.test.replacing(path, file));
  const met = countMet(checked);
  const sum = `${name}: ${words.test.sum(met, checked.length, readers, others)}`;
  return [
    styled(met < checked.length ? 'error' : 'good', sum),
    '\n',
    ...mergeAlike(checked).flatMap(formatUnmet),
  ];
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

async function testWorkspaces(invocation: Invocation): Promise<TestReport[]> {
  const { io, inputs, values, files } = invocation;
  const readers = values.reader === undefined ? undefined : selectReaders(values).map(({ id }) => id);
  const replacements = await readReplacements(values.file, inputs);
  const offered = await readOfferedUrls(invocation);
  const tested: TestReport[] = [];
  for (const name of await expandNames(files, io.cwd, isWorkspaceName, noteEmpty(io))) {
    const opened = await openWorkspace(name, inputs, replacements, values.live);
    if (!values.json) {
      noteResponses(io, opened, readers);
      noteEncodings(io, opened.site, (path) => findNameOnDisk(opened, path) ?? path);
    }
    noteOtherSites(io, opened.site, offered?.urls ?? []);
    const start = performance.now();
    const checked = [
      ...checkWorkspaceExpectations(opened, readers),
      ...checkWorkspaceClaims(opened, readers),
      ...(offered ? checkOfferedUrls(opened, offered, readers) : []),
    ];
    const milliseconds = performance.now() - start;
    if (checked.length === 0) throw new CliError('no-expectations', { file: name });
    const { replaced, workspace } = opened;
    tested.push({ name, checked, replaced, workspace, milliseconds });
  }
  return tested;
}

/** The file on disk that is at a path of the site. */
function findNameOnDisk(
  { name, replaced, workspace }: Pick<CliWorkspace, 'name' | 'replaced' | 'workspace'>,
  path: string,
): string | undefined {
  const other = replaced.find((one) => one.path === path);
  const href = workspace.files.find((one) => one.path === path)?.href;
  return other?.file ?? (href === undefined ? undefined : resolveBelow(name, href));
}

const isMet = ({ checked }: TestReport) => countMet(checked) === checked.length;

const formatJunitReport = (tested: readonly TestReport[]): string =>
  formatJunit(tested.map((one) => toExpectationSuite(one, (path) => findNameOnDisk(one, path))));

/** One workflow command of GitHub Actions for each expectation that is not met. */
const formatAnnotations = (tested: readonly TestReport[], io: Io): string =>
  tested
    .flatMap((one) => toExpectationAnnotations(one, (path) => findNameOnDisk(one, path)))
    .map(({ file, ...rest }) =>
      formatAnnotation({
        ...rest,
        level: 'error',
        file: reportedFile({ name: file, path: file }, io),
      }),
    )
    .join('');

const reportToJson = ({ name, checked, replaced }: TestReport) => ({
  file: name,
  met: countMet(checked),
  all: checked.length,
  replaced: replaced.map((one) => ({
    path: one.path,
    file: one.file,
    ...responseProperty(one, watchedReaders(one.path)),
  })),
  results: checked.map(({ json }) => json),
});

function formatTestReports(tested: readonly TestReport[], isQuiet: boolean): StyledText {
  const listed = isQuiet ? tested.filter((one) => !isMet(one)) : tested;
  return listed.flatMap((one, place) => [...(place === 0 ? [] : ['\n']), ...formatTestReport(one)]);
}

/** Prints the result in the chosen format. */
function printResult(io: Io, tested: readonly TestReport[], values: OptionValues): void {
  switch (outputFormatOf(values)) {
    case 'json':
      return printJson(io, { failed: !tested.every(isMet), workspaces: tested.map(reportToJson) });
    case 'junit':
      return io.out(formatJunitReport(tested));
    case 'github':
      return io.out(formatAnnotations(tested, io));
    default:
      return printStyled(io, formatTestReports(tested, io.isQuiet));
  }
}

/** The run with what the configuration file adds. */
async function configure(given: Invocation): Promise<Invocation> {
  const config = await openConfig(given);
  const policies = (config?.files ?? []).filter((file) => !isWorkspaceName(file));
  const place = { cwd: given.io.cwd, isAlone: policies.length === 1 };
  const pathOf = (file: string) => findSitePath(file, { path: undefined, root: config?.root }, place);
  return { ...given, ...(await configureTest(given, config && { ...config, files: policies }, pathOf)) };
}

/** Returns the exit code. @throws CliError for errors that the user can correct. */
export async function runTest(given: Invocation): Promise<number> {
  const invocation = await configure(given);
  const { io, values, files } = invocation;
  if (files.length === 0)
    throw new CliError('too-few', { command: 'test', wanted: cliHelpWords.operands.test });
  const { junit } = values;
  if (junit === STDIN && outputFormatOf(values) !== 'text')
    throw new CliError('not-with', { option: `--format ${values.format}`, other: '--junit -' });
  const tested = await testWorkspaces(invocation);
  if (junit !== undefined) await writeReport(io, junit, formatJunitReport(tested));
  if (junit !== STDIN) printResult(io, tested, values);
  return tested.every(isMet) ? EXIT_CODES.fine : EXIT_CODES.failed;
}
