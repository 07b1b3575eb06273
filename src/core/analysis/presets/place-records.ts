// Where names without a matching record go: into a record with the same rules, or into a new one.

import { separateByBlankLines } from '../../formats/rep/edit/add-block.ts';
import {
  contentEnd,
  findBlockAround,
  firstLineWithComments,
  isBlankOrEdge,
  rowRoleAt,
} from '../../formats/rep/edit/record-rows.ts';
import { trimmedField } from '../../formats/rep/edit/trimmed-field.ts';
import type { Reader } from '../../readers/reader.ts';
import { fieldAt, type Policy } from '../../syntax/policy.ts';
import { closingRuleText, openRuleText } from './change-record.ts';
import {
  ANY_AGENT,
  type ExistingRecord,
  isRecordClosed,
  lastNameLine,
  namesOfRecord,
  readExistingRecords,
} from './existing-records.ts';
import type { ExtractedAgent } from './extract-names.ts';
import { applyChanges } from './policy-changes.ts';

/** Names that get the same lines. */
interface AgentGroup {
  readonly names: readonly ExtractedAgent[];
  readonly lines: readonly string[];
}

/** Where new records may stand; which is best is found by asking. */
export type RecordPlace = 'before-default' | 'behind-records' | 'end' | 'before-records';

/** Whether a record is one to robots of all kinds: no blank line between its names and its last rule. */
function isCompact(policy: Policy, { names, rules }: ExistingRecord): boolean {
  const [{ line: first }] = names;
  const last = rules.at(-1)?.line ?? first;
  for (let line = first; line < last; line++) if (isBlankOrEdge(policy, line)) return false;
  return true;
}

/** Whether the rules of a record come to the same as these lines, and nothing else is said in it. */
function saysExactly(policy: Policy, record: ExistingRecord, lines: readonly string[]): boolean {
  const { rules, says } = record;
  if (rules.length === 0 || says.length > 0 || lines.length > 1 || !isCompact(policy, record)) return false;
  if (lines[0] === closingRuleText(policy))
    return isRecordClosed(record, false) && rules.every(({ effect }) => effect === 'deny');
  return (
    lines[0] === openRuleText(policy) &&
    rules.every(({ line }) => trimmedField(fieldAt(policy, line)) === lines[0])
  );
}

/** The record that says just what a group is to get: of several, the one that names most. */
function findFittingRecord(
  policy: Policy,
  reader: Reader,
  { lines }: AgentGroup,
): ExistingRecord | undefined {
  const found = readExistingRecords(policy, reader).filter(
    (record) => !namesOfRecord(record).includes(ANY_AGENT) && saysExactly(policy, record, lines),
  );
  return found.toSorted((a, b) => b.names.length - a.names.length)[0];
}

/** The last line that belongs to a record, behind blank lines too (LIN-002). */
const lastLineOfRecord = (record: ExistingRecord): number =>
  Math.max(lastNameLine(record), record.rules.at(-1)?.line ?? 0, record.says.at(-1) ?? 0);

const leadingLine = (policy: Policy, { names }: ExistingRecord): number =>
  firstLineWithComments(policy, names[0].line);

function lineForPlace(policy: Policy, reader: Reader, place: RecordPlace): number {
  const records = readExistingRecords(policy, reader);
  const [first, last] = [records[0], records.at(-1)];
  // Another reader may read a name at the end of the file, which whatever is added there would join.
  if (!first || !last) return place === 'before-records' ? 0 : contentEnd(policy);
  // Lines above the first record belong to none, and stay there.
  if (place === 'before-records') return leadingLine(policy, first);
  // A record without a rule, which only the last can be, runs into whatever follows it (LIN-003).
  const isGlue = last.rules.length === 0;
  if (place === 'end') return isGlue ? leadingLine(policy, last) : contentEnd(policy);
  const star = records.find((record) => namesOfRecord(record).includes(ANY_AGENT));
  const before = star && leadingLine(policy, star);
  // What heads the file is not about the record alone.
  const isHead = before === 0 && rowRoleAt(policy, 0) === 'comment';
  if (place === 'before-default' && before !== undefined && !isHead) return before;
  if (isGlue) return leadingLine(policy, last);
  const line = lastLineOfRecord(last);
  return findBlockAround(policy, line)?.end ?? line + 1;
}

function groupByLines(leaving: readonly ExtractedAgent[]): readonly AgentGroup[] {
  const groups = new Map<string, { names: ExtractedAgent[]; lines: readonly string[] }>();
  for (const one of leaving) {
    const key = one.lines.join('\n');
    const group = groups.get(key);
    if (group) group.names.push(one);
    else groups.set(key, { names: [one], lines: one.lines });
  }
  return [...groups.values()];
}

export interface PlacementResult {
  readonly policy: Policy;
  /** The names that went into a record that was there. */
  readonly joined: ReadonlySet<string>;
}

/** Writes the names of a group into a record that fits, or into a new one. */
function placeAgentGroup(
  policy: Policy,
  reader: Reader,
  group: AgentGroup,
  place: RecordPlace,
  joined: Set<string>,
): Policy {
  const names = group.names.map(({ text }) => ({ text }));
  const isEverybody = group.names.some(({ key }) => key === ANY_AGENT);
  const into = isEverybody ? undefined : findFittingRecord(policy, reader, group);
  if (into) {
    for (const { key } of group.names) joined.add(key);
    const at = lastNameLine(into) + 1;
    return applyChanges(policy, { inLines: [], ofLines: [{ at, remove: 0, insert: names }] });
  }
  const at = lineForPlace(
    policy,
    reader,
    isEverybody && place !== 'before-records' ? 'behind-records' : place,
  );
  const insert = separateByBlankLines(policy, at, [...names, ...group.lines.map((text) => ({ text }))]);
  return applyChanges(policy, { inLines: [], ofLines: [{ at, remove: 0, insert }] });
}

/** Gives every name the lines that it is to get; the record for everybody comes last. */
export function placeRecords(
  before: Policy,
  reader: Reader,
  leaving: readonly ExtractedAgent[],
  place: RecordPlace,
): PlacementResult {
  const joined = new Set<string>();
  const isForAll = ({ key }: ExtractedAgent) => key === ANY_AGENT;
  const groups = [
    ...groupByLines(leaving.filter((one) => !isForAll(one))),
    ...groupByLines(leaving.filter(isForAll)),
  ];
  const policy = groups.reduce((now, group) => placeAgentGroup(now, reader, group, place, joined), before);
  return { policy, joined };
}
