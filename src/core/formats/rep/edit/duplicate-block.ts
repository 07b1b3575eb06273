// Duplicates a block.

import { placeLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { separateByBlankLines } from './add-block.ts';
import { getBlock, ownLines } from './record-rows.ts';

/**
 * Writes a copy of block number `block`, including its comments, directly after it, separated by a blank line.
 * @throws RangeError if there is no such block.
 */
export function duplicateBlock(policy: Policy, block: number): TextEdit[] {
  const { lead, start, end } = getBlock(policy, block);
  const insert = separateByBlankLines(policy, end, ownLines(policy, start, lead, end));
  return placeLines(policy.source, [{ at: end, remove: 0, insert }]);
}
