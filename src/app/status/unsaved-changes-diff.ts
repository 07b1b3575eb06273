// Counts the cells that unsaved changes affect, after each edit: at once in a small table, otherwise in slices.
// Not part of the first page.

import { runSync } from '../../core/questions/cooperative-task.ts';
import { hasRow } from '../../core/questions/tally.ts';
import { memoizeLast } from '../../core/text/lazy.ts';
import { lowerCase } from '../../core/text/lower-case.ts';
import { findNamedAgents } from '../../core/workspace/suggested-questions.ts';
import { cellMarkWords as words } from '../../messages/en/table-tools.ts';
import { type DocumentStore, type GatepostState, updateView } from '../../state/document/document-store.ts';
import { type IdleScheduler, runWhenIdle } from '../../state/idle-tasks.ts';
import { savedFiles } from '../../state/saved/saved-files.ts';
import { type CellMark, type MarkedCells, markCells } from '../../state/table/cell-marks.ts';
import { groupIntoColumns } from '../../state/table/columns/matrix-columns.ts';
import {
  type ChangedCells,
  findChangedCells,
  withFiles,
} from '../../state/table/comparison/changed-cells.ts';
import {
  type CountingState,
  countingStore,
  isCountedInWorker,
} from '../../state/table/counting/counting-state.ts';
import { type MatrixQuery } from '../../state/table/create-matrix-query.ts';
import {
  type AccessMatrix,
  accessMatrix,
  countedAgents,
  matrixQuery,
  matrixRows,
} from '../../state/table/matrix-query.ts';
import { fetchPresentation } from '../../state/table/question-presentation.ts';
import { createTaskKey } from '../../state/task-key.ts';

// Crawlers that a file names and its table does not have: for how many of them an edit changes answers.
/** The maximum number of names of one version that are checked. */
const MAX_NAMES = 500;

/** The maximum number of requested answers: for the fetch question, where one answer is cheap, and for others. */
const MAX_QUERIES = { fetch: 2000, other: 200 } as const;

function namesByKey({ site, path }: MatrixQuery): ReadonlyMap<string, string> {
  const source = site.files.get(path)?.source;
  const names = source ? findNamedAgents(path, source, MAX_NAMES) : [];
  return new Map(names.map((name) => [lowerCase(name), name] as const));
}

/**
 * Returns the names of both versions that the table does not have: first added and removed ones, whose answers
 * change most often.
 */
function namesOutsideTable(
  queryBefore: MatrixQuery,
  queryAfter: MatrixQuery,
  columns: readonly string[],
): readonly string[] {
  const [before, after] = [namesByKey(queryBefore), namesByKey(queryAfter)];
  const shownKeys = new Set(columns.map((column) => lowerCase(column)));
  const outside = [...new Map([...before, ...after])].filter(([key]) => !shownKeys.has(key));
  const isAddedOrRemoved = ([key]: readonly [string, string]) => before.has(key) !== after.has(key);
  return [...outside.filter(isAddedOrRemoved), ...outside.filter((entry) => !isAddedOrRemoved(entry))].map(
    ([, name]) => name,
  );
}

/**
 * Counts the crawlers outside of the table for which the answers to some of its URLs differ; a lower bound if
 * asking for all would take too long.
 */
function countChangesOutsideTable(
  queryBefore: MatrixQuery,
  queryAfter: MatrixQuery,
  columns: readonly string[],
  urls: readonly string[],
): number {
  if (queryAfter.kind.hasFixedColumns) return 0;
  let remaining: number = queryAfter.kind === fetchPresentation ? MAX_QUERIES.fetch : MAX_QUERIES.other;
  const byClass = new Map<string, boolean>();
  let count = 0;
  for (const name of namesOutsideTable(queryBefore, queryAfter, columns)) {
    const key = JSON.stringify([queryBefore.classOf(name), queryAfter.classOf(name)]);
    let isChanged = byClass.get(key);
    if (isChanged === undefined) {
      if (remaining <= 0) break;
      const rows = urls.slice(0, remaining);
      const changedIndex = rows.findIndex(
        (url) => queryBefore.ask(name, url).key !== queryAfter.ask(name, url).key,
      );
      remaining -= changedIndex < 0 ? rows.length : changedIndex + 1;
      isChanged = changedIndex >= 0;
      byClass.set(key, isChanged);
    }
    if (isChanged) count++;
  }
  return count;
}

/** The latest count. `isCurrent`: false while a newer version is still being counted. */
export interface UnsavedChanges {
  readonly changed: number;
  readonly all: number;
  readonly isCurrent: boolean;
  /** Crawlers that the file names and the table does not have, and whose answers change; absent if there are none. */
  readonly outside?: number;
}

