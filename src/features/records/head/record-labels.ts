// Labels and navigation of a card's head, by the value type of the card's rules.
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
  /** Whether crawlers of the catalogue are offered. The catalogue lacks names that publishers choose themselves. */
  readonly offersCrawlers: boolean;
  /** Moves from the user-agents to the first rule. If there is none, a rule that can be empty is added. */
  readonly focusRules: (block: number) => void;
}

const conventionalLabels: RecordLabels = {
  names: words.agentNames.path,
  offersCrawlers: true,
  focusRules: (block) => focusLineField(commands.firstRuleLineOrNew(block), 'path'),
};

const labelsByRuleType: Partial<Record<ValueType, RecordLabels>> = {
  'usage-rule': {
    names: words.agentNames['usage-rule'],
    offersCrawlers: false,
    focusRules: (block) => focusLineField(commands.firstRuleLine(block), 'usage'),
  },
};

/**
 * Returns the value type of a card's rules: that of the first rule directive of the system of its user-agent
 * lines.
 */
export function ruleTypeOf(policy: Policy, { start }: Pick<Block, 'start'>): ValueType {
  const dialect = fieldAt(policy, start).directive?.dialect;
  const rule = policy.format.directives.find(
    (row) => row.dialect === dialect && row.role === 'rule' && row.effect !== undefined,
  );
  return rule?.value ?? 'path';
}

export const recordLabels = (policy: Policy, block: Pick<Block, 'start'>): RecordLabels =>
  labelsByRuleType[ruleTypeOf(policy, block)] ?? conventionalLabels;

/** Focuses the first user-agent of card number `block`. */
export function focusFirstAgent(block: number, select = false): void {
  const record = blocksOf(currentPolicy())[block];
  focusLineField(record?.start ?? -1, 'agent', select);
}
