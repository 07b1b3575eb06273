// What stands in the grid at this moment.
import { accessMatrix } from '../../state/matrix-question.ts';
import { documentStore } from '../../state/use-document.ts';
import { currentRows, matrixView } from '../../state/use-matrix.ts';
import type { Place } from './places.ts';

/** A direction to move a row or column in: towards the beginning, or the end. */
export type Step = -1 | 1;

export const now = () => {
  const state = documentStore.getState();
  return { matrix: accessMatrix(state), shown: currentRows(state), view: matrixView(state) };
};

export const agentsAt = ({ column }: Place) => now().matrix.columns[column - 1]?.agents;
