// What documents say: as a matrix, or as a table in which several are changed at once.
import type { ComponentProps } from 'react';
import { TableGrid } from '../grid/table-grid.tsx';
import { BatchTable } from './batch-table.tsx';
import { useBatchMode } from './use-batch-mode.ts';

export default function DocumentsTable(props: ComponentProps<typeof TableGrid>) {
  const isBatch = useBatchMode();
  return isBatch ? <BatchTable matrix={props.matrix} urls={props.shown.urls} /> : <TableGrid {...props} />;
}
