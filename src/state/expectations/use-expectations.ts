// Expectations for components.
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import { type ReaderId, readers } from '../../core/readers/registry.ts';
import type { Expectation } from '../../core/workspace/expectation.ts';
import type { ExpectationResult } from '../../core/workspace/expectations.ts';
import type { GatepostState } from '../document/document-store.ts';
import { useDocument } from '../document/use-document.ts';
import { useIdleTask } from '../use-idle-task.ts';
import { checkExpectations } from './check-expectations.ts';
import { type ExpectationDialogState, expectationDialogStore } from './expectation-dialog-store.ts';
import { type ExpectationState, expectationStore } from './watch-expectations.ts';

export const useExpectationState = (): ExpectationState => useStore(expectationStore);

export const useExpectationDialog = (): ExpectationDialogState => useStore(expectationDialogStore);

/** What became of each expectation under one reader. */
export type ResultByExpectation = ReadonlyMap<Expectation, ExpectationResult>;

const byExpectation = (results: readonly ExpectationResult[]): ResultByExpectation =>
  new Map(results.map((one) => [one.expectation, one]));

/** The last results under the chosen reader. */
export function useExpectationResults(): ResultByExpectation {
  const { checked } = useExpectationState();
  return useMemo(() => byExpectation(checked?.results ?? []), [checked]);
}

/** Every reader, with what became of each expectation under it. */
export type ResultsByReader = readonly (readonly [ReaderId, ResultByExpectation])[];

function* underEveryReader(state: GatepostState): CooperativeTask<ResultsByReader> {
  const all: [ReaderId, ResultByExpectation][] = [];
  for (const { id } of readers) {
    const { results } = yield* checkExpectations(state, id);
    all.push([id, byExpectation(results)]);
  }
  return all;
}

const everything = (state: GatepostState) => state;

/** The results under every reader: worked out when there is time, and behind an edit until then. */
export function useResultsByReader(): ResultsByReader {
  const state = useDocument(everything);
  const { document, view } = state;
  // oxlint-disable-next-line react/exhaustive-deps -- nothing else of the state changes a result
  const question = useMemo(() => state, [document, view.reader]);
  return useIdleTask(question, underEveryReader)?.result ?? [];
}
