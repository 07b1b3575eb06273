// What all checks of the lines of today share: the file, its records, and where findings go.
import { type ModernFile, type ModernLine, modernFile } from '../../dialects/modern-lines/file.ts';
import type { Columns } from '../../dialects/modern-lines/reading.ts';
import { type Records, readRecords } from '../../dialects/rep/records.ts';
import { type Finding, type Fix, findingOf } from '../../policy/finding.ts';
import type { Policy } from '../../policy/policy.ts';
import type { InPieces } from '../../questions/pieces.ts';
import { rfc9309 } from '../../readers/rfc9309.ts';
import type { Inspection } from '../inspection.ts';
import { type ModernCode, modernCheck } from './table.ts';

interface Place extends Columns {
  readonly line: number;
}

/** One look at one file. */
export interface Look {
  readonly inspection: Inspection;
  readonly policy: Policy;
  readonly file: ModernFile;
  /** Records as RFC 9309 forms them, for whose readers these lines were made. */
  readonly records: Records;
  /** Reports a code at columns of a line. */
  readonly put: (
    code: ModernCode,
    at: Place,
    words?: readonly string[],
    fixes?: () => readonly Fix[],
    detail?: string,
  ) => void;
}

/** Looks for some kinds; what takes long does it in pieces. */
export type Check = (look: Look) => InPieces<void> | void;

/** Lines that are looked at before others may come between. */
const PIECE = 500;

/** Visits each of many, in pieces. */
export function* each<T>(items: readonly T[], visit: (item: T) => void): InPieces<void> {
  for (const [i, item] of items.entries()) {
    visit(item);
    if (i % PIECE === PIECE - 1) yield;
  }
}

/** The columns of a field: from its name to the end of its value. */
export const wholeField = ({ line, field: { places } }: ModernLine): Place => ({
  line,
  start: places.nameStart,
  end: Math.max(places.valueEnd, places.nameEnd),
});

/** Columns of a value as columns of its line; those of the whole field where there is nothing to show. */
export function inValue(one: ModernLine, { start, end }: Columns): Place {
  if (start >= end) return wholeField(one);
  const from = one.field.places.valueStart;
  return { line: one.line, start: from + start, end: from + end };
}

/** A place for findings, and the look that fills it. */
export function startLooking(inspection: Inspection): { readonly look: Look; readonly found: Finding[] } {
  const { policy } = inspection;
  const found: Finding[] = [];
  const put: Look['put'] = (code, { line, start, end }, words = [], fixes = () => [], detail) => {
    const range = { start: { line, column: start }, end: { line, column: end } };
    found.push(findingOf(modernCheck(code), range, words, fixes, detail));
  };
  const records = readRecords(policy, rfc9309);
  return { look: { inspection, policy, file: modernFile(policy), records, put }, found };
}
