// The areas that open or close between two versions, for many crawlers: those with the same rules are compared once.
import type { CooperativeTask } from '../questions/cooperative-task.ts';
import { lazy } from '../text/lazy.ts';
import {
  type AreaShape,
  areaShape,
  commonShape,
  exceptionsFromRest,
  isOutside,
  isRest,
  outermostAreas,
} from './area-shape.ts';
import { type DecidedAnswer, decidedAnswer } from './decided-answer.ts';
import {
  type Difference,
  type Direction,
  differenceTask,
  type OpenReason,
  type Region,
} from './difference.ts';
import type { RuleList } from './rule-list.ts';
import { canonicalPath, isNormalPath } from './tokens.ts';

/** Returns the rules of a crawler in one version. */
type FindRules = (agent: string) => RuleList;

/** URLs that a pair of rules decides differently, and the crawlers for which it does. */
export interface ChangedArea {
  readonly direction: Direction;
  /** Path and query of an example. */
  readonly path: string;
  /** Whether only URLs that are not in normal form (RFC 3986 6.2.2) are known to change in this direction. */
  readonly isOdd: boolean;
  readonly before: DecidedAnswer;
  readonly after: DecidedAnswer;
  readonly agents: readonly string[];
  /** Describes the URLs by the paths of rules. */
  readonly shape: () => AreaShape;
}

/** The whole site, or all of it but some paths, opens or closes for some crawlers. */
export interface WholeChange {
  readonly direction: Direction;
  /** Paths as written; every URL that matches none of them has the same answer afterwards. */
  readonly except: readonly string[];
  readonly agents: readonly string[];
  /** The areas that it is made of. */
  readonly areas: ReadonlySet<ChangedArea>;
}

/** Rules of which it is not known whether any URL is decided differently by them. */
export interface UnsettledArea extends Pick<ChangedArea, 'direction' | 'before' | 'after' | 'agents'> {
  readonly reason: OpenReason;
}

/** What changes for some crawlers. */
export interface CrawlerChanges {
  /** Whether `areas` is complete. Without areas, no answer changes for any URL. */
  readonly settled: boolean;
  /** First what opens. Without those inside another one that changes in the same direction. */
  readonly areas: readonly ChangedArea[];
  /** Those of `areas` that together are the whole site, or all of it but some paths. */
  readonly wholes: readonly WholeChange[];
  readonly open: readonly UnsettledArea[];
}

/** Crawlers to which the same rules apply before, and the same after. */
interface CrawlerGroup {
  readonly lists: readonly [RuleList, RuleList];
  readonly agents: string[];
}

function groupCrawlers(before: FindRules, after: FindRules, agents: readonly string[]): CrawlerGroup[] {
  const groups: CrawlerGroup[] = [];
  const byLists = new Map<RuleList, Map<RuleList, CrawlerGroup>>();
  for (const agent of agents) {
    const lists = [before(agent), after(agent)] as const;
    let byAfter = byLists.get(lists[0]);
    if (!byAfter) byLists.set(lists[0], (byAfter = new Map()));
    let group = byAfter.get(lists[1]);
    if (!group) {
      group = { lists, agents: [] };
      byAfter.set(lists[1], group);
      groups.push(group);
    }
    group.agents.push(agent);
  }
  return groups;
}

/** An area of one group of crawlers. */
interface GroupArea {
  readonly region: Region;
  readonly isOdd: boolean;
}

interface GroupChanges {
  readonly areas: readonly GroupArea[];
  readonly open: Difference['open'];
}

/**
 * Compares two lists for all URLs. What changes is described by URLs in normal form; others only where no such URL
 * changes in the same direction.
 */
function* groupChangesTask(lists: CrawlerGroup['lists'], budget?: number): CooperativeTask<GroupChanges> {
  const steps = budget === undefined ? {} : { budget };
  const quick = yield* differenceTask(lists, { urls: 'all', ...steps });
  if (quick.settled && quick.regions.length === 0) return { areas: [], open: [] };
  const normal = yield* differenceTask(lists, { urls: 'normal', all: true, ...steps });
  const directions = new Set(normal.regions.map(({ direction }) => direction));
  const others = quick.regions.filter(({ direction }) => !directions.has(direction));
  for (const { direction } of others) directions.add(direction);
  return {
    areas: [
      ...normal.regions.map((region) => ({ region, isOdd: false })),
      ...others.map((region) => ({ region, isOdd: !isNormalPath(region.path) })),
    ],
    open: [...normal.open, ...quick.open.filter(({ direction }) => !directions.has(direction))],
  };
}

const DIRECTIONS: readonly Direction[] = ['opened', 'closed', 'other'];

/** An area, and what decides its example before and after: the same for all its crawlers. */
interface MergedArea extends ChangedArea {
  readonly key: string;
  readonly agents: string[];
  readonly shapes: [() => AreaShape, ...(() => AreaShape)[]];
}

/** Returns the areas that the description of no other one includes, without a change of their order. */
function* outermostOf(
  areas: readonly GroupArea[],
  lists: CrawlerGroup['lists'],
): CooperativeTask<readonly GroupArea[]> {
  const candidates = areas.flatMap(({ region, isOdd }) =>
    isOdd || region.direction === 'other'
      ? []
      : [{ region, pair: [region.before, region.after] as const, direction: region.direction }],
  );
  const outermost = new Set((yield* outermostAreas(candidates, lists)).map(({ region }) => region));
  return areas.filter(({ region, isOdd }) => isOdd || region.direction === 'other' || outermost.has(region));
}

