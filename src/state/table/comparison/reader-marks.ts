// Marks on the cells of the table that depend on the reader, worked out while there is nothing else to do.

import { shallow } from 'zustand/shallow';
import { createStore } from 'zustand/vanilla';
import {
  type DifferingCell,
  type ReaderDiff,
  readerDiffTask,
  type SharedQuery,
  type TableCells,
} from '../../../core/analysis/reader-differences/reader-diff.ts';
import { concernsCrawler } from '../../../core/catalogue/reader-concerns.ts';
import type { Answer, Status } from '../../../core/questions/answer.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { type ReaderId, readerOf } from '../../../core/readers/registry.ts';
import { compareReadersWords as words } from '../../../messages/en/compare.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import type { DocumentStore, GatepostState } from '../../document/document-store.ts';
import { queriedPath, siteOf } from '../../document/selectors.ts';
import { debounceIdle, runWhenIdle } from '../../idle-tasks.ts';
import { watchedReadersOf } from '../../readers/watched-readers.ts';
import { type CellMark, type MarkedCells, markCells } from '../cell-marks.ts';
import { type AccessMatrix, accessMatrix, matrixColumns } from '../matrix-query.ts';
import { MAX_VERDICTS } from './reader-comparison.ts';

/** How many cells of the table depend on the reader; `too-many`: there are too many cells to find out. */
export type ReaderDifferenceCount = number | 'too-many';

/** What is known now, if anything is; it may lag behind a keystroke. */
export const readerDifferenceStore = createStore<{ readonly note?: ReaderDifferenceCount }>(() => ({}));

/** What a cell is marked with: which readers do not say what the chosen one says. */
function markOf({ readers }: ReaderDiff, lens: number, { verdicts }: DifferingCell): CellMark {
  const own = verdicts[lens]?.answer;
  const byAnswer = new Map<Answer, string[]>();
  for (const [place, { answer }] of verdicts.entries()) {
    if (answer === own) continue;
    const title = readerTitle(readers[place]!);
    const names = byAnswer.get(answer);
    if (names) names.push(title);
    else byAnswer.set(answer, [title]);
  }
  return { says: words.mark([...byAnswer]) };
}

/** A cell that the readers of a comparison answer differently. */
interface MarkedCell {
  readonly cell: DifferingCell;
  readonly diff: ReaderDiff;
  readonly lens: number;
}

/** The cells of comparisons as marks. A shared column is marked if one of its user-agents is; one by purpose counts once. */
function readerMarks(diffs: readonly ReaderDiff[], { readAs, columns }: WatchedQuestion): MarkedCells {
  const byUrl = new Map<string, Map<string, MarkedCell>>();
  const firstOf = new Map(
    columns.flatMap(({ agents, purposes }) =>
      agents.map((agent) => [agent, purposes ? agents[0] : agent] as const),
    ),
  );
  const counted = new Map<string, Set<string>>();
  for (const diff of diffs) {
    const lens = diff.readers.findIndex(({ id }) => id === readAs);
    for (const cell of diff.cells) {
      const byAgent = byUrl.get(cell.url) ?? new Map<string, MarkedCell>();
      byUrl.set(cell.url, byAgent);
      const places = counted.get(cell.url) ?? new Set<string>();
      counted.set(cell.url, places);
      for (const agent of cell.agents) {
        byAgent.set(agent, { cell, diff, lens });
        places.add(firstOf.get(agent) ?? agent);
      }
    }
  }
  let count = 0;
  for (const places of counted.values()) count += places.size;
  return {
    count,
    urls: new Set(byUrl.keys()),
    at: (agents, url) => {
      const byAgent = byUrl.get(url);
      const found = agents.flatMap((agent) => byAgent?.get(agent) ?? []);
      const [first] = found;
      if (!byAgent || !first) return undefined;
      const { says } = markOf(first.diff, first.lens, first.cell);
      return {
        says:
          found.length < agents.length
            ? words.markOfSome(
                says,
                agents.filter((agent) => byAgent.has(agent)),
              )
            : says,
      };
    },
  };
}

function show(note: ReaderDifferenceCount, marked: MarkedCells | undefined): void {
  readerDifferenceStore.setState({ note });
  markCells('differs', marked);
}

/** What the answers of watched readers depend on. */
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

