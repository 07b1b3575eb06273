// Moves a block with its comments to another place among the blocks.

import { placeLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import { blocksOf } from '../../../syntax/blocks.ts';
import { fieldAt, type Policy } from '../../../syntax/policy.ts';
import { separateByBlankLines } from './add-block.ts';
import { defaultDialect } from './field-spelling.ts';
import { dialectOf, getBlock, ownLines } from './record-rows.ts';
import { blockRemovalChanges } from './remove-block.ts';

/**
 * Moves block number `block` before the block that is now number `to`; the number of blocks stands for the place
 * behind the last one. Comments directly above it go along, line by line the same objects; one blank line sets it
 * off at its new place and none is left over at the old. Free lines between the cards never move.
 * @throws RangeError if there is no such block.
 */
export function moveBlock(policy: Policy, block: number, to: number): TextEdit[] {
  const moved = getBlock(policy, block);
  const { length } = blocksOf(policy);
  const at = to === length ? getBlock(policy, length - 1).end : getBlock(policy, to).lead;
  if (to === block || to === block + 1) return [];
  const insert = separateByBlankLines(policy, at, ownLines(policy, moved.start, moved.lead, moved.end));
  return placeLines(policy.source, [...blockRemovalChanges(policy, moved), { at, remove: 0, insert }]);
}

/**
 * True if block number `block` can change places with the one above (-1) or below (1). In systems that may stand
 * beside the main one of the file, order across systems has a meaning, and what a record uses is defined above it:
 * such a block passes only its like, and nothing that holds for the file.
 */
export function canMoveBlock(policy: Policy, block: number, step: -1 | 1): boolean {
  const blocks = blocksOf(policy);
  const moved = blocks[block];
  const other = blocks[block + step];
  if (!moved || !other) return false;
  const own = dialectOf(policy, moved.start);
  if (own === defaultDialect(policy.format)) return true;
  if (dialectOf(policy, other.start) !== own) return false;
  for (let line = Math.min(moved.start, other.start); line < Math.max(moved.end, other.end); line++) {
    const { directive } = fieldAt(policy, line);
    if (directive && directive.dialect === own && directive.scope === 'file') return false;
  }
  return true;
}
