// Commands that edit records and their names.
import { addAgent, addAgents } from '../../../core/formats/rep/edit/add-agent.ts';
import { addBlock } from '../../../core/formats/rep/edit/add-block.ts';
import { duplicateBlock } from '../../../core/formats/rep/edit/duplicate-block.ts';
import { mergeBlocks } from '../../../core/formats/rep/edit/merge-blocks.ts';
import { moveBlock } from '../../../core/formats/rep/edit/move-block.ts';
import { removeAgent } from '../../../core/formats/rep/edit/remove-agent.ts';
import { removeBlock } from '../../../core/formats/rep/edit/remove-block.ts';
import { renameAgent } from '../../../core/formats/rep/edit/rename-agent.ts';
import { splitBlock } from '../../../core/formats/rep/edit/split-block.ts';
import type { CommandTable } from './command-table.ts';

export const recordCommands: CommandTable = {
  addAgent: (policy, { line, text }) => addAgent(policy, line(), text()),
  addAgents: (policy, { line, text }) => addAgents(policy, line(), [text(), text()], line()),
  addBlock: (policy, { line, text }) =>
    addBlock(policy, { agents: [text()], rules: [{ effect: 'deny', path: text() }] }, line()),
  duplicateBlock: (policy, { line }) => duplicateBlock(policy, line()),
  mergeBlocks: (policy, { line }) => mergeBlocks(policy, line(), line()),
  moveBlock: (policy, { line }) => moveBlock(policy, line(), line()),
  removeAgent: (policy, { line }) => removeAgent(policy, line()),
  removeBlock: (policy, { line }) => removeBlock(policy, line()),
  renameAgent: (policy, { line, text }) => renameAgent(policy, line(), text()),
  splitBlock: (policy, { line }) => splitBlock(policy, line()),
};
