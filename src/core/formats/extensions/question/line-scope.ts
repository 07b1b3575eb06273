// Finds the crawlers that a line applies to: those of its record, or all of them. This is contested for some
// lines, so both can be asked.

import type { PolicyFiles } from '../../../questions/question.ts';
import { classOfAgent, planFetch } from '../../rep/question/fetch-plan.ts';
import type { PaceOptions } from './delay.ts';

/**
 * `record`: the line applies to the crawlers of its record; a line in no record applies to all.
 * `file`: it applies to all.
 */
export type LineScope = 'record' | 'file';

/**
 * Returns those of some crawlers that the line `line` (0-based) applies to. A line in a crawler's own record may
 * take precedence over a line of the file; the caller that reads the values has to decide this.
 */
export function agentsOfLine(
  site: PolicyFiles,
  options: PaceOptions,
  line: number,
  agents: readonly string[],
  scope: LineScope,
): readonly string[] {
  const plan = planFetch(site, { question: 'fetch', ...options });
  const { records = [] } = plan.file?.records ?? {};
  const recordIndexes = records.flatMap(({ others }, place) => (others.includes(line) ? [place] : []));
  if (scope === 'file' || recordIndexes.length === 0) return agents;
  return agents.filter((agent) =>
    classOfAgent(plan, agent).selection.records.some((one) => recordIndexes.includes(one)),
  );
}
