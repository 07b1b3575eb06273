// What changes between two versions, by audience: each crawler is in one, with exactly what changes for it.
import type { ChangedArea, WholeChange } from '../../proof/crawler-changes.ts';
import type { Direction } from '../../proof/difference.ts';
import { groupByKey } from '../../text/group-by-key.ts';
import type { VersionChanges } from './version-changes.ts';

/** The crawlers of some areas: all, all but some, or some. */
export type Audience =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'everyone-but' | 'some'; readonly agents: readonly string[] };

/** Areas that change in one direction. */
export interface ChangeClause {
  readonly direction: Direction;
  readonly areas: readonly [ChangedArea, ...ChangedArea[]];
  /** The paths that are left out, if the areas are all of the site otherwise. */
  readonly except?: readonly string[];
}

/** What is known where no clause says that something changes. */
export type Silence = 'proved' | 'only-odd' | 'unsettled';

/** Crawlers, and what changes for each of them. No crawler is in two audiences. */
export interface AudienceChanges {
  /** In the order in which they were compared. */
  readonly agents: readonly string[];
  readonly audience: Audience;
  /** What closes first, and what changes as a whole before parts. Empty if nothing is known to change. */
  readonly clauses: readonly ChangeClause[];
  readonly silence: Silence;
}

/** Describes crawlers among those that were compared. */
export function audienceOf(agents: readonly string[], compared: readonly string[]): Audience {
  if (!agents.includes('')) return { kind: 'some', agents };
  const included = new Set(agents);
  const others = compared.filter((agent) => !included.has(agent));
  return others.length === 0 ? { kind: 'everyone' } : { kind: 'everyone-but', agents: others };
}

/** What closes is first. */
const DIRECTIONS: readonly Direction[] = ['closed', 'opened', 'other'];

/** Returns areas or clauses with those that close first. */
export const closedFirst = <T extends Pick<ChangedArea, 'direction'>>(areas: readonly T[]): readonly T[] =>
  areas.toSorted((a, b) => DIRECTIONS.indexOf(a.direction) - DIRECTIONS.indexOf(b.direction));

const decidingLine = ({ before, after }: ChangedArea): number => (after.by ?? before.by)?.line ?? -1;

/** How many crawlers an area is about; `''` is all that no version names, and counts more than those. */
const weightOf = ({ agents }: ChangedArea): number =>
  agents.includes('') ? Number.MAX_SAFE_INTEGER : agents.length;

/** Returns areas with those that close first, then those for the most crawlers, then in the order of their lines. */
export const largestFirst = (areas: readonly ChangedArea[]): readonly ChangedArea[] =>
  closedFirst(areas.toSorted((a, b) => weightOf(b) - weightOf(a) || decidingLine(a) - decidingLine(b)));

/** What changes for one crawler: what changes as a whole, and the other areas. */
interface CrawlerEntries {
  readonly wholes: readonly WholeChange[];
  readonly parts: readonly ChangedArea[];
}

/** Joins the areas of one direction. */
function clausesOf(
  { wholes, parts }: CrawlerEntries,
  normal: readonly ChangedArea[],
): readonly ChangeClause[] {
  const ofWholes = wholes.flatMap(({ direction, except, areas }): readonly ChangeClause[] => {
    const [first, ...others] = normal.filter((area) => areas.has(area));
    return first ? [{ direction, except, areas: [first, ...others] }] : [];
  });
  const ofParts = [...groupByKey(parts, ({ direction }) => direction).values()].map(
    ([first, ...others]): ChangeClause => ({ direction: first.direction, areas: [first, ...others] }),
  );
  return closedFirst([...ofWholes, ...ofParts]);
}

const firstDirection = ({ clauses: [first] }: AudienceChanges): number =>
  first ? DIRECTIONS.indexOf(first.direction) : DIRECTIONS.length;

/**
 * Groups the crawlers by what changes for them in URLs in normal form. Those for which something closes are first;
 * any other crawler is in the last group.
 */
export function changesByAudience({
  areas,
  wholes,
  open,
  agents: compared,
}: VersionChanges): readonly AudienceChanges[] {
  const normal = areas.filter(({ isOdd }) => !isOdd);
  const [hasOdd, isOpen] = [areas.filter(({ isOdd }) => isOdd), open].map(
    (some) => new Set(some.flatMap(({ agents }) => agents)),
  );
  const agentsOf = new Map(areas.map((area) => [area, new Set(area.agents)]));
  const placeOf = new Map(normal.map((area, place) => [area, place]));
  const crawlers = compared.map((agent) => {
    const ownWholes = wholes.filter(({ agents }) => agents.includes(agent));
    const parts = normal.filter(
      (area) => agentsOf.get(area)?.has(agent) && !ownWholes.some((whole) => whole.areas.has(area)),
    );
    const silence: Silence = isOpen?.has(agent) ? 'unsettled' : hasOdd?.has(agent) ? 'only-odd' : 'proved';
    const key = JSON.stringify([
      ownWholes.map((whole) => wholes.indexOf(whole)),
      parts.map((area) => placeOf.get(area)),
      ownWholes.length + parts.length === 0 && silence,
    ]);
    return { agent, key, silence, wholes: ownWholes, parts };
  });
  const groups = [...groupByKey(crawlers, ({ key }) => key).values()].map((group): AudienceChanges => {
    const agents = group.map(({ agent }) => agent);
    const [first] = group;
    return {
      agents,
      audience: audienceOf(agents, compared),
      clauses: clausesOf(first, normal),
      silence: first.silence,
    };
  });
  const isLast = ({ agents }: AudienceChanges) => Number(agents.includes(''));
  return groups.toSorted((a, b) => isLast(a) - isLast(b) || firstDirection(a) - firstDirection(b));
}
