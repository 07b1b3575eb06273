// Adds a data set to a record. Moving, duplicating and deleting one are the commands for rules: what describes a rule
// goes where it goes.

import { insertLines, placeLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import { fieldAt, type Policy } from '../../../syntax/policy.ts';
import { separateByBlankLines } from '../../rep/edit/add-block.ts';
import { agentText, ruleText } from '../../rep/edit/field-spelling.ts';
import { endOfRule, endOfRules, firstLineWithComments, getBlock } from '../../rep/edit/record-rows.ts';
import { type DescriptionLine, descriptionText } from './describe.ts';

/** A data set to be announced: its path, and the lines that describe it. */
export interface NewDataset {
  readonly path: string;
  readonly metadata: readonly DescriptionLine[];
}

/**
 * Announces a data set in block number `block`: an Allow and the lines that describe it, behind the last Allow of the
 * block and what describes that, so that no Disallow further up is passed by; before the first rule if there is none.
 * @throws RangeError if there is no such block, or path, name or value cannot be written.
 */
export function addDataset(policy: Policy, block: number, set: NewDataset): TextEdit[] {
  return insertLines(policy.source, lineForDataset(policy, block), datasetLines(policy, set));
}

/**
 * Announces a data set in a new record for all visitors, at the end of the file.
 * @throws RangeError if path, name or value cannot be written.
 */
export function addFirstDataset(policy: Policy, set: NewDataset): TextEdit[] {
  const { lines } = policy.source;
  const texts = [agentText(policy.format, '*'), ...datasetLines(policy, set)].map((text) => ({ text }));
  return placeLines(policy.source, [
    { at: lines.length, remove: 0, insert: separateByBlankLines(policy, lines.length, texts) },
  ]);
}

const datasetLines = (policy: Policy, { path, metadata }: NewDataset): readonly string[] => [
  ruleText(policy.format, { effect: 'allow', path }),
  ...metadata.map((line) => descriptionText(policy, line)),
];

function lineForDataset(policy: Policy, index: number): number {
  const block = getBlock(policy, index);
  let firstRule: number | undefined;
  for (let line = block.end - 1; line >= block.body; line--) {
    const { directive } = fieldAt(policy, line);
    if (directive?.effect === 'allow') return endOfRule(policy, line);
    if (directive?.role === 'rule') firstRule = line;
  }
  return firstRule === undefined
    ? endOfRules(policy, block)
    : Math.max(firstLineWithComments(policy, firstRule), block.body);
}
