// What is chosen in the dialog: the stance, which crawlers it is about, and how these are grouped.
import type { Purpose } from '../../../core/catalogue/crawlers.ts';
import { type Stance, type StanceCrawler, type Wish, wishFor } from '../../../core/stances/stance.ts';

/** What a crawler meets that the stance leaves to the person, if the person takes it in. */
const mainWish = (stance: Stance): Wish => (stance.out.length > 0 || stance.rest === 'out' ? 'out' : 'in');

/** A crawler in the list: what the stance wishes of it, and whether it is taken in. */
export interface Listed {
  readonly crawler: StanceCrawler;
  readonly wish: Wish;
  readonly isBoth: boolean;
  readonly isChosen: boolean;
}

/** Crawlers that were taken in or left out by hand, by id. */
export type ByHand = ReadonlyMap<string, boolean>;

export function listed(
  stance: Stance,
  crawlers: readonly StanceCrawler[],
  byHand: ByHand,
): readonly Listed[] {
  return crawlers.map((crawler) => {
    const natural = wishFor(stance, crawler);
    const isWished = natural !== undefined && natural !== 'both';
    return {
      crawler,
      wish: isWished ? natural : mainWish(stance),
      isBoth: natural === 'both',
      isChosen: byHand.get(crawler.id) ?? isWished,
    };
  });
}

/** Crawlers that come for what is kept out and for what is kept, while nobody has said what to do with them. */
export const undecided = (list: readonly Listed[], byHand: ByHand): readonly StanceCrawler[] =>
  list.filter(({ crawler, isBoth }) => isBoth && !byHand.has(crawler.id)).map(({ crawler }) => crawler);

/** What a crawler does that a stance keeps. */
export const keptPurposes = (stance: Stance, { purposes }: StanceCrawler): readonly Purpose[] =>
  purposes.filter((purpose) => stance.keep.includes(purpose) || stance.in.includes(purpose));

export const wishesOfList = (list: readonly Listed[]): ReadonlyMap<string, Wish> =>
  new Map(list.filter(({ isChosen }) => isChosen).map(({ crawler, wish }) => [crawler.id, wish]));

/** `both`: those that are left to the person. */
export interface ListedGroup {
  readonly purpose: Purpose | 'own' | 'both';
  /** True if the stance is about this purpose. */
  readonly isMeant: boolean;
  readonly list: readonly Listed[];
}

/** By the purpose that the stance speaks of, else by the first one; first who is left to the person, then what the stance speaks of. */
export function groupsOfList(stance: Stance, list: readonly Listed[]): readonly ListedGroup[] {
  const meant: readonly Purpose[] = [...stance.out, ...stance.in];
  const groups = new Map<ListedGroup['purpose'], Listed[]>();
  for (const one of list) {
    const { purposes } = one.crawler;
    const own = purposes.find((purpose) => meant.includes(purpose)) ?? purposes[0] ?? 'own';
    const purpose = one.isBoth ? 'both' : own;
    const group = groups.get(purpose);
    if (group) group.push(one);
    else groups.set(purpose, [one]);
  }
  const isMeant = (purpose: ListedGroup['purpose']) =>
    purpose !== 'own' && purpose !== 'both' && meant.includes(purpose);
  const rank = ({ purpose, isMeant: is }: ListedGroup) => (purpose === 'both' ? 0 : is ? 1 : 2);
  return [...groups]
    .map(([purpose, of]) => ({ purpose, isMeant: isMeant(purpose), list: of }))
    .toSorted((a, b) => rank(a) - rank(b));
}
