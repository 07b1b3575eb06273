// The part of an explanation that says where a crawler deviates from the specifications, and the source for that.
import { type AgentQuirk, agentQuirks } from '../../../catalogue/agent-quirks.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import type { FetchPlan, RecordsOfFile } from './fetch-plan.ts';
import type { FetchStep } from './fetch-steps.ts';
import { selectRecords } from './select-records.ts';

/** Returns the quirks of a crawler. Names are compared without regard to case. */
export const findAgentQuirk = (agent: string): AgentQuirk | undefined => agentQuirks.get(lowerCase(agent));

/**
 * Returns the steps about the quirks of a crawler, except the records for any other crawler that it may ignore:
 * those steps have lines.
 */
export function traceQuirks(
  { reader, names, quirks }: FetchPlan,
  file: RecordsOfFile,
  agent: string,
): FetchStep[] {
  const source = quirks ? findAgentQuirk(agent) : undefined;
  if (!source) return [];
  const { name, quirk } = selectRecords(file.agents, [agent, ...names], reader, quirks);
  const steps: FetchStep[] = [];
  if (source.robotsTxt)
    steps.push({ code: 'robots-txt-ignored', params: { name: agent, how: source.robotsTxt, source } });
  if (quirk === 'fallback' && name !== undefined)
    steps.push({ code: 'record-fallback', params: { name: agent, token: name, source } });
  if (source.fallbackUnknown && name === undefined)
    steps.push({ code: 'record-fallback-unknown', params: { name: agent, source } });
  return steps;
}
