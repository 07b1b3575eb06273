// gatepost diff: the verdicts that differ between two versions of a file, and the lines that cause it.
import {
  type ChangedCell,
  createVerdictTable,
  type VerdictDiff,
  verdictDiffTask,
} from '../../core/analysis/versions/verdict-diff.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import type { AnyVerdict } from '../../core/questions/registry.ts';
import { parseWholeNumber } from '../arguments/option-values.ts';
import { addressOptions, commonOptions, fileOptions, queryOptions } from '../arguments/options.ts';
import { EXIT_CODES } from '../cli-error.ts';
import { type Command, fileArgument, type Invocation } from '../command.ts';
import { type CliFile, openCliFile, selectOrigin } from '../input/open-file.ts';
import { formatDiffMarkdown, formatDiffText, type ReaderDiff } from '../output/format-diff.ts';
import { noteResponse, responseProperty } from '../output/format-response.ts';
import { verdictToJson } from '../output/format-verdict.ts';
import type { ChangedAnswer } from '../output/group-changes.ts';
import { printJson, printText } from '../output/io.ts';
import { printStyled } from '../output/styled-text.ts';
import { findChangedAxes } from '../queries/changed-axes.ts';
import {
  createReaderQueries,
  type ReaderQuery,
  selectQuestion,
  selectWatchedReaders,
} from '../queries/query-options.ts';
import type { QuestionRow } from '../queries/question-table.ts';
import { selectTableAxes } from '../queries/table-axes.ts';

/** How many changed cells are listed in reports for people without --limit. */
const DEFAULT_CELL_LIMIT = 1000;

interface DiffAxes {
  readonly agents: readonly string[];
  readonly urls: readonly string[];
  readonly limit: number;
}

const toChange = (before: ReaderQuery, after: ReaderQuery, { column, url }: ChangedCell): ChangedAnswer => ({
  agent: before.nameOf(column),
  url,
  before: before.question(column, url),
  after: after.question(column, url),
});

function compareVersions(
  row: QuestionRow,
  [before, after]: readonly [ReaderQuery, ReaderQuery],
  axes: DiffAxes,
): ReaderDiff {
  const { agents: columns, urls, limit } = axes;
  const options = { isAnswerTheKey: row.id === 'fetch', limit };
  const diff: VerdictDiff = runSync(
    verdictDiffTask(
      createVerdictTable(before.question),
      createVerdictTable(after.question),
      { columns, urls },
      options,
    ),
  );
  const { changed, all, cells } = diff;
  return { reader: before.reader, changed, all, cells: cells.map((cell) => toChange(before, after, cell)) };
}

type FileVersions = readonly [CliFile, CliFile];

function diffToJson(row: QuestionRow, [old, fresh]: FileVersions, diffs: readonly ReaderDiff[]): object[] {
  const versionToJson = ({ site }: CliFile, verdict: AnyVerdict) => verdictToJson(site, row, verdict, false);
  return diffs.map(({ reader, changed, all, cells }) => ({
    ...(reader ? { reader: reader.id } : {}),
    changed,
    all,
    cells: cells.map(({ agent, url, before, after }) => ({
      agent,
      url,
      before: versionToJson(old, before),
      after: versionToJson(fresh, after),
    })),
  }));
}

/** Opens both versions as one site: a file on disk is compared with one at a URL as if it were served there. */
async function openVersions(invocation: Invocation): Promise<FileVersions> {
  const { io, inputs, values, files } = invocation;
  const origin = selectOrigin(files, values.origin);
  const options = { ...values, ...(origin === '' ? {} : { origin }) };
  const open = (index: number) =>
    openCliFile(fileArgument(invocation, index), options, { inputs, cwd: io.cwd });
  return [await open(0), await open(1)];
}

async function runDiff(invocation: Invocation): Promise<number> {
  const { io, values } = invocation;
  const versions = await openVersions(invocation);
  const [old, fresh] = versions;
  const row = selectQuestion(invocation, fresh);
  const watched = selectWatchedReaders(values, fresh.path);
  if (!values.json) for (const { response } of versions) noteResponse(io, response, watched);
  const limit = parseWholeNumber('limit', values.limit) ?? (values.json ? Infinity : DEFAULT_CELL_LIMIT);
  const before = createReaderQueries(values, row, old);
  const after = createReaderQueries(values, row, fresh);
  const first = findChangedAxes(invocation, versions, [before, after]);
  const { agents, urls, counts } = await selectTableAxes(invocation, row, versions, first);
  const diffs = before.map((query, index) =>
    compareVersions(row, [query, after[index]!], { agents, urls, limit }),
  );
  const context = { row, versions, isVerbose: values.verbose };
  if (values.json)
    printJson(io, {
      question: row.id,
      old: old.name,
      new: fresh.name,
      agents,
      urls,
      counts,
      responses: versions.flatMap((file) => responseProperty(file, watched).response ?? []),
      diffs: diffToJson(row, versions, diffs),
    });
  else if (values.markdown) printText(io, formatDiffMarkdown(context, diffs));
  else {
    const listed = io.isQuiet ? diffs.filter(({ changed }) => changed > 0) : diffs;
    printStyled(io, formatDiffText(context, listed));
  }
  const hasChanged = diffs.some(({ changed }) => changed > 0);
  return hasChanged && values['exit-code'] ? EXIT_CODES.failed : EXIT_CODES.fine;
}

export const diff: Command = {
  name: 'diff',
  usage: 'OLD NEW [--agents NAMES] [--urls FILE | --url URL] [--all] [--exit-code]',
  files: { least: 2, most: 2 },
  formats: ['text', 'json', 'markdown'],
  options: [
    'agents',
    'agent',
    'urls',
    'url',
    'all',
    ...queryOptions,
    'exit-code',
    'limit',
    'verbose',
    'markdown',
    ...fileOptions,
    ...addressOptions,
    ...commonOptions,
  ],
  run: runDiff,
};
