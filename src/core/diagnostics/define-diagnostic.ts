// A diagnostic is one object beside the check that reports it; its words are in messages under its code.
import type { Reader } from '../readers/reader.ts';
import type { CheckRow } from './finding.ts';
import type { FindingExample } from './finding-example.ts';

/** A kind of finding. */
export interface Diagnostic<Check = unknown> extends CheckRow {
  /** Whether it matters to a reader, by its options; to all if absent. `detail`: the finer name of the finding. */
  readonly applies?: (reader: Reader, detail: string | undefined) => boolean;
  /**
   * `file`: it is about the file as a whole (its octets, its size, what kind of text it is), not about a line. `program`:
   * it is what a program that checks files says of a line.
   */
  readonly about?: 'file' | 'program';
  /**
   * Present if what else is found follows from it: within its range, which is part of one line, or in the whole file if
   * it is about that.
   */
  readonly isCause?: true;
  /** A finer name than the code, where a specification gives one. */
  readonly detail?: string;
  /** The check that reports it, which may report others too; absent where a pass over the lines does. */
  readonly check?: Check;
  /** Files that have it, the plainest first: tests try them, and its page shows them. */
  readonly examples: readonly FindingExample[];
}

/** A diagnostic: add it to the list of its file, which the registry collects. */
export const defineDiagnostic = <const Code extends string, Check = never>(
  diagnostic: Diagnostic<Check> & { readonly code: Code },
): Diagnostic<Check> & { readonly code: Code } => diagnostic;

/** In the order of their codes, as lists for people have them. */
export const sortByCode = <Row extends { readonly code: string }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => (a.code < b.code ? -1 : 1));

/** The checks of a list of diagnostics, each once and in their order. */
export const checksOf = <Check>(diagnostics: readonly Diagnostic<Check>[]): readonly Check[] => [
  ...new Set(diagnostics.flatMap(({ check }) => (check === undefined ? [] : [check]))),
];
