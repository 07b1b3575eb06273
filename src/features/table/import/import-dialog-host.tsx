// Hosts the import dialog, and keeps the marks of requests up to date.

import { useStore } from 'zustand';
import { viewStore } from '../../../state/document/use-document.ts';
import { importStore, type PendingImport } from '../../../state/table/additions/url-import.ts';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import type { ImportDialogProps } from './import-dialog.tsx';
import { watchRequestMarks } from './request-marks.ts';

// The pending import, for components.
/** The import that the user has not confirmed yet, if any. */
const usePendingImport = (): PendingImport | undefined => useStore(importStore, ({ offered }) => offered);

const ImportDialog = lazyComponent<ImportDialogProps>(
  () => import('./import-dialog.tsx'),
  () => null,
);

watchRequestMarks(viewStore);

export default function ImportDialogHost() {
  const offered = usePendingImport();
  return offered && <ImportDialog offered={offered} />;
}
