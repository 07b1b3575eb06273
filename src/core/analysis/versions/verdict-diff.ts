// Which cells of a table have another verdict than in another version of the site, or under another reader.

import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { DecisionOf, Matrix, PreparedQuestion } from '../../questions/question.ts';
import type { AnyVerdict } from '../../questions/registry.ts';

/** A table that can be asked: columns by name, whatever they stand for. What `prepare` gives is one with agents as columns. */
export interface VerdictTable {
  ask(column: string, url: string): DecisionOf<string, string>;
  /** The answers of one column to all URLs, kept for the list. */
  columnTask(column: string, urls: readonly string[]): CooperativeTask<Matrix>;
}

/** A prepared question as a table of agents and URLs. Documents answer with two bits: there the key stands for both. */
export const createVerdictTable = (asking: PreparedQuestion<AnyVerdict>): VerdictTable => ({
  ask: (agent, url) => {
    const { answer, key, ...rest } = asking(agent, url);
    return { ...rest, key, answer: typeof answer === 'string' ? answer : key };
  },
  columnTask: asking.column,
});

/** A cell whose verdict is another. */
export interface ChangedCell {
  readonly column: string;
  readonly url: string;
  readonly before: DecisionOf<string, string>;
  readonly after: DecisionOf<string, string>;
}

/** Cells that are asked one by one before others may come between. */
const CELLS_PER_STEP = 500;

/** How many cells differ, of how many; in which rows; and those among the first `limit`, column by column. */
export interface VerdictDiff {
  readonly changed: number;
  readonly all: number;
  readonly urls: ReadonlySet<string>;
  readonly cells: readonly ChangedCell[];
}

/** The rows in which a column has other answers, or may have the same answer with another key. */
function* differingRowsTask(
  [before, after]: readonly [VerdictTable, VerdictTable],
  column: string,
  urls: readonly string[],
  isAnswerTheKey: boolean,
): CooperativeTask<number[]> {
  const then = (yield* before.columnTask(column, urls)).answers;
  const now = (yield* after.columnTask(column, urls)).answers;
  const rows: number[] = [];
  for (let row = 0; row < urls.length; row++) if (!isAnswerTheKey || then[row] !== now[row]) rows.push(row);
  return rows;
}

/**
 * Compares two tables cell by cell; verdicts are equal exactly if their keys are. `isAnswerTheKey`: true for questions
 * whose answers say all (`fetch`); then only cells with another answer are looked at. Never throws.
 * @param limit how many changed cells are listed; all are counted.
 */
export function* verdictDiffTask(
  before: VerdictTable,
  after: VerdictTable,
  { columns, urls }: { readonly columns: readonly string[]; readonly urls: readonly string[] },
  { isAnswerTheKey = false, limit = Infinity } = {},
): CooperativeTask<VerdictDiff> {
  const cells: ChangedCell[] = [];
  const rows = new Set<string>();
  let changed = 0;
  let asked = 0;
  for (const column of columns) {
    for (const row of yield* differingRowsTask([before, after], column, urls, isAnswerTheKey)) {
      if (++asked % CELLS_PER_STEP === 0) yield;
      const url = urls[row] ?? '';
      if (isAnswerTheKey && cells.length >= limit) {
        changed++;
        rows.add(url);
        continue;
      }
      const then = before.ask(column, url);
      const now = after.ask(column, url);
      if (then.key === now.key) continue;
      changed++;
      rows.add(url);
      if (cells.length < limit) cells.push({ column, url, before: then, after: now });
    }
  }
  return { changed, all: columns.length * urls.length, urls: rows, cells };
}
