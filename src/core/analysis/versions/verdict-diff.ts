// Finds the cells of a table whose verdict differs from another version of the site, or from another reader.

import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { DecisionOf, PreparedQuestion } from '../../questions/question.ts';
import type { AnyVerdict } from '../../questions/registry.ts';
import { type AlikeColumns, type ComparableTable, tableDiffTask } from '../../questions/table-diff.ts';

/** A table with verdicts. Its columns are names of any kind. */
export interface VerdictTable extends Pick<ComparableTable, 'column' | 'classOf'> {
  readonly ask: (column: string, url: string) => DecisionOf<string, string>;
}

/**
 * Wraps a prepared question as a table of agents and URLs. For documents, whose answer has two bits, the key is
 * the answer.
 */
export const createVerdictTable = (preparedQuestion: PreparedQuestion<AnyVerdict>): VerdictTable => ({
  ask: (agent, url) => {
    const { answer, key, ...rest } = preparedQuestion(agent, url);
    return { ...rest, key, answer: typeof answer === 'string' ? answer : key };
  },
  column: preparedQuestion.column,
  classOf: preparedQuestion.classOf,
});

/** A cell whose verdict changed. */
export interface ChangedCell {
  readonly column: string;
  readonly url: string;
  readonly before: DecisionOf<string, string>;
  readonly after: DecisionOf<string, string>;
}

/** Columns that are alike in both tables, with their changed cells, which were computed for the first column. */
export interface ChangedColumns {
  readonly names: AlikeColumns;
  readonly cells: readonly ChangedCell[];
}

/** The number of changed cells, their URLs, and the cells themselves, column by column, up to a limit. */
interface ChangedTable {
  readonly changed: number;
  readonly urls: ReadonlySet<string>;
  readonly columns: readonly ChangedColumns[];
}

/**
 * The number of changed cells and of all cells, the URLs of changed cells, and at most `limit` changed cells,
 * column by column.
 */
export interface VerdictDiff extends Pick<ChangedTable, 'changed' | 'urls'> {
  readonly all: number;
  readonly cells: readonly ChangedCell[];
}

export interface VerdictDiffOptions {
  /** Whether the answer is the whole verdict (`fetch`). Then verdicts are computed only for the listed cells. */
  readonly isAnswerTheKey?: boolean;
  /** The maximum number of changed cells that are listed, counting alike columns once. All are counted. */
  readonly limit?: number;
}

const comparedByKey = ({ ask, ...table }: VerdictTable): ComparableTable => ({
  ...table,
  keyOf: (column, url) => ask(column, url).key,
});

/**
 * Compares the verdicts of two tables, one group of columns after the other. Verdicts are equal if and only if
 * their keys are.
 */
export function* changedColumnsTask(
  before: VerdictTable,
  after: VerdictTable,
  groups: Iterable<AlikeColumns>,
  urls: readonly string[],
  { isAnswerTheKey = false, limit = Infinity }: VerdictDiffOptions = {},
): CooperativeTask<ChangedTable> {
  const columns: ChangedColumns[] = [];
  const rowsWithChanges = new Set<string>();
  let changed = 0;
  let remaining = limit;
  const tables = isAnswerTheKey ? [before, after] : [before, after].map(comparedByKey);
  yield* tableDiffTask(tables, groups, urls, ({ names, rows }) => {
    const [column] = names;
    changed += names.length * rows.length;
    for (const { url } of rows) rowsWithChanges.add(url);
    const cells = rows
      .slice(0, remaining)
      .map(({ url }) => ({ column, url, before: before.ask(column, url), after: after.ask(column, url) }));
    remaining -= cells.length;
    if (cells.length > 0) columns.push({ names, cells });
  });
  return { changed, urls: rowsWithChanges, columns };
}

/** Compares two tables cell by cell, each column separately. Never throws. */
export function* verdictDiffTask(
  before: VerdictTable,
  after: VerdictTable,
  { columns, urls }: { readonly columns: readonly string[]; readonly urls: readonly string[] },
  options?: VerdictDiffOptions,
): CooperativeTask<VerdictDiff> {
  const groups = columns.map((column) => [column] as const);
  const { columns: listed, ...diff } = yield* changedColumnsTask(before, after, groups, urls, options);
  return { ...diff, all: columns.length * urls.length, cells: listed.flatMap(({ cells }) => cells) };
}
