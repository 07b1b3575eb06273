// Counts tables of the fetch question beside the page. What it is told of rows and of the file stays: an edit is a few lines.

import { formatOfPath, formats } from '../core/formats/file-formats.ts';
import { answerFetch, type FetchAnswers } from '../core/formats/rep/question/fetch.ts';
import { addDecidedRows, fetchTally } from '../core/formats/rep/question/fetch-tally.ts';
import { type RecordTotals, recordTotals } from '../core/formats/rep/question/record-totals.ts';
import type { CooperativeTask } from '../core/questions/cooperative-task.ts';
import { type AskOptions, answers, type PolicyFiles } from '../core/questions/question.ts';
import { groupAlikeTask } from '../core/questions/table-diff.ts';
import { addDifferences, type RowBits, type TableTotals, tallyTable } from '../core/questions/tally.ts';
import { addAll } from '../core/text/large-lists.ts';
import { applyLineRuns, type FileText, fromFileText, type LineRun } from './file-transfer.ts';

/** What is asked about all cells, and the file that is read; none if the site lacks it. */
export interface CountQuestion {
  readonly origin: string;
  readonly options: AskOptions & { readonly file: string };
  /** The id of its format. */
  readonly format: string | undefined;
  readonly file: FileText | undefined;
}

export interface CountTask {
  /** Answers carry it; a newer task calls the older one off. */
  readonly version: number;
  /** An agent of each column, and how many it stands for. */
  readonly columns: readonly string[];
  readonly times: readonly number[];
  /** All agents: those of one column may have been treated otherwise before. */
  readonly agents: readonly string[];
  /** The column whose answers are wanted one by one, to sort by. */
  readonly sortedBy: string | undefined;
}

/** What the page sends, in the order in which it is to be done. */
export type CountOrder =
  | { readonly rows: readonly string[]; readonly areMore: boolean }
  | { readonly question: CountQuestion }
  | { readonly runs: readonly LineRun[] }
  /** What to compare with: the file as it is now with other lines, another question, or nothing. */
  | { readonly before: readonly LineRun[] | CountQuestion | undefined }
  | { readonly count: CountTask }
  | { readonly stop: true };

/** All that was counted of one version. */
export interface CountResult {
  readonly totals: TableTotals;
  /** How many cells each line of the file decides, every user-agent of a column counted. */
  readonly decided: Float64Array<ArrayBuffer>;
  readonly records: RecordTotals;
  /** How many cells had another answer before, and in which rows they are. */
  readonly changed: { readonly count: number; readonly rows: RowBits } | undefined;
  /** The answers of the column to sort by. */
  readonly sorted: Uint8Array<ArrayBuffer> | undefined;
}

/** What the page gets back. `done`: columns that are counted. */
export type CountAnswer =
  | { readonly version: number; readonly done: number }
  | { readonly version: number; readonly counted: CountResult }
  | { readonly version: number; readonly failed: true };

/** Milliseconds after which it is looked whether there is a newer task, and between two messages about progress. */
const SLICE = 30;
const OFTEN = 100;

/** Where time comes from. */
export interface Clock {
  readonly now: () => number;
  /** Lets messages in that have come. */
  readonly pause: () => Promise<void>;
}

function siteOf({ origin, options, format, file }: CountQuestion): PolicyFiles {
  if (!file) return { origin, files: new Map() };
  const known = formats.find(({ id }) => id === format) ?? formatOfPath(options.file);
  return { origin, files: new Map([[options.file, { source: fromFileText(file), format: known }]]) };
}

function siteAfter(site: PolicyFiles, runs: readonly LineRun[]): PolicyFiles {
  const changed = [...site.files].map(
    ([path, file]) => [path, { ...file, source: applyLineRuns(file.source, runs) }] as const,
  );
  return { ...site, files: new Map(changed) };
}

