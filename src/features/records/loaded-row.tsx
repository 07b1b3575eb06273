// The rows of some systems: until their code is there, as fields that nobody knows, which are as high and as editable.
import { onDemand } from '../../ui/on-demand.tsx';
import { OtherFieldRow } from './other-rows.tsx';

export const AcapRow = onDemand(() => import('./acap/acap-row.tsx'), OtherFieldRow);
export const MobileRow = onDemand(() => import('./mobile/mobile-row.tsx'), OtherFieldRow);
