// The names that a preset applies to: known crawlers by each of their names, any other crawler, and names of the
// file.
import { agentChoices } from '../../catalogue/agent-choices.ts';
import { agentQuirks } from '../../catalogue/agent-quirks.ts';
import { policyTokens } from '../../catalogue/policy-tokens.ts';
import { crawlerName } from '../../matching/product-token.ts';
import type { Reader } from '../../readers/reader.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { ANY_AGENT, type ExistingName, type ExistingRecord } from './existing-records.ts';
import type { AccessWish, CrawlerPreset, PresetCrawler } from './preset.ts';

/**
 * A name and the wish for it. Without a crawler it is a name of the file, or `*` for any crawler that no record
 * names.
 */
export interface PresetTarget {
  readonly agent: string;
  readonly key: string;
  readonly wish: AccessWish;
  readonly crawler?: PresetCrawler;
}

/** Whether no crawler sends a name. Such a token is only reliable where it is written (policy tokens). */
export const isPolicyTokenName = (agent: string): boolean =>
  policyTokens.some(({ token }) => token !== null && lowerCase(token) === lowerCase(agent));

/** Returns what is known about a crawler that may not follow the file, whatever it says. */
export const findIgnoringFacts = (agent: string) => agentQuirks.get(lowerCase(agent))?.robotsTxt;

/**
 * Returns the names that a preset applies to: each name of a crawler once, then other spellings of it in the file, such
 * as `GPTBot/1.0`, and, if the preset includes them, names of the file and any other crawler.
 */
export function targetsOfPreset(
  preset: CrawlerPreset,
  crawlers: readonly PresetCrawler[],
  wishes: ReadonlyMap<string, AccessWish>,
  records: readonly ExistingRecord[],
  reader: Reader,
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
  const catalogKeys = new Set(crawlers.flatMap(({ tokens }) => tokens.map(lowerCase)));
  const unknownNames: ExistingName[] = [];
  for (const name of records.flatMap(({ names }) => names)) {
    if (name.key === ANY_AGENT || name.key === '' || catalogKeys.has(name.key)) continue;
    const crawlerKey = lowerCase(crawlerName(name.value, reader.agent));
    const target = targets.get(crawlerKey);
    if (target) add({ ...target, agent: name.value });
    else if (!catalogKeys.has(crawlerKey)) unknownNames.push(name);
  }
  if (!others) return [...targets.values()];
  // A name that crawlers use as a fallback has the wish of those that are allowed.
  const isFallback = (name: string) =>
    crawlers.some(
      ({ id, tokens }) =>
        wishes.get(id) === 'in' &&
        tokens.some((token) =>
          agentChoices.get(lowerCase(token))?.fallbackTokens?.some((one) => lowerCase(one) === name),
        ),
    );
  if (preset.everyName)
    for (const { key, value } of unknownNames) add({ agent: value, wish: isFallback(key) ? 'in' : others });
  add({ agent: ANY_AGENT, wish: others });
  return [...targets.values()];
}

/** The maximum number of names of the file that are tested. In a file with more, the first are used. */
const MAX_NAMES = 300;

/**
 * Returns the names whose answers should not change: those of the file and, if the preset does not apply to any
 * other crawler, all crawlers.
 */
export function findBystanders(
  preset: CrawlerPreset,
  crawlers: readonly PresetCrawler[],
  records: readonly ExistingRecord[],
  targets: readonly PresetTarget[],
): readonly string[] {
  const targetKeys = new Set(targets.map(({ key }) => key));
  const names = records.flatMap((record) => record.names).slice(0, MAX_NAMES);
  const named = new Map(names.map(({ key, value }) => [key, value]));
  if (!preset.others) {
    for (const agent of crawlers.flatMap(({ tokens }) => tokens)) named.set(lowerCase(agent), agent);
    named.set(ANY_AGENT, ANY_AGENT);
  }
  return [...named].filter(([key]) => !targetKeys.has(key) && key !== '').map(([, agent]) => agent);
}
