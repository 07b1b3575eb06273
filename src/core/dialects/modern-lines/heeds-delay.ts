// Whether a robot heeds a Crawl-delay, as far as sources say so of it or of whoever sends it (modern-lines 3).
import { agentManners } from '../../catalogue/agent-manners.ts';
import { crawlerOf } from '../../catalogue/crawlers.ts';
import { lowerCase } from '../../text/lower-case.ts';
import type { ModernDirectiveId } from './directives.ts';
import { factOf, heededBy } from './facts.ts';
import { namedLines } from './named-lines.ts';

const operators = new Map(factOf(namedLines.delay.id).honouredBy.map(({ who, says }) => [who, says]));

/** Undefined where nothing is known of a robot with this name, which is not "no". */
export const heedsDelay = (agent: string): 'obeyed' | 'ignored' | undefined =>
  agentManners.get(lowerCase(agent))?.crawlDelay ?? operators.get(crawlerOf(agent)?.operator ?? '');

/** Whether a robot with this name is said to heed such lines: itself, or whoever sends it. */
export function heedsLine(id: ModernDirectiveId, agent: string): boolean {
  if (id === namedLines.delay.id) return heedsDelay(agent) === 'obeyed';
  const names = [agent, crawlerOf(agent)?.operator ?? agent].map(lowerCase);
  return heededBy(id).some((who) => names.includes(lowerCase(who)));
}
