// What changes between two versions, in a few clauses: in which direction, in how many areas, for whom.
import type { ChangedArea, WholeChange } from '../../proof/crawler-changes.ts';
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
  /** Whether nothing changes for the crawlers that an audience leaves out. */
  readonly areOthersUnaffected: boolean;
  readonly areas: readonly [ChangedArea, ...ChangedArea[]];
  /** The paths that are left out, if the areas are all of the site otherwise. */
  readonly except?: readonly string[];
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

/** Areas and the crawlers for which they change. */
interface AreaGroup extends Pick<ChangeClause, 'direction' | 'areas' | 'except'> {
  readonly agents: readonly string[];
}

/** Returns the areas that are the whole site for some crawlers, or all of it but some paths. */
function groupWholes(wholes: readonly WholeChange[], normal: readonly ChangedArea[]): readonly AreaGroup[] {
  return wholes.flatMap(({ direction, except, agents, areas: parts }) => {
    const [first, ...others] = normal.filter((area) => parts.has(area));
    return first ? [{ direction, except, agents, areas: [first, ...others] }] : [];
  });
}

/** Groups the other areas, and the others of their crawlers. */
function groupParts(wholes: readonly WholeChange[], normal: readonly ChangedArea[]): readonly AreaGroup[] {
  const parts = normal.flatMap((area) => {
    const covered = new Set(wholes.flatMap(({ areas, agents }) => (areas.has(area) ? agents : [])));
    const agents = area.agents.filter((agent) => !covered.has(agent));
    return agents.length > 0 ? [{ area, agents }] : [];
  });
  const groups = groupByKey(parts, ({ area, agents }) => JSON.stringify([area.direction, agents.toSorted()]));
  return [...groups.values()].map(([first, ...others]) => ({
    direction: first.area.direction,
    agents: first.agents,
    areas: [first.area, ...others.map(({ area }) => area)],
  }));
}

/** Groups the areas that URLs in normal form show; what changes as a whole is first. */
export function changeClauses({
  areas,
  wholes,
  open,
  agents: compared,
}: VersionChanges): readonly ChangeClause[] {
  const normal = areas.filter(({ isOdd }) => !isOdd);
  const affected = new Set([...areas, ...open].flatMap(({ agents }) => agents));
  const clauses = [...groupWholes(wholes, normal), ...groupParts(wholes, normal)].map(
    ({ agents, ...group }): ChangeClause => {
      const audience = audienceOf(agents, compared);
      const areOthersUnaffected =
        audience.kind === 'everyone-but' && !audience.agents.some((agent) => affected.has(agent));
      return { ...group, audience, areOthersUnaffected };
    },
  );
  return closedFirst(clauses);
}
