// Expectations for components.
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { InPieces } from '../core/questions/pieces.ts';
import { type ReaderId, readers } from '../core/readers/index.ts';
import type { Expectation } from '../core/site/expectation.ts';
import type { ExpectationResult } from '../core/site/expectations.ts';
import type { GatepostState } from './document-store.ts';
import { type ExpectationPages, expectationPages } from './expectation-pages.ts';
import { type ExpectationsNow, expectationsNow } from './expectation-watch.ts';
import { checkPieces } from './expectations.ts';
import { useDocument } from './use-document.ts';
import { useInSlices } from './use-slices.ts';

export const useExpectationsNow = (): ExpectationsNow => useStore(expectationsNow);

export const useExpectationPages = (): ExpectationPages => useStore(expectationPages);

/** What became of each expectation under one reader. */
export type ResultsOf = ReadonlyMap<Expectation, ExpectationResult>;

const byExpectation = (results: readonly ExpectationResult[]): ResultsOf =>
  new Map(results.map((one) => [one.expectation, one]));

/** The last results under the chosen reader. */
export function useResults(): ResultsOf {
  const { checked } = useExpectationsNow();
  return useMemo(() => byExpectation(checked?.results ?? []), [checked]);
}

/** Every reader, with what became of each expectation under it. */
export type ResultsOfReaders = readonly (readonly [ReaderId, ResultsOf])[];

function* underEveryReader(state: GatepostState): InPieces<ResultsOfReaders> {
  const all: [ReaderId, ResultsOf][] = [];
  for (const { id } of readers) {
    const { results } = yield* checkPieces(state, id);
    all.push([id, byExpectation(results)]);
  }
  return all;
}

const everything = (state: GatepostState) => state;

/** The results under every reader: worked out when there is time, and behind an edit until then. */
export function useResultsOfReaders(): ResultsOfReaders {
  const state = useDocument(everything);
  const { document, view } = state;
  // oxlint-disable-next-line react/exhaustive-deps -- nothing else of the state changes a result
  const question = useMemo(() => state, [document, view.reader]);
  return useInSlices(question, underEveryReader)?.result ?? [];
}
