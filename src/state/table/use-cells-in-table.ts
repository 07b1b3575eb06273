// Whether the table asks about a cell, for components.
import { useMemo } from 'react';
import { useDocument } from '../document/use-document.ts';
import { createCellTest } from './add-cell.ts';

export function useCellsInTable(): ReturnType<typeof createCellTest> {
  const rows = useDocument(({ document }) => document.rows);
  const columns = useDocument(({ document }) => document.columns);
  const origin = useDocument(({ document }) => document.origin);
  return useMemo(() => createCellTest({ rows, columns, origin }), [rows, columns, origin]);
}
