// gatepost diff: the URLs that two versions of a file decide differently, and the lines that cause it.
import { runSync } from '../../core/questions/cooperative-task.ts';
import type { AnyVerdict } from '../../core/questions/registry.ts';
import {
  type ChangedCell,
  changedCells,
  knownChangeTask,
  verdictTable,
} from '../../core/trial/known-change.ts';
import { parseWholeNumber } from '../arguments/option-values.ts';
import { EXIT_CODES } from '../cli-error.ts';
import { fileArgument, type Invocation } from '../command.ts';
import { type CliFile, openCliFile, selectOrigin } from '../input/open-file.ts';
import { areasToJson } from '../output/format-areas.ts';
import {
  areaContext,
  type DiffVersions,
  formatDiffMarkdown,
  formatDiffText,
  type ReaderDiff,
  type TableDiff,
} from '../output/format-diff.ts';
import { noteResponse, responseProperty } from '../output/format-response.ts';
import { verdictToJson } from '../output/format-verdict.ts';
import type { ChangedAnswer } from '../output/group-changes.ts';
import { printJson, printText } from '../output/io.ts';
import { noteFileEncodings } from '../output/note-encodings.ts';
import { printStyled } from '../output/styled-text.ts';
import { findChangedAxes } from '../queries/changed-axes.ts';
import { findProvedChanges, selectGivenAgents } from '../queries/proved-changes.ts';
import {
  createReaderQueries,
  questionProperties,
  type ReaderQuery,
  selectQuestion,
  selectWatchedReaders,
} from '../queries/query-options.ts';
import type { QuestionRow } from '../queries/question-table.ts';
import { selectTableAxes } from '../queries/table-axes.ts';

/** How many changed cells and areas are listed in reports for people without --limit. */
const DEFAULT_CELL_LIMIT = 1000;
const DEFAULT_AREA_LIMIT = 50;

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

function compareTables(
  row: QuestionRow,
  [before, after]: readonly [ReaderQuery, ReaderQuery],
  axes: DiffAxes,
): TableDiff {
  const { agents: columns, urls, limit } = axes;
  const tableOf = ({ question }: ReaderQuery) => verdictTable(question, row.id === 'fetch');
  const cells = { columns, urls, isSeparate: true };
  const known = runSync(knownChangeTask(tableOf(before), tableOf(after), cells, { limit }));
  const { changed, all } = known;
  return { changed, all, cells: changedCells(known).map((cell) => toChange(before, after, cell)) };
}

type FileVersions = readonly [CliFile, CliFile];

function tableToJson(row: QuestionRow, [old, fresh]: FileVersions, { changed, all, cells }: TableDiff) {
  const versionToJson = ({ site }: CliFile, verdict: AnyVerdict) => verdictToJson(site, row, verdict, false);
  return {
    changed,
    all,
    cells: cells.map(({ agent, url, before, after }) => ({
      agent,
      url,
      before: versionToJson(old, before),
      after: versionToJson(fresh, after),
    })),
  };
}

const diffToJson = (context: DiffVersions, { reader, proved, table }: ReaderDiff) => ({
  ...(reader ? { reader: reader.id } : {}),
  ...(proved ? areasToJson(areaContext(context), proved) : {}),
  ...(table ? tableToJson(context.row, context.versions, table) : {}),
});

/** Opens both versions as one site: a file on disk is compared with one at a URL as if it were served there. */
async function openVersions(invocation: Invocation): Promise<FileVersions> {
  const { io, inputs, values, files } = invocation;
  const origin = selectOrigin(files, values.origin);
  const options = { ...values, ...(origin === '' ? {} : { origin }) };
  const open = (index: number) =>
    openCliFile(fileArgument(invocation, index), options, { inputs, cwd: io.cwd });
  return [await open(0), await open(1)];
}

/** What the difference for one reader means for --exit-code. The table counts only if nothing else is known. */
function exitCodeOf({ proved, table }: ReaderDiff): number {
  const isTableDecisive = !proved?.isProvable;
  if ((proved?.areas.length ?? 0) > 0 || (isTableDecisive && (table?.changed ?? 0) > 0))
    return EXIT_CODES.failed;
  return proved?.settled === false ? EXIT_CODES.notSettled : EXIT_CODES.fine;
}

/** Returns the exit code. @throws CliError for errors that the user can correct. */
export async function runDiff(invocation: Invocation): Promise<number> {
  const { io, values } = invocation;
  const versions = await openVersions(invocation);
  const [old, fresh] = versions;
  const row = selectQuestion(invocation, fresh);
  const watched = selectWatchedReaders(values, fresh.path);
  if (!values.json)
    for (const file of versions) {
      noteResponse(io, file.response, watched);
      noteFileEncodings(io, file);
    }
  const limit = parseWholeNumber('limit', values.limit);
  const before = createReaderQueries(values, row, old);
  const after = createReaderQueries(values, row, fresh);
  const pairs = before.map((query, index) => [query, after[index]!] as const);
  const areUrlsGiven = values.urls !== undefined || values.url.length > 0;
  const axes =
    values.sampled || areUrlsGiven || row.id !== 'fetch'
      ? await selectTableAxes(
          invocation,
          row,
          versions,
          findChangedAxes(invocation, versions, [before, after]),
        )
      : undefined;
  const areAgentsGiven = values.agents.length + values.agent.length > 0;
  const given = areAgentsGiven ? (axes?.agents ?? selectGivenAgents(invocation)) : undefined;
  const cellLimit = limit ?? (values.json ? Infinity : DEFAULT_CELL_LIMIT);
  const diffs = pairs.map(
    (queries): ReaderDiff => ({
      reader: queries[0].reader,
      proved: values.sampled ? undefined : findProvedChanges(versions, queries, given),
      table: axes && compareTables(row, queries, { ...axes, limit: cellLimit }),
    }),
  );
  const areaLimit = limit ?? (values.json ? Infinity : DEFAULT_AREA_LIMIT);
  const context: DiffVersions = { row, versions, given, limit: areaLimit, isVerbose: values.verbose };
  if (values.json)
    printJson(io, {
      ...questionProperties(row),
      old: old.name,
      new: fresh.name,
      ...axes,
      responses: versions.flatMap((file) => responseProperty(file, watched).response ?? []),
      ...(values.sampled ? {} : { settled: diffs.every(({ proved }) => proved?.settled) }),
      diffs: diffs.map((reader) => diffToJson(context, reader)),
    });
  else if (values.markdown) printText(io, formatDiffMarkdown(context, diffs));
  else {
    const listed = io.isQuiet ? diffs.filter((reader) => exitCodeOf(reader) !== EXIT_CODES.fine) : diffs;
    printStyled(io, formatDiffText(context, listed));
  }
  if (!values['exit-code']) return EXIT_CODES.fine;
  const codes = diffs.map(exitCodeOf);
  return [EXIT_CODES.failed, EXIT_CODES.notSettled].find((code) => codes.includes(code)) ?? EXIT_CODES.fine;
}
