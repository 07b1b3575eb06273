// Which card is which, from one version of a file to the next.
import { type Block, blocksOf } from '../../core/syntax/blocks.ts';
import type { Policy } from '../../core/syntax/policy.ts';
import { lineAt } from '../../core/text/lines.ts';

/** Beyond all ids of lines: for a card whose lines all belonged to others. */
const SPARE = 2 ** 29;

let latest: ReadonlyMap<number, number> = new Map();
const known = new WeakMap<Policy, readonly number[]>();

function nameCards(policy: Policy): readonly number[] {
  const { lines } = policy.source;
  const taken = new Set<number>();
  const next = new Map<number, number>();
  const lineId = (line: number) => lineAt(lines, line)!.id;
  /** The first id of a card that its lines had before and no card above has now; else the first line's own. */
  const idFor = ({ start, body }: Block): number => {
    for (let line = start; line < body; line++) {
      const earlier = latest.get(lineId(line));
      if (earlier !== undefined && !taken.has(earlier)) return earlier;
    }
    for (let line = start; line < body; line++) if (!taken.has(lineId(line))) return lineId(line);
    return SPARE + lineId(start);
  };
  const ids = blocksOf(policy).map((block) => {
    const id = idFor(block);
    taken.add(id);
    for (let line = block.start; line < block.body; line++) next.set(lineId(line), id);
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
