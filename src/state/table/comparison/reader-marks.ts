// Marks the cells of the table whose answer depends on the reader. They are computed when the browser is idle.

import { shallow } from 'zustand/shallow';
import { createStore } from 'zustand/vanilla';
import {
  type DifferingCell,
  type ReaderDiff,
  readerDiffTask,
  type SharedQuery,
} from '../../../core/analysis/reader-differences/reader-diff.ts';
import { concernsCrawler } from '../../../core/catalogue/reader-concerns.ts';
import type { Answer, Status } from '../../../core/questions/answer.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { isReaderId, type ReaderId, readerOf } from '../../../core/readers/registry.ts';
import type { TableCells } from '../../../core/trial/trial.ts';
import { compareReadersWords as words } from '../../../messages/en/comparison/compare.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import type { DocumentStore, GatepostState } from '../../document/document-store.ts';
import { queriedPath, siteOf } from '../../document/selectors.ts';
import { debounceIdle, runWhenIdle } from '../../idle-tasks.ts';
import { watchedReadersOf } from '../../readers/watched-readers.ts';
import { type CellMark, type MarkedCells, markCells } from '../cell-marks.ts';
import { type AccessMatrix, accessMatrix } from '../matrix-query.ts';
import { comparedAgents, countCells, MAX_VERDICTS } from './reader-comparison.ts';

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

/** A cell for which the compared readers have different answers. */
interface MarkedCell {
  readonly cell: DifferingCell;
  readonly diff: ReaderDiff;
  readonly lens: number;
}

