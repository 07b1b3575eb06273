// The marks of cells. The module that draws them is loaded when the browser is idle.

import { useMemo } from 'react';
import { useDocument } from '../../../state/document/use-document.ts';
import { filteredMark } from '../../../state/table/matrix-view.ts';
import { matrixView, useCellMarks } from '../../../state/table/use-matrix.ts';
import { lazyModuleHook } from '../../../ui/loading/lazy-component.tsx';
import { loadAfterPaint } from '../load-after-paint.ts';
import type { CellMarkDisplay } from './cell-mark-display.tsx';

const useCellMarkModule = lazyModuleHook(loadAfterPaint);

export type CellMarkLookup = (agents: readonly string[], url: string) => CellMarkDisplay | undefined;

/** Returns a function that renders the marks of a cell, or undefined while there are none. */
export function useCellMarkDisplay(): CellMarkLookup | undefined {
  const marks = useCellMarks();
  const filterMark = useDocument((state) => filteredMark(matrixView(state)));
  const markModule = useCellMarkModule();
  return useMemo(() => {
    if (!markModule || Object.keys(marks).length === 0) return undefined;
    return (agents, url) => markModule.createCellMarkDisplay(marks, filterMark, agents, url);
  }, [markModule, marks, filterMark]);
}
