// What sources say about extension lines: who reads them, and what is contested.

import { agentBehaviors } from '../../catalogue/agent-behavior.ts';
import { findCrawler } from '../../catalogue/crawlers.ts';
import { lowerCase } from '../../text/lower-case.ts';
import type { ExtensionDefinition, ExtensionFacts } from './define-extension.ts';
import { crawlDelay } from './lines/crawl-delay.ts';
import { type ExtensionId, extensions } from './registry.ts';

/** The facts about one kind of line. */
export interface LineFact extends ExtensionFacts {
  readonly id: ExtensionId;
  readonly scope: 'record' | 'file' | 'contested';
}

/** One row for each kind of line, in the order of the registry. */
export const lineFacts: readonly LineFact[] = extensions.map(({ id, scope, facts }) => ({
  id,
  scope: scope === 'either' ? 'contested' : scope,
  ...facts,
}));

/** The operators, crawlers and programs that obey a line according to a source. */
export const namesHeeding = ({ facts }: ExtensionDefinition): readonly string[] =>
  facts.honouredBy.filter(({ says }) => says === 'obeyed').map(({ who }) => who);

/** The same with the dates of their sources, for those that say so themselves. */
export const datedNamesHeeding = ({
  facts,
}: ExtensionDefinition): readonly { readonly who: string; readonly date: string }[] =>
  facts.honouredBy
    .filter(({ says, secondHand }) => says === 'obeyed' && !secondHand)
    .map(({ who, date }) => ({ who, date }));

const delayFacts: ReadonlyMap<string, 'obeyed' | 'ignored'> = new Map(
  crawlDelay.facts.honouredBy.map(({ who, says }) => [who, says]),
);

/**
 * Whether a crawler obeys a Crawl-delay. Undefined if nothing is known about it, which is not "no".
 */
export const delaySupport = (agent: string): 'obeyed' | 'ignored' | undefined =>
  agentBehaviors().get(lowerCase(agent))?.crawlDelay ?? delayFacts.get(findCrawler(agent)?.operator ?? '');

/** Whether a source says that a crawler, or its operator, obeys such lines. */
export function supportsLine(extension: ExtensionDefinition, agent: string): boolean {
  if (extension.id === crawlDelay.id) return delaySupport(agent) === 'obeyed';
  const names = [agent, findCrawler(agent)?.operator ?? agent].map(lowerCase);
  return namesHeeding(extension).some((who) => names.includes(lowerCase(who)));
}
