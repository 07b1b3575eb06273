// For which robots a line counts: those of its record, or all of them. For some lines that is contested, so both can be asked.

import type { PolicyFiles } from '../../../questions/question.ts';
import { classOfAgent, planFetch } from '../../rep/question/fetch-plan.ts';
import type { PaceOptions } from './delay.ts';

/** `record`: for the robots of its record; a line that stands in no record counts for all (CSG-004, 005). `file`: for all. */
export type LineScope = 'record' | 'file';

/**
 * Which of some robots the line `line` (0-based) counts for. What a robot has in a record of its own may come before a
 * line of the file; that is for whoever reads the values.
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
  const own = records.flatMap(({ others }, place) => (others.includes(line) ? [place] : []));
  if (scope === 'file' || own.length === 0) return agents;
  return agents.filter((agent) =>
    classOfAgent(plan, agent).selection.records.some((one) => own.includes(one)),
  );
}
