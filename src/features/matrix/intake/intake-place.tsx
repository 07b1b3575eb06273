// Where files with URLs or requests are asked about; it also keeps the marks of requests in step.
import { watchRequestMarks } from '../../../state/request-marks.ts';
import { viewStore } from '../../../state/use-document.ts';
import { useOfferedLists } from '../../../state/use-intake.ts';
import { lazyComponent } from '../../../ui/on-demand.tsx';
import type { IntakeDialogProps } from './intake-dialog.tsx';

const IntakeDialog = lazyComponent<IntakeDialogProps>(
  () => import('./intake-dialog.tsx'),
  () => null,
);

watchRequestMarks(viewStore);

export default function IntakePlace() {
  const offered = useOfferedLists();
  return offered && <IntakeDialog offered={offered} />;
}
