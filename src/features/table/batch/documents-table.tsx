// Documents and what they say: as the usual grid, or as a table in which several are changed at once.
import type { ComponentProps } from 'react';
import { useBatchMode } from '../../../state/table/questions/use-batch-mode.ts';
import { TableGrid } from '../grid/table-grid.tsx';
import { BatchTable } from './batch-table.tsx';

export function DocumentsTable(props: ComponentProps<typeof TableGrid>) {
  const isBatch = useBatchMode();
  return isBatch ? (
    <BatchTable matrix={props.matrix} urls={props.visibleRows.urls} />
  ) : (
    <TableGrid {...props} />
  );
}
