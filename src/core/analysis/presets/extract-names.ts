// Changes the records that name a crawler, or moves the name out of a shared record.

import { columnAfterMark } from '../../document/byte-order-mark.ts';
import { lineAt } from '../../document/lines.ts';
import type { LineChange } from '../../document/place-lines.ts';
import { contentEnd, isBlankOrEdge, keepCommentOnly } from '../../formats/rep/edit/record-rows.ts';
import type { Reader } from '../../readers/reader.ts';
import type { Policy } from '../../syntax/policy.ts';
import { addAll, largestOf, smallestOf } from '../../text/large-lists.ts';
import { fulfillWishChanges, removeAllowsChanges } from './change-record.ts';
import {
  ANY_AGENT,
  allowingRules,
  type ExistingName,
  type ExistingRecord,
  hasName,
  isRecordClosed,
  isRecordOpen,
  namesOfRecord,
  readExistingRecords,
  singlePathRules,
} from './existing-records.ts';
import { type InheritedRule, linesOfOwnRecord } from './own-record-lines.ts';
import { applyChanges, lineTextAt, mergeChanges, type PolicyChanges } from './policy-changes.ts';
import type { AccessWish } from './preset.ts';

/** Wishes by name in lower case. `*` is any crawler that no record names. */
type WishesByName = ReadonlyMap<string, AccessWish>;

/** A user-agent line that gets a record with these lines. */
export interface ExtractedAgent {
  readonly key: string;
  readonly wish: AccessWish;
  readonly text: string;
  readonly lines: readonly string[];
}

export interface ExtractionResult {
  readonly policy: Policy;
  readonly leaving: readonly ExtractedAgent[];
  /** The names that were removed from a record that blocked everything and said nothing else. */
  readonly released: ReadonlySet<string>;
  /** The names of the records that were changed. */
  readonly turned: ReadonlySet<string>;
}

/**
 * The maximum number of passes. A record that is changed for some of its names may be left by others in the next
 * pass, and lines move into the part of a large file that crawlers read (RFC 9309 2.5).
 */
const MAX_PASSES = 25;

/** Whether a record contradicts the wish for one of its names, for the whole site. */
function contradictsWish(
  record: ExistingRecord,
  wish: AccessWish | undefined,
  { isFirst, widely }: { readonly isFirst: boolean; readonly widely: boolean },
): boolean {
  if (wish === 'in') return !isRecordOpen(record);
  if (wish === undefined) return false;
  // Of several records for one name, some crawlers obey only the first.
  return isFirst ? !isRecordClosed(record, widely) : allowingRules(record).length > 0;
}

/** The changes of one pass to one record. */
interface ExtractionStep {
  readonly changes: PolicyChanges;
  readonly leaving?: readonly ExtractedAgent[];
  readonly released?: readonly string[];
  readonly turned?: readonly string[];
}

/** What the steps of all passes need. */
interface ExtractionContext {
  readonly reader: Reader;
  readonly wishes: WishesByName;
  /** The rules for single paths that a crawler gets when it is allowed. */
  readonly inherited: readonly InheritedRule[];
}

/** The maximum number of rules that are copied into existing records. Records that need more stay as they are. */
const MAX_COPIED_RULES = 20_000;

/** Whether a record says nothing but that everything is blocked, so that its names need no record to be allowed. */
const onlyBlocks = (record: ExistingRecord): boolean =>
  record.says.length === 0 && singlePathRules(record).length === 0 && !hasName(record, ANY_AGENT);

/**
 * Returns the names whose wish the record contradicts: by the strict measure, which includes crawlers without
 * wildcards, if that affects all names; otherwise only for crawlers that support wildcards.
 */
function namesContradicting(record: ExistingRecord, wishes: WishesByName, earlier: ReadonlySet<string>) {
  const contradicting = (widely: boolean) =>
    record.names.filter(({ key }) =>
      contradictsWish(record, wishes.get(key), { isFirst: !earlier.has(key), widely }),
    );
  const strictlyContradicting = contradicting(false);
  return strictlyContradicting.length === record.names.length ? strictlyContradicting : contradicting(true);
}

/**
 * Keeps lines between the names in the record when the names above them leave: moves them below the last remaining
 * name. Between names, they begin a new record for some readers.
 */
function keepInRecord(
  { source }: Policy,
  { names, says }: ExistingRecord,
  leaving: readonly ExistingName[],
): readonly LineChange[] {
  const leavingNames = new Set(leaving);
  const remaining = names.filter((name) => !leavingNames.has(name));
  const [first, last] = [remaining[0]?.line ?? -1, remaining.at(-1)?.line ?? -1];
  const stranded = says.filter((line) => line < first);
  if (stranded.length === 0) return [];
  const insert = stranded.flatMap((line) => lineAt(source.lines, line) ?? []);
  return [
    ...stranded.map((line): LineChange => ({ at: line, remove: 1, insert: [] })),
    { at: last + 1, remove: 0, insert },
  ];
}

