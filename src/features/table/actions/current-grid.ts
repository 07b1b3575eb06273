// The current content of the grid.

import { flushSync } from 'react-dom';
import type { RowGroup } from '../../../core/analysis/table/row-groups.ts';
import { updateView } from '../../../state/document/document-store.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { accessMatrix } from '../../../state/table/matrix-query.ts';
import { currentRows, matrixView } from '../../../state/table/use-matrix.ts';
import type { GridPlace } from '../grid/grid-navigation.ts';

/** A direction in which a row or column moves: -1 towards the beginning, 1 towards the end. */
export type MoveStep = -1 | 1;

export const currentGrid = () => {
  const state = documentStore.getState();
  return { matrix: accessMatrix(state), visibleRows: currentRows(state), view: matrixView(state) };
};

/** Returns the folder that is folded into a row of the grid, if any. */
export function foldedGroupAt({ row }: GridPlace): RowGroup | undefined {
  const { places, folded } = currentGrid().visibleRows;
  return folded.get(places[row - 1] ?? -1);
}

/** Returns the open folder that contains a row of the grid, if any. */
export function openGroupAt({ row }: GridPlace): RowGroup | undefined {
  const { matrix, visibleRows, view } = currentGrid();
  const place = visibleRows.places[row - 1] ?? -1;
  if (view.sort || visibleRows.listed !== matrix.rows || visibleRows.folded.has(place)) return undefined;
  return matrix.rowGroups.find(({ from, to }) => from <= place && place < to);
}

/** Folds or unfolds a folder. Returns the row of the grid at which the folder then begins. */
export function foldGroup({ key, from }: RowGroup, isFolded: boolean): number {
  const { view } = currentGrid();
  flushSync(() =>
    updateView(documentStore, { matrix: { ...view, folders: { ...view.folders, [key]: isFolded } } }),
  );
  return currentGrid().visibleRows.places.indexOf(from) + 1;
}

export const agentsInColumn = ({ column }: GridPlace) => currentGrid().matrix.columns[column - 1]?.agents;
