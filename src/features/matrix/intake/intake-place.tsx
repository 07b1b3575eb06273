// Where files with URLs or requests are asked about; it also keeps the marks of requests in step.

import { useStore } from 'zustand';
import { importStore, type PendingImport } from '../../../state/intake.ts';
import { watchRequestMarks } from '../../../state/request-marks.ts';
import { viewStore } from '../../../state/use-document.ts';
import { lazyComponent } from '../../../ui/on-demand.tsx';
import type { IntakeDialogProps } from './intake-dialog.tsx';

// Files that are asked about, for components.
/** The files that are asked about, if any. */
const useOfferedLists = (): PendingImport | undefined => useStore(importStore, ({ offered }) => offered);

const IntakeDialog = lazyComponent<IntakeDialogProps>(
  () => import('./intake-dialog.tsx'),
  () => null,
);

watchRequestMarks(viewStore);

export default function IntakePlace() {
  const offered = useOfferedLists();
  return offered && <IntakeDialog offered={offered} />;
}
