// Adds a data set to a record. Moving, duplicating and deleting one are the commands for rules: what describes a rule
// goes where it goes.
import { setOff } from '../../../policy/edit/add-block.ts';
import { blockOf, endOfRule, endOfRules, firstWithComments } from '../../../policy/edit/rows.ts';
import { agentText, ruleText } from '../../../policy/edit/spelling.ts';
import { insertLines, placeLines } from '../../../policy/place.ts';
import { fieldAt, type Policy } from '../../../policy/policy.ts';
import type { TextEdit } from '../../../text/range.ts';
import { type Describing, describingText } from './describe.ts';

/** A data set to be announced: its path, and the lines that describe it. */
export interface NewDataSet {
  readonly path: string;
  readonly metadata: readonly Describing[];
}

/**
 * Announces a data set in block number `block`: an Allow and the lines that describe it, behind the last Allow of the
 * block and what describes that, so that no Disallow further up is passed by; before the first rule if there is none.
 * @throws RangeError if there is no such block, or path, name or value cannot be written.
 */
export function addDataSet(policy: Policy, block: number, set: NewDataSet): TextEdit[] {
  return insertLines(policy.source, placeForDataSet(policy, block), textsOf(policy, set));
}

/**
 * Announces a data set in a new record for all visitors, at the end of the file.
 * @throws RangeError if path, name or value cannot be written.
 */
export function addFirstDataSet(policy: Policy, set: NewDataSet): TextEdit[] {
  const { lines } = policy.source;
  const texts = [agentText(policy.format, '*'), ...textsOf(policy, set)].map((text) => ({ text }));
  return placeLines(policy.source, [
    { at: lines.length, remove: 0, insert: setOff(policy, lines.length, texts) },
  ]);
}

const textsOf = (policy: Policy, { path, metadata }: NewDataSet): readonly string[] => [
  ruleText(policy.format, { effect: 'allow', path }),
  ...metadata.map((line) => describingText(policy, line)),
];

function placeForDataSet(policy: Policy, index: number): number {
  const block = blockOf(policy, index);
  let firstRule: number | undefined;
  for (let line = block.end - 1; line >= block.body; line--) {
    const { directive } = fieldAt(policy, line);
    if (directive?.effect === 'allow') return endOfRule(policy, line);
    if (directive?.role === 'rule') firstRule = line;
  }
  return firstRule === undefined
    ? endOfRules(policy, block)
    : Math.max(firstWithComments(policy, firstRule), block.body);
}
