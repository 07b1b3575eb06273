// What is known of a change: the answers of a table that it changes.

import type { CooperativeTask } from '../questions/cooperative-task.ts';
import type { Decision, DecisionOf, PreparedQuestion } from '../questions/question.ts';
import type { AnyVerdict } from '../questions/registry.ts';
import {
  type AlikeColumns,
  type ComparableTable,
  groupAlikeTask,
  tableDiffTask,
} from '../questions/table-diff.ts';
import type { ReaderAnswers } from './version.ts';

type AnyDecision = DecisionOf<string, string>;

/** The answers of one version. Columns are names of any kind. */
export interface AnswerTable<V extends AnyDecision = AnyDecision> extends ComparableTable {
  readonly ask: (column: string, url: string) => V;
}

/** The answers about fetching, which say everything that a verdict says. */
export const fetchTable = (asking: ReaderAnswers['asking']): AnswerTable<Decision> => ({
  ask: asking,
  column: asking.column,
  classOf: asking.classOf,
});

/** The answers of a table, compared by the keys of their verdicts. */
export const comparedByKey = (table: Omit<AnswerTable, 'keyOf'>): AnswerTable => ({
  ...table,
  keyOf: (column, url) => table.ask(column, url).key,
});

/**
 * Wraps a prepared question as a table of agents and URLs. For documents, whose answer has two bits, the key is
 * the answer.
 * @param isAnswerTheKey whether answers say everything that a verdict says (`fetch`), so that no key is compared.
 */
export function verdictTable(asking: PreparedQuestion<AnyVerdict>, isAnswerTheKey = false): AnswerTable {
  const table: AnswerTable = {
    ask: (agent, url) => {
      const { answer, key, ...rest } = asking(agent, url);
      return { ...rest, key, answer: typeof answer === 'string' ? answer : key };
    },
    column: asking.column,
    classOf: asking.classOf,
  };
  return isAnswerTheKey ? table : comparedByKey(table);
}

/** A cell whose verdict changes. */
export interface ChangedCell<V extends AnyDecision = AnyDecision> {
  readonly column: string;
  readonly url: string;
  readonly before: V;
  readonly after: V;
}

/** Columns that are alike in both tables, with their changed cells, which were computed for the first column. */
export interface ChangedColumns<V extends AnyDecision = AnyDecision> {
  readonly names: AlikeColumns;
  readonly cells: readonly ChangedCell<V>[];
}

/** What is known of a change, for one question and one reader. */
export interface KnownChange<V extends AnyDecision = AnyDecision> {
  /** The number of changed cells of the table, and of all. Alike columns count one by one. */
  readonly changed: number;
  readonly all: number;
  /** The URLs of the table that show the change, from top to bottom of each column. */
  readonly urls: ReadonlySet<string>;
  /** The changed cells, up to a limit. */
  readonly columns: readonly ChangedColumns<V>[];
}

/** The questions that are asked before and after a change. */
export interface AskedCells {
  readonly columns: readonly string[];
  /** Must not change afterwards: questions cache results for the list. */
  readonly urls: readonly string[];
  /** Whether each column is compared by itself, where their order matters or none is like another. */
  readonly isSeparate?: boolean;
}

export interface KnownChangeOptions {
  /** The maximum number of changed cells that are listed, counting alike columns once. All are counted. */
  readonly limit?: number;
  /** Called for each changed cell of alike columns, including those that are not listed. */
  readonly onChange?: (names: AlikeColumns, url: string, row: number) => void;
}

/**
 * Asks the same questions before and after a change. Verdicts are equal if and only if their keys are. Never
 * throws.
 */
export function* knownChangeTask<V extends AnyDecision>(
  before: AnswerTable<V>,
  after: AnswerTable<V>,
  { columns, urls, isSeparate = false }: AskedCells,
  { limit = Infinity, onChange }: KnownChangeOptions = {},
): CooperativeTask<KnownChange<V>> {
  const listed: ChangedColumns<V>[] = [];
  const rowsWithChanges = new Set<string>();
  let changed = 0;
  let remaining = limit;
  const tables = [before, after];
  const groups = isSeparate
    ? columns.map((column) => [column] as const)
    : yield* groupAlikeTask(tables, columns);
  yield* tableDiffTask(tables, groups, urls, ({ names, rows }) => {
    const [column] = names;
    changed += names.length * rows.length;
    for (const { url, row } of rows) {
      rowsWithChanges.add(url);
      onChange?.(names, url, row);
    }
    const cells = rows
      .slice(0, remaining)
      .map(({ url }) => ({ column, url, before: before.ask(column, url), after: after.ask(column, url) }));
    remaining -= cells.length;
    if (cells.length > 0) listed.push({ names, cells });
  });
  return { changed, all: columns.length * urls.length, urls: rowsWithChanges, columns: listed };
}

/** Returns the listed cells of a change, column by column, each with its own column. */
export const changedCells = <V extends AnyDecision>({ columns }: KnownChange<V>): ChangedCell<V>[] =>
  columns.flatMap(({ names, cells }) =>
    names.flatMap((column) => cells.map((cell) => ({ ...cell, column }))),
  );
