// What stands in the grid at this moment.

import { documentStore } from '../../../state/document/use-document.ts';
import { accessMatrix } from '../../../state/table/matrix-query.ts';
import { currentRows, matrixView } from '../../../state/table/use-matrix.ts';
import type { GridPlace } from '../grid/grid-navigation.ts';

/** A direction to move a row or column in: towards the beginning, or the end. */
export type MoveStep = -1 | 1;

export const currentGrid = () => {
  const state = documentStore.getState();
  return { matrix: accessMatrix(state), shown: currentRows(state), view: matrixView(state) };
};

export const agentsInColumn = ({ column }: GridPlace) => currentGrid().matrix.columns[column - 1]?.agents;
