// Are the expectations of a workspace met? For any question and reader; what cannot be asked is unknown, never an error.
import type { PolicyFiles } from '../questions/question.ts';
import type { Reader } from '../readers/reader.ts';
import { defaultReader } from '../readers/registry.ts';
import {
  type CellProblem,
  type CellQueries,
  type CellVerdict,
  createCellQueries,
  readerIdOf,
} from './cell-queries.ts';
import type { Expectation } from './expectation.ts';

export type ExpectationOutcome = 'met' | 'failed' | 'unknown';

export interface ExpectationResult {
  readonly expectation: Expectation;
  /** The id of the reader under which it was asked. */
  readonly reader: string;
  readonly outcome: ExpectationOutcome;
  /** Present unless the outcome is `unknown`. */
  readonly verdict?: CellVerdict;
  readonly problem?: CellProblem;
}

/** Who asks. Ids that nobody knows give results that are unknown. */
export interface ExpectationReaders {
  /** The chosen reader, by id or as an object: it finds the file that all are asked about. `rfc9309` if not given. */
  readonly reader?: string | Reader;
  /** Under which readers; the chosen one if not given. Expectations with a `reader` of their own are asked once, under it. */
  readonly readers?: readonly (string | Reader)[];
}

/** Checks one expectation. @param under the reader, unless the expectation names its own. Never throws. */
export function checkExpectation(
  asker: CellQueries,
  expectation: Expectation,
  under: string | Reader,
): ExpectationResult {
  const given = { expectation, reader: expectation.reader ?? readerIdOf(under) };
  const answer = asker.ask(expectation, under);
  if ('problem' in answer) return { ...given, outcome: 'unknown', problem: answer.problem };
  const outcome = answer.verdict.key === expectation.expect ? 'met' : 'failed';
  return { ...given, outcome, verdict: answer.verdict };
}

/**
 * Checks expectations: one result for each and each reader, in their order; one alone for those that name a reader.
 * Never throws: what this version does not know has the outcome `unknown` and a `problem`.
 *
 * All are asked about the same file: the one that the chosen reader looks for, if the site has it, else the first that
 * holds fields; an expectation that names a file or a reader, about that file, or where that reader looks.
 */
export function checkExpectations(
  site: PolicyFiles,
  expectations: readonly Expectation[],
  { reader = defaultReader, readers = [reader] }: ExpectationReaders = {},
): ExpectationResult[] {
  const asker = createCellQueries(site, reader);
  return expectations.flatMap((expectation) =>
    expectation.reader === undefined
      ? readers.map((one) => checkExpectation(asker, expectation, one))
      : [checkExpectation(asker, expectation, expectation.reader)],
  );
}
