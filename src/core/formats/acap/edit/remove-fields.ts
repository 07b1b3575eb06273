// Removes fields from a record, and the purposes or crawlers that would have no field left (ACAP 1.1 2.3).

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

/** The purposes and crawlers that would apply to the next fields of the file if some lines were removed. */
function emptyHeads(policy: Policy, removed: ReadonlySet<number>): readonly PlacedField[] {
  const isRemoved = ({ line }: PlacedField) => removed.has(line);
  const first = smallestOf(removed);
  const record = readAcapFile(policy).records.findLast(({ crawlers }) => crawlers[0].line <= first);
  const wouldBeEmpty = (fields: readonly PlacedField[]) => fields.length > 0 && fields.every(isRemoved);
  if (!record) return [];
  if (wouldBeEmpty(fieldsOfRecord(record)))
    return [...record.crawlers, ...record.subRecords.flatMap(({ purposes }) => purposes)];
  return record.subRecords.flatMap(({ purposes, rules }) => (wouldBeEmpty(rules) ? purposes : []));
}

/**
 * Removes lines of one record. A blank line does not end an ACAP record, so the purposes of a sub-record without
 * fields are removed too, as are the crawlers of a record without fields. Comments are kept.
 */
export function removeFields(policy: Policy, lines: readonly number[]): TextEdit[] {
  const removed = new Set(lines);
  for (const { line } of emptyHeads(policy, removed)) removed.add(line);
  const runs: { from: number; to: number }[] = [];
  for (const line of [...removed].toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.to === line) last.to = line + 1;
    else runs.push({ from: line, to: line + 1 });
  }
  return placeLines(
    policy.source,
    runs.map(({ from, to }) => removeRows(policy, from, to)),
  );
}

/**
 * Removes a field and the comments above that belong only to it. @throws RangeError if the line is not part of a
 * record.
 */
export function removeField(policy: Policy, line: number): TextEdit[] {
  fieldInRole(policy, line, 'rule');
  const first = firstLineOfRule(policy, line);
  return removeFields(
    policy,
    Array.from({ length: line + 1 - first }, (_, i) => first + i),
  );
}
