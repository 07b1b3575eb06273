// What is proved of a change for every URL, and not only for those of a table.

import { type Difference, type DifferenceOptions, differenceTask } from '../proof/difference.ts';
import { ruleListsOf } from '../proof/rule-list.ts';
import type { CooperativeTask } from '../questions/cooperative-task.ts';
import { type AlikeColumns, groupAlikeTask } from '../questions/table-diff.ts';
import type { Version } from './version.ts';

/**
 * What is proved for crawlers that are alike. `same`: no answer changes, for any URL. `changes`: `opened`, `closed`
 * or `other` has a URL whose answer changes. `not-settled`: neither is known; `open` says what.
 */
export interface SettledColumns extends Pick<Difference, 'opened' | 'closed' | 'other' | 'open'> {
  readonly names: AlikeColumns;
  readonly result: 'same' | 'changes' | 'not-settled';
}

/** Which URLs a proof is about, and how many steps it may take. */
export type ProofOptions = Pick<DifferenceOptions, 'urls' | 'budget'>;

function resultOf({ settled, regions }: Difference): SettledColumns['result'] {
  if (regions.length > 0) return 'changes';
  return settled ? 'same' : 'not-settled';
}

/** Proves what a change does for some crawlers, under one of the readers of both versions. */
export function* settleTask(
  [before, after]: readonly [Version, Version],
  place: number,
  agents: readonly string[],
  options: ProofOptions = {},
): CooperativeTask<readonly SettledColumns[]> {
  const [first, second] = [before, after].map(({ prepared }) => prepared[place]?.asking);
  const reader = after.readers[place];
  if (!first || !second || !reader) return [];
  const rulesIn = ({ asked: { site, ...asked } }: Version) => ruleListsOf(site, { ...asked, reader });
  const [rulesBefore, rulesAfter] = [rulesIn(before), rulesIn(after)];
  const settled: SettledColumns[] = [];
  for (const names of yield* groupAlikeTask([first, second], agents)) {
    const [agent] = names;
    const difference = yield* differenceTask([rulesBefore(agent), rulesAfter(agent)], options);
    const { opened, closed, other, open } = difference;
    settled.push({ names, result: resultOf(difference), opened, closed, other, open });
    yield;
  }
  return settled;
}
