// Tallies of the fetch question, kept: an edit counts again only the columns whose rules are others.

import type { RuleIndex } from '../../../matching/rule-index/rule-index.ts';
import { answers } from '../../../questions/answer.ts';
import type { CooperativeTask } from '../../../questions/cooperative-task.ts';
import { tallyColumn } from '../../../questions/tally.ts';
import type { FetchAnswers } from './fetch.ts';
import { type FetchTally, targetsTask } from './fetch-column.ts';
import { type AgentClass, type FetchPlan, ruleIndexOf } from './fetch-plan.ts';

/** What all answers of a class hang on besides the URLs and the reader; undefined if they hang on no rule. */
const indexKey = (plan: FetchPlan, one: AgentClass): RuleIndex | undefined =>
  plan.outcome === 'parse' && !plan.file?.records.seen.unread ? ruleIndexOf(plan, one) : undefined;

function countDecidedRows({ rules }: AgentClass, lines: Int32Array): Uint32Array {
  const decided = new Uint32Array(rules.length);
  const placeOf = new Map(rules.map(({ line }, place) => [line, place]));
  for (const line of lines) {
    const place = line < 0 ? undefined : placeOf.get(line);
    if (place !== undefined) decided[place]! += 1;
  }
  return decided;
}

/**
 * What the column of an agent comes to; the same object for all agents of a class, and over all versions of the file
 * in which its rules are the same lines. @param urls must not change.
 */
export function* fetchTally(
  { asking, plan, classOf }: FetchAnswers,
  agent: string,
  urls: readonly string[],
): CooperativeTask<FetchTally> {
  const one = classOf(agent);
  const key = indexKey(plan, one);
  const { tallies } = yield* targetsTask(plan, urls);
  const known = key && tallies.get(key);
  if (known) return known;
  const matrix = yield* asking.column(agent, urls);
  const tally = {
    ...tallyColumn(matrix.answers, answers.length),
    decided: countDecidedRows(one, matrix.lines),
  };
  if (key) tallies.set(key, tally);
  return tally;
}

/** Adds to each line (0-based) of the file how many rows it decides in a column, so many times. */
export function addDecidedRows(
  into: Float64Array,
  one: AgentClass,
  { decided }: FetchTally,
  times = 1,
): void {
  one.rules.forEach(({ line }, place) => {
    into[line]! += decided[place]! * times;
  });
}
