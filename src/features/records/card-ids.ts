// Which card is which, from one version of a file to the next.
import { blocksOf } from '../../core/policy/blocks.ts';
import type { Policy } from '../../core/policy/policy.ts';
import { lineAt } from '../../core/text/lines.ts';

/** Beyond all ids of lines: for a card whose lines all belonged to others. */
const SPARE = 2 ** 29;

let latest: ReadonlyMap<number, number> = new Map();
const known = new WeakMap<Policy, readonly number[]>();

/** The first id of a card that its lines had before and no card above has now; else the first line's own. */
function idFor(lines: readonly number[], taken: ReadonlySet<number>): number {
  const earlier = lines.map((id) => latest.get(id)).find((id) => id !== undefined && !taken.has(id));
  return earlier ?? lines.find((id) => !taken.has(id)) ?? SPARE + (lines[0] ?? 0);
}

function nameCards(policy: Policy): readonly number[] {
  const { lines } = policy.source;
  const taken = new Set<number>();
  const next = new Map<number, number>();
  const ids = blocksOf(policy).map(({ start, body }) => {
    const own = Array.from({ length: body - start }, (_, i) => lineAt(lines, start + i)!.id);
    const id = idFor(own, taken);
    taken.add(id);
    for (const line of own) next.set(line, id);
    return id;
  });
  latest = next;
  return ids;
}

/**
 * An id for each card. It stays as long as one of the user-agent lines does that the card had in the version drawn
 * before, so that a card whose first user-agent goes is still the same one, folded as it was.
 */
export function cardIds(policy: Policy): readonly number[] {
  let ids = known.get(policy);
  if (!ids) known.set(policy, (ids = nameCards(policy)));
  return ids;
}
