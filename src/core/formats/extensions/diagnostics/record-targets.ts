// Finds the place where a line can be moved so that it is in a record.

import { rfc9309 } from '../../../readers/rfc9309.ts';
import { type Block, blocksOf } from '../../../syntax/blocks.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { countLeading } from '../../../text/large-lists.ts';
import { memoizeByKey } from '../../../text/lazy.ts';
import { endOfRules, rowRoleAt } from '../../rep/edit/record-rows.ts';
import { readRecords } from '../../rep/records.ts';

/** A record, given its first line, and the line number below its rules. */
export interface RecordTarget {
  readonly start: number;
  readonly at: number;
}

/**
 * The record above a line, or the first one if the line is above all of them. Undefined if it has no rule, because
 * some readers would take the line for one, and apply the record.
 */
export type RecordTargets = (line: number) => RecordTarget | undefined;

/** The cards that are records for the readers of these lines: at least one of their names is spelled correctly. */
function recordBlocks(policy: Policy): readonly Block[] {
  const agents = new Set(readRecords(policy, rfc9309).records.flatMap((record) => record.agents));
  const hasAgent = ({ start, body }: Block) => {
    for (let line = start; line < body; line++) if (agents.has(line)) return true;
    return false;
  };
  return blocksOf(policy).filter(hasAgent);
}

/** A card up to the first blank line below its names, where it ends for some readers. */
function blockBeforeBlank(policy: Policy, block: Block): Block {
  let end = block.body;
  while (end < block.end && rowRoleAt(policy, end) !== 'blank') end++;
  return { ...block, end };
}

export function createRecordTargets(policy: Policy): RecordTargets {
  const blocks = recordBlocks(policy);
  // Many lines may move into the same record.
  const endOf = memoizeByKey((block: Block) => {
    const first = blockBeforeBlank(policy, block);
    const at = endOfRules(policy, first);
    return { at, hasRule: at > first.body && rowRoleAt(policy, at - 1) === 'rule' };
  });
  return (line) => {
    const block = blocks[Math.max(0, countLeading(blocks, ({ start }) => start < line) - 1)];
    if (!block) return undefined;
    const { at, hasRule } = endOf(block);
    return hasRule ? { start: block.start, at } : undefined;
  };
}
