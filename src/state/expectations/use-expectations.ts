// Hooks for expectations.
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import { type ReaderId, readers } from '../../core/readers/registry.ts';
import type { Expectation } from '../../core/workspace/expectations/expectation.ts';
import type { ExpectationResult } from '../../core/workspace/expectations/expectations.ts';
import type { GatepostState } from '../document/document-store.ts';
import { useDocument } from '../document/use-document.ts';
import { useIdleTask } from '../use-idle-task.ts';
import { checkExpectations } from './check-expectations.ts';
import { type ExpectationDialogState, expectationDialogStore } from './expectation-dialog-store.ts';
import { type ExpectationState, expectationStore } from './watch-expectations.ts';

export const useExpectationState = (): ExpectationState => useStore(expectationStore);

export const useExpectationDialog = (): ExpectationDialogState => useStore(expectationDialogStore);

/** The results of the expectations for one reader. */
export type ResultByExpectation = ReadonlyMap<Expectation, ExpectationResult>;

const byExpectation = (results: readonly ExpectationResult[]): ResultByExpectation =>
  new Map(results.map((result) => [result.expectation, result]));

/** Returns the latest results for the selected reader. */
export function useExpectationResults(): ResultByExpectation {
  const { checked } = useExpectationState();
  return useMemo(() => byExpectation(checked?.results ?? []), [checked]);
}

/** The results of the expectations for every reader. */
export type ResultsByReader = readonly (readonly [ReaderId, ResultByExpectation])[];

function* checkForEveryReader(state: GatepostState): CooperativeTask<ResultsByReader> {
  const resultsByReader: [ReaderId, ResultByExpectation][] = [];
  for (const { id } of readers) {
    const { results } = yield* checkExpectations(state, id);
    resultsByReader.push([id, byExpectation(results)]);
  }
  return resultsByReader;
}

const selectState = (state: GatepostState) => state;

/** Returns the results for every reader. They are computed when the browser is idle, and lag behind edits. */
export function useResultsByReader(): ResultsByReader {
  const state = useDocument(selectState);
  const { document, view } = state;
  // oxlint-disable-next-line react/exhaustive-deps -- nothing else of the state changes a result
  const question = useMemo(() => state, [document, view.reader]);
  return useIdleTask(question, checkForEveryReader)?.result ?? [];
}
