// Which names of a file a preset is about: known crawlers by each of their names, any other crawler, and names of the file.
import { agentQuirks } from '../../catalogue/agent-quirks.ts';
import { policyTokens } from '../../catalogue/policy-tokens.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { ANY_AGENT, type ExistingRecord } from './existing-records.ts';
import type { AccessWish, CrawlerPreset, PresetCrawler } from './preset.ts';

/** A name and what is wished for it. Without a crawler it is one of the file, or everybody whom no record names. */
export interface PresetTarget {
  readonly agent: string;
  readonly key: string;
  readonly wish: AccessWish;
  readonly crawler?: PresetCrawler;
}

/** A name that no visitor sends: what it switches is only sure where it is written (modern-lines POL-003). */
export const isPolicyTokenName = (agent: string): boolean =>
  policyTokens.some(({ token }) => token !== null && lowerCase(token) === lowerCase(agent));

/** What is known of robots that may not heed the file, whatever it says. */
export const findIgnoringFacts = (agent: string) => agentQuirks.get(lowerCase(agent))?.robotsTxt;

/** Whom a preset is about: each name of a crawler once, then, if it is about them, names of the file and everybody else. */
export function targetsOfPreset(
  preset: CrawlerPreset,
  crawlers: readonly PresetCrawler[],
  wishes: ReadonlyMap<string, AccessWish>,
  records: readonly ExistingRecord[],
): readonly PresetTarget[] {
  const targets = new Map<string, PresetTarget>();
  const add = (target: Omit<PresetTarget, 'key'>) => {
    const key = lowerCase(target.agent);
    if (!targets.has(key)) targets.set(key, { ...target, key });
  };
  for (const crawler of crawlers) {
    const wish = wishes.get(crawler.id);
    if (wish) for (const agent of crawler.tokens) add({ agent, wish, crawler });
  }
  const { others } = preset;
  if (!others) return [...targets.values()];
  const known = new Set(crawlers.flatMap(({ tokens }) => tokens.map(lowerCase)));
  if (preset.everyName) {
    for (const { key, value } of records.flatMap(({ names }) => names))
      if (key !== ANY_AGENT && key !== '' && !known.has(key)) add({ agent: value, wish: others });
  }
  add({ agent: ANY_AGENT, wish: others });
  return [...targets.values()];
}

/** Names of the file that are asked about: of a file with more, the first. */
const MAX_NAMES = 300;

/** Names that are to be told what they were told: those of the file, and, if everybody else is, all crawlers. */
export function findBystanders(
  preset: CrawlerPreset,
  crawlers: readonly PresetCrawler[],
  records: readonly ExistingRecord[],
  targets: readonly PresetTarget[],
): readonly string[] {
  const meant = new Set(targets.map(({ key }) => key));
  const names = records.flatMap((record) => record.names).slice(0, MAX_NAMES);
  const named = new Map(names.map(({ key, value }) => [key, value]));
  if (!preset.others) {
    for (const agent of crawlers.flatMap(({ tokens }) => tokens)) named.set(lowerCase(agent), agent);
    named.set(ANY_AGENT, ANY_AGENT);
  }
  return [...named].filter(([key]) => !meant.has(key) && key !== '').map(([, agent]) => agent);
}
