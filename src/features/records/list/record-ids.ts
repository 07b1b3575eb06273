// Which card is which, from one version of a file to the next.

import { lineAt } from '../../../core/document/lines.ts';
import { type Block, blocksOf } from '../../../core/syntax/blocks.ts';
import type { Policy } from '../../../core/syntax/policy.ts';

/** Beyond all ids of lines: for a card whose lines all belonged to others. */
const FIRST_SPARE_ID = 2 ** 29;

let latestIds: ReadonlyMap<number, number> = new Map();
const cachedIds = new WeakMap<Policy, readonly number[]>();

function assignRecordIds(policy: Policy): readonly number[] {
  const { lines } = policy.source;
  const taken = new Set<number>();
  const next = new Map<number, number>();
  const lineId = (line: number) => lineAt(lines, line)!.id;
  /** The first id of a card that its lines had before and no card above has now; else the first line's own. */
  const idFor = ({ start, body }: Block): number => {
    for (let line = start; line < body; line++) {
      const earlier = latestIds.get(lineId(line));
      if (earlier !== undefined && !taken.has(earlier)) return earlier;
    }
    for (let line = start; line < body; line++) if (!taken.has(lineId(line))) return lineId(line);
    return FIRST_SPARE_ID + lineId(start);
  };
  const ids = blocksOf(policy).map((block) => {
    const id = idFor(block);
    taken.add(id);
    for (let line = block.start; line < block.body; line++) next.set(lineId(line), id);
    return id;
  });
  latestIds = next;
  return ids;
}

/**
 * An id for each card. It stays as long as one of the user-agent lines does that the card had in the version drawn
 * before, so that a card whose first user-agent goes is still the same one, folded as it was.
 */
export function recordIds(policy: Policy): readonly number[] {
  let ids = cachedIds.get(policy);
  if (!ids) cachedIds.set(policy, (ids = assignRecordIds(policy)));
  return ids;
}
