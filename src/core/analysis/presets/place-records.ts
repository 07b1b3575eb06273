// Places names without a matching record: in a record with the same rules, or in a new one.

import { findCrawler } from '../../catalogue/crawlers.ts';
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
import {
  ANY_AGENT,
  type ExistingRecord,
  isRecordClosed,
  lastNameLine,
  namesOfRecord,
  readExistingRecords,
} from './existing-records.ts';
import type { ExtractedAgent } from './extract-names.ts';
import { closingRuleText, openRuleText } from './own-record-lines.ts';
import { applyChanges } from './policy-changes.ts';
import type { AccessWish } from './preset.ts';

/** Names that get the same lines. */
interface AgentGroup {
  readonly names: readonly ExtractedAgent[];
  readonly lines: readonly string[];
}

/** How new names are written. */
export interface PlacementOptions {
  /** Whether names are added to an existing record with exactly their rules. */
  readonly joins: boolean;
  /** The comment above a new record, without its sign. */
  readonly comments: Readonly<Partial<Record<AccessWish, string>>>;
}

/** The possible places of new records. The best one is found by testing. */
export type RecordPlace = 'before-default' | 'behind-records' | 'end' | 'before-records';

/** Whether crawlers of all kinds read a record as one: no blank line between its names and its last rule. */
function isCompact(policy: Policy, { names, rules }: ExistingRecord): boolean {
  const [{ line: first }] = names;
  const last = rules.at(-1)?.line ?? first;
  for (let line = first; line < last; line++) if (isBlankOrEdge(policy, line)) return false;
  return true;
}

/** Whether the rules of a record are equivalent to these lines, and it has no other content. */
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

/** Finds the record with exactly the rules that a group needs; of several, the one with the most names. */
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

/** Returns the last line that belongs to a record, also after blank lines (ours). */
const lastLineOfRecord = (record: ExistingRecord): number =>
  Math.max(lastNameLine(record), record.rules.at(-1)?.line ?? 0, record.says.at(-1) ?? 0);

const leadingLine = (policy: Policy, { names }: ExistingRecord): number =>
  firstLineWithComments(policy, names[0].line);

/**
 * Returns the first line that any reader takes for a name. Rules above it belong to no record, and a record above them
 * would get them.
 */
function firstNameRow(policy: Policy): number | undefined {
  for (let line = 0; line < policy.source.lines.length; line++)
    if (rowRoleAt(policy, line) === 'agent') return line;
  return undefined;
}

function lineForPlace(policy: Policy, reader: Reader, place: RecordPlace): number {
  const records = readExistingRecords(policy, reader);
  const [first, last] = [records[0], records.at(-1)];
  // Another reader may read a name at the end of the file, and appended lines would be merged with it.
  if (!first || !last)
    return (place === 'before-records' ? firstNameRow(policy) : undefined) ?? contentEnd(policy);
  // Lines above the first record belong to no record, and stay there.
  if (place === 'before-records') return leadingLine(policy, first);
  // A record without a rule, which only the last one can be, continues into the text after it (ours).
  const isGlue = last.rules.length === 0;
  if (place === 'end') return isGlue ? leadingLine(policy, last) : contentEnd(policy);
  const star = records.find((record) => namesOfRecord(record).includes(ANY_AGENT));
  const before = star && leadingLine(policy, star);
  // The comment at the beginning of the file is not only about the record.
  const isHead = before === 0 && rowRoleAt(policy, 0) === 'comment';
  if (place === 'before-default' && before !== undefined && !isHead) return before;
  if (isGlue) return leadingLine(policy, last);
  const line = lastLineOfRecord(last);
  return findBlockAround(policy, line)?.end ?? line + 1;
}

/** Groups names by their lines. A name that no crawler uses gets no record together with crawlers. */
function groupByLines(leaving: readonly ExtractedAgent[]): readonly AgentGroup[] {
  const groups = new Map<string, { names: ExtractedAgent[]; lines: readonly string[] }>();
  for (const agent of leaving) {
    const isSwitch = findCrawler(agent.key)?.clientExists === false;
    const key = [isSwitch, agent.key === ANY_AGENT, ...agent.lines].join('\n');
    const group = groups.get(key);
    if (group) {
      // A name that left several records is written once.
      if (!group.names.some((name) => name.key === agent.key)) group.names.push(agent);
    } else groups.set(key, { names: [agent], lines: agent.lines });
  }
  return [...groups.values()];
}

const isForAnyAgent = ({ names }: AgentGroup): boolean => names.some(({ key }) => key === ANY_AGENT);

/** Returns the lines of new records, divided by blank lines. Records with the same wish share one comment. */
function printRecords(
  groups: readonly AgentGroup[],
  comments: PlacementOptions['comments'],
): readonly string[] {
  const wishOf = ({ names }: AgentGroup) => names[0]?.wish ?? 'out';
  const wishes = [...new Set(groups.map(wishOf))];
  const sorted = wishes.flatMap((wish) => groups.filter((group) => wishOf(group) === wish));
  return sorted.flatMap((group, index) => {
    const previous = sorted[index - 1];
    const comment = previous && wishOf(previous) === wishOf(group) ? undefined : comments[wishOf(group)];
    return [
      ...(previous ? [''] : []),
      ...(comment === undefined ? [] : [`# ${comment}`]),
      ...group.names.map(({ text }) => text),
      ...group.lines,
    ];
  });
}

function insertLines(policy: Policy, reader: Reader, place: RecordPlace, texts: readonly string[]): Policy {
  if (texts.length === 0) return policy;
  const at = lineForPlace(policy, reader, place);
  const insert = separateByBlankLines(
    policy,
    at,
    texts.map((text) => ({ text })),
  );
  return applyChanges(policy, { inLines: [], ofLines: [{ at, remove: 0, insert }] });
}

export interface PlacementResult {
  readonly policy: Policy;
  /** The names that were added to an existing record. */
  readonly joined: ReadonlySet<string>;
  /** The names that an existing record with exactly their rules could take, by the first name of that record. */
  readonly joinable: ReadonlyMap<string, string>;
}

/** Places every name with its lines, in a new record or, if the options say so, in one with the same rules. */
export function placeRecords(
  before: Policy,
  reader: Reader,
  leaving: readonly ExtractedAgent[],
  place: RecordPlace,
  { joins, comments }: PlacementOptions,
): PlacementResult {
  const joined = new Set<string>();
  const joinable = new Map<string, string>();
  let policy = before;
  const records: AgentGroup[] = [];
  for (const group of groupByLines(leaving)) {
    const keys = group.names.map(({ key }) => key);
    const fittingRecord = isForAnyAgent(group) ? undefined : findFittingRecord(before, reader, group);
    if (fittingRecord) for (const key of keys) joinable.set(key, fittingRecord.names[0].value);
    const target = joins && fittingRecord ? findFittingRecord(policy, reader, group) : undefined;
    if (!target) {
      records.push(group);
      continue;
    }
    for (const key of keys) joined.add(key);
    const at = lastNameLine(target) + 1;
    const insert = group.names.map(({ text }) => ({ text }));
    policy = applyChanges(policy, { inLines: [], ofLines: [{ at, remove: 0, insert }] });
  }
  const named = records.filter((group) => !isForAnyAgent(group));
  const forAny = records.filter(isForAnyAgent);
  policy = insertLines(policy, reader, place, printRecords(named, comments));
  policy = insertLines(
    policy,
    reader,
    place === 'before-records' ? place : 'behind-records',
    printRecords(forAny, {}),
  );
  return { policy, joined, joinable };
}
