// What a change of the file does to the cells of a cause, and to all others: who agrees then, and what else changes.

import type { FetchAnswers } from '../../formats/rep/question/fetch.ts';
import type { Answer } from '../../questions/answer.ts';
import type { CooperativeTask } from '../../questions/cooperative-task.ts';
import { answerAt } from '../../questions/question.ts';
import { groupAlikeTask, tableDiffTask } from '../../questions/table-diff.ts';
import { addAll } from '../../text/large-lists.ts';
import type { ReaderCause } from './reader-causes.ts';
import type { TableCells } from './reader-diff.ts';

/** A cell outside of the cause that one reader, or several, answer otherwise after a change. */
export interface SideEffect {
  readonly agents: readonly string[];
  readonly url: string;
  readonly before: Answer;
  readonly after: Answer;
  /** By place. */
  readonly readers: readonly number[];
}

/** What is known of a change. Readers are given by their place in the comparison. */
export interface FixOutcome {
  /** Readers that still differ from the lens in a cell of the cause. */
  readonly still: readonly number[];
  /** What everybody says of all cells of the cause then; absent if that is not one answer. */
  readonly answer?: Answer;
  /** True if the lens says of all cells of the cause what it said before: only others change their minds. */
  readonly keeps: boolean;
  /** Other cells of the table that some reader answers otherwise then, each counted for each of its user-agents. */
  readonly changes: number;
  /** The first of them. */
  readonly listed: readonly SideEffect[];
  /** Cells of the table that depend on the reader then; before, it is the comparison that counts them. */
  readonly differing: number;
}

/** Other cells that are listed. */
const MAX_LISTED = 20;
/** Cells of a cause that are asked about between two pauses. */
const CELLS_PER_STEP = 500;

/** Who still differs from the lens in the cells of a cause, and what all say. */
export function* agreementTask(
  { cells }: ReaderCause,
  after: readonly FetchAnswers[],
  lens: number,
): CooperativeTask<Pick<FixOutcome, 'still' | 'answer' | 'keeps'>> {
  let keeps = true;
  const still = new Set<number>();
  const said = new Set<Answer>();
  for (const [i, { agents, url, verdicts }] of cells.entries()) {
    if (i % CELLS_PER_STEP === CELLS_PER_STEP - 1) yield;
    for (const agent of agents) {
      const given = after.map(({ asking }) => asking(agent, url).answer);
      if (given[lens] !== verdicts[lens]?.answer) keeps = false;
      for (const [place, answer] of given.entries()) {
        said.add(answer);
        if (answer !== given[lens]) still.add(place);
      }
    }
  }
  const [answer] = said.size === 1 ? said : [];
  return { still: [...still].sort((a, b) => a - b), keeps, ...(answer ? { answer } : {}) };
}

/** Whether a cell stands in a cause. */
export function createCauseTest({ cells }: ReaderCause): (agent: string, url: string) => boolean {
  const byUrl = new Map<string, Set<string>>();
  for (const { agents, url } of cells) {
    const known = byUrl.get(url) ?? new Set();
    for (const agent of agents) known.add(agent);
    byUrl.set(url, known);
  }
  return (agent, url) => byUrl.get(url)?.has(agent) === true;
}

/** What else changes, for whom. */
export function* sideEffectsTask(
  before: readonly FetchAnswers[],
  after: readonly FetchAnswers[],
  { agents, urls }: TableCells,
  isOwn: (agent: string, url: string) => boolean,
): CooperativeTask<Pick<FixOutcome, 'changes' | 'listed' | 'differing'>> {
  const listed: SideEffect[] = [];
  let changes = 0;
  let differing = 0;
  const tables = [...before, ...after].map(({ asking }) => asking);
  const groups = yield* groupAlikeTask(tables, agents);
  yield* tableDiffTask(tables, groups, urls, ({ names, rows, matrices }) => {
    for (const { row, url } of rows) {
      const given = matrices.map((matrix) => answerAt(matrix, row));
      const [old, now] = [given.slice(0, before.length), given.slice(before.length)];
      if (now.some((answer) => answer !== now[0])) differing += names.length;
      if (now.every((answer, place) => answer === old[place])) continue;
      const others = names.filter((name) => !isOwn(name, url));
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