/** Counts while there are listeners, and marks the cells. */
export interface UnsavedChangesWatch {
  /** Returns undefined if there are no unsaved changes, or if nothing was counted yet. */
  readonly latest: () => UnsavedChanges | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The maximum number of cells that are compared within a frame: if they can be counted in bulk, and if each is
 * asked.
 */
const SYNCHRONOUS_LIMITS = { counted: 2000, asked: 200 } as const;

/** Returns the user-agents that the table has answers for. */
const shownAgents = (state: GatepostState): readonly string[] =>
  accessMatrix(state).columns.flatMap(({ agents }) => agents);

const isSmall = (state: GatepostState): boolean =>
  countedAgents(state).length * matrixRows(state).length <=
  (matrixQuery(state).kind === fetchPresentation ? SYNCHRONOUS_LIMITS.counted : SYNCHRONOUS_LIMITS.asked);

/** Returns the same object while no input of the answers changes. */
const countTaskKey = createTaskKey();

/** For how many columns the groups of user-agents with the same answers are cached. */
const MAX_CACHED_COLUMNS = 64;

/**
 * Marks cells with their previous answer. It is computed when a cell is rendered, so that it never belongs to an
 * older edit.
 */
function createMarkFinder(queryBefore: MatrixQuery, queryAfter: MatrixQuery): MarkedCells['at'] {
  const groupsOf = memoizeLast(MAX_CACHED_COLUMNS, (agents: readonly string[]) =>
    groupIntoColumns(agents, queryAfter.kind.hasFixedColumns ? undefined : queryBefore.classOf),
  );
  return (agents, url): CellMark | undefined => {
    const currentKey = queryAfter.ask(agents[0] ?? '', url).key;
    const changed = groupsOf(agents).flatMap(({ agents: alike }) => {
      const answerBefore = queryBefore.ask(alike[0], url);
      return answerBefore.key === currentKey
        ? []
        : [{ word: queryBefore.kind.word(answerBefore), count: alike.length }];
    });
    const [first] = changed;
    if (!first) return undefined;
    const count = changed.reduce((sum, group) => sum + group.count, 0);
    const says = words.was(first.word, count, agents.length);
    // The previous answer of some is not that of the column, which may have had this answer before.
    return count < agents.length
      ? { says, short: words.changedOf(count, agents.length), isPartial: true }
      : { says, short: first.word };
  };
}

const sourceIn = ({ site, path }: MatrixQuery) => site.files.get(path)?.source;

/**
 * Returns the changed cells of a table as the worker counted them with its totals; undefined if they are not
 * counted yet.
 */
function changesFromWorker(
  matrix: AccessMatrix,
  queryBefore: MatrixQuery,
): Pick<ChangedCells, 'changed' | 'all' | 'urls'> | undefined {
  const { totals } = countingStore.getState();
  const changed = totals?.matrix === matrix ? totals.beside?.changed : undefined;
  if (!changed || sourceIn(changed.before) !== sourceIn(queryBefore)) return undefined;
  const { rows, agents } = matrix;
  const urls = new Set(rows.filter((_, row) => hasRow(changed.rows, row)));
  return { changed: changed.count, all: rows.length * agents.length, urls };
}

export function createUnsavedChangesWatch(store: DocumentStore, idle?: IdleScheduler): UnsavedChangesWatch {
  const listeners = new Set<() => void>();
  let latest: UnsavedChanges | undefined;
  let marks: MarkedCells | undefined;
  let currentTask: unknown;
  let waitsForWorker = false;
  let cancel = () => undefined as void;
  let unsubscribe = () => undefined as void;

  const publish = (diff: UnsavedChanges | undefined, newMarks: typeof marks) => {
    latest = diff;
    marks = newMarks;
    markCells('changed', marks);
    for (const listener of listeners) listener();
  };
  const clear = () => {
    cancel();
    waitsForWorker = false;
    currentTask = undefined;
    if (latest || marks) publish(undefined, undefined);
  };
  const update = (state: GatepostState) => {
    const before = withFiles(state, savedFiles(state));
    if (before === state) {
      clear();
      // A filter for changed cells would leave an empty table.
      const { matrix } = state.view;
      if (matrix?.filter === 'changed') updateView(store, { matrix: { ...matrix, filter: 'all' } });
      return;
    }
    const [queryBefore, queryAfter] = [matrixQuery(before), matrixQuery(state)];
    const task = countTaskKey(queryBefore, queryAfter, accessMatrix(state).columns, matrixRows(state));
    if (task === currentTask) return;
    currentTask = task;
    waitsForWorker = false;
    cancel();
    const findMark = createMarkFinder(queryBefore, queryAfter);
    const onCounted = ({ changed, all, urls }: Pick<ChangedCells, 'changed' | 'all' | 'urls'>) => {
      const outside = countChangesOutsideTable(
        queryBefore,
        queryAfter,
        shownAgents(state),
        matrixRows(state),
      );
      const diff = { changed, all, isCurrent: true };
      publish(outside > 0 ? { ...diff, outside } : diff, {
        count: changed,
        urls,
        at: findMark,
        site: queryAfter.site,
      });
    };
    if (isSmall(state)) return onCounted(runSync(findChangedCells(before, state, 0)));
    const matrix = accessMatrix(state);
    const counted = isCountedInWorker(matrix) ? changesFromWorker(matrix, queryBefore) : undefined;
    if (counted) return onCounted(counted);
    if (latest) publish({ ...latest, isCurrent: false }, marks && { ...marks, at: findMark });
    waitsForWorker = isCountedInWorker(matrix);
    if (!waitsForWorker) cancel = runWhenIdle(findChangedCells(before, state, 0), onCounted, idle);
  };
  /** The worker counts changed cells together with the totals. */
  const onWorkerCount = ({ totals, isSlow }: CountingState, earlier: CountingState) => {
    if (!waitsForWorker || (totals === earlier.totals && isSlow === earlier.isSlow)) return;
    currentTask = undefined;
    update(store.getState());
  };
  return {
    latest: () => latest,
    subscribe(listener) {
      if (listeners.size === 0) {
        const leaves = [store.subscribe(update), countingStore.subscribe(onWorkerCount)];
        unsubscribe = () => leaves.forEach((unsubscribeOne) => unsubscribeOne());
      }
      listeners.add(listener);
      update(store.getState());
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        unsubscribe();
        clear();
      };
    },
  };
}
