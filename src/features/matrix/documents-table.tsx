// What documents say: as a matrix, or as a table in which several are changed at once.
import type { ComponentProps } from 'react';
import { useBatchMode } from './batch/use-batch-mode.ts';
import { BatchTable } from './batch-table.tsx';
import { TableGrid } from './matrix-grid.tsx';

export default function DocumentsTable(props: ComponentProps<typeof TableGrid>) {
  const isBatch = useBatchMode();
  return isBatch ? <BatchTable matrix={props.matrix} urls={props.shown.urls} /> : <TableGrid {...props} />;
}
