// The chosen cell: its verdict under the chosen reader, and under every other.

import type { Reader } from '../../core/readers/reader.ts';
import { readers } from '../../core/readers/registry.ts';
import type { GatepostState } from '../document/document-store.ts';
import { type MatrixQuery } from './create-matrix-query.ts';
import { fetchQuery, matrixQuery } from './matrix-query.ts';
import type { MatrixVerdict } from './question-presentation.ts';

/** A question that was asked of one cell, with its answer. */
export interface ChosenVerdict {
  readonly agent: string;
  readonly url: string;
  readonly reader: Reader;
  readonly verdict: MatrixVerdict;
  readonly asked: MatrixQuery;
}

type Cell = NonNullable<GatepostState['view']['cell']>;

const verdictOf = (asked: MatrixQuery, agent: string, url: string): ChosenVerdict => ({
  agent,
  url,
  reader: asked.reader,
  verdict: asked.ask(agent, url),
  asked,
});

/** Whether two looks are at one cell: one at whose suggestions is a look of its own. */
export const isSameCell = (one: Cell | undefined, other: Cell | undefined): boolean =>
  one?.agent === other?.agent && one?.url === other?.url;

/** The verdict whose trace is open; undefined without a chosen cell. */
export function chosenVerdict(state: GatepostState): ChosenVerdict | undefined {
  const { cell } = state.view;
  return cell && verdictOf(matrixQuery(state), cell.agent, cell.url);
}

/** The line (0-based) of the open file that decides the chosen cell, if a line does. */
export function decidingLine(state: GatepostState): number | undefined {
  const by = chosenVerdict(state)?.verdict.by;
  return by?.path === state.view.path ? by.line : undefined;
}

/** All lines (0-based) of the open file that decide the chosen cell, in file order: those of a contradiction, too. */
export function decidingLines(state: GatepostState): readonly number[] {
  const { deciding = [] } = chosenVerdict(state)?.verdict ?? {};
  const own = deciding.filter(({ path }) => path === state.view.path).map(({ line }) => line);
  return [...new Set(own)].toSorted((a, b) => a - b);
}

/** The chosen cell under every reader, the chosen reader first. */
export function verdictsOfReaders(state: GatepostState): readonly ChosenVerdict[] {
  const { cell, reader } = state.view;
  if (!cell) return [];
  const others = readers.map(({ id }) => id).filter((id) => id !== reader);
  return [reader, ...others].map((id) => verdictOf(fetchQuery(state, id), cell.agent, cell.url));
}
