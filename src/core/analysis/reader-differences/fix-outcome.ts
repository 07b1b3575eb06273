// Computes the effect of a change to the file on the cells of a cause, and on all other cells.

import type { Answer } from '../../questions/answer.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import { type ChangedAnswer, createChangedAnswers } from '../../trial/changed-answers.ts';
import { type TableCells, type TrialOptions, trialTask } from '../../trial/trial.ts';
import type { Version } from '../../trial/version.ts';
import type { ReaderCause } from './reader-causes.ts';
import { countDifferingTask } from './reader-diff.ts';

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
  readonly listed: readonly ChangedAnswer[];
  /**
   * The number of cells in the table that depend on the reader after the change. Their number before is in the
   * comparison.
   */
  readonly differing: number;
}

/** The maximum number of other changes that are listed, and that are collected before those of a URL are merged. */
const MAX_LISTED = { merged: 20, collected: 200 } as const;
/** The number of a cause's cells that are queried between two pauses. */
const CELLS_PER_STEP = 500;

/** Determines which readers still differ from the lens in the cells of a cause, and what all readers answer. */
export function* agreementTask(
  { cells }: ReaderCause,
  { prepared }: Version,
  lens: number,
): CooperativeTask<Pick<FixOutcome, 'still' | 'answer' | 'keeps'>> {
  let keeps = true;
  const still = new Set<number>();
  const distinctAnswers = new Set<Answer>();
  for (const [i, { agents, url, verdicts }] of cells.entries()) {
    if (i % CELLS_PER_STEP === CELLS_PER_STEP - 1) yield;
    for (const agent of agents) {
      const answers = prepared.map(({ asking }) => asking(agent, url).answer);
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
export function* otherChangesTask(
  before: Version,
  after: Version,
  table: TableCells,
  isInCause: (agent: string, url: string) => boolean,
): CooperativeTask<Pick<FixOutcome, 'changes' | 'listed' | 'differing'>> {
  const listed = createChangedAnswers(MAX_LISTED.collected);
  const columns = new Map(table.agents.map((agent, column) => [agent, column]));
  const counted = new Uint8Array(table.agents.length * table.urls.length);
  let changes = 0;
  const onChange: TrialOptions['onChange'] = (names, url, row, reader) => {
    const others = names.filter((name) => !isInCause(name, url));
    const [was, is] = [before, after].map(({ prepared }) => prepared[reader]?.asking(names[0], url).answer);
    if (!was || !is) return;
    for (const agent of others) {
      const cell = row * table.agents.length + (columns.get(agent) ?? 0);
      changes += counted[cell] === 0 ? 1 : 0;
      counted[cell] = 1;
      listed.add({ agent, url, before: was, after: is, reader });
    }
  };
  yield* trialTask(before, after, table, { limit: 0, onChange });
  const differing = yield* countDifferingTask(after, table);
  return { changes, listed: listed.list().slice(0, MAX_LISTED.merged), differing };
}
