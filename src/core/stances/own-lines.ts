// What a crawler's own record says when it leaves one that it shares, or the one for everybody.
import { trimmedField } from '../formats/rep/edit/trimmed-field.ts';
import { fieldAt, type Policy } from '../syntax/policy.ts';
import type { Wish } from './stance.ts';
import { rulesForSome, type StandingRecord } from './standing.ts';
import { closingText, openText } from './turn-record.ts';

const textsOf = (policy: Policy, lines: readonly number[]): readonly string[] =>
  lines.toSorted((a, b) => a - b).map((line) => trimmedField(fieldAt(policy, line)));

const lineOf = ({ line }: { readonly line: number }) => line;

/**
 * The lines of a record of one's own: what the records that were obeyed say of single paths and besides, and the wish.
 * To somebody who is kept out, only what lets single paths in still says something.
 */
export function ownLines(policy: Policy, records: readonly StandingRecord[], wish: Wish): readonly string[] {
  const lets = records.some((record) => rulesForSome(record, 'allow').length > 0);
  if (wish === 'out' && !lets) return [closingText(policy)];
  const rules = records.flatMap((record) => rulesForSome(record).map(lineOf));
  const said = textsOf(policy, [...rules, ...records.flatMap(({ says }) => says)]);
  const closes = records.some((record) => rulesForSome(record, 'deny').length > 0);
  if (wish === 'out') return [...said, closingText(policy)];
  return closes ? said : [...said, openText(policy)];
}
