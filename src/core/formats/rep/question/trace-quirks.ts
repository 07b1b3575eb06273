// The part of a trace that tells where a robot does otherwise than the texts say, and on whose word.
import { type AgentQuirk, agentQuirks } from '../../../catalogue/agent-quirks.ts';
import type { Step } from '../../../questions/explanation-step.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import type { FetchPlan, RecordsOfFile } from './fetch-plan.ts';
import { selectRecords } from './select-records.ts';

/** What is known of a robot; names are compared without regard to case. */
export const findAgentQuirk = (agent: string): AgentQuirk | undefined => agentQuirks.get(lowerCase(agent));

/** What a robot does otherwise, but for the records for all others that it may not obey: those have lines. */
export function traceQuirks(
  { reader, names, quirks }: FetchPlan,
  file: RecordsOfFile,
  agent: string,
): Step[] {
  const source = quirks ? findAgentQuirk(agent) : undefined;
  if (!source) return [];
  const { name, quirk } = selectRecords(file.agents, [agent, ...names], reader, quirks);
  const steps: Step[] = [];
  if (source.robotsTxt)
    steps.push({ code: 'robots-txt-ignored', params: { name: agent, how: source.robotsTxt, source } });
  if (quirk === 'fallback' && name !== undefined)
    steps.push({ code: 'record-fallback', params: { name: agent, token: name, source } });
  if (source.fallbackUnknown && name === undefined)
    steps.push({ code: 'record-fallback-unknown', params: { name: agent, source } });
  return steps;
}
