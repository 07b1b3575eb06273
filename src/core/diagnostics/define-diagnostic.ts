// The definition of a diagnostic: one object next to the check that reports it. Its sentences are in src/messages,
// by code.
import type { Reader } from '../readers/reader.ts';
import type { CheckRow, GivenValues } from './finding.ts';
import type { FindingExample } from './finding-example.ts';

/** A kind of finding. */
export interface Diagnostic<Check = unknown> extends CheckRow {
  /**
   * Whether the finding matters to a reader, by the reader's options; to all readers if absent. `detail`: its finer
   * name. `values`: what it says.
   */
  readonly applies?: (reader: Reader, detail: string | undefined, values: GivenValues) => boolean;
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
  /** A finer name than the code, where a specification defines one. */
  readonly detail?: string;
  /** The check that reports it, which may report others too. Absent if a pass over the lines reports it. */
  readonly check?: Check;
  /** Files that have the finding, the simplest first. Tests run them, and the finding's page shows them. */
  readonly examples: readonly FindingExample[];
}

/** Defines a diagnostic. Add it to the list of its file, which the registry collects. */
export const defineDiagnostic = <const Code extends string, Check = never>(
  diagnostic: Diagnostic<Check> & { readonly code: Code },
): Diagnostic<Check> & { readonly code: Code } => diagnostic;

/** Sorts rows by code, the order of the lists that users read. */
export const sortByCode = <Row extends { readonly code: string }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => (a.code < b.code ? -1 : 1));

/** Returns the checks of a list of diagnostics, each once and in order. */
export const checksOf = <Check>(diagnostics: readonly Diagnostic<Check>[]): readonly Check[] => [
  ...new Set(diagnostics.flatMap(({ check }) => (check === undefined ? [] : [check]))),
];
