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
import { accessMatrix, matrixRows } from '../matrix-query.ts';

const KEY = 'gatepost-readers-compared';

/** Readers by id; undefined: the watched ones. */
type ComparedReaders = ReadonlySet<ReaderId> | undefined;

/** Reads the stored list; anything else than ids of readers is ignored. */
export function readCompared(text: string | null): ComparedReaders {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(stored)
      ? new Set(stored.filter((id) => typeof id === 'string').filter(isReaderId))
      : undefined;
  } catch {
    // Not written by Gatepost.
    return undefined;
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

/**
 * The readers that the user chose to compare, if other than the watched ones. Not undoable; stored for all sites if the
 * browser permits it.
 */
export const comparedReaders = createStore<{ readonly ids: ComparedReaders }>(() => ({
  ids: readCompared(readStoredText()),
}));

/** Compares these readers with the selected one; undefined: the watched ones. */
export function setComparedReaders(ids: ComparedReaders): void {
  comparedReaders.setState({ ids });
  try {
    if (ids) localStorage.setItem(KEY, JSON.stringify([...ids]));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden: the choice lasts until the page is closed.
  }
}

/** Returns whether the selected reader is compared with these. */
export const isComparingOnly = ({ readers: compared }: ReaderQuestion, ids: readonly ReaderId[]): boolean =>
  compared.length === ids.length && compared.every(({ id }) => ids.includes(id));

/** With more verdicts, nothing is compared, because every edit would cause long work. */
export const MAX_VERDICTS = 2_000_000;

/** A comparison to compute. */
export interface ReaderQuestion {
  readonly asked: SharedQuery;
  readonly readers: readonly Reader<ReaderId>[];
  /** Index of the selected reader among them. It is always compared. */
  readonly lens: number;
  readonly table: TableCells;
  /** The columns in which the table shows the user-agents; absent if they are not those of the table. */
  readonly columns?: readonly MatrixColumn[];
}

/** All inputs of a comparison of the current document. */
export interface ComparedTable extends SharedQuery, TableCells {
  readonly selectedReader: ReaderId;
  readonly status: Status;
  readonly redirects: number;
  readonly columns: readonly MatrixColumn[];
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

/** Counts cells as the table does: a column counts once for each URL. */
export function countCells(cells: readonly DifferingCell[], columns: readonly MatrixColumn[]): number {
  const firstOf = new Map(
    columns.flatMap(({ agents }) => agents.map((agent) => [agent, agents[0]] as const)),
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

/** Returns the input for the current table. Every reader is queried about the same file: that of the selected reader. */
export function comparedTable(state: GatepostState): ComparedTable {
  const { view, document } = state;
  const { reader: selectedReader, status = 200, redirects = 0 } = view;
  const file = queriedPath(state, readerOf(selectedReader).file.path);
  const { columns } = accessMatrix(state);
  const agents = comparedAgents(state);
  return {
    site: siteOf(document),
    file,
    selectedReader,
    agents,
    urls: matrixRows(state),
    columns,
    status,
    redirects,
  };
}

/**
 * Returns the comparison of a table; of one that is too large, only of the first user-agent of each column. As everywhere, a vendor's reader is compared only where it applies: for the vendor's
 * crawlers.
 * @param ids the readers that are compared with the selected one
 */
export function readerQuestion(
  { site, file, selectedReader, agents, urls, columns, status, redirects }: ComparedTable,
  ids: ReadonlySet<string>,
): ReaderQuestion {
  const compared = readers.filter(({ id }) => id === selectedReader || ids.has(id));
  const isTooLarge = compared.length * agents.length * urls.length > MAX_VERDICTS;
  return {
    asked: { site, file, status, redirects, reference: readerOf(selectedReader) },
    readers: compared,
    lens: compared.findIndex(({ id }) => id === selectedReader),
    table: { agents: isTooLarge ? columns.flatMap((column) => column.agents[0] ?? []) : agents, urls },
    columns,
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
  /** The cells as the table shows them: a column counts once. Absent without columns. */
  readonly inTable?: { readonly differing: number; readonly all: number };
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
  columns,
}: ReaderQuestion): CooperativeTask<ReaderComparison> {
  const all = yield* readerDiffTask(query, compared, table);
  const inTable = columns && {
    differing: countCells(all.cells, columns),
    all: table.urls.length * columns.length,
  };
  const diff = { ...all, cells: all.cells.slice(0, MAX_LISTED_CELLS) };
  const causes = yield* findCausesTask(diff, lens);
  return { lens, table, ...(inTable && { inTable }), diff, causes, groups: groupAlikeReaders(diff, lens) };
}

/** Returns the readers with another answer than the selected one in some cell. */
export const differingInCells = ({ readers, cells }: ReaderDiff, selected: number): readonly ReaderId[] =>
  readers
    .filter((_, place) =>
      cells.some(({ verdicts }) => verdicts[place]?.answer !== verdicts[selected]?.answer),
    )
    .map(({ id }) => id)
    .filter(isReaderId);
