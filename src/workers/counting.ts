// Counts tables of the fetch question beside the page. What it is told of rows and of the file stays: an edit is a few lines.
import { formatOfPath, formats } from '../core/formats/index.ts';
import { answerFetch, type FetchAnswers } from '../core/questions/fetch.ts';
import { addDecided, fetchTally } from '../core/questions/fetch-tally.ts';
import type { InPieces } from '../core/questions/pieces.ts';
import { type AskOptions, answers, type PolicyFiles } from '../core/questions/question.ts';
import { type Totals, totalsOf } from '../core/questions/tally.ts';
import { applyRuns, type LineRun, openWhole, type WholeFile } from './sent-file.ts';

/** What is asked about all cells, and the file that is read; none if the site lacks it. */
export interface SentQuestion {
  readonly origin: string;
  readonly options: AskOptions & { readonly file: string };
  /** The id of its format. */
  readonly format: string | undefined;
  readonly file: WholeFile | undefined;
}

export interface CountTask {
  /** Answers carry it; a newer task calls the older one off. */
  readonly version: number;
  /** An agent of each column, and how many it stands for. */
  readonly columns: readonly string[];
  readonly times: readonly number[];
  /** The column whose answers are wanted one by one, to sort by. */
  readonly sortedBy: string | undefined;
}

/** What the page sends, in the order in which it is to be done. */
export type CountOrder =
  | { readonly rows: readonly string[]; readonly areMore: boolean }
  | { readonly question: SentQuestion }
  | { readonly runs: readonly LineRun[] }
  | { readonly count: CountTask }
  | { readonly stop: true };

/** All that was counted of one version. */
export interface Counted {
  readonly totals: Totals;
  /** How many cells each line of the file decides, every user-agent of a column counted. */
  readonly decided: Float64Array<ArrayBuffer>;
  /** The answers of the column to sort by. */
  readonly sorted: Uint8Array<ArrayBuffer> | undefined;
}

/** What the page gets back. `done`: columns that are counted. */
export type CountAnswer =
  | { readonly version: number; readonly done: number }
  | { readonly version: number; readonly counted: Counted }
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

function siteOf({ origin, options, format, file }: SentQuestion): PolicyFiles {
  if (!file) return { origin, files: new Map() };
  const known = formats.find(({ id }) => id === format) ?? formatOfPath(options.file);
  return { origin, files: new Map([[options.file, { source: openWhole(file), format: known }]]) };
}

function siteAfter(site: PolicyFiles, runs: readonly LineRun[]): PolicyFiles {
  const changed = [...site.files].map(
    ([path, file]) => [path, { ...file, source: applyRuns(file.source, runs) }] as const,
  );
  return { ...site, files: new Map(changed) };
}

/** Counts a table; `tell` hears how many columns are done. */
export function* countTable(
  asked: FetchAnswers,
  rows: readonly string[],
  { columns, times, sortedBy }: CountTask,
  tell: (done: number) => void,
): InPieces<Counted> {
  const decided = new Float64Array(asked.plan.file?.policy.source.lines.length ?? 0);
  function* tallyAt(place: number) {
    const agent = columns[place]!;
    const tally = yield* fetchTally(asked, agent, rows);
    addDecided(decided, asked.classOf(agent), tally, times[place]);
    return tally;
  }
  const totals = yield* totalsOf(columns.length, answers.length, tallyAt, tell);
  if (sortedBy === undefined) return { totals, decided, sorted: undefined };
  const { answers: sorted } = yield* asked.asking.column(sortedBy, rows);
  return { totals, decided, sorted: sorted.slice() };
}

/** Takes orders, and tells what came of them; a newer one calls the older off. */
export function openCounting(tell: (answer: CountAnswer) => void, clock: Clock): (order: CountOrder) => void {
  let rows: string[] = [];
  let question: SentQuestion | undefined;
  let site: PolicyFiles = { origin: '', files: new Map() };
  let asked: FetchAnswers | undefined;
  let current: number | undefined;

  async function run(task: CountTask): Promise<void> {
    if (!question) return;
    asked ??= answerFetch(site, question.options);
    const { version } = task;
    let done = 0;
    let told = clock.now();
    const work = countTable(asked, rows, task, (columns) => {
      done = columns;
    });
    for (;;) {
      // What came meanwhile goes first: of a burst of tasks only the last is begun.
      await clock.pause();
      if (current !== version) return;
      const end = clock.now() + SLICE;
      do {
        const piece = work.next();
        if (piece.done) return tell({ version, counted: piece.value });
      } while (clock.now() < end);
      if (clock.now() - told >= OFTEN) {
        told = clock.now();
        tell({ version, done });
      }
    }
  }

  return (order) => {
    if ('rows' in order) {
      if (order.areMore) rows.push(...order.rows);
      else rows = [...order.rows];
    } else if ('question' in order) {
      question = order.question;
      site = siteOf(question);
      asked = undefined;
    } else if ('runs' in order) {
      site = siteAfter(site, order.runs);
      asked = undefined;
    } else if ('stop' in order) {
      current = undefined;
    } else {
      const { version } = order.count;
      current = version;
      run(order.count).catch(() => tell({ version, failed: true }));
    }
  };
}
