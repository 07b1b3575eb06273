// Moves a block with its comments to another place among the blocks.
import type { TextEdit } from '../../text/range.ts';
import { blocksOf } from '../blocks.ts';
import { placeLines } from '../place.ts';
import type { Policy } from '../policy.ts';
import { setOff } from './add-block.ts';
import { blockRemoval } from './remove-block.ts';
import { blockOf, linesIn } from './rows.ts';

/**
 * Moves block number `block` before the block that is now number `to`; the number of blocks stands for the place
 * behind the last one. Comments directly above it go along, line by line the same objects; one blank line sets it
 * off at its new place and none is left over at the old. Free lines between the cards never move.
 * @throws RangeError if there is no such block.
 */
export function moveBlock(policy: Policy, block: number, to: number): TextEdit[] {
  const moved = blockOf(policy, block);
  const { length } = blocksOf(policy);
  const at = to === length ? blockOf(policy, length - 1).end : blockOf(policy, to).lead;
  if (to === block || to === block + 1) return [];
  const insert = setOff(policy, at, linesIn(policy, moved.lead, moved.end));
  return placeLines(policy.source.lines, [blockRemoval(policy, moved), { at, remove: 0, insert }]);
}
