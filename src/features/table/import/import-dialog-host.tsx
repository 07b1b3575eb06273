// Hosts the import dialog, and keeps the marks of requests up to date.

import { useStore } from 'zustand';
import { viewStore } from '../../../state/document/use-document.ts';
import { importStore, type PendingImport } from '../../../state/table/additions/url-import.ts';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { watchRequestMarks } from './request-marks.ts';

// The pending import, for components.
/** The import that the user has not confirmed yet, if any. */
const usePendingImport = (): PendingImport | undefined => useStore(importStore, ({ offered }) => offered);

const ImportDialog = lazyComponent(
  () => import('./import-dialog.tsx'),
  'ImportDialog',
  () => null,
);

watchRequestMarks(viewStore);

export function ImportDialogHost() {
  const offered = usePendingImport();
  return offered && <ImportDialog offered={offered} />;
}
