// The rows of ACAP: until their code is there, as fields that nobody knows, which are as high and as editable.
import { onDemand } from '../../ui/on-demand.tsx';
import { OtherFieldRow } from './other-rows.tsx';

export const AcapRow = onDemand(() => import('./acap/acap-row.tsx'), OtherFieldRow);
