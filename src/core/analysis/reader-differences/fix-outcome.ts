// Computes the effect of a change to the file on the cells of a cause, and on all other cells.

import type { FetchAnswers } from '../../formats/rep/question/fetch.ts';
import type { Answer } from '../../questions/answer.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import { answerAt } from '../../questions/question.ts';
import { groupAlikeTask, tableDiffTask } from '../../questions/table-diff.ts';
import { addAll } from '../../text/large-lists.ts';
import type { ReaderCause } from './reader-causes.ts';
import type { TableCells } from './reader-diff.ts';

/** A cell outside the cause whose answer changes for one or several readers. */
export interface SideEffect {
  readonly agents: readonly string[];
  readonly url: string;
  readonly before: Answer;
  readonly after: Answer;
  /** The indexes of the readers. */
  readonly readers: readonly number[];
}

/** The outcome of a change. Readers are identified by their index in the comparison. */
export interface FixOutcome {
  /** The readers that still differ from the lens in a cell of the cause. */
  readonly still: readonly number[];
  /** The answer of all readers to all cells of the cause; absent if there are several. */
  readonly answer?: Answer;
  /** Whether the answers of the lens to all cells of the cause stay the same, so that only other readers change. */
  readonly keeps: boolean;
  /**
   * The number of other cells in the table whose answer changes for some reader. A cell counts once for each of
   * its user-agents.
   */
  readonly changes: number;
  /** The first of these cells. */
  readonly listed: readonly SideEffect[];
  /**
   * The number of cells in the table that depend on the reader after the change. Their number before is in the
   * comparison.
   */
  readonly differing: number;
}

/** The maximum number of other cells that are listed. */
const MAX_LISTED = 20;
/** The number of a cause's cells that are queried between two pauses. */
const CELLS_PER_STEP = 500;

/** Determines which readers still differ from the lens in the cells of a cause, and what all readers answer. */
export function* agreementTask(
  { cells }: ReaderCause,
  after: readonly FetchAnswers[],
  lens: number,
): CooperativeTask<Pick<FixOutcome, 'still' | 'answer' | 'keeps'>> {
  let keeps = true;
  const still = new Set<number>();
  const distinctAnswers = new Set<Answer>();
  for (const [i, { agents, url, verdicts }] of cells.entries()) {
    if (i % CELLS_PER_STEP === CELLS_PER_STEP - 1) yield;
    for (const agent of agents) {
      const answers = after.map(({ asking }) => asking(agent, url).answer);
      if (answers[lens] !== verdicts[lens]?.answer) keeps = false;
      for (const [place, answer] of answers.entries()) {
        distinctAnswers.add(answer);
        if (answer !== answers[lens]) still.add(place);
      }
    }
  }
  const [answer] = distinctAnswers.size === 1 ? distinctAnswers : [];
  return { still: [...still].sort((a, b) => a - b), keeps, ...(answer ? { answer } : {}) };
}

/** Creates a test of whether a cell belongs to a cause. */
export function createCauseTest({ cells }: ReaderCause): (agent: string, url: string) => boolean {
  const byUrl = new Map<string, Set<string>>();
  for (const { agents, url } of cells) {
    const agentsOfUrl = byUrl.get(url) ?? new Set();
    for (const agent of agents) agentsOfUrl.add(agent);
    byUrl.set(url, agentsOfUrl);
  }
  return (agent, url) => byUrl.get(url)?.has(agent) === true;
}

/** Finds the other cells that change, and for which readers. */
export function* sideEffectsTask(
  before: readonly FetchAnswers[],
  after: readonly FetchAnswers[],
  { agents, urls }: TableCells,
  isInCause: (agent: string, url: string) => boolean,
): CooperativeTask<Pick<FixOutcome, 'changes' | 'listed' | 'differing'>> {
  const listed: SideEffect[] = [];
  let changes = 0;
  let differing = 0;
  const tables = [...before, ...after].map(({ asking }) => asking);
  const groups = yield* groupAlikeTask(tables, agents);
  yield* tableDiffTask(tables, groups, urls, ({ names, rows, matrices }) => {
    for (const { row, url } of rows) {
      const answers = matrices.map((matrix) => answerAt(matrix, row));
      const [old, now] = [answers.slice(0, before.length), answers.slice(before.length)];
      if (now.some((answer) => answer !== now[0])) differing += names.length;
      if (now.every((answer, place) => answer === old[place])) continue;
      const others = names.filter((name) => !isInCause(name, url));
      if (others.length === 0) continue;
      changes += others.length;
      if (listed.length < MAX_LISTED) addAll(listed, effectsOnUrl(others, url, old, now));
    }
  });
  return { changes, listed, differing };
}

function effectsOnUrl(
  agents: readonly string[],
  url: string,
  old: readonly Answer[],
  now: readonly Answer[],
): SideEffect[] {
  const byChange = new Map<string, { before: Answer; after: Answer; readers: number[] }>();
  for (const [place, before] of old.entries()) {
    const after = now[place] ?? before;
    if (before === after) continue;
    const change = byChange.get(before + after);
    if (change) change.readers.push(place);
    else byChange.set(before + after, { before, after, readers: [place] });
  }
  return [...byChange.values()].map((change) => ({ agents, url, ...change }));
}
