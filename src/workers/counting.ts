// Counts tables of the fetch question in a worker. It keeps the rows and the file, so that an edit sends only a few lines.

import { formatOfPath, formats } from '../core/formats/file-formats.ts';
import type { FetchAnswers } from '../core/formats/rep/question/fetch.ts';
import { answerFetch } from '../core/formats/rep/question/fetch.ts';
import { decidedRows, fetchTally } from '../core/formats/rep/question/fetch-tally.ts';
import { answers } from '../core/questions/answer.ts';
import type { CooperativeTask } from '../core/questions/cooperative-task.ts';
import type { AskOptions, PolicyFiles } from '../core/questions/question.ts';
import { groupAlikeTask } from '../core/questions/table-diff.ts';
import type { RowBits, TableTotals } from '../core/questions/tally.ts';
import { addDifferences, hasRow, tallyTable } from '../core/questions/tally.ts';
import { addAll } from '../core/text/large-lists.ts';
import type { FileText, LineRun } from './file-transfer.ts';
import { applyLineRuns, fromFileText } from './file-transfer.ts';

/** The question of all cells, and the file that answers it; absent if the site does not have it. */
export interface CountQuestion {
  readonly origin: string;
  readonly options: AskOptions & { readonly file: string };
  /** The id of its format. */
  readonly format: string | undefined;
  readonly file: FileText | undefined;
}

export interface CountTask {
  /** Answers carry it; a newer task cancels the older one. */
  readonly version: number;
  /** One agent of each column. */
  readonly columns: readonly string[];
  /** All agents of each column, if some have several: before, or in other records, they may differ. */
  readonly members?: readonly (readonly string[])[];
  /** The columns whose single answers are needed, to sort or to filter by. */
  readonly listed: readonly string[];
}

/** What the page sends; orders are handled one after the other. */
export type CountOrder =
  | { readonly rows: readonly string[]; readonly areMore: boolean }
  | { readonly question: CountQuestion }
  | { readonly runs: readonly LineRun[] }
  /** The version to compare with: the current file with other lines, another question, or nothing. */
  | { readonly before: readonly LineRun[] | CountQuestion | undefined }
  | { readonly count: CountTask }
  | { readonly stop: true };

/** All counts of one version. */
export interface CountResult {
  readonly totals: TableTotals;
  /** How many cells each line of the file decides for at least one of their user-agents. */
  readonly decided: Float64Array<ArrayBuffer>;
  /** How many cells had another answer before, and their rows. */
  readonly changed: { readonly count: number; readonly rows: RowBits } | undefined;
  /** The answers of the listed columns. */
  readonly answers: readonly Uint8Array<ArrayBuffer>[];
}

/** What the page receives. `done`: the columns counted so far. */
export type CountAnswer =
  | { readonly version: number; readonly done: number }
  | { readonly version: number; readonly counted: CountResult }
  | { readonly version: number; readonly failed: true };

/** How often to check for a newer task, and to report progress. */
const SLICE_MS = 30;
const PROGRESS_INTERVAL_MS = 100;

/** The time, replaced in tests. */
export interface Clock {
  readonly now: () => number;
  /** Lets waiting messages be delivered. */
  readonly pause: () => Promise<void>;
}

function siteOf({ origin, options, format, file }: CountQuestion): PolicyFiles {
  if (!file) return { origin, files: new Map() };
  const fileFormat = formats.find(({ id }) => id === format) ?? formatOfPath(options.file);
  return { origin, files: new Map([[options.file, { source: fromFileText(file), format: fileFormat }]]) };
}

function siteAfter(site: PolicyFiles, runs: readonly LineRun[]): PolicyFiles {
  const changed = [...site.files].map(
    ([path, file]) => [path, { ...file, source: applyLineRuns(file.source, runs) }] as const,
  );
  return { ...site, files: new Map(changed) };
}

/** The queries of a file, and of the one that it is compared with. */
export interface ComparedQueries {
  readonly now: FetchAnswers;
  readonly before: FetchAnswers | undefined;
}

function* countChanged(
  { now, before }: ComparedQueries,
  rows: readonly string[],
  agents: readonly string[],
): CooperativeTask<CountResult['changed']> {
  if (!before) return undefined;
  const differing: RowBits = new Uint32Array((rows.length + 31) >> 5);
  let count = 0;
  // Compared by tallies, 32 rows at a time: columns that an edit does not affect have the same tally object.
  for (const names of yield* groupAlikeTask([before.asking, now.asking], agents)) {
    const [agent] = names;
    const [tallyBefore, tallyAfter] = [
      yield* fetchTally(before, agent, rows),
      yield* fetchTally(now, agent, rows),
    ];
    count += names.length * addDifferences(differing, tallyBefore, tallyAfter);
    yield;
  }
  return { count, rows: differing };
}

