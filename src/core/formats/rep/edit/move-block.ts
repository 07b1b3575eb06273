// Moves a block with its comments to another position among the blocks.

import { placeLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import { blocksOf } from '../../../syntax/blocks.ts';
import { fieldAt, type Policy } from '../../../syntax/policy.ts';
import { separateByBlankLines } from './add-block.ts';
import { defaultDialect } from './field-spelling.ts';
import { dialectOf, getBlock, ownLines } from './record-rows.ts';
import { blockRemovalChanges } from './remove-block.ts';

/**
 * Moves block number `block` before the block whose number is `to`. The number of blocks means the position after
 * the last one. Comments directly above it move too, and all lines stay the same objects. One blank line separates
 * it at its new position, and none remains at the old one. Lines between the cards never move.
 * @throws RangeError if there is no such block.
 */
export function moveBlock(policy: Policy, block: number, to: number): TextEdit[] {
  const blockToMove = getBlock(policy, block);
  const { length } = blocksOf(policy);
  const at = to === length ? getBlock(policy, length - 1).end : getBlock(policy, to).lead;
  if (to === block || to === block + 1) return [];
  const insert = separateByBlankLines(
    policy,
    at,
    ownLines(policy, blockToMove.start, blockToMove.lead, blockToMove.end),
  );
  return placeLines(policy.source, [...blockRemovalChanges(policy, blockToMove), { at, remove: 0, insert }]);
}

/**
 * Whether block number `block` can swap places with the one above (-1) or below (1). In systems other than the
 * file's main one, order across systems matters, and definitions must precede the records that use them. Such a
 * block can only swap with a block of its system, and not across a field for the whole file.
 */
export function canMoveBlock(policy: Policy, block: number, step: -1 | 1): boolean {
  const blocks = blocksOf(policy);
  const blockToMove = blocks[block];
  const other = blocks[block + step];
  if (!blockToMove || !other) return false;
  const dialect = dialectOf(policy, blockToMove.start);
  if (dialect === defaultDialect(policy.format)) return true;
  if (dialectOf(policy, other.start) !== dialect) return false;
  for (
    let line = Math.min(blockToMove.start, other.start);
    line < Math.max(blockToMove.end, other.end);
    line++
  ) {
    const { directive } = fieldAt(policy, line);
    if (directive && directive.dialect === dialect && directive.scope === 'file') return false;
  }
  return true;
}
