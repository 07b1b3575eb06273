// Marks the cells of the table whose answer depends on the reader. They are computed when the browser is idle.

import { shallow } from 'zustand/shallow';
import { createStore } from 'zustand/vanilla';
import {
  type DifferingCell,
  type ReaderDiff,
  readerDiffTask,
  type SharedQuery,
} from '../../../core/analysis/reader-differences/reader-diff.ts';
import type { Answer, Status } from '../../../core/questions/answer.ts';
import { type ReaderId, readerOf } from '../../../core/readers/registry.ts';
import { compareReadersWords as words } from '../../../messages/en/comparison/compare.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import type { DocumentStore, GatepostState } from '../../document/document-store.ts';
import { queriedPath, siteOf } from '../../document/selectors.ts';
import { debounceIdle, runWhenIdle } from '../../idle-tasks.ts';
import { watchedReadersOf } from '../../readers/watched-readers.ts';
import { type CellMark, type MarkedCells, markCells } from '../cell-marks.ts';
import { type AccessMatrix, accessMatrix } from '../matrix-query.ts';
import {
  comparedAgents,
  countCells,
  differingInCells,
  MAX_VERDICTS,
  type ReaderQuestion,
  readerQuestion,
} from './reader-comparison.ts';

/** The number of cells whose answer depends on the reader; `too-many` if there are too many cells to compare. */
export type ReaderDifferenceCount = number | 'too-many';

/** What is known of the table. It may lag behind a keystroke. */
export interface ReaderDifferences {
  /** The current count, if it has been computed. */
  readonly note?: ReaderDifferenceCount;
  /** The watched readers with another answer than the selected one in some cell. */
  readonly differing?: readonly ReaderId[];
}

export const readerDifferenceStore = createStore<ReaderDifferences>(() => ({}));

/** Returns the mark of a cell: the readers that disagree with the selected one, and their answers. */
function markOf({ readers }: ReaderDiff, lens: number, { verdicts }: DifferingCell): CellMark {
  const selectedAnswer = verdicts[lens]?.answer;
  const byAnswer = new Map<Answer, string[]>();
  for (const [place, { answer }] of verdicts.entries()) {
    if (answer === selectedAnswer) continue;
    const title = readerTitle(readers[place]!);
    const names = byAnswer.get(answer);
    if (names) names.push(title);
    else byAnswer.set(answer, [title]);
  }
  return { says: words.mark([...byAnswer]) };
}

/** Converts a comparison to marks. A shared column is marked if any of its user-agents is. */
function readerMarks(diff: ReaderDiff, lens: number, columns: AccessMatrix['columns']): MarkedCells {
  const byUrl = new Map<string, Map<string, DifferingCell>>();
  for (const cell of diff.cells) {
    const byAgent = byUrl.get(cell.url) ?? new Map<string, DifferingCell>();
    byUrl.set(cell.url, byAgent);
    for (const agent of cell.agents) byAgent.set(agent, cell);
  }
  return {
    count: countCells(diff.cells, columns),
    urls: new Set(byUrl.keys()),
    at: (agents, url) => {
      const byAgent = byUrl.get(url);
      const markedCells = agents.flatMap((agent) => byAgent?.get(agent) ?? []);
      const [first] = markedCells;
      if (!byAgent || !first) return undefined;
      const { says } = markOf(diff, lens, first);
      return {
        says:
          markedCells.length < agents.length
            ? words.markOfSome(
                says,
                agents.filter((agent) => byAgent.has(agent)),
              )
            : says,
      };
    },
  };
}

function publish(
  note: ReaderDifferenceCount | undefined,
  marked?: MarkedCells,
  differing: readonly ReaderId[] = [],
): void {
  readerDifferenceStore.setState({ ...(note !== undefined && { note }), differing }, true);
  markCells('differs', marked);
}

/** The inputs on which the answers of watched readers depend. */
interface WatchedTable {
  readonly site: SharedQuery['site'];
  readonly file: string;
  readonly status: Status;
  readonly redirects: number;
  readonly readAs: ReaderId;
  /** The ids of the watched readers. */
  readonly watched: string;
  readonly agents: readonly string[];
  readonly urls: readonly string[];
  readonly columns: AccessMatrix['columns'];
}

function watchedTable(state: GatepostState): WatchedTable {
  const { view, document } = state;
  const file = queriedPath(state, readerOf(view.reader).file.path);
  const { status = 200, redirects = 0, reader: readAs } = view;
  const { columns, rows: urls } = accessMatrix(state);
  const watched = watchedReadersOf(state, file)
    .map(({ id }) => id)
    .join(' ');
  const agents = comparedAgents(state);
  return { site: siteOf(document), file, status, redirects, readAs, watched, agents, urls, columns };
}

function watchedQuestion(state: GatepostState, table: WatchedTable): ReaderQuestion {
  const ids: ReadonlySet<string> = new Set(watchedReadersOf(state, table.file).map(({ id }) => id));
  return readerQuestion({ ...table, selectedReader: table.readAs }, ids);
}

/** Whether the result for one table is only outdated for the other, not wrong: both have the same text or the same cells. */
const isOutdatedOnly = (last: WatchedTable, next: WatchedTable): boolean =>
  last.readAs === next.readAs &&
  (last.site === next.site ||
    (last.watched === next.watched && last.agents === next.agents && last.urls === next.urls));

/** Keeps the marks up to date from now on. A comparison that is running is canceled when its input changes. */
export function watchReaderMarks(store: DocumentStore): void {
  let lastTable: WatchedTable | undefined;
  let publishedTable: WatchedTable | undefined;
  let cancel = () => {};
  const clear = (note?: ReaderDifferenceCount) => {
    publishedTable = undefined;
    publish(note);
  };
  const begin = (table: WatchedTable, { asked, readers, lens, table: cells }: ReaderQuestion) => {
    // Nothing is said of readers before it is known.
    if (!publishedTable || !isOutdatedOnly(publishedTable, table)) clear();
    const publishMarks = (diff: ReaderDiff) => {
      publishedTable = table;
      const marks = readerMarks(diff, lens, table.columns);
      publish(marks.count, marks, differingInCells(diff, lens));
    };
    cancel = runWhenIdle(readerDiffTask(asked, readers, cells), publishMarks, debounceIdle());
  };
  const update = () => {
    const state = store.getState();
    const table = state.view.subject ? undefined : watchedTable(state);
    if (shallow(table, lastTable)) return;
    cancel();
    cancel = () => {};
    lastTable = table;
    const question = table && watchedQuestion(state, table);
    const { readers = [] } = question ?? {};
    const verdicts = readers.length * (table?.agents.length ?? 0) * (table?.urls.length ?? 0);
    if (!table || !question || verdicts === 0 || readers.length < 2) clear(0);
    else if (verdicts > MAX_VERDICTS) clear('too-many');
    else begin(table, question);
  };
  store.subscribe(update);
  update();
}
