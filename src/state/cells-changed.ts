// How many answers of the matrix are others than before.
import type { GatepostState } from './document-store.ts';
import { accessMatrix } from './matrix-question.ts';

export interface CellsChanged {
  readonly changed: number;
  readonly all: number;
}

/** How many cells of the table have another answer, of how many. Both must ask the same questions. */
export function cellsChanged(state: GatepostState, before: GatepostState): CellsChanged {
  const { rows, agents, answersOf } = accessMatrix(state);
  const then = accessMatrix(before);
  let changed = 0;
  for (const agent of agents) {
    const old = then.answersOf(agent, rows);
    answersOf(agent, rows).forEach((answer, row) => {
      if (answer !== old[row]) changed++;
    });
  }
  return { changed, all: rows.length * agents.length };
}
