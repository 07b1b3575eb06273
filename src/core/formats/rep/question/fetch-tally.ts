// Cached totals of the fetch question: an edit recounts only columns whose rules changed.

import type { RuleIndex } from '../../../matching/rule-index/rule-index.ts';
import { answers } from '../../../questions/answer.ts';
import type { CooperativeTask } from '../../../questions/cooperative-task.ts';
import { tallyColumn } from '../../../questions/tally.ts';
import type { FetchAnswers } from './fetch.ts';
import { type FetchTally, targetsTask } from './fetch-column.ts';
import { type AgentClass, type FetchPlan, ruleIndexOf } from './fetch-plan.ts';

/**
 * Returns what all answers of a class depend on, besides the URLs and the reader. Undefined if they depend on no
 * rule.
 */
const indexKey = (plan: FetchPlan, agentClass: AgentClass): RuleIndex | undefined =>
  plan.outcome === 'parse' && !plan.file?.records.seen.unread ? ruleIndexOf(plan, agentClass) : undefined;

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
 * Counts the column of a crawler. The result is the same object for all crawlers of a class, and in all versions
 * of the file in which its rules are the same lines.
 * @param urls must not change.
 */
export function* fetchTally(
  { asking, plan, classOf }: FetchAnswers,
  agent: string,
  urls: readonly string[],
): CooperativeTask<FetchTally> {
  const agentClass = classOf(agent);
  const key = indexKey(plan, agentClass);
  const { tallies } = yield* targetsTask(plan, urls);
  const cached = key && tallies.get(key);
  if (cached) return cached;
  const matrix = yield* asking.column(agent, urls);
  const tally = {
    ...tallyColumn(matrix.answers, answers.length),
    decided: countDecidedRows(agentClass, matrix.lines),
  };
  if (key) tallies.set(key, tally);
  return tally;
}

/**
 * Counts the cells that each line (0-based) of the file decides.
 * @param columns a crawler of each column; equal ones count again
 */
export function* decidedRows(
  answers: FetchAnswers,
  columns: readonly string[],
  urls: readonly string[],
): CooperativeTask<Float64Array<ArrayBuffer>> {
  const rowsByLine = new Float64Array(answers.plan.file?.policy.source.lines.length ?? 0);
  for (const agent of columns) {
    const { decided } = yield* fetchTally(answers, agent, urls);
    for (const [place, { line }] of answers.classOf(agent).rules.entries())
      rowsByLine[line]! += decided[place]!;
    yield;
  }
  return rowsByLine;
}
