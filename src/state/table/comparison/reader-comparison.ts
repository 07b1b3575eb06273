// Compares the readers: the answers of the current table under every reader that the user includes.
import { createStore } from 'zustand/vanilla';
import { findCausesTask, type ReaderCause } from '../../../core/analysis/reader-differences/reader-causes.ts';
import {
  type DifferingCell,
  groupAlikeReaders,
  type ReaderDiff,
  readerDiffTask,
  type SharedQuery,
} from '../../../core/analysis/reader-differences/reader-diff.ts';
import type { Status } from '../../../core/questions/answer.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { isReaderId, type ReaderId, readerOf, readers } from '../../../core/readers/registry.ts';
import { memoizeLast } from '../../../core/text/lazy.ts';
import type { TableCells } from '../../../core/trial/trial.ts';
import type { GatepostState } from '../../document/document-store.ts';
import { queriedPath, siteOf } from '../../document/selectors.ts';
import type { MatrixColumn } from '../columns/matrix-columns.ts';
import { accessMatrix, countedAgents, matrixRows } from '../matrix-query.ts';

const KEY = 'gatepost-readers-not-compared';

/** Reads the stored list; anything else than ids of readers is ignored. */
export function readExcluded(text: string | null): ReadonlySet<ReaderId> {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return new Set(
      Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').filter(isReaderId) : [],
    );
  } catch {
    // Not written by Gatepost.
    return new Set();
  }
}

function readStoredText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage is forbidden.
    return null;
  }
}

/** The readers that are excluded from the comparison. Not undoable; stored for all sites if the browser permits it. */
export const excludedReaders = createStore<{ readonly readers: ReadonlySet<ReaderId> }>(() => ({
  readers: readExcluded(readStoredText()),
}));

function exclude(excluded: ReadonlySet<ReaderId>): void {
  excludedReaders.setState({ readers: excluded });
  try {
    localStorage.setItem(KEY, JSON.stringify([...excluded]));
  } catch {
    // Storage is forbidden: the choice lasts until the page is closed.
  }
}

/** Includes a reader in the comparison, or excludes it. */
export function setReaderCompared(reader: ReaderId, isCompared: boolean): void {
  const excluded = new Set(excludedReaders.getState().readers);
  if (isCompared) excluded.delete(reader);
  else excluded.add(reader);
  exclude(excluded);
}

/** Compares the selected reader with one other reader only. */
export const compareOnlyReader = (reader: ReaderId): void =>
  exclude(new Set(readers.map(({ id }) => id).filter((id) => id !== reader)));

/** Compares all readers. */
export const compareAllReaders = (): void => exclude(new Set());

/** With more verdicts, nothing is compared, because every edit would cause long work. */
export const MAX_VERDICTS = 2_000_000;

/** A comparison to compute. */
export interface ReaderQuestion {
  readonly asked: SharedQuery;
  readonly readers: readonly Reader<ReaderId>[];
  /** Index of the selected reader among them. It is always compared. */
  readonly lens: number;
  readonly table: TableCells;
}

/** All inputs of a comparison of the current document. */
export interface ComparedTable extends SharedQuery, TableCells {
  readonly selectedReader: ReaderId;
  readonly status: Status;
  readonly redirects: number;
}

/** Cached because what compares readers depends on the identity of the list. */
const membersOf = memoizeLast(3, (columns: readonly MatrixColumn[]): readonly string[] =>
  columns.flatMap(({ agents }) => agents),
);

/**
 * Returns all user-agents of the columns of the table. Those of one column have the same answers under the selected
 * reader, not under others.
 */
export const comparedAgents = (state: GatepostState): readonly string[] =>
  membersOf(accessMatrix(state).columns);

/** Counts cells as the table does: a column by purpose counts once for each URL, another for each of its user-agents. */
export function countCells(cells: readonly DifferingCell[], columns: readonly MatrixColumn[]): number {
  const firstOf = new Map(
    columns.flatMap(({ agents, purposes }) =>
      agents.map((agent) => [agent, purposes ? agents[0] : agent] as const),
    ),
  );
  const byUrl = new Map<string, Set<string>>();
  for (const { url, agents } of cells) {
    const places = byUrl.get(url) ?? new Set<string>();
    byUrl.set(url, places);
    for (const agent of agents) places.add(firstOf.get(agent) ?? agent);
  }
  let count = 0;
  for (const places of byUrl.values()) count += places.size;
  return count;
}

/**
 * Returns the input for the current table. Of a table that is too large, only the first user-agent of each column. Every reader is queried about the same file: that of the selected
 * reader.
 */
export function comparedTable(state: GatepostState): ComparedTable {
  const { view, document } = state;
  const { reader: selectedReader, status = 200, redirects = 0 } = view;
  const file = queriedPath(state, readerOf(selectedReader).file.path);
  const [all, urls] = [comparedAgents(state), matrixRows(state)];
  const agents = readers.length * all.length * urls.length > MAX_VERDICTS ? countedAgents(state) : all;
  return { site: siteOf(document), file, selectedReader, agents, urls, status, redirects };
}

/** Returns the comparison of a table. @param excluded the readers that are not compared */
export function readerQuestion(
  { site, file, selectedReader, agents, urls, status, redirects }: ComparedTable,
  excluded: ReadonlySet<ReaderId>,
): ReaderQuestion {
  const compared = readers.filter(({ id }) => id === selectedReader || !excluded.has(id));
  return {
    asked: { site, file, status, redirects },
    readers: compared,
    lens: compared.findIndex(({ id }) => id === selectedReader),
    table: { agents, urls },
  };
}

/** Returns the number of verdicts that the comparison needs. */
export const countComparedVerdicts = ({
  readers: compared,
  table: { agents, urls },
}: ReaderQuestion): number => compared.length * agents.length * urls.length;

/** The number of cells for which causes are determined. */
const MAX_LISTED_CELLS = 5000;

/**
 * The result of a comparison. `groups`: the indexes of readers with the same answers in all listed cells, the
 * selected reader's first.
 */
export interface ReaderComparison extends Pick<ReaderQuestion, 'lens' | 'table'> {
  readonly diff: ReaderDiff;
  readonly causes: readonly ReaderCause[];
  readonly groups: readonly (readonly [number, ...number[]])[];
}

/** Compares the readers and finds the causes of differences. */
export function* compareReaders({
  asked: query,
  readers: compared,
  lens,
  table,
}: ReaderQuestion): CooperativeTask<ReaderComparison> {
  const diff = yield* readerDiffTask(query, compared, table, { limit: MAX_LISTED_CELLS });
  const causes = yield* findCausesTask(diff, lens);
  return { lens, table, diff, causes, groups: groupAlikeReaders(diff, lens) };
}
