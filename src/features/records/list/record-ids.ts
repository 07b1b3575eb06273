// Which card is which, from one version of a file to the next.

import { sliceLines } from '../../../core/document/lines.ts';
import { blocksOf } from '../../../core/syntax/blocks.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { memoizeByKey } from '../../../core/text/lazy.ts';

/** Beyond all ids of lines: for a card whose lines all belonged to others. */
const FIRST_SPARE_ID = 2 ** 29;

function assignRecordIds(policy: Policy, earlierIds: ReadonlyMap<number, number>) {
  const { lines } = policy.source;
  const taken = new Set<number>();
  const byLine = new Map<number, number>();
  /** The first id of a card that its lines had before and no card above has now; else the first line's own. */
  const idFor = (agents: readonly number[]): number => {
    const earlier = agents
      .map((line) => earlierIds.get(line))
      .find((id) => id !== undefined && !taken.has(id));
    return earlier ?? agents.find((line) => !taken.has(line)) ?? FIRST_SPARE_ID + (agents[0] ?? 0);
  };
  const ids = blocksOf(policy).map(({ start, body }) => {
    const agents = sliceLines(lines, start, body).map((line) => line.id);
    const id = idFor(agents);
    taken.add(id);
    for (const line of agents) byLine.set(line, id);
    return id;
  });
  return { ids, byLine };
}

function createRecordIds(): (policy: Policy) => readonly number[] {
  let latest: ReadonlyMap<number, number> = new Map();
  return memoizeByKey((policy) => {
    const { ids, byLine } = assignRecordIds(policy, latest);
    latest = byLine;
    return ids;
  });
}

/**
 * An id for each card. It stays as long as one of the user-agent lines does that the card had in the version drawn
 * before, so that a card whose first user-agent goes is still the same one, folded as it was. Kept for each version:
 * rows, heads and folding ask for it at every drawing.
 */
export const recordIds = createRecordIds();
