// The selection in the dialog: the crawlers that the preset affects, their groups, and those that stay unchanged.

import {
  type AccessWish,
  type CrawlerPreset,
  type PresetCrawler,
  wishOfPreset,
} from '../../core/analysis/presets/preset.ts';
import {
  decisionsOfPreset,
  type PresetChoice,
  type PresetDecision,
  purposesToBlock,
} from '../../core/analysis/presets/preset-decisions.ts';
import { importanceRank } from '../../core/catalogue/column-purposes.ts';
import type { Purpose } from '../../core/catalogue/crawlers.ts';
import { policyTokensFor } from '../../core/catalogue/policy-tokens.ts';

/** Returns the wish for a crawler that the preset does not mention, if the user includes it. */
const mainIntent = (preset: CrawlerPreset): AccessWish =>
  preset.out.length > 0 || preset.rest === 'out' ? 'out' : 'in';

/** A crawler in the list: the wish of the preset, and whether the crawler is included. */
export interface ListedCrawler {
  readonly crawler: PresetCrawler;
  readonly wish: AccessWish;
  readonly isChosen: boolean;
}

/** The choices of the user, by crawler id. */
export type ManualChoices = ReadonlyMap<string, PresetChoice>;

/** A crawler that is left to the user, with the current choice. */
export interface OpenDecision extends PresetDecision {
  readonly choice: PresetChoice;
  /** The policy token that ends the use of what it fetches for training, if the preset blocks the token. */
  readonly blockedToken: PresetCrawler | undefined;
  /** The blocked purposes for which it still comes if it is left. */
  readonly remaining: readonly Purpose[];
}

/** Returns the token that ends the use of what a crawler fetches for training, if it is to be blocked. */
function findBlockedToken(
  preset: CrawlerPreset,
  crawlers: readonly PresetCrawler[],
  manualChoices: ManualChoices,
  crawler: PresetCrawler,
): PresetCrawler | undefined {
  const tokens = policyTokensFor(crawler.tokens[0], 'ai-train');
  return crawlers.find(
    (one) =>
      tokens.includes(one.tokens[0]) && (manualChoices.get(one.id) ?? wishOfPreset(preset, one)) === 'out',
  );
}

/** Returns the crawlers that are left to the user. */
export const listDecisions = (
  preset: CrawlerPreset,
  crawlers: readonly PresetCrawler[],
  manualChoices: ManualChoices,
): readonly OpenDecision[] =>
  decisionsOfPreset(preset, crawlers).map((decision) => {
    const { crawler, byDefault } = decision;
    const blockedToken = findBlockedToken(preset, crawlers, manualChoices, crawler);
    return {
      ...decision,
      choice: manualChoices.get(crawler.id) ?? byDefault,
      blockedToken,
      remaining: blockedToken ? purposesToBlock(preset, crawler) : crawler.purposes,
    };
  });

/** Returns all other crawlers. */
export function listCrawlers(
  preset: CrawlerPreset,
  crawlers: readonly PresetCrawler[],
  manualChoices: ManualChoices,
): readonly ListedCrawler[] {
  const openIds = new Set(decisionsOfPreset(preset, crawlers).map(({ crawler }) => crawler.id));
  return crawlers
    .filter(({ id }) => !openIds.has(id))
    .map((crawler) => {
      const presetWish = wishOfPreset(preset, crawler);
      const isWished = presetWish !== undefined && presetWish !== 'both';
      const choice = manualChoices.get(crawler.id);
      return {
        crawler,
        wish: isWished ? presetWish : mainIntent(preset),
        isChosen: choice === undefined ? isWished : choice !== 'leave',
      };
    });
}

/** Returns the wish for each crawler that does not stay unchanged, by id. */
export const wishesOfCrawlers = (
  list: readonly ListedCrawler[],
  decisions: readonly OpenDecision[],
): ReadonlyMap<string, AccessWish> =>
  new Map([
    ...list.filter(({ isChosen }) => isChosen).map(({ crawler, wish }) => [crawler.id, wish] as const),
    ...decisions.flatMap(({ crawler, choice }) =>
      choice === 'leave' ? [] : [[crawler.id, choice] as const],
    ),
  ]);

/** Returns the preferred names of all crawlers that stay unchanged, those that site owners name most first. */
export const untouchedNames = (
  crawlers: readonly PresetCrawler[],
  wishes: ReadonlyMap<string, AccessWish>,
): readonly string[] =>
  crawlers
    .filter(({ id }) => !wishes.has(id))
    .map(({ tokens }) => tokens[0])
    .toSorted((a, b) => importanceRank(a) - importanceRank(b));

export interface CrawlerGroup {
  readonly purpose: Purpose | 'own';
  /** Whether the preset is about this purpose. */
  readonly isTargeted: boolean;
  readonly list: readonly ListedCrawler[];
}

/**
 * Groups crawlers by the purpose that the preset is about, or by their first purpose. Groups that the preset is
 * about are first.
 */
export function groupCrawlers(
  preset: CrawlerPreset,
  list: readonly ListedCrawler[],
): readonly CrawlerGroup[] {
  const targetPurposes: readonly Purpose[] = [...preset.out, ...preset.in];
  const groups = new Map<CrawlerGroup['purpose'], ListedCrawler[]>();
  for (const listed of list) {
    const { purposes } = listed.crawler;
    const purpose = purposes.find((purpose) => targetPurposes.includes(purpose)) ?? purposes[0] ?? 'own';
    const group = groups.get(purpose);
    if (group) group.push(listed);
    else groups.set(purpose, [listed]);
  }
  const isTargetPurpose = (purpose: CrawlerGroup['purpose']) =>
    purpose !== 'own' && targetPurposes.includes(purpose);
  return [...groups]
    .map(([purpose, members]) => ({ purpose, isTargeted: isTargetPurpose(purpose), list: members }))
    .toSorted((a, b) => Number(b.isTargeted) - Number(a.isTargeted));
}
