// Whether a robot heeds a Crawl-delay, as far as sources say so of it or of whoever sends it (modern-lines 3).
import { agentBehaviors } from '../../catalogue/agent-behavior.ts';
import { findCrawler } from '../../catalogue/crawlers.ts';
import { lowerCase } from '../../text/lower-case.ts';
import type { ExtensionDirectiveId } from './directives.ts';
import { findLineFact, namesHeeding } from './line-facts.ts';
import { linesByName } from './line-names.ts';

const operatorFacts = new Map(
  findLineFact(linesByName.delay.id).honouredBy.map(({ who, says }) => [who, says]),
);

/** Undefined where nothing is known of a robot with this name, which is not "no". */
export const delaySupport = (agent: string): 'obeyed' | 'ignored' | undefined =>
  agentBehaviors.get(lowerCase(agent))?.crawlDelay ?? operatorFacts.get(findCrawler(agent)?.operator ?? '');

/** Whether a robot with this name is said to heed such lines: itself, or whoever sends it. */
export function supportsLine(id: ExtensionDirectiveId, agent: string): boolean {
  if (id === linesByName.delay.id) return delaySupport(agent) === 'obeyed';
  const names = [agent, findCrawler(agent)?.operator ?? agent].map(lowerCase);
  return namesHeeding(id).some((who) => names.includes(lowerCase(who)));
}