/** What watched readers are asked: each about the crawlers that it can concern. */
interface WatchedQuestion {
  readonly about: WatchedTable;
  readonly asked: SharedQuery;
  readonly readAs: ReaderId;
  /** Readers that are asked about the same user-agents; Read as is always one of them. */
  readonly groups: readonly { readonly readers: readonly Reader[]; readonly table: TableCells }[];
  readonly columns: AccessMatrix['columns'];
}

function groupAgents(
  watched: readonly Reader<ReaderId>[],
  { readAs, agents, urls }: WatchedTable,
): WatchedQuestion['groups'] {
  const groups = new Map<string, { readers: Reader<ReaderId>[]; agents: string[] }>();
  for (const agent of agents) {
    const concerned = watched.filter((reader) => reader.id === readAs || concernsCrawler(reader, agent));
    if (concerned.length < 2) continue;
    const key = concerned.map(({ id }) => id).join();
    const group = groups.get(key) ?? { readers: concerned, agents: [] };
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
  const agents = matrixColumns(state);
  return { site: siteOf(document), file, status, redirects, readAs, watched, agents, urls, columns };
}

function watchedQuestion(state: GatepostState, about: WatchedTable): WatchedQuestion {
  const { site, file, status, redirects, readAs, columns } = about;
  const groups = groupAgents(watchedReadersOf(state, file), about);
  return { about, asked: { site, file, status, redirects }, readAs, groups, columns };
}

const countVerdicts = ({ groups }: WatchedQuestion): number => {
  let count = 0;
  for (const { readers, table } of groups) count += readers.length * table.agents.length * table.urls.length;
  return count;
};

function* compareWatched({ asked, groups }: WatchedQuestion): CooperativeTask<readonly ReaderDiff[]> {
  const diffs: ReaderDiff[] = [];
  for (const { readers, table } of groups) diffs.push(yield* readerDiffTask(asked, readers, table));
  return diffs;
}

/** Whether two questions are about the same cells or the same text: what is known of one is not wrong, only late. */
const isSameComparison = ({ about: one }: WatchedQuestion, { about: other }: WatchedQuestion): boolean =>
  one.site === other.site ||
  (one.watched === other.watched &&
    one.readAs === other.readAs &&
    one.agents === other.agents &&
    one.urls === other.urls);

/** A question that was worked out. */
interface Known {
  readonly question: WatchedQuestion;
  readonly diffs: readonly ReaderDiff[];
}

const hasSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, i) => item === other[i]);

/** Whether one comparison answers both: which reader is the chosen one makes no difference. */
const isSameDiff = (one: WatchedQuestion, other: WatchedQuestion): boolean =>
  hasSame(Object.values(one.asked), Object.values(other.asked)) &&
  one.groups.length === other.groups.length &&
  one.groups.every(({ readers, table }, i) => {
    const like = other.groups[i];
    return (
      like !== undefined &&
      table.urls === like.table.urls &&
      hasSame(readers, like.readers) &&
      hasSame(table.agents, like.table.agents)
    );
  });

/** Keeps the marks right from now on: what is being worked out is given up when something newer is asked. */
export function watchReaderMarks(store: DocumentStore): void {
  let asked: WatchedTable | undefined;
  let known: Known | undefined;
  let giveUp = () => {};
  const nothing = (note: ReaderDifferenceCount) => {
    known = undefined;
    show(note, undefined);
  };
  const begin = (question: WatchedQuestion) => {
    const done = (diffs: readonly ReaderDiff[]) => {
      known = { question, diffs };
      const marks = readerMarks(diffs, question);
      show(marks.count, marks);
    };
    if (known && isSameDiff(known.question, question)) return done(known.diffs);
    if (known && !isSameComparison(known.question, question)) nothing(0);
    giveUp = runWhenIdle(compareWatched(question), done, debounceIdle());
  };
  const follow = () => {
    const state = store.getState();
    const table = state.view.subject ? undefined : watchedTable(state);
    if (shallow(table, asked)) return;
    giveUp();
    giveUp = () => {};
    asked = table;
    const question = table && watchedQuestion(state, table);
    if (!question) nothing(0);
    else if (countVerdicts(question) > MAX_VERDICTS) nothing('too-many');
    else if (countVerdicts(question) === 0) nothing(0);
    else begin(question);
  };
  store.subscribe(follow);
  follow();
}
