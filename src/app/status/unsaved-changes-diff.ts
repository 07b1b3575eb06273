// How many cells what is not saved changes: counted after each edit, at once in a small table, else in slices.
// Not part of the first page.

import { runSync } from '../../core/questions/cooperative-task.ts';
import { hasRow } from '../../core/questions/tally.ts';
import { memoizeLast } from '../../core/text/lazy.ts';
import { lowerCase } from '../../core/text/lower-case.ts';
import { findNamedAgents } from '../../core/workspace/suggested-questions.ts';
import { cellMarkWords as words } from '../../messages/en/table.ts';
import { type DocumentStore, type GatepostState, updateView } from '../../state/document/document-store.ts';
import { savedFiles } from '../../state/document/saved-files.ts';
import { type IdleScheduler, runWhenIdle } from '../../state/idle-tasks.ts';
import { type CellMark, type MarkedCells, markCells } from '../../state/table/cell-marks.ts';
import { groupIntoColumns } from '../../state/table/columns/matrix-columns.ts';
import { type ChangedCells, findChangedCells, withFiles } from '../../state/table/comparison/verdict-diff.ts';
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
/** Names of one version that are looked at. */
const NAMES = 500;

/** Answers that are asked for at most: where one says all, and where each is worked out. */
const ASKED = { fetch: 2000, other: 200 } as const;

function namesIn({ site, path }: MatrixQuery): ReadonlyMap<string, string> {
  const source = site.files.get(path)?.source;
  const names = source ? findNamedAgents(path, source, NAMES) : [];
  return new Map(names.map((name) => [lowerCase(name), name] as const));
}

/** The names of both versions that the table has not: first those that came or went, whose answers change most often. */
function namesOf(was: MatrixQuery, is: MatrixQuery, columns: readonly string[]): readonly string[] {
  const [before, after] = [namesIn(was), namesIn(is)];
  const shown = new Set(columns.map((column) => lowerCase(column)));
  const outside = [...new Map([...before, ...after])].filter(([key]) => !shown.has(key));
  const isNews = ([key]: readonly [string, string]) => before.has(key) !== after.has(key);
  return [...outside.filter(isNews), ...outside.filter((one) => !isNews(one))].map(([, name]) => name);
}

/**
 * For how many crawlers outside of the table some of its URLs are answered otherwise; at least so many, where asking
 * for all would take too long.
 */
function countChangesOutsideTable(
  was: MatrixQuery,
  is: MatrixQuery,
  columns: readonly string[],
  urls: readonly string[],
): number {
  if (is.kind.hasFixedColumns) return 0;
  let left: number = is.kind === fetchPresentation ? ASKED.fetch : ASKED.other;
  const byClass = new Map<string, boolean>();
  let count = 0;
  for (const name of namesOf(was, is, columns)) {
    const key = JSON.stringify([was.classOf(name), is.classOf(name)]);
    let isChanged = byClass.get(key);
    if (isChanged === undefined) {
      if (left <= 0) break;
      const rows = urls.slice(0, left);
      const found = rows.findIndex((url) => was.ask(name, url).key !== is.ask(name, url).key);
      left -= found < 0 ? rows.length : found + 1;
      isChanged = found >= 0;
      byClass.set(key, isChanged);
    }
    if (isChanged) count++;
  }
  return count;
}

/** What was counted last. `isCurrent`: false while a newer version is still being counted. */
export interface UnsavedChanges {
  readonly changed: number;
  readonly all: number;
  readonly isCurrent: boolean;
  /** Crawlers that the file names and the table does not have, for whom answers change; absent if there are none. */
  readonly outside?: number;
}

/** Counts while somebody listens, and marks the cells. */
export interface UnsavedChangesWatch {
  /** Undefined while nothing is to be saved, or nothing was counted yet. */
  readonly last: () => UnsavedChanges | undefined;
  readonly listen: (listener: () => void) => () => void;
}

/** Cells that are compared within a frame: where answers say all they are counted, else each is asked. */
const SOON = { counted: 2000, asked: 200 } as const;

/** User-agents that the table answers for. */
const shownAgents = (state: GatepostState): readonly string[] =>
  accessMatrix(state).columns.flatMap(({ agents }) => agents);

const isSmall = (state: GatepostState): boolean =>
  countedAgents(state).length * matrixRows(state).length <=
  (matrixQuery(state).kind === fetchPresentation ? SOON.counted : SOON.asked);

/** The same object while nothing changed that the answers hang on. */
const taskOf = createTaskKey();

/** Columns of the table of which it is kept which user-agents were treated alike. */
const GROUPED = 64;

