// Which URLs change with a pair of rules, in the paths of the rules: those that both match, without those that a
// rule with another answer decides.

import { matchesPattern } from '../matching/path-pattern.ts';
import type { Effect } from '../matching/path-rule.ts';
import type { CooperativeTask } from '../questions/cooperative-task.ts';
import { lazy } from '../text/lazy.ts';
import { alwaysBeats, type Decider, OWN_FILE_PLACE, type RuleList } from './rule-list.ts';

/** The URLs of an area. */
export interface AreaShape {
  /** Paths as written in the rules; every URL of the area matches all of them. None if that is every URL. */
  readonly paths: readonly string[];
  /** Paths whose URLs do not change in this way. Undefined if they are not the same for all crawlers of the area. */
  readonly except: readonly string[] | undefined;
  /** The answer that all exceptions had before. Absent if some only have another one afterwards. */
  readonly hadAlready?: Effect;
}

type Lists = readonly [RuleList, RuleList];
type Deciders = readonly [before: Decider | undefined, after: Decider | undefined];

const isPrefix = ({ pattern: { segments, anchored } }: Decider) => segments.length === 1 && !anchored;

/** Whether a pattern matches every URL. */
const matchesAll = (decider: Decider) => isPrefix(decider) && decider.pattern.segments[0].length <= 1;

const beginningOf = ({ pattern }: Decider): string => pattern.segments[0];

/** Whether every URL of a rule is known to match another one. */
const isWithin = (narrow: Decider, wide: Decider) =>
  isPrefix(wide) && beginningOf(narrow).startsWith(beginningOf(wide));

const canOverlap = (a: Decider, b: Decider) =>
  beginningOf(a).startsWith(beginningOf(b)) || beginningOf(b).startsWith(beginningOf(a));

/** The only URL that all parts of an area match, if one of them has no wildcard and an end. */
const onlyUrlOf = (area: readonly Decider[]): string | undefined =>
  area.find(({ pattern: { segments, anchored } }) => anchored && segments.length === 1)?.pattern.segments[0];

/** Whether a rule can match URLs of an area. */
function canMatchIn(other: Decider, area: readonly Decider[]): boolean {
  const own = onlyUrlOf([other]);
  return own === undefined
    ? area.every((part) => canOverlap(other, part))
    : area.every((part) => matchesPattern(part.pattern, own));
}

/** The rules of a list that can decide URLs of an area, and give them another answer than the area has there. */
export function exceptionsIn(
  list: RuleList,
  decider: Decider | undefined,
  area: readonly Decider[],
): Decider[] {
  const answer = decider ? decider.effect : list.fallback;
  const url = onlyUrlOf(area);
  return list.deciders.filter(
    (other) =>
      other.place !== OWN_FILE_PLACE &&
      other.effect !== answer &&
      !(decider && alwaysBeats(decider, other, list.reader)) &&
      (url === undefined ? canMatchIn(other, area) : matchesPattern(other.pattern, url)),
  );
}

/** Whether a rule can match some URLs of an area, but is not known to match all of them. */
export const canMatchPartOf = (rule: Decider, area: Decider): boolean =>
  canMatchIn(rule, [area]) && !isWithin(area, rule);

/** The rules for a part of the site that all URLs of an area match: of two, only the narrower one if there is one. */
function partsOf([before, after]: Deciders): readonly { readonly decider: Decider; readonly side: 0 | 1 }[] {
  const parts = ([before, after] as const).flatMap((decider, i) =>
    decider && decider.place !== OWN_FILE_PLACE && !matchesAll(decider)
      ? [{ decider, side: i === 0 ? (0 as const) : (1 as const) }]
      : [],
  );
  const [first, second] = parts;
  if (!first || !second) return parts;
  if (isWithin(second.decider, first.decider)) return [second];
  return isWithin(first.decider, second.decider) ? [first] : parts;
}

const decidersOf = (pair: Deciders): readonly Decider[] => partsOf(pair).map(({ decider }) => decider);

