// What the head of a card says and leads to, by what the rules of the card are.
import { type Block, blocksOf } from '../../../core/syntax/blocks.ts';
import type { ValueType } from '../../../core/syntax/directives.ts';
import { fieldAt, type Policy } from '../../../core/syntax/policy.ts';
import { recordsWords as words } from '../../../messages/en/records.ts';
import * as commands from '../edits/line-edits.ts';
import { currentPolicy } from '../edits/run-edit.ts';
import { focusLineField } from '../list/focus-row.ts';

export type AgentFieldNames = (typeof words.agentNames)[keyof typeof words.agentNames];

interface RecordLabels {
  readonly names: AgentFieldNames;
  /** The catalogue has the names of crawlers, not those that a publisher gives them. */
  readonly offersCrawlers: boolean;
  /** Goes on from the names to the first rule; one is added if there is none and it can be empty. */
  readonly goOn: (block: number) => void;
}

const conventionalLabels: RecordLabels = {
  names: words.agentNames.path,
  offersCrawlers: true,
  goOn: (block) => focusLineField(commands.firstRuleLineOrNew(block), 'path'),
};

const labelsByRuleType: Partial<Record<ValueType, RecordLabels>> = {
  'usage-rule': {
    names: words.agentNames['usage-rule'],
    offersCrawlers: false,
    goOn: (block) => focusLineField(commands.firstRuleLine(block), 'usage'),
  },
};

/** What the rules of a card are: the value of the first rule directive of the system its user-agent lines are of. */
export function ruleTypeOf(policy: Policy, { start }: Pick<Block, 'start'>): ValueType {
  const dialect = fieldAt(policy, start).directive?.dialect;
  const rule = policy.format.directives.find(
    (row) => row.dialect === dialect && row.role === 'rule' && row.effect !== undefined,
  );
  return rule?.value ?? 'path';
}

export const recordLabels = (policy: Policy, block: Pick<Block, 'start'>): RecordLabels =>
  labelsByRuleType[ruleTypeOf(policy, block)] ?? conventionalLabels;

/** Goes to the first user-agent of the card that is number `block` now. */
export function focusFirstAgent(block: number, select = false): void {
  const around = blocksOf(currentPolicy())[block];
  focusLineField(around?.start ?? -1, 'agent', select);
}
