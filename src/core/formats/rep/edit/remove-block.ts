// Removes a block with its comments.

import { type LineChange, placeLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Block } from '../../../syntax/blocks.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { contentEnd, getBlock, isBlankOrEdge, rangesOfOwnLines } from './record-rows.ts';

/**
 * Deletes block number `block`, including the comments directly above it, and one of the two blank lines that
 * would become adjacent. Everything else stays: lines between the cards, and rules of another system among its
 * lines.
 * @throws RangeError if there is no such block.
 */
export function removeBlock(policy: Policy, block: number): TextEdit[] {
  return placeLines(policy.source, blockRemovalChanges(policy, getBlock(policy, block)));
}

/** Returns the changes that remove a block with the blank line below it, or at the end of the file the one above it. */
export function blockRemovalChanges(policy: Policy, { lead, start, end }: Block): LineChange[] {
  const runs = rangesOfOwnLines(policy, start, lead, end);
  if (runs.length > 1 || runs[0]?.to !== end)
    return runs.map(({ from, to }) => ({ at: from, remove: to - from, insert: [] }));
  const isBlankAbove = isBlankOrEdge(policy, lead - 1);
  if (end < contentEnd(policy)) {
    const to = isBlankAbove && isBlankOrEdge(policy, end) ? end + 1 : end;
    return [{ at: lead, remove: to - lead, insert: [] }];
  }
  const from = isBlankAbove && lead > 0 ? lead - 1 : lead;
  return [{ at: from, remove: end - from, insert: [] }];
}
