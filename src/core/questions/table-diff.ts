// Finds the answers that differ between tables: two versions of a policy, or one policy under several readers.

import type { CooperativeTask } from './cooperative-task.ts';
import type { Matrix } from './question.ts';

/** One side of a comparison. A prepared question has this form. */
export interface ComparableTable {
  /** Computes the answers of one column for all URLs, in their order. */
  readonly column: (name: string, urls: readonly string[]) => CooperativeTask<Matrix>;
  /** Equal for two columns only if they get the same verdicts. */
  readonly classOf: (name: string) => string;
  /**
   * What is compared instead of the answers. Absent if the answers say everything that a verdict says, as for
   * `fetch`.
   */
  readonly keyOf?: (name: string, url: string) => string;
}

/** The names of columns that are alike in every table. */
export type AlikeColumns = readonly [string, ...string[]];

/** A row of a table. */
export interface TableRow {
  readonly row: number;
  readonly url: string;
}

/** The rows in which the tables differ in some columns. */
export interface DifferingRows {
  readonly names: AlikeColumns;
  /** From top to bottom. */
  readonly rows: readonly TableRow[];
  /** The column in each table. */
  readonly matrices: readonly Matrix[];
}

/** The number of columns classified between two pauses. Each is looked up among all names of the file. */
const COLUMNS_PER_STEP = 20;
/** The number of rows compared between two pauses. */
const ROWS_PER_STEP = 500;

/** Groups columns that are alike in every table, ordered by their first column. */
export function* groupAlikeTask(
  tables: readonly Pick<ComparableTable, 'classOf'>[],
  names: Iterable<string>,
): CooperativeTask<AlikeColumns[]> {
  const groups = new Map<string, [string, ...string[]]>();
  // Numbers for the classes of each table: a class may be as long as the file, and many columns have it.
  const numbered = tables.map(({ classOf }) => ({ classOf, numbers: new Map<string, number>() }));
  let count = 0;
  for (const name of names) {
    if (++count % COLUMNS_PER_STEP === 0) yield;
    const key = numbered
      .map(({ classOf, numbers }) => {
        const className = classOf(name);
        const number = numbers.get(className) ?? numbers.size;
        numbers.set(className, number);
        return number;
      })
      .join(' ');
    const group = groups.get(key);
    if (group) group.push(name);
    else groups.set(key, [name]);
  }
  return [...groups.values()];
}

const haveDifferentKeys = (
  [first, ...others]: readonly ComparableTable[],
  name: string,
  url: string,
): boolean => {
  const key = first?.keyOf?.(name, url);
  return others.some((table) => table.keyOf?.(name, url) !== key);
};

const haveDifferentAnswers = ([first, ...others]: readonly Matrix[], row: number): boolean => {
  const answer = first?.answers[row];
  return others.some(({ answers }) => answers[row] !== answer);
};

function* differingRowsTask(
  tables: readonly ComparableTable[],
  matrices: readonly Matrix[],
  name: string,
  urls: readonly string[],
): CooperativeTask<TableRow[]> {
  const differing: TableRow[] = [];
  const isKeyed = tables.some(({ keyOf }) => keyOf);
  for (const [row, url] of urls.entries()) {
    if (row % ROWS_PER_STEP === ROWS_PER_STEP - 1) yield;
    if (isKeyed ? haveDifferentKeys(tables, name, url) : haveDifferentAnswers(matrices, row))
      differing.push({ row, url });
  }
  return differing;
}

/**
 * Compares tables cell by cell, and reports the rows in which they differ, one group of columns after the other.
 *
 * Each table is asked for one column of each group, so that the cost is tables x groups x rows, not columns. For a
 * question that caches the decisions of a column, as `fetch` does, this is a lookup and one compared byte per cell
 * from the second time on. Keys cost a verdict per cell and table. The memory is that of one column per table.
 * @param groups the result of `groupAlikeTask`, or each column by itself where their order matters.
 * @param urls must not change afterwards: questions cache results for the list.
 */
export function* tableDiffTask(
  tables: readonly ComparableTable[],
  groups: Iterable<AlikeColumns>,
  urls: readonly string[],
  report: (differing: DifferingRows) => void,
): CooperativeTask<void> {
  for (const names of groups) {
    const matrices: Matrix[] = [];
    for (const table of tables) matrices.push(yield* table.column(names[0], urls));
    const differing = yield* differingRowsTask(tables, matrices, names[0], urls);
    if (differing.length > 0) report({ names, rows: differing, matrices });
    yield;
  }
}

/** Compares two tables. */
export function* versionDiffTask(
  before: ComparableTable,
  after: ComparableTable,
  groups: Iterable<AlikeColumns>,
  urls: readonly string[],
  report: (
    differing: Omit<DifferingRows, 'matrices'> & { readonly before: Matrix; readonly after: Matrix },
  ) => void,
): CooperativeTask<void> {
  yield* tableDiffTask([before, after], groups, urls, ({ matrices: [then, now], ...differing }) => {
    if (then && now) report({ ...differing, before: then, after: now });
  });
}