/** What opens or closes as a whole for crawlers with the same rules. */
interface GroupWhole extends Pick<WholeChange, 'direction' | 'except'> {
  /** Whether an area is a part of it. */
  readonly includes: (region: Region) => boolean;
}

/** Returns what opens or closes as a whole: the URLs that no rule for a part of the site matches do. */
function wholeOf(areas: readonly GroupArea[], lists: CrawlerGroup['lists']): GroupWhole | undefined {
  const rest = areas.find(
    ({ region: { before, after, direction }, isOdd }) =>
      !isOdd && direction !== 'other' && isRest([before, after]),
  );
  if (!rest) return undefined;
  const { direction, before, after } = rest.region;
  const exceptions = exceptionsFromRest([before, after], lists);
  const except = [...new Set(exceptions.map((exception) => lists[1].pathOf(exception)))];
  const includes = (region: Region) =>
    region.direction === direction && isOutside([region.before, region.after], exceptions);
  return { direction, except, includes };
}

/** A whole of several groups, while they are added. */
interface MergedWhole extends WholeChange {
  readonly agents: string[];
  readonly areas: Set<ChangedArea>;
}

/** Adds the crawlers of a group to those for which the same changes as a whole. */
function mergeWhole(
  wholes: Map<string, MergedWhole>,
  { direction, except }: GroupWhole,
  names: readonly string[],
): MergedWhole {
  const key = JSON.stringify([direction, except.toSorted()]);
  const whole = wholes.get(key) ?? { direction, except, agents: [], areas: new Set() };
  wholes.set(key, whole);
  for (const name of names) whole.agents.push(name);
  return whole;
}

/** Returns a key that is equal if the answers and the lines that decide are. */
const pairKey = (before: DecidedAnswer, after: DecidedAnswer) =>
  JSON.stringify([before, after].map(({ answer, reason, by }) => [answer, reason, by?.line]));

/** Whether an example is decided by the same lines for another group of crawlers. */
function isDecidedAlike({ path, key }: MergedArea, lists: CrawlerGroup['lists']): boolean {
  const [before, after] = lists.map((list) =>
    decidedAnswer(list.decide(canonicalPath(list.reader)(path)), list),
  );
  return before !== undefined && after !== undefined && pairKey(before, after) === key;
}

/**
 * Finds what changes for some crawlers between two versions under one reader, or proves that nothing does. Pauses
 * regularly.
 * @param budget the steps for each group of crawlers with the same rules
 */
export function* crawlerChangesTask(
  before: FindRules,
  after: FindRules,
  agents: readonly string[],
  budget?: number,
): CooperativeTask<CrawlerChanges> {
  const areas: MergedArea[] = [];
  const areasByKey = new Map<string, MergedArea[]>();
  const wholes = new Map<string, MergedWhole>();
  const open = new Map<string, UnsettledArea & { readonly agents: string[] }>();
  for (const { lists, agents: names } of groupCrawlers(before, after, agents)) {
    const changes = yield* groupChangesTask(lists, budget);
    const answers = (region: Pick<Region, 'before' | 'after'>) => ({
      before: decidedAnswer(region.before, lists[0]),
      after: decidedAnswer(region.after, lists[1]),
    });
    const groupWhole = wholeOf(changes.areas, lists);
    const whole = groupWhole && mergeWhole(wholes, groupWhole, names);
    for (const { region, isOdd } of yield* outermostOf(changes.areas, lists)) {
      const decided = answers(region);
      const key = pairKey(decided.before, decided.after);
      const sameLines = areasByKey.get(key) ?? [];
      const existing = sameLines.find((area) => area.isOdd === isOdd && isDecidedAlike(area, lists));
      const ownShape = () => areaShape([region.before, region.after], lists);
      const isPart = !isOdd && groupWhole?.includes(region) === true;
      if (existing) {
        for (const name of names) existing.agents.push(name);
        existing.shapes.push(ownShape);
        if (isPart) whole?.areas.add(existing);
        continue;
      }
      const { direction, path } = region;
      const shapes: MergedArea['shapes'] = [ownShape];
      const shape = lazy(() => {
        const [first, ...others] = shapes;
        return commonShape([first(), ...others.map((other) => other())]);
      });
      const area: MergedArea = { direction, path, isOdd, ...decided, agents: [...names], shape, key, shapes };
      areas.push(area);
      if (isPart) whole?.areas.add(area);
      areasByKey.set(key, [...sameLines, area]);
    }
    for (const { direction, reason, ...region } of changes.open) {
      const decided = answers(region);
      const key = `${direction} ${reason} ${pairKey(decided.before, decided.after)}`;
      const existing = open.get(key);
      if (existing) for (const name of names) existing.agents.push(name);
      else open.set(key, { direction, reason, ...decided, agents: [...names] });
    }
  }
  return {
    settled: open.size === 0,
    areas: areas.sort((a, b) => DIRECTIONS.indexOf(a.direction) - DIRECTIONS.indexOf(b.direction)),
    wholes: [...wholes.values()],
    open: [...open.values()],
  };
}
