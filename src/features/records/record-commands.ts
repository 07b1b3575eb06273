// What menus do to a record of the file.
import { blockAt, blocksOf } from '../../core/policy/blocks.ts';
import { duplicateBlock } from '../../core/policy/edit/duplicate-block.ts';
import { mergeBlocks } from '../../core/policy/edit/merge-blocks.ts';
import { moveBlock } from '../../core/policy/edit/move-block.ts';
import { removeBlock } from '../../core/policy/edit/remove-block.ts';
import { splitBlock } from '../../core/policy/edit/split-block.ts';
import { fieldAt, valueOf } from '../../core/policy/policy.ts';
import { onLine, placeOf, present, run } from './run-command.ts';

function agentsOf(block: number): string {
  const policy = present();
  const { start } = blocksOf(policy)[block] ?? { start: 0 };
  return valueOf(fieldAt(policy, start));
}

export const duplicateRecord = (block: number) =>
  run('duplicate-record', { agent: agentsOf(block) }, (policy) => duplicateBlock(policy, block));
export const removeRecord = (block: number) =>
  run('remove-record', { agent: agentsOf(block) }, (policy) => removeBlock(policy, block));
export const joinWithAbove = (block: number) =>
  run('merge-records', { agent: agentsOf(block) }, (policy) => mergeBlocks(policy, block - 1, block));
export const moveRecord = (block: number, to: number) =>
  run('move-record', { agent: agentsOf(block) }, (policy) => moveBlock(policy, block, to));
/** A rule that belongs to nobody cannot begin a record: nothing happens. */
export const splitAtLine = (id: number) =>
  blockAt(present(), placeOf(id)) >= 0 && onLine('split-record', id, splitBlock);
