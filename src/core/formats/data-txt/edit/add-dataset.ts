// Adds a data set to a record. The commands for rules move, duplicate and delete data sets: describing lines move
// with their rule.

import { insertLines, placeLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import { fieldAt, type Policy } from '../../../syntax/policy.ts';
import { separateByBlankLines } from '../../rep/edit/add-block.ts';
import { agentText, ruleText } from '../../rep/edit/field-spelling.ts';
import { endOfRule, endOfRules, firstLineWithComments, getBlock } from '../../rep/edit/record-rows.ts';
import { type DescriptionLine, descriptionText } from './describe.ts';

/** A new data set: its path, and the lines that describe it. */
export interface NewDataset {
  readonly path: string;
  readonly metadata: readonly DescriptionLine[];
}

/**
 * Adds a data set to block number `block`: an Allow and its describing lines. They are placed after the block's
 * last Allow and its description, so that an earlier Disallow still comes first, or before the first rule if there
 * is no Allow.
 * @throws RangeError if there is no such block, or if the path, a name or a value cannot be written.
 */
export function addDataset(policy: Policy, block: number, set: NewDataset): TextEdit[] {
  return insertLines(policy.source, lineForDataset(policy, block), datasetLines(policy, set));
}

/**
 * Adds a data set in a new record for any crawler, at the end of the file.
 * @throws RangeError if the path, a name or a value cannot be written.
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
