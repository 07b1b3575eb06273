// Adds rules to a block.

import { insertLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import { blockAt } from '../../../syntax/blocks.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { type RuleIntent, ruleText } from './field-spelling.ts';
import { endOfRule, endOfRules, getBlock, lineBehindDescription } from './record-rows.ts';

/**
 * Writes a rule line into block number `block`: after its line `after` (but never among its user-agent lines), or
 * after its last rule (default). All other lines stay.
 * @throws RangeError if there is no such block, `after` is outside it, or the path cannot be written.
 */
export function addRule(policy: Policy, block: number, rule: RuleIntent, after?: number): TextEdit[] {
  return addRules(policy, block, [rule], after);
}

/**
 * Writes a rule line at the end of the record of the rule in line `line`, or directly after that rule if the form
 * shows no record around it, as for lines that only some readers recognize.
 */
export function addRuleBelow(policy: Policy, line: number, rule: RuleIntent): TextEdit[] {
  const block = blockAt(policy, line);
  return block >= 0
    ? addRule(policy, block, rule)
    : insertLines(policy.source, endOfRule(policy, line), [ruleText(policy.format, rule)]);
}

/** Writes several rule lines in the given order, for example a pasted list in one step. Otherwise like `addRule`. */
export function addRules(
  policy: Policy,
  block: number,
  rules: readonly RuleIntent[],
  after?: number,
): TextEdit[] {
  const around = getBlock(policy, block);
  if (after !== undefined && (after < around.lead || after >= around.end)) {
    throw new RangeError(`line ${after} is not in block ${block}`);
  }
  const at =
    after === undefined
      ? endOfRules(policy, around)
      : lineBehindDescription(policy, Math.max(after + 1, around.body));
  const texts = rules.map((rule) => ruleText(policy.format, rule));
  return insertLines(policy.source, at, texts);
}
