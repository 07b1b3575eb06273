// The marks of cells: what draws them is fetched once the browser has time.
import { useMemo } from 'react';
import { useDocument } from '../../../state/document/use-document.ts';
import { filteredMark } from '../../../state/table/matrix-view.ts';
import { matrixView, useCellMarks } from '../../../state/table/use-matrix.ts';
import { lazyModuleHook } from '../../../ui/loading/lazy-component.tsx';
import type { CellMarkDisplay } from './cell-mark-display.tsx';

const useCellMarkModule = lazyModuleHook(() => import('./cell-mark-display.tsx'));

export type CellMarkLookup = (agents: readonly string[], url: string) => CellMarkDisplay | undefined;

/** What is drawn of a cell's marks; undefined while there is nothing to draw. */
export function useCellMarkDisplay(): CellMarkLookup | undefined {
  const marks = useCellMarks();
  const asked = useDocument((state) => filteredMark(matrixView(state)));
  const drawing = useCellMarkModule();
  return useMemo(() => {
    if (!drawing || Object.keys(marks).length === 0) return undefined;
    return (agents, url) => drawing.createCellMarkDisplay(marks, asked, agents, url);
  }, [drawing, marks, asked]);
}
