// Recognizes cards from one version of a file to the next.

import { sliceLines } from '../../../core/document/lines.ts';
import { blocksOf } from '../../../core/syntax/blocks.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { memoizeByKey } from '../../../core/text/lazy.ts';

/** Above all ids of lines: for a card whose lines all had ids of other cards. */
const FIRST_SPARE_ID = 2 ** 29;

function assignRecordIds(policy: Policy, earlierIds: ReadonlyMap<number, number>) {
  const { lines } = policy.source;
  const usedIds = new Set<number>();
  const byLine = new Map<number, number>();
  /**
   * Returns the first id that one of the card's lines had before and no card above uses now; otherwise the id of
   * its first line.
   */
  const idFor = (agents: readonly number[]): number => {
    const earlier = agents
      .map((line) => earlierIds.get(line))
      .find((id) => id !== undefined && !usedIds.has(id));
    return earlier ?? agents.find((line) => !usedIds.has(line)) ?? FIRST_SPARE_ID + (agents[0] ?? 0);
  };
  const ids = blocksOf(policy).map(({ start, body }) => {
    const agents = sliceLines(lines, start, body).map((line) => line.id);
    const id = idFor(agents);
    usedIds.add(id);
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
 * An id for each card. It stays the same as long as one of the user-agent lines that the card had in the last
 * rendered version exists, so that a card whose first user-agent is removed remains the same card and stays
 * folded. Cached per version, because rows, heads and folding need it at every render.
 */
export const recordIds = createRecordIds();
