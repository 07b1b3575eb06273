// Checks the expectations of a workspace, for any question and reader. Unknown values give an outcome, not an error.
import type { PolicyFiles } from '../../questions/question.ts';
import type { Reader } from '../../readers/reader.ts';
import { defaultReader } from '../../readers/registry.ts';
import {
  type CellProblem,
  type CellQueries,
  type CellVerdict,
  createCellQueries,
  readerIdOf,
} from '../cell-queries.ts';
import type { Expectation } from './expectation.ts';

export type ExpectationOutcome = 'met' | 'failed' | 'unknown';

export interface ExpectationResult {
  readonly expectation: Expectation;
  /** The id of the reader whose answer was checked. */
  readonly reader: string;
  readonly outcome: ExpectationOutcome;
  /** Present unless the outcome is `unknown`. */
  readonly verdict?: CellVerdict;
  readonly problem?: CellProblem;
}

/** The readers whose answers are checked. Unknown ids give unknown results. */
export interface ExpectationReaders {
  /** The selected reader, by id or as an object. It determines the file that answers all cells. `rfc9309` if absent. */
  readonly reader?: string | Reader;
  /**
   * The readers whose answers are checked; the selected one if absent. An expectation with its own `reader` is checked
   * once, with that reader.
   */
  readonly readers?: readonly (string | Reader)[];
}

/** Checks one expectation. @param fallbackReader the reader, unless the expectation names one. Never throws. */
export function checkExpectation(
  queries: CellQueries,
  expectation: Expectation,
  fallbackReader: string | Reader,
): ExpectationResult {
  const common = { expectation, reader: expectation.reader ?? readerIdOf(fallbackReader) };
  const answer = queries.ask(expectation, fallbackReader);
  if ('problem' in answer) return { ...common, outcome: 'unknown', problem: answer.problem };
  const outcome = answer.verdict.key === expectation.expect ? 'met' : 'failed';
  return { ...common, outcome, verdict: answer.verdict };
}

/**
 * Checks expectations: one result for each expectation and reader, in their order; only one for those that name a
 * reader. Never throws: what this version does not know has the outcome `unknown` and a `problem`.
 *
 * The same file answers all: the one that the selected reader requests, if the site has it, else the first that
 * contains fields. An expectation that names a file or a reader is answered by that file, or the one of that reader.
 */
export function checkExpectations(
  site: PolicyFiles,
  expectations: readonly Expectation[],
  { reader = defaultReader, readers = [reader] }: ExpectationReaders = {},
): ExpectationResult[] {
  const queries = createCellQueries(site, reader);
  return expectations.flatMap((expectation) =>
    expectation.reader === undefined
      ? readers.map((fallbackReader) => checkExpectation(queries, expectation, fallbackReader))
      : [checkExpectation(queries, expectation, expectation.reader)],
  );
}
