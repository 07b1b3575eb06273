// What changes between two versions, in a few clauses: in which direction, in how many areas, for whom.
import type { ChangedArea } from '../../proof/crawler-changes.ts';
import type { Direction } from '../../proof/difference.ts';
import { groupByKey } from '../../text/group-by-key.ts';
import type { VersionChanges } from './version-changes.ts';

/** The crawlers of some areas: all, all but some, or some. */
export type Audience =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'everyone-but' | 'some'; readonly agents: readonly string[] };

/** Areas that change in one direction for the same crawlers. */
export interface ChangeClause {
  readonly direction: Direction;
  readonly audience: Audience;
  readonly areas: readonly [ChangedArea, ...ChangedArea[]];
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

/** Returns areas with those that close first. */
export const closedFirst = (areas: readonly ChangedArea[]): readonly ChangedArea[] =>
  areas.toSorted((a, b) => DIRECTIONS.indexOf(a.direction) - DIRECTIONS.indexOf(b.direction));

/** Groups the areas that URLs in normal form show. */
export function changeClauses({ areas, agents: compared }: VersionChanges): readonly ChangeClause[] {
  const normal = closedFirst(areas.filter(({ isOdd }) => !isOdd));
  const groups = groupByKey(normal, ({ direction, agents }) =>
    JSON.stringify([direction, agents.toSorted()]),
  );
  return [...groups.values()].map((group) => ({
    direction: group[0].direction,
    audience: audienceOf(group[0].agents, compared),
    areas: group,
  }));
}