function extractFromRecord(
  policy: Policy,
  record: ExistingRecord,
  names: readonly ExistingName[],
  wish: AccessWish,
  inherited: readonly InheritedRule[],
): ExtractionStep {
  const mark = columnAfterMark(policy.source);
  const lines = linesOfOwnRecord(policy, [record], wish, inherited);
  const ofLines = names.map(({ line }): LineChange => ({ at: line, remove: 1, insert: [] }));
  const leaving = names.map(({ key, line }) => ({
    key,
    wish,
    text: lineTextAt(policy, line).slice(line === 0 ? mark : 0),
    lines,
  }));
  const moved = keepInRecord(policy, record, names);
  return { changes: { inLines: [], ofLines: [...ofLines, ...moved] }, leaving };
}

/** Removes names from a record that only blocks, with the record if no name remains. Their comments stay. */
function releaseNames(
  policy: Policy,
  record: ExistingRecord,
  names: readonly ExistingName[],
): ExtractionStep {
  const isEmptied = names.length === record.names.length;
  const lines = [...names, ...(isEmptied ? record.rules : [])].map(({ line }) => line);
  const inLines = lines.flatMap((line) => keepCommentOnly(policy, line) ?? []);
  const commented = new Set(inLines.map(({ range }) => range.start.line));
  const removed = lines.filter((line) => !commented.has(line));
  const [first, last] = [smallestOf(lines), largestOf(lines)];
  // One of the two blank lines around a removed record is removed too.
  const isWhole = isEmptied && removed.length === last - first + 1;
  const isSpaced = isBlankOrEdge(policy, first - 1) && last + 1 < contentEnd(policy);
  const gap = isWhole && isSpaced && isBlankOrEdge(policy, last + 1) ? [last + 1] : [];
  const ofLines = [...removed, ...gap].map((at): LineChange => ({ at, remove: 1, insert: [] }));
  return { changes: { inLines, ofLines }, released: names.map(({ key }) => key) };
}

/** What is known of the other records of a pass. */
interface OtherRecords {
  /** The names of earlier records. */
  readonly earlier: ReadonlySet<string>;
  /** The names that have a record in which all names are to be blocked, so that one rule there is enough. */
  readonly blockedElsewhere: ReadonlySet<string>;
  readonly canCopy: boolean;
}

/** Removes names that another record blocks from a shared record. */
function dropNames(policy: Policy, record: ExistingRecord, names: readonly ExistingName[]): ExtractionStep {
  const { changes } = extractFromRecord(policy, record, names, 'out', []);
  return { changes, turned: names.map(({ key }) => key) };
}

function nextStepFor(
  policy: Policy,
  record: ExistingRecord,
  { wishes, inherited }: ExtractionContext,
  { earlier, blockedElsewhere, canCopy }: OtherRecords,
): ExtractionStep | undefined {
  const contradicting = namesContradicting(record, wishes, earlier);
  const wish = wishes.get(contradicting[0]?.key ?? '');
  if (!wish) return undefined;
  const namesWithWish = contradicting.filter(({ key }) => wishes.get(key) === wish);
  if (wish === 'in' && onlyBlocks(record)) return releaseNames(policy, record, namesWithWish);
  if (wish === 'in' && !canCopy && !hasName(record, ANY_AGENT)) return undefined;
  if (contradicting.length < record.names.length) {
    const dropped = namesWithWish.filter(({ key }) => wish === 'out' && blockedElsewhere.has(key));
    return dropped.length > 0
      ? dropNames(policy, record, dropped)
      : extractFromRecord(policy, record, namesWithWish, wish, inherited);
  }
  const isBlockedAbove = wish === 'out' && record.names.every(({ key }) => earlier.has(key));
  if (isBlockedAbove && record.rules.length > allowingRules(record).length)
    return { changes: removeAllowsChanges(policy, record), turned: namesOfRecord(record) };
  const changes = fulfillWishChanges(policy, record, wish, inherited);
  return { changes, turned: namesOfRecord(record) };
}

/** Runs one pass over all records of one version of the file. */
function extractionSteps(policy: Policy, context: ExtractionContext): readonly ExtractionStep[] {
  const { reader, inherited } = context;
  const earlier = new Set<string>();
  const records = readExistingRecords(policy, reader);
  const canCopy = inherited.length * records.length <= MAX_COPIED_RULES;
  const blockedElsewhere = new Set(
    records
      .map(namesOfRecord)
      .filter((names) => names.every((name) => context.wishes.get(name) === 'out'))
      .flat(),
  );
  return records.flatMap((record) => {
    const step = nextStepFor(policy, record, context, { earlier, blockedElsewhere, canCopy });
    for (const key of namesOfRecord(record)) earlier.add(key);
    return step ?? [];
  });
}

/** Changes records, and moves names out of records that must stay as they are. */
export function extractNames(before: Policy, context: ExtractionContext): ExtractionResult {
  let policy = before;
  const leaving: ExtractedAgent[] = [];
  const released = new Set<string>();
  const turnedNames = new Set<string>();
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const steps = extractionSteps(policy, context);
    if (steps.length === 0) break;
    policy = applyChanges(policy, mergeChanges(steps.map(({ changes }) => changes)));
    for (const step of steps) {
      addAll(leaving, step.leaving ?? []);
      for (const key of step.released ?? []) released.add(key);
      for (const key of step.turned ?? []) if (context.wishes.has(key)) turnedNames.add(key);
    }
  }
  return { policy, leaving, released, turned: turnedNames };
}
