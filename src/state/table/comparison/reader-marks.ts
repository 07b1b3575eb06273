// Marks on the cells of the table that depend on the reader, worked out while there is nothing else to do.

import { createStore } from 'zustand/vanilla';
import {
  type DifferingCell,
  type ReaderDiff,
  readerDiffTask,
} from '../../../core/analysis/reader-differences/reader-diff.ts';
import type { Answer } from '../../../core/questions/answer.ts';
import { compareReadersWords as words } from '../../../messages/en/compare.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import { debounceIdle, runWhenIdle } from '../../idle-tasks.ts';
import { type CellMark, type MarkedCells, markCells } from '../cell-marks.ts';
import {
  countComparedVerdicts,
  excludedReaders,
  MAX_VERDICTS,
  type ReaderQuestion,
  readerQuestion,
} from './reader-comparison.ts';

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

/** The cells of a comparison as marks. A shared column is marked if one of its user-agents is. */
function readerMarks(diff: ReaderDiff, lens: number): MarkedCells {
  const byUrl = new Map<string, Map<string, DifferingCell>>();
  for (const cell of diff.cells) {
    let byAgent = byUrl.get(cell.url);
    if (!byAgent) byUrl.set(cell.url, (byAgent = new Map()));
    for (const agent of cell.agents) byAgent.set(agent, cell);
  }
  return {
    count: diff.differing,
    urls: new Set(byUrl.keys()),
    at: (agents, url) => {
      const byAgent = byUrl.get(url);
      const found = byAgent ? agents.filter((agent) => byAgent.has(agent)) : [];
      if (!byAgent || found.length === 0) return undefined;
      const { says } = markOf(diff, lens, byAgent.get(found[0]!)!);
      return { says: found.length < agents.length ? words.markOfSome(says, found) : says };
    },
  };
}

function show(note: ReaderDifferenceCount, marked: MarkedCells | undefined): void {
  readerDifferenceStore.setState({ note });
  markCells('differs', marked);
}

/** A question that was worked out. */
interface Known {
  readonly question: ReaderQuestion;
  readonly diff: ReaderDiff;
}

/** Whether two questions are about the same cells or the same text: what is known of one is not wrong, only late. */
const isSameComparison = (one: ReaderQuestion, other: ReaderQuestion): boolean =>
  one.asked.site === other.asked.site ||
  (one.table.agents === other.table.agents && one.table.urls === other.table.urls);

/** Whether one comparison answers both: which reader is the chosen one makes no difference. */
const isSameDiff = (one: ReaderQuestion, other: ReaderQuestion): boolean =>
  one.asked.site === other.asked.site &&
  one.asked.file === other.asked.file &&
  one.asked.status === other.asked.status &&
  one.asked.redirects === other.asked.redirects &&
  one.table.agents === other.table.agents &&
  one.table.urls === other.table.urls &&
  one.readers.length === other.readers.length &&
  one.readers.every((reader, place) => reader === other.readers[place]);

/** Keeps the marks right from now on: what is being worked out is given up when something newer is asked. */
export function watchReaderMarks(store: DocumentStore): void {
  let asked: ReaderQuestion | undefined;
  let known: Known | undefined;
  let giveUp = () => {};
  const tell = (found: Known) => {
    known = found;
    show(found.diff.differing, readerMarks(found.diff, found.question.lens));
  };
  const nothing = (note: ReaderDifferenceCount) => {
    known = undefined;
    show(note, undefined);
  };
  const begin = (question: ReaderQuestion) => {
    if (known && isSameDiff(known.question, question)) return tell({ question, diff: known.diff });
    if (known && !isSameComparison(known.question, question)) nothing(0);
    const work = readerDiffTask(question.asked, question.readers, question.table);
    giveUp = runWhenIdle(work, (diff) => tell({ question, diff }), debounceIdle());
  };
  const follow = () => {
    const state = store.getState();
    const question = state.view.subject ? undefined : readerQuestion(state);
    if (question === asked) return;
    giveUp();
    giveUp = () => {};
    asked = question;
    if (!question) nothing(0);
    else if (countComparedVerdicts(question) > MAX_VERDICTS) nothing('too-many');
    else if (countComparedVerdicts(question) === 0) nothing(0);
    else begin(question);
  };
  store.subscribe(follow);
  excludedReaders.subscribe(follow);
  follow();
}
