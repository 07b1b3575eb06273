// Which cells of a table have another verdict than in another version of the site, or under another reader.

import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import type { DecisionOf, PreparedQuestion } from '../../questions/question.ts';
import type { AnyVerdict } from '../../questions/registry.ts';
import { type AlikeColumns, type ComparableTable, tableDiffTask } from '../../questions/table-diff.ts';

/** A table whose verdicts can be asked for: columns by name, whatever they stand for. */
export interface VerdictTable extends Pick<ComparableTable, 'column' | 'classOf'> {
  readonly ask: (column: string, url: string) => DecisionOf<string, string>;
}

/** A prepared question as a table of agents and URLs. Documents answer with two bits: there the key stands for both. */
export const createVerdictTable = (asking: PreparedQuestion<AnyVerdict>): VerdictTable => ({
  ask: (agent, url) => {
    const { answer, key, ...rest } = asking(agent, url);
    return { ...rest, key, answer: typeof answer === 'string' ? answer : key };
  },
  column: asking.column,
  classOf: asking.classOf,
});

/** A cell whose verdict is another. */
export interface ChangedCell {
  readonly column: string;
  readonly url: string;
  readonly before: DecisionOf<string, string>;
  readonly after: DecisionOf<string, string>;
}

/** Columns that are alike before and after, with their changed cells, asked about under the name of the first. */
export interface ChangedColumns {
  readonly names: AlikeColumns;
  readonly cells: readonly ChangedCell[];
}

/** How many cells differ, in which rows, and which: column by column, up to a limit. */
interface ChangedTable {
  readonly changed: number;
  readonly urls: ReadonlySet<string>;
  readonly columns: readonly ChangedColumns[];
}

/** How many cells differ, of how many; in which rows; and those among the first `limit`, column by column. */
export interface VerdictDiff extends Pick<ChangedTable, 'changed' | 'urls'> {
  readonly all: number;
  readonly cells: readonly ChangedCell[];
}

export interface VerdictDiffOptions {
  /** True for questions whose answers say all (`fetch`): then no verdict is asked for but those that are listed. */
  readonly isAnswerTheKey?: boolean;
  /** How many changed cells are listed, of columns that are alike those of the first; all are counted. */
  readonly limit?: number;
}

const comparedByKey = ({ ask, ...table }: VerdictTable): ComparableTable => ({
  ...table,
  keyOf: (column, url) => ask(column, url).key,
});

/** Compares the verdicts of two tables, group of columns by group; they are equal exactly if their keys are. */
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
  let left = limit;
  const tables = isAnswerTheKey ? [before, after] : [before, after].map(comparedByKey);
  yield* tableDiffTask(tables, groups, urls, ({ names, rows }) => {
    const [column] = names;
    changed += names.length * rows.length;
    for (const { url } of rows) rowsWithChanges.add(url);
    const cells = rows
      .slice(0, left)
      .map(({ url }) => ({ column, url, before: before.ask(column, url), after: after.ask(column, url) }));
    left -= cells.length;
    if (cells.length > 0) columns.push({ names, cells });
  });
  return { changed, urls: rowsWithChanges, columns };
}

/** Compares two tables cell by cell, each column by itself. Never throws. */
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
