// Changes the records that name a crawler, or moves the name out of a shared record.

import { columnAfterMark } from '../../document/byte-order-mark.ts';
import { lineAt } from '../../document/lines.ts';
import type { LineChange } from '../../document/place-lines.ts';
import type { Reader } from '../../readers/reader.ts';
import type { Policy } from '../../syntax/policy.ts';
import { addAll } from '../../text/large-lists.ts';
import { fulfillWishChanges } from './change-record.ts';
import {
  type ExistingName,
  type ExistingRecord,
  isRecordClosed,
  isRecordOpen,
  namesOfRecord,
  readExistingRecords,
  siteWideRules,
} from './existing-records.ts';
import { linesOfOwnRecord } from './own-record-lines.ts';
import { applyChanges, lineTextAt, mergeChanges, type PolicyChanges } from './policy-changes.ts';
import type { AccessWish } from './preset.ts';

/** Wishes by name in lower case. `*` is any crawler that no record names. */
type WishesByName = ReadonlyMap<string, AccessWish>;

/** A user-agent line that gets a record with these lines. */
export interface ExtractedAgent {
  readonly key: string;
  readonly text: string;
  readonly lines: readonly string[];
}

export interface ExtractionResult {
  readonly policy: Policy;
  readonly leaving: readonly ExtractedAgent[];
  /** The names of the records that were changed. */
  readonly turned: ReadonlySet<string>;
}

/**
 * The maximum number of passes. A record that is changed for some of its names may be left by others in the next
 * pass.
 */
const MAX_PASSES = 5;

/** Whether a record contradicts the wish for one of its names, for the whole site. */
function contradictsWish(
  record: ExistingRecord,
  wish: AccessWish | undefined,
  { isFirst, widely }: { readonly isFirst: boolean; readonly widely: boolean },
): boolean {
  if (wish === 'in') return !isRecordOpen(record);
  if (wish === undefined) return false;
  // Of several records for one name, some crawlers obey only the first.
  return isFirst ? !isRecordClosed(record, widely) : siteWideRules(record, 'allow').length > 0;
}

/** The changes of one pass to one record. */
interface ExtractionStep {
  readonly changes: PolicyChanges;
  readonly leaving: readonly ExtractedAgent[];
  readonly turned: readonly string[];
}

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
 * Keeps lines between the names in the record when the names above them leave: moves them below the first
 * remaining name.
 */
function keepInRecord(
  { source }: Policy,
  { names, says }: ExistingRecord,
  leaving: readonly ExistingName[],
): readonly LineChange[] {
  const leavingNames = new Set(leaving);
  const firstRemainingLine = names.find((name) => !leavingNames.has(name))?.line ?? -1;
  const stranded = says.filter((line) => line < firstRemainingLine);
  if (stranded.length === 0) return [];
  const insert = stranded.flatMap((line) => lineAt(source.lines, line) ?? []);
  return [
    ...stranded.map((line): LineChange => ({ at: line, remove: 1, insert: [] })),
    { at: firstRemainingLine + 1, remove: 0, insert },
  ];
}

function extractFromRecord(
  policy: Policy,
  record: ExistingRecord,
  names: readonly ExistingName[],
  wish: AccessWish,
): ExtractionStep {
  const mark = columnAfterMark(policy.source);
  const lines = linesOfOwnRecord(policy, [record], wish);
  const ofLines = names.map(({ line }): LineChange => ({ at: line, remove: 1, insert: [] }));
  const leaving = names.map(({ key, line }) => ({
    key,
    text: lineTextAt(policy, line).slice(line === 0 ? mark : 0),
    lines,
  }));
  const moved = keepInRecord(policy, record, names);
  return { changes: { inLines: [], ofLines: [...ofLines, ...moved] }, leaving, turned: [] };
}

function nextStepFor(
  policy: Policy,
  record: ExistingRecord,
  wishes: WishesByName,
  earlier: ReadonlySet<string>,
): ExtractionStep | undefined {
  const contradicting = namesContradicting(record, wishes, earlier);
  const wish = wishes.get(contradicting[0]?.key ?? '');
  if (!wish) return undefined;
  const namesWithWish = contradicting.filter(({ key }) => wishes.get(key) === wish);
  if (contradicting.length < record.names.length)
    return extractFromRecord(policy, record, namesWithWish, wish);
  return { changes: fulfillWishChanges(policy, record, wish), leaving: [], turned: namesOfRecord(record) };
}

/** Runs one pass over all records of one version of the file. */
function extractionSteps(policy: Policy, reader: Reader, wishes: WishesByName): readonly ExtractionStep[] {
  const earlier = new Set<string>();
  return readExistingRecords(policy, reader).flatMap((record) => {
    const step = nextStepFor(policy, record, wishes, earlier);
    for (const key of namesOfRecord(record)) earlier.add(key);
    return step ?? [];
  });
}

/** Changes records, and moves names out of records that must stay as they are. */
export function extractNames(before: Policy, reader: Reader, wishes: WishesByName): ExtractionResult {
  let policy = before;
  const leaving: ExtractedAgent[] = [];
  const turnedNames = new Set<string>();
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const steps = extractionSteps(policy, reader, wishes);
    if (steps.length === 0) break;
    policy = applyChanges(policy, mergeChanges(steps.map(({ changes }) => changes)));
    for (const step of steps) {
      addAll(leaving, step.leaving);
      for (const key of step.turned) if (wishes.has(key)) turnedNames.add(key);
    }
  }
  return { policy, leaving, turned: turnedNames };
}
