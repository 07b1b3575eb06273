// Which cells of a table depend on the reader: all readers are asked about the same file.

import type { FetchAnswers } from '../../formats/rep/question/fetch.ts';
import { answerFetch } from '../../formats/rep/question/fetch.ts';
import { readAhead } from '../../formats/rep/question/read-ahead.ts';
import type { Status } from '../../questions/answer.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { Decision, Matrix, PolicyFiles } from '../../questions/question.ts';
import type { AlikeColumns, TableRow } from '../../questions/table-diff.ts';
import { groupAlikeTask, tableDiffTask } from '../../questions/table-diff.ts';
import type { Reader } from '../../readers/reader.ts';

/** The file that is asked about, whoever reads it: as in AskOptions. */
export interface SharedQuery {
  readonly site: PolicyFiles;
  readonly file: string;
  readonly status?: Status;
  readonly redirects?: number;
}

/** The cells: every URL under every user-agent. Distinct, each. */
export interface TableCells {
  readonly agents: readonly string[];
  readonly urls: readonly string[];
}

/** A URL and user-agents whom every reader treats alike, with what each reader says, in the order of the readers. */
export interface DifferingCell {
  readonly agents: AlikeColumns;
  readonly url: string;
  readonly verdicts: readonly Decision[];
}

/** Where readers do not all say the same. A cell of a table is counted for each of its user-agents. */
export interface ReaderDiff {
  readonly asked: SharedQuery;
  readonly readers: readonly Reader[];
  readonly all: number;
  readonly differing: number;
  /** Row by row; the first of them, if there are more than the limit. */
  readonly cells: readonly DifferingCell[];
  /** `between[a * readers.length + b]`: the cells in which two readers say different things. */
  readonly between: Uint32Array;
  /** The question, ready for each reader. */
  readonly prepared: readonly FetchAnswers[];
}

/** Makes the question ready for several readers: each may read the file for the first time. */
export function* prepareReadersTask(
  { site, ...options }: SharedQuery,
  readers: readonly Reader[],
): CooperativeTask<FetchAnswers[]> {
  const prepared: FetchAnswers[] = [];
  for (const reader of readers) {
    const own = { question: 'fetch', reader, ...options } as const;
    yield* readAhead(site, own);
    prepared.push(answerFetch(site, own));
  }
  return prepared;
}

/** Counts for each two readers the cells of a row in which they differ. */
function addDifferences(between: Uint32Array, matrices: readonly Matrix[], row: number, cells: number): void {
  const given = matrices.map((matrix) => matrix.answers[row]);
  const { length } = given;
  for (let a = 0; a < length; a++)
    for (let b = 0; b < length; b++) if (given[a] !== given[b]) between[a * length + b]! += cells;
}

/** A cell whose verdicts are asked for when somebody looks: of most cells only the number is wanted. */
function createDifferingCell(
  prepared: readonly FetchAnswers[],
  agents: AlikeColumns,
  url: string,
): DifferingCell {
  let verdicts: readonly Decision[] | undefined;
  return {
    agents,
    url,
    get verdicts() {
      return (verdicts ??= prepared.map(({ asking }) => asking(agents[0], url)));
    },
  };
}

/**
 * Compares what readers say about every cell (`fetch`). Never throws.
 * @param limit how many cells (each with all its user-agents) are listed; all are counted.
 */
export function* readerDiffTask(
  asked: SharedQuery,
  readers: readonly Reader[],
  { agents, urls }: TableCells,
  { limit = Infinity } = {},
): CooperativeTask<ReaderDiff> {
  const prepared = yield* prepareReadersTask(asked, readers);
  const between = new Uint32Array(readers.length ** 2);
  const found: (TableRow & { readonly names: AlikeColumns })[] = [];
  let differing = 0;
  const tables = prepared.map(({ asking }) => asking);
  const groups = yield* groupAlikeTask(tables, agents);
  yield* tableDiffTask(tables, groups, urls, ({ names, rows, matrices }) => {
    differing += names.length * rows.length;
    for (const { row, url } of rows) {
      addDifferences(between, matrices, row, names.length);
      found.push({ row, url, names });
    }
  });
  // Rows first; within a row the columns stay in their order.
  found.sort((a, b) => a.row - b.row);
  const cells = found.slice(0, limit).map(({ url, names }) => createDifferingCell(prepared, names, url));
  return { asked, readers, all: agents.length * urls.length, differing, cells, between, prepared };
}

/** The readers, by place, in groups that say the same of every listed cell; the lens and its like first. */
export function groupAlikeReaders({ readers, cells }: ReaderDiff, lens: number): [number, ...number[]][] {
  const groups = new Map<string, [number, ...number[]]>();
  const places = [lens, ...[...readers.keys()].filter((place) => place !== lens)];
  for (const place of places) {
    const said = cells.map(({ verdicts }) => verdicts[place]?.answer).join();
    const group = groups.get(said);
    if (group) group.push(place);
    else groups.set(said, [place]);
  }
  return [...groups.values()];
}
