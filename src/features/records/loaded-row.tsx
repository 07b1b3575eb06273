// The rows of some systems: until their code is there, as fields that nobody knows, which are as high and as editable.
import { onDemand } from '../../ui/on-demand.tsx';
import { OtherFieldRow } from './other-rows.tsx';

export const AcapRow = onDemand(() => import('./acap/acap-row.tsx'), OtherFieldRow);
export const ModernRow = onDemand(() => import('./modern/modern-row.tsx'), OtherFieldRow);
export const MobileRow = onDemand(() => import('./mobile/mobile-row.tsx'), OtherFieldRow);

/** A field that describes the rule above it. */
export const DescribingRow = onDemand(() => import('./datasets/describing-row.tsx'), OtherFieldRow);

/** What is said below a rule that may be described. */
export const RuleNote = onDemand<{ line: number }>(
  () => import('./datasets/data-set-note.tsx'),
  () => null,
);
