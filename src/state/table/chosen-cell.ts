// The selected cell and its verdicts, under the selected reader and under every other.

import type { Reader } from '../../core/readers/reader.ts';
import { readers } from '../../core/readers/registry.ts';
import type { GatepostState } from '../document/document-store.ts';
import { type MatrixQuery } from './create-matrix-query.ts';
import { fetchQuery, matrixQuery } from './matrix-query.ts';
import type { MatrixVerdict } from './question-presentation.ts';

/** A cell and its verdict under one reader. */
export interface ChosenVerdict {
  readonly agent: string;
  readonly url: string;
  readonly reader: Reader;
  readonly verdict: MatrixVerdict;
  readonly asked: MatrixQuery;
}

type Cell = NonNullable<GatepostState['view']['cell']>;

const verdictOf = (query: MatrixQuery, agent: string, url: string): ChosenVerdict => ({
  agent,
  url,
  reader: query.reader,
  verdict: query.ask(agent, url),
  asked: query,
});

/** Whether two selections are the same cell, even if only one has its suggestions open. */
export const isSameCell = (first: Cell | undefined, other: Cell | undefined): boolean =>
  first?.agent === other?.agent && first?.url === other?.url;

/** Returns the verdict that is explained, or undefined if no cell is selected. */
export function chosenVerdict(state: GatepostState): ChosenVerdict | undefined {
  const { cell } = state.view;
  return cell && verdictOf(matrixQuery(state), cell.agent, cell.url);
}

/** Returns the 0-based line of the open file that decides the selected cell, if any. */
export function decidingLine(state: GatepostState): number | undefined {
  const by = chosenVerdict(state)?.verdict.by;
  return by?.path === state.view.path ? by.line : undefined;
}

/**
 * Returns all 0-based lines of the open file that decide the selected cell, in file order, including both lines of
 * a contradiction.
 */
export function decidingLines(state: GatepostState): readonly number[] {
  const { deciding = [] } = chosenVerdict(state)?.verdict ?? {};
  const openFileLines = deciding.filter(({ path }) => path === state.view.path).map(({ line }) => line);
  return [...new Set(openFileLines)].toSorted((a, b) => a - b);
}

/** Returns the verdicts of the selected cell under every reader, the selected reader first. */
export function verdictsOfReaders(state: GatepostState): readonly ChosenVerdict[] {
  const { cell, reader } = state.view;
  if (!cell) return [];
  const others = readers.map(({ id }) => id).filter((id) => id !== reader);
  return [reader, ...others].map((id) => verdictOf(fetchQuery(state, id), cell.agent, cell.url));
}