/** The same if a column counts once: it changes if the answer of any of its agents changed. */
function* countChangedColumns(
  { now, before }: ComparedQueries,
  rows: readonly string[],
  columns: readonly (readonly string[])[],
): CooperativeTask<CountResult['changed']> {
  if (!before) return undefined;
  const differing: RowBits = new Uint32Array((rows.length + 31) >> 5);
  let count = 0;
  for (const members of columns) {
    const columnRows: RowBits = new Uint32Array(differing.length);
    for (const [agent] of yield* groupAlikeTask([before.asking, now.asking], members)) {
      const [tallyBefore, tallyAfter] = [
        yield* fetchTally(before, agent, rows),
        yield* fetchTally(now, agent, rows),
      ];
      addDifferences(columnRows, tallyBefore, tallyAfter);
      yield;
    }
    for (const [index, bits] of columnRows.entries()) differing[index] = (differing[index] ?? 0) | bits;
    for (let row = 0; row < rows.length; row++) if (hasRow(columnRows, row)) count++;
  }
  return { count, rows: differing };
}

/** Returns of each column one agent for each set to which the same records apply: each record has lines of its own. */
function* firstOfEachRecord(
  { asking }: FetchAnswers,
  columns: readonly (readonly string[])[],
): CooperativeTask<readonly string[]> {
  const firsts: string[] = [];
  for (const members of columns)
    for (const [first] of yield* groupAlikeTask([asking], members)) firsts.push(first);
  return firsts;
}

/** Counts a table; `onProgress` receives how many columns are done. */
function* countTable(
  queries: ComparedQueries,
  rows: readonly string[],
  { columns, members, listed }: CountTask,
  onProgress: (done: number) => void,
): CooperativeTask<CountResult> {
  const { now } = queries;
  const totals = yield* tallyTable(
    columns.length,
    answers.length,
    (index) => fetchTally(now, columns[index]!, rows),
    onProgress,
  );
  const counted = members ? yield* firstOfEachRecord(now, members) : columns;
  const decided = yield* decidedRows(now, counted, rows);
  const changed = members
    ? yield* countChangedColumns(queries, rows, members)
    : yield* countChanged(queries, rows, columns);
  const single: Uint8Array<ArrayBuffer>[] = [];
  for (const column of listed) single.push((yield* now.asking.column(column, rows)).answers.slice());
  return { totals, decided, changed, answers: single };
}

/** What the page has sent so far. */
interface WorkerState {
  rows: string[];
  question?: CountQuestion;
  site: PolicyFiles;
  /** What to compare with. */
  before?: { readonly site: PolicyFiles; readonly options: AskOptions } | undefined;
  queries?: ComparedQueries | undefined;
}

/** Stores the data of an order. */
function receiveOrder(
  state: WorkerState,
  order: Exclude<CountOrder, { count: unknown } | { stop: unknown }>,
): void {
  if ('rows' in order) {
    if (order.areMore) addAll(state.rows, order.rows);
    else state.rows = [...order.rows];
    return;
  }
  state.queries = undefined;
  if ('question' in order) {
    state.question = order.question;
    state.site = siteOf(order.question);
  } else if ('runs' in order) state.site = siteAfter(state.site, order.runs);
  else state.before = beforeOf(state, order.before);
}

function beforeOf(
  { site, question }: WorkerState,
  before: readonly LineRun[] | CountQuestion | undefined,
): WorkerState['before'] {
  if (!before || !question) return undefined;
  if ('options' in before) return { site: siteOf(before), options: before.options };
  return { site: siteAfter(site, before), options: question.options };
}

/** Handles orders and posts their results; a newer task cancels the older one. */
export function createCounter(
  post: (answer: CountAnswer) => void,
  clock: Clock,
): (order: CountOrder) => void {
  const state: WorkerState = { rows: [], site: { origin: '', files: new Map() } };
  let current: number | undefined;

  async function run(task: CountTask): Promise<void> {
    const { version } = task;
    // Waiting messages go first: of a burst of tasks only the last one starts.
    await clock.pause();
    if (current !== version || !state.question) return;
    const { options } = state.question;
    state.queries ??= {
      now: answerFetch(state.site, options),
      before: state.before && answerFetch(state.before.site, state.before.options),
    };
    let done = 0;
    let lastPost = clock.now();
    const counting = countTable(state.queries, state.rows, task, (columns) => {
      done = columns;
    });
    while (current === version) {
      const end = clock.now() + SLICE_MS;
      do {
        const step = counting.next();
        if (step.done) return post({ version, counted: step.value });
      } while (clock.now() < end);
      if (clock.now() - lastPost >= PROGRESS_INTERVAL_MS) {
        lastPost = clock.now();
        post({ version, done });
      }
      await clock.pause();
    }
  }

  return (order) => {
    if ('stop' in order) current = undefined;
    else if ('count' in order) {
      const { version } = order.count;
      current = version;
      run(order.count).catch(() => post({ version, failed: true }));
    } else receiveOrder(state, order);
  };
}
