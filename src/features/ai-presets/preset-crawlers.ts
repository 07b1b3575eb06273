// The selection in the dialog: which crawlers the preset is about, their groups, and which stay as they are.

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
} from '../../core/analysis/presets/preset-decisions.ts';
import { importanceRank } from '../../core/catalogue/column-purposes.ts';
import type { Purpose } from '../../core/catalogue/crawlers.ts';

/** What a crawler meets that the preset says nothing of, if the person takes it in. */
const mainIntent = (preset: CrawlerPreset): AccessWish =>
  preset.out.length > 0 || preset.rest === 'out' ? 'out' : 'in';

/** A crawler in the list: what the preset wishes of it, and whether it is taken in. */
export interface ListedCrawler {
  readonly crawler: PresetCrawler;
  readonly wish: AccessWish;
  readonly isChosen: boolean;
}

/** What the person has chosen for crawlers, by id. */
export type ManualChoices = ReadonlyMap<string, PresetChoice>;

/** A crawler that is left to the person, and what is chosen for it now. */
export interface OpenDecision extends PresetDecision {
  readonly chosen: PresetChoice;
}

/** Those that are left to the person. */
export const listDecisions = (
  preset: CrawlerPreset,
  crawlers: readonly PresetCrawler[],
  byHand: ManualChoices,
): readonly OpenDecision[] =>
  decisionsOfPreset(preset, crawlers).map((one) => ({
    ...one,
    chosen: byHand.get(one.crawler.id) ?? one.byDefault,
  }));

/** All others. */
export function listCrawlers(
  preset: CrawlerPreset,
  crawlers: readonly PresetCrawler[],
  byHand: ManualChoices,
): readonly ListedCrawler[] {
  const open = new Set(decisionsOfPreset(preset, crawlers).map(({ crawler }) => crawler.id));
  return crawlers
    .filter(({ id }) => !open.has(id))
    .map((crawler) => {
      const natural = wishOfPreset(preset, crawler);
      const isWished = natural !== undefined && natural !== 'both';
      const chosen = byHand.get(crawler.id);
      return {
        crawler,
        wish: isWished ? natural : mainIntent(preset),
        isChosen: chosen === undefined ? isWished : chosen !== 'leave',
      };
    });
}

/** What is wished of each crawler that does not stay as it is, by id. */
export const wishesOfCrawlers = (
  list: readonly ListedCrawler[],
  decisions: readonly OpenDecision[],
): ReadonlyMap<string, AccessWish> =>
  new Map([
    ...list.filter(({ isChosen }) => isChosen).map(({ crawler, wish }) => [crawler.id, wish] as const),
    ...decisions.flatMap(({ crawler, chosen }) =>
      chosen === 'leave' ? [] : [[crawler.id, chosen] as const],
    ),
  ]);

/** The preferred names of all that stay as they are, those that site owners name most first. */
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
  /** True if the preset is about this purpose. */
  readonly isMeant: boolean;
  readonly list: readonly ListedCrawler[];
}

/** Groups crawlers by the purpose that the preset is about, or by their first purpose. Groups that the preset is about come first. */
export function groupCrawlers(
  preset: CrawlerPreset,
  list: readonly ListedCrawler[],
): readonly CrawlerGroup[] {
  const meant: readonly Purpose[] = [...preset.out, ...preset.in];
  const groups = new Map<CrawlerGroup['purpose'], ListedCrawler[]>();
  for (const one of list) {
    const { purposes } = one.crawler;
    const purpose = purposes.find((some) => meant.includes(some)) ?? purposes[0] ?? 'own';
    const group = groups.get(purpose);
    if (group) group.push(one);
    else groups.set(purpose, [one]);
  }
  const isMeant = (purpose: CrawlerGroup['purpose']) => purpose !== 'own' && meant.includes(purpose);
  return [...groups]
    .map(([purpose, of]) => ({ purpose, isMeant: isMeant(purpose), list: of }))
    .toSorted((a, b) => Number(b.isMeant) - Number(a.isMeant));
}
