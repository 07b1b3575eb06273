// The edits of menus to a whole record.

import { duplicateBlock } from '../../../core/formats/rep/edit/duplicate-block.ts';
import { mergeBlocks } from '../../../core/formats/rep/edit/merge-blocks.ts';
import { moveBlock } from '../../../core/formats/rep/edit/move-block.ts';
import { removeBlock } from '../../../core/formats/rep/edit/remove-block.ts';
import { separateAgent } from '../../../core/formats/rep/edit/separate-agent.ts';
import { splitBlock } from '../../../core/formats/rep/edit/split-block.ts';
import { blockAt, blocksOf } from '../../../core/syntax/blocks.ts';
import { fieldAt, valueOf } from '../../../core/syntax/policy.ts';
import { currentPolicy, editLine, lineOfId, run } from './run-edit.ts';

function agentNamesOf(block: number): string {
  const policy = currentPolicy();
  const { start } = blocksOf(policy)[block] ?? { start: 0 };
  return valueOf(fieldAt(policy, start));
}

export const duplicateRecord = (block: number) =>
  run('duplicate-record', { agent: agentNamesOf(block) }, (policy) => duplicateBlock(policy, block));
export const removeRecord = (block: number) =>
  run('remove-record', { agent: agentNamesOf(block) }, (policy) => removeBlock(policy, block));
export const mergeWithRecordAbove = (block: number) =>
  run('merge-records', { agent: agentNamesOf(block) }, (policy) => mergeBlocks(policy, block - 1, block));
export const moveRecordTo = (block: number, to: number) =>
  run('move-record', { agent: agentNamesOf(block) }, (policy) => moveBlock(policy, block, to));
/** Splits a record at a rule. Does nothing for a rule outside a record, which cannot start one. */
export const splitRecordAt = (id: number) =>
  blockAt(currentPolicy(), lineOfId(id)) >= 0 && editLine('split-record', id, splitBlock);

/** Moves a user-agent into a new record; returns the number of that record. */
export function separateAgentLine(id: number): number {
  editLine('separate-agent', id, separateAgent);
  return blockAt(currentPolicy(), lineOfId(id));
}
