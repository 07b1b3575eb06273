// Where files with URLs or requests are asked about; it also keeps the marks of requests in step.
import { keepRequestMarks } from '../../../state/request-marks.ts';
import { viewStore } from '../../../state/use-document.ts';
import { useOfferedLists } from '../../../state/use-intake.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import type { IntakeDialogProps } from './intake-dialog.tsx';

const IntakeDialog = onDemand<IntakeDialogProps>(
  () => import('./intake-dialog.tsx'),
  () => null,
);

keepRequestMarks(viewStore);

export default function IntakePlace() {
  const offered = useOfferedLists();
  return offered && <IntakeDialog offered={offered} />;
}
