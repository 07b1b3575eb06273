// The lines of a new record for a crawler that leaves a shared record or the one for any other crawler.
import { trimmedField } from '../../formats/rep/edit/trimmed-field.ts';
import { fieldAt, type Policy } from '../../syntax/policy.ts';
import { closingRuleText, openRuleText } from './change-record.ts';
import { type ExistingRecord, singlePathRules } from './existing-records.ts';
import type { AccessWish } from './preset.ts';

const lineTextsOf = (policy: Policy, lines: readonly number[]): readonly string[] =>
  lines.toSorted((a, b) => a - b).map((line) => trimmedField(fieldAt(policy, line)));

const lineNumberOf = ({ line }: { readonly line: number }) => line;

/**
 * Returns the lines of a crawler's own record: the rules for single paths and other lines of the records that it
 * obeyed, and the wish. For a blocked crawler they matter only if some rule allows a single path.
 */
export function linesOfOwnRecord(
  policy: Policy,
  records: readonly ExistingRecord[],
  wish: AccessWish,
): readonly string[] {
  const allowsPaths = records.some((record) => singlePathRules(record, 'allow').length > 0);
  if (wish === 'out' && !allowsPaths) return [closingRuleText(policy)];
  const rules = records.flatMap((record) => singlePathRules(record).map(lineNumberOf));
  const copiedLines = lineTextsOf(policy, [...rules, ...records.flatMap(({ says }) => says)]);
  const blocksPaths = records.some((record) => singlePathRules(record, 'deny').length > 0);
  if (wish === 'out') return [...copiedLines, closingRuleText(policy)];
  return blocksPaths ? copiedLines : [...copiedLines, openRuleText(policy)];
}
