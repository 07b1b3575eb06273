// Where names without a fitting record go: into one that says just that, or into a new one.

import { separateByBlankLines } from '../formats/rep/edit/add-block.ts';
import {
  contentEnd,
  findBlockAround,
  firstLineWithComments,
  isBlankOrEdge,
  rowRoleAt,
} from '../formats/rep/edit/record-rows.ts';
import { trimmedField } from '../formats/rep/edit/trimmed-field.ts';
import type { Reader } from '../readers/reader.ts';
import { fieldAt, type Policy } from '../syntax/policy.ts';
import { changed } from './change.ts';
import type { Leaving } from './gather.ts';
import { EVERYBODY, isClosed, namesOf, type StandingRecord, standingRecords } from './standing.ts';
import { closingText, openText } from './turn-record.ts';

/** Names that get the same lines. */
interface Group {
  readonly names: readonly Leaving[];
  readonly lines: readonly string[];
}

/** Where new records may stand; which is best is found by asking. */
export type Place = 'before-default' | 'behind-records' | 'end' | 'before-records';

/** Whether a record is one to robots of all kinds: no blank line between its names and its last rule. */
function isTight(policy: Policy, { names, rules }: StandingRecord): boolean {
  const [first, last] = [names[0]!.line, rules.at(-1)!.line];
  for (let line = first; line < last; line++) if (isBlankOrEdge(policy, line)) return false;
  return true;
}

/** Whether the rules of a record come to the same as these lines, and nothing else is said in it. */
function saysJust(policy: Policy, record: StandingRecord, lines: readonly string[]): boolean {
  const { rules, says } = record;
  if (rules.length === 0 || says.length > 0 || lines.length > 1 || !isTight(policy, record)) return false;
  if (lines[0] === closingText(policy))
    return isClosed(record, false) && rules.every(({ effect }) => effect === 'deny');
  return (
    lines[0] === openText(policy) &&
    rules.every(({ line }) => trimmedField(fieldAt(policy, line)) === lines[0])
  );
}

/** The record that says just what a group is to get: of several, the one that names most. */
function fitting(policy: Policy, reader: Reader, { lines }: Group): StandingRecord | undefined {
  const found = standingRecords(policy, reader).filter(
    (record) => !namesOf(record).includes(EVERYBODY) && saysJust(policy, record, lines),
  );
  return found.toSorted((a, b) => b.names.length - a.names.length)[0];
}

/** The last line that belongs to a record, behind blank lines too (LIN-002). */
const lastLine = ({ names, rules, says }: StandingRecord): number =>
  Math.max(names.at(-1)!.line, rules.at(-1)?.line ?? 0, says.at(-1) ?? 0);

const lead = (policy: Policy, { names }: StandingRecord): number =>
  firstLineWithComments(policy, names[0]!.line);

function lineOfPlace(policy: Policy, reader: Reader, place: Place): number {
  const records = standingRecords(policy, reader);
  const [first, last] = [records[0], records.at(-1)];
  if (!first || !last) return contentEnd(policy);
  // Lines above the first record belong to none, and stay there.
  if (place === 'before-records') return lead(policy, first);
  // A record without a rule, which only the last can be, runs into whatever follows it (LIN-003).
  const isGlue = last.rules.length === 0;
  if (place === 'end') return isGlue ? lead(policy, last) : contentEnd(policy);
  const star = records.find((record) => namesOf(record).includes(EVERYBODY));
  const before = star && lead(policy, star);
  // What heads the file is not about the record alone.
  const isHead = before === 0 && rowRoleAt(policy, 0) === 'comment';
  if (place === 'before-default' && before !== undefined && !isHead) return before;
  if (isGlue) return lead(policy, last);
  const line = lastLine(last);
  return findBlockAround(policy, line)?.end ?? line + 1;
}

function groupsOf(leaving: readonly Leaving[]): readonly Group[] {
  const groups = new Map<string, { names: Leaving[]; lines: readonly string[] }>();
  for (const one of leaving) {
    const key = one.lines.join('\n');
    const group = groups.get(key);
    if (group) group.names.push(one);
    else groups.set(key, { names: [one], lines: one.lines });
  }
  return [...groups.values()];
}

export interface Placed {
  readonly policy: Policy;
  /** The names that went into a record that was there. */
  readonly joined: ReadonlySet<string>;
}

/** Writes the names of a group into a record that fits, or into a new one. */
function placeGroup(policy: Policy, reader: Reader, group: Group, place: Place, joined: Set<string>): Policy {
  const names = group.names.map(({ text }) => ({ text }));
  const isEverybody = group.names.some(({ key }) => key === EVERYBODY);
  const into = isEverybody ? undefined : fitting(policy, reader, group);
  if (into) {
    for (const { key } of group.names) joined.add(key);
    const at = into.names.at(-1)!.line + 1;
    return changed(policy, { inLines: [], ofLines: [{ at, remove: 0, insert: names }] });
  }
  const at = lineOfPlace(
    policy,
    reader,
    isEverybody && place !== 'before-records' ? 'behind-records' : place,
  );
  const insert = separateByBlankLines(policy, at, [...names, ...group.lines.map((text) => ({ text }))]);
  return changed(policy, { inLines: [], ofLines: [{ at, remove: 0, insert }] });
}

/** Gives every name the lines that it is to get; the record for everybody comes last. */
export function placed(before: Policy, reader: Reader, leaving: readonly Leaving[], place: Place): Placed {
  const joined = new Set<string>();
  const isForAll = ({ key }: Leaving) => key === EVERYBODY;
  const groups = [
    ...groupsOf(leaving.filter((one) => !isForAll(one))),
    ...groupsOf(leaving.filter(isForAll)),
  ];
  const policy = groups.reduce((now, group) => placeGroup(now, reader, group, place, joined), before);
  return { policy, joined };
}
