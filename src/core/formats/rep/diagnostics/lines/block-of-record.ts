// Records that are cards of the form as they stand, so that the commands of the form can be used on them.
import { blockAt, blocksOf } from '../../../../syntax/blocks.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import type { IntendedRecord } from './intended-records.ts';

/** The number of the card that a record is, whoever reads it; -1 if names are misspelt or blank lines stand inside. */
export function blockOfRecord(policy: Policy, { agents, blanks }: IntendedRecord): number {
  const card = blockAt(policy, agents[0]);
  const block = blocksOf(policy)[card];
  if (!block || blanks.length > 0) return -1;
  const isWhole = agents.every((line) => line >= block.start && line < block.body);
  return isWhole && agents[0] === block.start ? card : -1;
}
