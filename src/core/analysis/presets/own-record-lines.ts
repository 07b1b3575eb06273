// The lines of a new record for a crawler that leaves a shared record, or the one for any other crawler.
import { trimmedField } from '../../formats/rep/edit/trimmed-field.ts';
import { fieldAt, type Policy } from '../../syntax/policy.ts';
import { closingRuleText, openRuleText } from './change-record.ts';
import { type ExistingRecord, singlePathRules } from './existing-records.ts';
import type { AccessWish } from './preset.ts';

const lineTextsOf = (policy: Policy, lines: readonly number[]): readonly string[] =>
  lines.toSorted((a, b) => a - b).map((line) => trimmedField(fieldAt(policy, line)));

const lineNumberOf = ({ line }: { readonly line: number }) => line;

/**
 * The lines of a record of one's own: what the records that were obeyed say of single paths and besides, and the wish.
 * To somebody who is kept out, only what lets single paths in still says something.
 */
export function linesOfOwnRecord(
  policy: Policy,
  records: readonly ExistingRecord[],
  wish: AccessWish,
): readonly string[] {
  const lets = records.some((record) => singlePathRules(record, 'allow').length > 0);
  if (wish === 'out' && !lets) return [closingRuleText(policy)];
  const rules = records.flatMap((record) => singlePathRules(record).map(lineNumberOf));
  const said = lineTextsOf(policy, [...rules, ...records.flatMap(({ says }) => says)]);
  const closes = records.some((record) => singlePathRules(record, 'deny').length > 0);
  if (wish === 'out') return [...said, closingRuleText(policy)];
  return closes ? said : [...said, openRuleText(policy)];
}