/** What a cell was. It is asked for when it is drawn, so that it is never that of an older edit. */
function markAt(was: MatrixQuery, is: MatrixQuery): MarkedCells['at'] {
  const groupsOf = memoizeLast(GROUPED, (agents: readonly string[]) =>
    groupIntoColumns(agents, is.kind.hasFixedColumns ? undefined : was.classOf),
  );
  return (agents, url): CellMark | undefined => {
    const now = is.ask(agents[0] ?? '', url).key;
    const changed = groupsOf(agents).flatMap(({ agents: alike }) => {
      const then = was.ask(alike[0], url);
      return then.key === now ? [] : [{ word: was.kind.word(then), count: alike.length }];
    });
    const [first] = changed;
    if (!first) return undefined;
    const count = changed.reduce((sum, one) => sum + one.count, 0);
    return { says: words.was(first.word, count, agents.length), short: first.word };
  };
}

const sourceIn = ({ site, path }: MatrixQuery) => site.files.get(path)?.source;

/** The cells of a table that differ from what was saved, as they were counted with its totals; undefined if they were not yet. */
function changesFromWorker(
  matrix: AccessMatrix,
  was: MatrixQuery,
): Pick<ChangedCells, 'changed' | 'all' | 'urls'> | undefined {
  const { told } = countingStore.getState();
  const changed = told?.matrix === matrix ? told.beside?.changed : undefined;
  if (!changed || sourceIn(changed.before) !== sourceIn(was)) return undefined;
  const { rows, agents } = matrix;
  const urls = new Set(rows.filter((_, row) => hasRow(changed.rows, row)));
  return { changed: changed.count, all: rows.length * agents.length, urls };
}

export function createUnsavedChangesWatch(store: DocumentStore, idle?: IdleScheduler): UnsavedChangesWatch {
  const listeners = new Set<() => void>();
  let latest: UnsavedChanges | undefined;
  let marks: MarkedCells | undefined;
  let asked: unknown;
  let isAwaited = false;
  let cancel = () => undefined as void;
  let leave = () => undefined as void;

  const tell = (diff: UnsavedChanges | undefined, marked: typeof marks) => {
    latest = diff;
    marks = marked;
    markCells('changed', marks);
    for (const listener of listeners) listener();
  };
  const forget = () => {
    cancel();
    isAwaited = false;
    asked = undefined;
    if (latest || marks) tell(undefined, undefined);
  };
  const look = (state: GatepostState) => {
    const before = withFiles(state, savedFiles(state));
    if (before === state) {
      forget();
      // A filter for what changed would leave an empty table.
      const { matrix } = state.view;
      if (matrix?.filter === 'changed') updateView(store, { matrix: { ...matrix, filter: 'all' } });
      return;
    }
    const [was, is] = [matrixQuery(before), matrixQuery(state)];
    const task = taskOf(was, is, accessMatrix(state).columns, matrixRows(state));
    if (task === asked) return;
    asked = task;
    isAwaited = false;
    cancel();
    const at = markAt(was, is);
    const done = ({ changed, all, urls }: Pick<ChangedCells, 'changed' | 'all' | 'urls'>) => {
      const outside = countChangesOutsideTable(was, is, shownAgents(state), matrixRows(state));
      const diff = { changed, all, isCurrent: true };
      tell(outside > 0 ? { ...diff, outside } : diff, { count: changed, urls, at });
    };
    if (isSmall(state)) return done(runSync(findChangedCells(before, state, 0)));
    const matrix = accessMatrix(state);
    const counted = isCountedInWorker(matrix) ? changesFromWorker(matrix, was) : undefined;
    if (counted) return done(counted);
    if (latest) tell({ ...latest, isCurrent: false }, marks && { ...marks, at });
    isAwaited = isCountedInWorker(matrix);
    if (!isAwaited) cancel = runWhenIdle(findChangedCells(before, state, 0), done, idle);
  };
  /** What is counted beside the page comes with the totals. */
  const lookAgain = ({ told, isSlow }: CountingState, earlier: CountingState) => {
    if (!isAwaited || (told === earlier.told && isSlow === earlier.isSlow)) return;
    asked = undefined;
    look(store.getState());
  };
  return {
    last: () => latest,
    listen(listener) {
      if (listeners.size === 0) {
        const leaves = [store.subscribe(look), countingStore.subscribe(lookAgain)];
        leave = () => leaves.forEach((one) => one());
      }
      listeners.add(listener);
      look(store.getState());
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        leave();
        forget();
      };
    },
  };
}
