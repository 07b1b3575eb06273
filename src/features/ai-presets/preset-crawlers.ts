// What is chosen in the dialog: the stance, which crawlers it is about, and how these are grouped.

import {
  type AccessWish,
  type CrawlerPreset,
  type PresetCrawler,
  wishOfPreset,
} from '../../core/analysis/presets/preset.ts';
import type { Purpose } from '../../core/catalogue/crawlers.ts';

/** What a crawler meets that the stance leaves to the person, if the person takes it in. */
const mainIntent = (stance: CrawlerPreset): AccessWish =>
  stance.out.length > 0 || stance.rest === 'out' ? 'out' : 'in';

/** A crawler in the list: what the stance wishes of it, and whether it is taken in. */
export interface ListedCrawler {
  readonly crawler: PresetCrawler;
  readonly wish: AccessWish;
  readonly isBoth: boolean;
  readonly isChosen: boolean;
}

/** Crawlers that were taken in or left out by hand, by id. */
export type ManualChoices = ReadonlyMap<string, boolean>;

export function listCrawlers(
  stance: CrawlerPreset,
  crawlers: readonly PresetCrawler[],
  byHand: ManualChoices,
): readonly ListedCrawler[] {
  return crawlers.map((crawler) => {
    const natural = wishOfPreset(stance, crawler);
    const isWished = natural !== undefined && natural !== 'both';
    return {
      crawler,
      wish: isWished ? natural : mainIntent(stance),
      isBoth: natural === 'both',
      isChosen: byHand.get(crawler.id) ?? isWished,
    };
  });
}

/** Crawlers that come for what is kept out and for what is kept, while nobody has said what to do with them. */
export const findUndecided = (
  list: readonly ListedCrawler[],
  byHand: ManualChoices,
): readonly PresetCrawler[] =>
  list.filter(({ crawler, isBoth }) => isBoth && !byHand.has(crawler.id)).map(({ crawler }) => crawler);

/** What a crawler does that a stance keeps. */
export const purposesToKeep = (stance: CrawlerPreset, { purposes }: PresetCrawler): readonly Purpose[] =>
  purposes.filter((purpose) => stance.keep.includes(purpose) || stance.in.includes(purpose));

export const wishesOfCrawlers = (list: readonly ListedCrawler[]): ReadonlyMap<string, AccessWish> =>
  new Map(list.filter(({ isChosen }) => isChosen).map(({ crawler, wish }) => [crawler.id, wish]));

/** `both`: those that are left to the person. */
export interface CrawlerGroup {
  readonly purpose: Purpose | 'own' | 'both';
  /** True if the stance is about this purpose. */
  readonly isMeant: boolean;
  readonly list: readonly ListedCrawler[];
}

/** By the purpose that the stance speaks of, else by the first one; first who is left to the person, then what the stance speaks of. */
export function groupCrawlers(
  stance: CrawlerPreset,
  list: readonly ListedCrawler[],
): readonly CrawlerGroup[] {
  const meant: readonly Purpose[] = [...stance.out, ...stance.in];
  const groups = new Map<CrawlerGroup['purpose'], ListedCrawler[]>();
  for (const one of list) {
    const { purposes } = one.crawler;
    const own = purposes.find((purpose) => meant.includes(purpose)) ?? purposes[0] ?? 'own';
    const purpose = one.isBoth ? 'both' : own;
    const group = groups.get(purpose);
    if (group) group.push(one);
    else groups.set(purpose, [one]);
  }
  const isMeant = (purpose: CrawlerGroup['purpose']) =>
    purpose !== 'own' && purpose !== 'both' && meant.includes(purpose);
  const rank = ({ purpose, isMeant: is }: CrawlerGroup) => (purpose === 'both' ? 0 : is ? 1 : 2);
  return [...groups]
    .map(([purpose, of]) => ({ purpose, isMeant: isMeant(purpose), list: of }))
    .toSorted((a, b) => rank(a) - rank(b));
}
