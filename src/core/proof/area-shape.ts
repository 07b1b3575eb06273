// Which URLs change with a pair of rules, in the paths of the rules: those that both match, without those that a
// rule with another answer decides.

import { matchesPattern } from '../matching/path-pattern.ts';
import type { Effect } from '../matching/path-rule.ts';
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
function exceptionsIn(list: RuleList, decider: Decider | undefined, area: readonly Decider[]): Decider[] {
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

/** Describes the URLs that a pair of rules decides. Asks every rule of both lists. */
export function areaShape([before, after]: Deciders, lists: Lists): AreaShape {
  const parts = [before, after].flatMap((decider, i) =>
    decider && decider.place !== OWN_FILE_PLACE && !matchesAll(decider)
      ? [{ decider, path: lists[i]?.pathOf(decider) ?? '' }]
      : [],
  );
  const [first, second] = parts;
  const narrow =
    first && second
      ? isWithin(second.decider, first.decider)
        ? [second]
        : isWithin(first.decider, second.decider)
          ? [first]
          : parts
      : parts;
  const area = narrow.map(({ decider }) => decider);
  const [past, present] = [exceptionsIn(lists[0], before, area), exceptionsIn(lists[1], after, area)];
  const except = new Set([...past.map(lists[0].pathOf), ...present.map(lists[1].pathOf)]);
  const hadAlready = present.length === 0 ? past[0]?.effect : undefined;
  return {
    paths: narrow.map(({ path }) => path),
    except: [...except],
    ...(hadAlready && { hadAlready }),
  };
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
