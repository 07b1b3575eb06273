// What stands in the grid at this moment.

import { flushSync } from 'react-dom';
import type { RowGroup } from '../../../core/analysis/table/row-groups.ts';
import { updateView } from '../../../state/document/document-store.ts';
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

/** The folder that is folded into a row of the grid, if one is. */
export function foldedGroupAt({ row }: GridPlace): RowGroup | undefined {
  const { places, folded } = currentGrid().shown;
  return folded.get(places[row - 1] ?? -1);
}

/** The open folder of a row of the grid, if it has one. */
export function openGroupAt({ row }: GridPlace): RowGroup | undefined {
  const { matrix, shown, view } = currentGrid();
  const place = shown.places[row - 1] ?? -1;
  if (view.sort || shown.listed !== matrix.rows || shown.folded.has(place)) return undefined;
  return matrix.rowGroups.find(({ from, to }) => from <= place && place < to);
}

/** Folds or opens a folder; returns the row of the grid that it begins with then. */
export function foldGroup({ key, from }: RowGroup, isFolded: boolean): number {
  const { view } = currentGrid();
  flushSync(() =>
    updateView(documentStore, { matrix: { ...view, folders: { ...view.folders, [key]: isFolded } } }),
  );
  return currentGrid().shown.places.indexOf(from) + 1;
}

export const agentsInColumn = ({ column }: GridPlace) => currentGrid().matrix.columns[column - 1]?.agents;
