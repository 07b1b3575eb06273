// Where files with URLs or requests are asked about; it also keeps the marks of requests in step.

import { useStore } from 'zustand';
import { viewStore } from '../../../state/document/use-document.ts';
import { importStore, type PendingImport } from '../../../state/table/additions/url-import.ts';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import type { ImportDialogProps } from './import-dialog.tsx';
import { watchRequestMarks } from './request-marks.ts';

// Files that are asked about, for components.
/** The files that are asked about, if any. */
const useOfferedLists = (): PendingImport | undefined => useStore(importStore, ({ offered }) => offered);

const ImportDialog = lazyComponent<ImportDialogProps>(
  () => import('./import-dialog.tsx'),
  () => null,
);

watchRequestMarks(viewStore);

export default function ImportDialogHost() {
  const offered = useOfferedLists();
  return offered && <ImportDialog offered={offered} />;
}
