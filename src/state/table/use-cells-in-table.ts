// Returns the test for whether the table contains a cell, for components.
import { useMemo } from 'react';
import { useDocument } from '../document/use-document.ts';
import { createCellTest } from './additions/add-cell.ts';
import { matrixColumns, matrixRows } from './matrix-query.ts';

export function useCellsInTable(): ReturnType<typeof createCellTest> {
  const rows = useDocument(matrixRows);
  const columns = useDocument(matrixColumns);
  const origin = useDocument(({ document }) => document.origin);
  return useMemo(() => createCellTest({ rows, columns, origin }), [rows, columns, origin]);
}
