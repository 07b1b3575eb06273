// A kind of finding as a row of the registry: defined by defineChecks, next to the check that reports it. Its sentences
// are in src/messages, by code.
import type { Reader } from '../readers/reader.ts';
import type { CheckRow, FindingValues } from './finding.ts';
import type { FindingExample } from './finding-example.ts';

/** A kind of finding. */
export interface Diagnostic extends CheckRow {
  /** Whether a finding with these values matters to a reader, by the reader's options; to all readers if absent. */
  readonly applies?: (reader: Reader, values: FindingValues) => boolean;
  /**
   * `file`: the finding is about the file as a whole (its octets, its size, its kind of text), not about a line.
   * `program`: it reports what a program that checks files says about a line.
   */
  readonly about?: 'file' | 'program';
  /**
   * Present if other findings are consequences of this one: those within its range, which is part of one line, or
   * those in the whole file if it is about the file.
   */
  readonly isCause?: true;
  /** Files that have the finding, the simplest first. Tests run them, and the finding's page shows them. */
  readonly examples: readonly FindingExample[];
}

/** Sorts rows by code, the order of the lists that users read. */
export const sortByCode = <Row extends { readonly code: string }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => (a.code < b.code ? -1 : 1));
