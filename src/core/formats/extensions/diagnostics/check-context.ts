// What all checks of the lines of today share: the file, its records, and where findings go.

import { createFinding, type Finding, type Fix } from '../../../diagnostics/finding.ts';
import type { Inspection } from '../../../diagnostics/inspection.ts';
import type { CooperativeTask } from '../../../questions/cooperative-task.ts';
import { rfc9309 } from '../../../readers/rfc9309.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { type Records, readRecords } from '../../rep/records.ts';
import { type ExtensionFile, type ExtensionLine, readExtensionFile } from '../extension-file.ts';
import type { Columns } from '../line-value.ts';
import { type ExtensionCode, extensionDiagnostic } from './diagnostics.ts';

interface LineColumns extends Columns {
  readonly line: number;
}

/** One look at one file. */
export interface CheckContext {
  readonly inspection: Inspection;
  readonly policy: Policy;
  readonly file: ExtensionFile;
  /** Records as RFC 9309 forms them, for whose readers these lines were made. */
  readonly records: Records;
  /** Reports a code at columns of a line. */
  readonly put: (
    code: ExtensionCode,
    at: LineColumns,
    words?: readonly string[],
    fixes?: () => readonly Fix[],
    detail?: string,
  ) => void;
}

/** Looks for some kinds; what takes long does it in pieces. */
export type Check = (look: CheckContext) => CooperativeTask<void> | void;

/** Lines that are looked at before others may come between. */
const ITEMS_PER_STEP = 500;

/** Visits each of many, in pieces. */
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

/** Columns of a value as columns of its line; those of the whole field where there is nothing to show. */
export function valueColumns(one: ExtensionLine, { start, end }: Columns): LineColumns {
  if (start >= end) return fieldColumns(one);
  const from = one.field.places.valueStart;
  return { line: one.line, start: from + start, end: from + end };
}

/** A place for findings, and the look that fills it. */
export function createCheckContext(inspection: Inspection): {
  readonly look: CheckContext;
  readonly found: Finding[];
} {
  const { policy } = inspection;
  const found: Finding[] = [];
  const put: CheckContext['put'] = (code, { line, start, end }, words = [], fixes = () => [], detail) => {
    const range = { start: { line, column: start }, end: { line, column: end } };
    found.push(createFinding(extensionDiagnostic(code), range, words, fixes, detail));
  };
  const records = readRecords(policy, rfc9309);
  return { look: { inspection, policy, file: readExtensionFile(policy), records, put }, found };
}
