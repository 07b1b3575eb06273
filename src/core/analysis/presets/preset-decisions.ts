// Crawlers about which a preset asks the user before anything is written, and its wishes by default.
import { communityCrawlers } from '../../catalogue/community-crawlers.ts';
import type { Purpose } from '../../catalogue/crawlers.ts';
import { policyTokensFor } from '../../catalogue/policy-tokens.ts';
import {
  type AccessWish,
  blockedPurposes,
  type CrawlerPreset,
  type PresetCrawler,
  wishOfPreset,
} from './preset.ts';

/** The user's decision about a crawler. `leave`: its access does not change. */
export type PresetChoice = AccessWish | 'leave';

/** A crawler with a purpose that the preset blocks and another purpose, and the default decision. */
export interface PresetDecision {
  readonly crawler: PresetCrawler;
  readonly byDefault: PresetChoice;
  /** What the user can choose; to allow only if the preset allows one of its purposes. */
  readonly choices: readonly PresetChoice[];
  /** The purposes other than those that the preset blocks; never empty. */
  readonly besides: readonly Purpose[];
}

/**
 * Whether a policy token ends the use of what a crawler fetches for training. A preset that blocks training blocks
 * the token, so that the crawler need not be blocked too.
 */
const hasTrainingToken = ({ tokens: [name] }: PresetCrawler): boolean =>
  policyTokensFor(name, 'ai-train').length > 0;

/** Returns the blocked purposes of a crawler that only ends if the crawler itself is blocked. */
export const purposesToBlock = (preset: CrawlerPreset, crawler: PresetCrawler): readonly Purpose[] =>
  blockedPurposes(preset, crawler).filter(
    (purpose) => purpose !== 'ai-training' || !hasTrainingToken(crawler),
  );

/**
 * Returns the default decision: the name of a preset is a promise, so a crawler with a blocked purpose is blocked
 * whatever else it comes for. Only the answers of a search engine are part of a search that the preset keeps.
 */
function defaultChoice(preset: CrawlerPreset, crawler: PresetCrawler): PresetChoice {
  const isSearchEngine = crawler.purposes.includes('search') && preset.keep.includes('search');
  const toBlock = purposesToBlock(preset, crawler).filter(
    (purpose) => purpose !== 'ai-input' || !isSearchEngine,
  );
  if (toBlock.length > 0) return 'out';
  return crawler.purposes.some((purpose) => preset.in.includes(purpose)) ? 'in' : 'leave';
}

/**
 * Returns all crawlers about which a preset asks the user, in their order. No crawler with a blocked purpose is
 * skipped silently.
 */
export const decisionsOfPreset = (
  preset: CrawlerPreset,
  crawlers: readonly PresetCrawler[],
): readonly PresetDecision[] =>
  crawlers.flatMap((crawler) => {
    if (wishOfPreset(preset, crawler) !== 'both') return [];
    const besides = crawler.purposes.filter((purpose) => !preset.out.includes(purpose));
    const isAllowed = crawler.purposes.some((purpose) => preset.in.includes(purpose));
    const choices: readonly PresetChoice[] = isAllowed ? ['out', 'in', 'leave'] : ['out', 'leave'];
    return [{ crawler, byDefault: defaultChoice(preset, crawler), choices, besides }];
  });

/** Returns the wishes of a preset by crawler id, with its default decisions. */
export function wishesOfPreset(
  preset: CrawlerPreset,
  crawlers: readonly PresetCrawler[],
): ReadonlyMap<string, AccessWish> {
  const wishes = new Map<string, AccessWish>();
  for (const crawler of crawlers) {
    const wish = wishOfPreset(preset, crawler);
    const choice = wish === 'both' ? defaultChoice(preset, crawler) : wish;
    if (choice && choice !== 'leave') wishes.set(crawler.id, choice);
  }
  return wishes;
}

/** Readers look for a single word. They would cut a name with a space or a slash to another name. */
const isSingleWord = (name: string) => /^[\w.-]+$/.test(name);

const trainingNames = communityCrawlers.filter(({ purposes }) => purposes.includes('ai-training'));

/** Names that only a community list describes as training crawlers, and that can be written into a record. */
export const communityTrainingCrawlers: readonly PresetCrawler[] = trainingNames
  .filter(({ tokens: [name] }) => isSingleWord(name))
  .map(({ id, tokens, operator, purposes }) => ({ id, tokens, operator, purposes, effectOfBlocking: null }));

/** The remaining names, which no reader would find in the listed form. */
export const unwritableTrainingNames: readonly string[] = trainingNames
  .map(({ tokens: [name] }) => name)
  .filter((name) => !isSingleWord(name));