/** The rules that give URLs of an area another answer before or after. */
const exceptionsOf = ([before, after]: Deciders, lists: Lists, area: readonly Decider[]) =>
  [exceptionsIn(lists[0], before, area), exceptionsIn(lists[1], after, area)] as const;

/** Describes the URLs that a pair of rules decides. Asks every rule of both lists. */
export function areaShape(pair: Deciders, lists: Lists): AreaShape {
  const parts = partsOf(pair);
  const [past, present] = exceptionsOf(pair, lists, decidersOf(pair));
  const except = new Set([...past.map(lists[0].pathOf), ...present.map(lists[1].pathOf)]);
  const hadAlready = present.length === 0 ? past[0]?.effect : undefined;
  return {
    paths: parts.map(({ decider, side }) => lists[side].pathOf(decider)),
    except: [...except],
    ...(hadAlready && { hadAlready }),
  };
}

/** An area whose description can include other areas: all URLs that begin alike, except some. */
interface OuterArea<T> {
  readonly area: T;
  readonly exceptions: () => readonly Decider[];
}

/**
 * Returns the areas without those inside another one that changes in the same direction: its description includes
 * them.
 */
export function* outermostAreas<T extends { readonly pair: Deciders; readonly direction: string }>(
  areas: readonly T[],
  lists: Lists,
): CooperativeTask<readonly T[]> {
  const outer = new Map<string, OuterArea<T>[]>();
  for (const area of areas) {
    const parts = decidersOf(area.pair);
    if (!parts.every(isPrefix) || area.pair.some((decider) => decider?.place === OWN_FILE_PLACE)) continue;
    const key = `${area.direction} ${parts.map(beginningOf).join('')}`;
    const exceptions = lazy(() => exceptionsOf(area.pair, lists, parts).flat());
    outer.set(key, [...(outer.get(key) ?? []), { area, exceptions }]);
  }
  const place = new Map(areas.map((area, i) => [area, i]));
  const isInside = (inner: T): boolean => {
    const parts = decidersOf(inner.pair);
    const beginnings = parts.length === 0 ? [''] : parts.map(beginningOf);
    const ownKeys = parts.every(isPrefix) ? beginnings.join('') : undefined;
    return beginnings.some((beginning) =>
      Array.from({ length: beginning.length + 1 }, (_, length) => beginning.slice(0, length)).some((start) =>
        outer.get(`${inner.direction} ${start}`)?.some(({ area, exceptions }) => {
          // Of two areas with the same description, the first one stays.
          const isBefore = start !== ownKeys || (place.get(area) ?? 0) < (place.get(inner) ?? 0);
          return area !== inner && isBefore && !exceptions().some((other) => canMatchIn(other, parts));
        }),
      ),
    );
  };
  const outermost: T[] = [];
  for (const area of areas) {
    yield;
    if (!isInside(area)) outermost.push(area);
  }
  return outermost;
}

/** Whether a rule, or the lack of one, decides the URLs that no other rule matches. */
const decidesRest = (decider: Decider | undefined) =>
  decider === undefined || (decider.place !== OWN_FILE_PLACE && matchesAll(decider));

/** Whether a pair of rules decides the URLs that no other rule matches, before and after. */
export const isRest = ([before, after]: Deciders) => decidesRest(before) && decidesRest(after);

/** The rules that can give URLs another answer afterwards than those have that no other rule matches. */
export const exceptionsFromRest = ([, after]: Deciders, [, list]: Lists): readonly Decider[] =>
  exceptionsIn(list, after, []);

/** Whether no URL of an area can match one of some rules, or what decides the rest decides it afterwards. */
export const isOutside = ([before, after]: Deciders, exceptions: readonly Decider[]): boolean =>
  decidesRest(after) ||
  !exceptions.some((exception) =>
    [before, after].every((part) => part === undefined || canOverlap(exception, part)),
  );

/** The shape of an area that several groups of crawlers have: its exceptions are known if they have the same. */
export function commonShape([first, ...others]: readonly [AreaShape, ...AreaShape[]]): AreaShape {
  const key = ({ except }: AreaShape) => JSON.stringify(except?.toSorted());
  return others.every((shape) => key(shape) === key(first)) ? first : { ...first, except: undefined };
}
