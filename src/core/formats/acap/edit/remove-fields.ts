// Takes fields out of a record with what would stand empty without them (ACAP 1.1 2.3).

import { placeLines } from '../../../document/place-lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { smallestOf } from '../../../text/large-lists.ts';
import { fieldInRole, firstLineOfRule, removeRows } from '../../rep/edit/record-rows.ts';
import { type AcapRecord, type PlacedField, readAcapFile } from '../acap-file.ts';

const fieldsOfRecord = ({ reference, rules, requests, subRecords }: AcapRecord): readonly PlacedField[] => [
  ...(reference ? [reference] : []),
  ...rules,
  ...requests,
  ...subRecords.flatMap((sub) => sub.rules),
];

/** Purposes and crawlers that would speak to the fields of their next neighbours once some lines are gone. */
function emptyHeads(policy: Policy, gone: ReadonlySet<number>): readonly PlacedField[] {
  const isGone = ({ line }: PlacedField) => gone.has(line);
  const first = smallestOf(gone);
  const record = readAcapFile(policy).records.findLast(({ crawlers }) => crawlers[0].line <= first);
  const wouldBeEmpty = (fields: readonly PlacedField[]) => fields.length > 0 && fields.every(isGone);
  if (!record) return [];
  if (wouldBeEmpty(fieldsOfRecord(record)))
    return [...record.crawlers, ...record.subRecords.flatMap(({ purposes }) => purposes)];
  return record.subRecords.flatMap(({ purposes, rules }) => (wouldBeEmpty(rules) ? purposes : []));
}

/**
 * Deletes lines of one record. No blank line keeps records of ACAP apart: the purposes of a part that has no field
 * left go too, and so do the crawlers of a record that has none. Comments stay.
 */
export function removeFields(policy: Policy, lines: readonly number[]): TextEdit[] {
  const gone = new Set(lines);
  for (const { line } of emptyHeads(policy, gone)) gone.add(line);
  const runs: { from: number; to: number }[] = [];
  for (const line of [...gone].toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.to === line) last.to = line + 1;
    else runs.push({ from: line, to: line + 1 });
  }
  return placeLines(
    policy.source,
    runs.map(({ from, to }) => removeRows(policy, from, to)),
  );
}

/** Deletes a field with the comments above that belong to it alone, as above. @throws RangeError if the line is none of a record. */
export function removeField(policy: Policy, line: number): TextEdit[] {
  fieldInRole(policy, line, 'rule');
  const first = firstLineOfRule(policy, line);
  return removeFields(
    policy,
    Array.from({ length: line + 1 - first }, (_, i) => first + i),
  );
}