/** What is asked of a file, and of the one that it is compared with. */
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
  // Compared by tallies, 32 rows at a time: those of columns that an edit left alone are the same object.
  for (const names of yield* groupAlikeTask([before.asking, now.asking], agents)) {
    const [agent] = names;
    const [then, after] = [yield* fetchTally(before, agent, rows), yield* fetchTally(now, agent, rows)];
    count += names.length * addDifferences(differing, then, after);
    yield;
  }
  return { count, rows: differing };
}

/** Counts a table; `tell` hears how many columns are done. */
function* countTable(
  asked: ComparedQueries,
  rows: readonly string[],
  { columns, times, agents, sortedBy }: CountTask,
  tell: (done: number) => void,
): CooperativeTask<CountResult> {
  const { now } = asked;
  const decided = new Float64Array(now.plan.file?.policy.source.lines.length ?? 0);
  function* tallyAt(place: number) {
    const agent = columns[place]!;
    const tally = yield* fetchTally(now, agent, rows);
    addDecidedRows(decided, now.classOf(agent), tally, times[place]);
    return tally;
  }
  const totals = yield* tallyTable(columns.length, answers.length, tallyAt, tell);
  const records = yield* recordTotals(now, columns, times, rows);
  const changed = yield* countChanged(asked, rows, agents);
  const sorted =
    sortedBy === undefined ? undefined : (yield* now.asking.column(sortedBy, rows)).answers.slice();
  return { totals, decided, records, changed, sorted };
}

/** What was sent so far. */
interface WorkerState {
  rows: string[];
  question?: CountQuestion;
  site: PolicyFiles;
  /** What is compared with. */
  before?: { readonly site: PolicyFiles; readonly options: AskOptions } | undefined;
  asked?: ComparedQueries | undefined;
}

/** Takes what an order brings. */
function receiveOrder(
  sent: WorkerState,
  order: Exclude<CountOrder, { count: unknown } | { stop: unknown }>,
): void {
  if ('rows' in order) {
    if (order.areMore) addAll(sent.rows, order.rows);
    else sent.rows = [...order.rows];
    return;
  }
  sent.asked = undefined;
  if ('question' in order) {
    sent.question = order.question;
    sent.site = siteOf(order.question);
  } else if ('runs' in order) sent.site = siteAfter(sent.site, order.runs);
  else sent.before = beforeOf(sent, order.before);
}

function beforeOf(
  { site, question }: WorkerState,
  before: readonly LineRun[] | CountQuestion | undefined,
): WorkerState['before'] {
  if (!before || !question) return undefined;
  if ('options' in before) return { site: siteOf(before), options: before.options };
  return { site: siteAfter(site, before), options: question.options };
}

/** Takes orders, and tells what came of them; a newer one calls the older off. */
export function createCounter(
  tell: (answer: CountAnswer) => void,
  clock: Clock,
): (order: CountOrder) => void {
  const sent: WorkerState = { rows: [], site: { origin: '', files: new Map() } };
  let current: number | undefined;

  async function run(task: CountTask): Promise<void> {
    const { version } = task;
    // What came meanwhile goes first: of a burst of tasks only the last is begun.
    await clock.pause();
    if (current !== version || !sent.question) return;
    const { options } = sent.question;
    sent.asked ??= {
      now: answerFetch(sent.site, options),
      before: sent.before && answerFetch(sent.before.site, sent.before.options),
    };
    let done = 0;
    let told = clock.now();
    const work = countTable(sent.asked, sent.rows, task, (columns) => {
      done = columns;
    });
    while (current === version) {
      const end = clock.now() + SLICE;
      do {
        const piece = work.next();
        if (piece.done) return tell({ version, counted: piece.value });
      } while (clock.now() < end);
      if (clock.now() - told >= OFTEN) {
        told = clock.now();
        tell({ version, done });
      }
      await clock.pause();
    }
  }

  return (order) => {
    if ('stop' in order) current = undefined;
    else if ('count' in order) {
      const { version } = order.count;
      current = version;
      run(order.count).catch(() => tell({ version, failed: true }));
    } else receiveOrder(sent, order);
  };
}
