// What the head of a card says and leads to, by what the rules of the card are.
import { type Block, blocksOf } from '../../core/syntax/blocks.ts';
import type { ValueType } from '../../core/syntax/directives.ts';
import { fieldAt, type Policy } from '../../core/syntax/policy.ts';
import { recordsWords as words } from '../../messages/en/records.ts';
import * as commands from './commands.ts';
import { focusField } from './focus.ts';
import { present } from './run-command.ts';

export type AgentNames = (typeof words.agentNames)[keyof typeof words.agentNames];

interface HeadKind {
  readonly names: AgentNames;
  /** Goes on from the names to the first rule; one is added if there is none and it can be empty. */
  readonly goOn: (block: number) => void;
}

const conventional: HeadKind = {
  names: words.agentNames.path,
  goOn: (block) => focusField(commands.firstRuleOf(block), words.path),
};

const kinds: Partial<Record<ValueType, HeadKind>> = {
  'usage-rule': {
    names: words.agentNames['usage-rule'],
    goOn: (block) => focusField(commands.ruleOf(block), words.usage),
  },
};

/** What the rules of a card are: the value of the first rule directive of the system its user-agent lines are of. */
export function ruleValue(policy: Policy, { start }: Pick<Block, 'start'>): ValueType {
  const dialect = fieldAt(policy, start).directive?.dialect;
  const rule = policy.format.directives.find(
    (row) => row.dialect === dialect && row.role === 'rule' && row.effect !== undefined,
  );
  return rule?.value ?? 'path';
}

export const headKind = (policy: Policy, block: Pick<Block, 'start'>): HeadKind =>
  kinds[ruleValue(policy, block)] ?? conventional;

/** Goes to the first user-agent of the card that is number `block` now. */
export function focusAgent(block: number, select = false): void {
  const policy = present();
  const around = blocksOf(policy)[block];
  const { names } = around ? headKind(policy, around) : conventional;
  focusField(around?.start ?? -1, names.agent, select);
}
