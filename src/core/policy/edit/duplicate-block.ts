// Writes a block once more.
import type { TextEdit } from '../../text/range.ts';
import { placeLines } from '../place.ts';
import type { Policy } from '../policy.ts';
import { separateByBlankLines } from './add-block.ts';
import { getBlock, ownLines } from './rows.ts';

/**
 * Writes a copy of block number `block`, its comments included, directly behind it, set off by a blank line.
 * @throws RangeError if there is no such block.
 */
export function duplicateBlock(policy: Policy, block: number): TextEdit[] {
  const { lead, start, end } = getBlock(policy, block);
  const insert = separateByBlankLines(policy, end, ownLines(policy, start, lead, end));
  return placeLines(policy.source, [{ at: end, remove: 0, insert }]);
}
