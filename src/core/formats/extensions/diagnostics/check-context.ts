// What all checks of extension lines share: the file, its records, where findings are reported, and facts that are
// computed once.

import type { Diagnostic } from '../../../diagnostics/define-diagnostic.ts';
import type { Finding, Fix } from '../../../diagnostics/finding.ts';
import { createFinding } from '../../../diagnostics/finding.ts';
import type { Inspection } from '../../../diagnostics/inspection.ts';
import type { CooperativeTask } from '../../../questions/cooperative-task.ts';
import { rfc9309 } from '../../../readers/rfc9309.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { lazy } from '../../../text/lazy.ts';
import type { Records } from '../../rep/records.ts';
import { readRecords } from '../../rep/records.ts';
import type { RobotsRecord } from '../../rep/robots-record.ts';
import type { ExtensionFile, ExtensionLine } from '../extension-file.ts';
import { readExtensionFile } from '../extension-file.ts';
import type { Columns } from '../line-value.ts';
import type { LineNeighbors } from './line-neighbours.ts';
import { findNeighbors, isReadAlike } from './line-neighbours.ts';
import type { RecordTargets } from './record-targets.ts';
import { createRecordTargets } from './record-targets.ts';

interface LineColumns extends Columns {
  readonly line: number;
}

export interface CheckContext {
  readonly inspection: Inspection;
  readonly policy: Policy;
  readonly file: ExtensionFile;
  /** The records by RFC 9309, because these lines were made for its readers. */
  readonly records: Records;
  /** Reports a finding at columns of a line. */
  readonly report: (
    diagnostic: Diagnostic<Check>,
    at: LineColumns,
    words?: readonly string[],
    fixes?: () => readonly Fix[],
    detail?: string,
  ) => void;
  readonly facts: FileFacts;
}

/** Facts about the file that checks and fixes need, each computed when it is first used. */
interface FileFacts {
  /** The record that a line is in, by its line number. */
  readonly recordByLine: () => ReadonlyMap<number, RobotsRecord>;
  readonly neighbors: () => ReadonlyMap<number, LineNeighbors>;
  /** Whether all readers see the same lines, even if one of them changes. */
  readonly isReadAlike: () => boolean;
  /** Statements that several lines make in exactly the same words. */
  readonly repeatedStatements: () => ReadonlySet<string>;
  readonly recordTargets: () => RecordTargets;
}

/** A check for some kinds of findings. If it may take long, it is a task that yields. */
export type Check = (context: CheckContext) => CooperativeTask<void> | void;

/** The number of lines that are checked before other work may run. */
const ITEMS_PER_STEP = 500;

/** Visits each item of a list, in steps. */
export function* forEachInTask<T>(items: readonly T[], visit: (item: T) => void): CooperativeTask<void> {
  for (const [i, item] of items.entries()) {
    visit(item);
    if (i % ITEMS_PER_STEP === ITEMS_PER_STEP - 1) yield;
  }
}

/** The columns of a field: from its name to the end of its value. */
export const fieldColumns = ({ line, field: { places } }: ExtensionLine): LineColumns => ({
  line,
  start: places.nameStart,
  end: Math.max(places.valueEnd, places.nameEnd),
});

/** Converts columns of a value to columns of its line. Returns those of the whole field if they are empty. */
export function valueColumns(extensionLine: ExtensionLine, { start, end }: Columns): LineColumns {
  if (start >= end) return fieldColumns(extensionLine);
  const from = extensionLine.field.places.valueStart;
  return { line: extensionLine.line, start: from + start, end: from + end };
}

/** The columns of a whole value. */
export const wholeValueColumns = (extensionLine: ExtensionLine): LineColumns =>
  valueColumns(extensionLine, { start: 0, end: extensionLine.value.length });

/** The statement of a line, as a key. */
export const statementKey = ({ extension, value }: ExtensionLine): string => `${extension.id} ${value}`;

function findRepeatedStatements({ lines }: ExtensionFile): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(lines.map(statementKey).filter((key) => seen.size === seen.add(key).size));
}

/** Creates a context for the checks, and the list that their findings are added to. */
export function createCheckContext(inspection: Inspection): {
  readonly context: CheckContext;
  readonly findings: readonly Finding[];
} {
  const { policy } = inspection;
  const findings: Finding[] = [];
  const records = readRecords(policy, rfc9309);
  const file = readExtensionFile(policy);
  const context: CheckContext = {
    inspection,
    policy,
    file,
    records,
    report(diagnostic, { line, start, end }, words = [], fixes = () => [], detail) {
      const range = { start: { line, column: start }, end: { line, column: end } };
      findings.push(createFinding(diagnostic, range, words, fixes, detail));
    },
    facts: {
      recordByLine: lazy(
        () =>
          new Map(records.records.flatMap((record) => record.others.map((line) => [line, record] as const))),
      ),
      neighbors: lazy(() => findNeighbors(policy, file)),
      isReadAlike: lazy(() => isReadAlike(policy)),
      repeatedStatements: lazy(() => findRepeatedStatements(file)),
      recordTargets: lazy(() => createRecordTargets(policy)),
    },
  };
  return { context, findings };
}