/** Converts comparisons to marks. A shared column is marked if any of its user-agents is. */
function readerMarks(diffs: readonly ReaderDiff[], { readAs, columns }: WatchedQuestion): MarkedCells {
  const byUrl = new Map<string, Map<string, MarkedCell>>();
  for (const diff of diffs) {
    const lens = diff.readers.findIndex(({ id }) => id === readAs);
    for (const cell of diff.cells) {
      const byAgent = byUrl.get(cell.url) ?? new Map<string, MarkedCell>();
      byUrl.set(cell.url, byAgent);
      for (const agent of cell.agents) byAgent.set(agent, { cell, diff, lens });
    }
  }
  return {
    count: countCells(
      diffs.flatMap(({ cells }) => cells),
      columns,
    ),
    urls: new Set(byUrl.keys()),
    at: (agents, url) => {
      const byAgent = byUrl.get(url);
      const markedCells = agents.flatMap((agent) => byAgent?.get(agent) ?? []);
      const [first] = markedCells;
      if (!byAgent || !first) return undefined;
      const { says } = markOf(first.diff, first.lens, first.cell);
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

/** Returns the readers with another answer than the selected one in some cell, each once. */
function differingReaders(diffs: readonly ReaderDiff[], readAs: ReaderId): readonly ReaderId[] {
  const differing = diffs.flatMap(({ readers, cells }) => {
    const lens = readers.findIndex(({ id }) => id === readAs);
    return readers.filter((_, place) =>
      cells.some(({ verdicts }) => verdicts[place]?.answer !== verdicts[lens]?.answer),
    );
  });
  return [...new Set(differing.map(({ id }) => id))].filter(isReaderId);
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

/** The queries to watched readers. Each reader is queried about the crawlers that it can affect. */
interface WatchedQuestion {
  readonly about: WatchedTable;
  readonly query: SharedQuery;
  readonly readAs: ReaderId;
  /** Groups of readers with the same user-agents. The selected reader is in every group. */
  readonly groups: readonly { readonly readers: readonly Reader[]; readonly table: TableCells }[];
  readonly columns: AccessMatrix['columns'];
}

function groupAgents(
  watched: readonly Reader<ReaderId>[],
  { readAs, agents, urls }: WatchedTable,
): WatchedQuestion['groups'] {
  const groups = new Map<string, { readers: Reader<ReaderId>[]; agents: string[] }>();
  for (const agent of agents) {
    const affectedReaders = watched.filter(
      (reader) => reader.id === readAs || concernsCrawler(reader, agent),
    );
    if (affectedReaders.length < 2) continue;
    const key = affectedReaders.map(({ id }) => id).join();
    const group = groups.get(key) ?? { readers: affectedReaders, agents: [] };
    group.agents.push(agent);
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => ({
    readers: group.readers,
    table: { agents: group.agents, urls },
  }));
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

function watchedQuestion(state: GatepostState, about: WatchedTable): WatchedQuestion {
  const { site, file, status, redirects, readAs, columns } = about;
  const groups = groupAgents(watchedReadersOf(state, file), about);
  return { about, query: { site, file, status, redirects }, readAs, groups, columns };
}

const countVerdicts = ({ groups }: WatchedQuestion): number => {
  let count = 0;
  for (const { readers, table } of groups) count += readers.length * table.agents.length * table.urls.length;
  return count;
};

function* compareWatched({ query, groups }: WatchedQuestion): CooperativeTask<readonly ReaderDiff[]> {
  const diffs: ReaderDiff[] = [];
  for (const { readers, table } of groups) diffs.push(yield* readerDiffTask(query, readers, table));
  return diffs;
}

/**
 * Whether two queries have the same cells or the same text. If so, the result of one is only outdated for the
 * other, not wrong.
 */
const isSameComparison = ({ about: first }: WatchedQuestion, { about: other }: WatchedQuestion): boolean =>
  first.site === other.site ||
  (first.watched === other.watched &&
    first.readAs === other.readAs &&
    first.agents === other.agents &&
    first.urls === other.urls);

/** A query with its result. */
interface ComparedResult {
  readonly question: WatchedQuestion;
  readonly diffs: readonly ReaderDiff[];
}

const isSameList = (first: readonly unknown[], other: readonly unknown[]) =>
  first.length === other.length && first.every((item, i) => item === other[i]);

/** Whether one comparison answers both queries. The selected reader makes no difference. */
const isSameDiff = (first: WatchedQuestion, other: WatchedQuestion): boolean =>
  isSameList(Object.values(first.query), Object.values(other.query)) &&
  first.groups.length === other.groups.length &&
  first.groups.every(({ readers, table }, i) => {
    const sameGroup = other.groups[i];
    return (
      sameGroup !== undefined &&
      table.urls === sameGroup.table.urls &&
      isSameList(readers, sameGroup.readers) &&
      isSameList(table.agents, sameGroup.table.agents)
    );
  });

/** Keeps the marks up to date from now on. A comparison that is running is canceled when its input changes. */
export function watchReaderMarks(store: DocumentStore): void {
  let comparedTable: WatchedTable | undefined;
  let lastResult: ComparedResult | undefined;
  let cancel = () => {};
  const clear = (note?: ReaderDifferenceCount) => {
    lastResult = undefined;
    publish(note);
  };
  const begin = (question: WatchedQuestion) => {
    const publishMarks = (diffs: readonly ReaderDiff[]) => {
      lastResult = { question, diffs };
      const marks = readerMarks(diffs, question);
      publish(marks.count, marks, differingReaders(diffs, question.readAs));
    };
    if (lastResult && isSameDiff(lastResult.question, question)) return publishMarks(lastResult.diffs);
    // Nothing is said of readers before it is known.
    if (!lastResult || !isSameComparison(lastResult.question, question)) clear();
    cancel = runWhenIdle(compareWatched(question), publishMarks, debounceIdle());
  };
  const update = () => {
    const state = store.getState();
    const table = state.view.subject ? undefined : watchedTable(state);
    if (shallow(table, comparedTable)) return;
    cancel();
    cancel = () => {};
    comparedTable = table;
    const question = table && watchedQuestion(state, table);
    if (!question) clear(0);
    else if (countVerdicts(question) > MAX_VERDICTS) clear('too-many');
    else if (countVerdicts(question) === 0) clear(0);
    else begin(question);
  };
  store.subscribe(update);
  update();
}
