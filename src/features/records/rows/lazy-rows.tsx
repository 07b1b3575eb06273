// The rows of some systems: until their code is there, as fields that nobody knows, which are as high and as editable.

import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { OtherFieldRow, type OtherRowProps } from './other-rows.tsx';

export const LazyAcapRow = lazyComponent(() => import('../acap/acap-row.tsx'), OtherFieldRow);
/** As high as the row that takes its place. */
const ExtensionRowPlaceholder = (props: OtherRowProps) => <OtherFieldRow {...props} isTall />;
export const LazyExtensionRow = lazyComponent(
  () => import('../extensions/extension-row.tsx'),
  ExtensionRowPlaceholder,
);
export const LazyMobileAgentRow = lazyComponent(
  () => import('../mobile-agents/mobile-agent-row.tsx'),
  OtherFieldRow,
);

/** A field that describes the rule above it. */
export const LazyDescriptionRow = lazyComponent(
  () => import('../datasets/description-row.tsx'),
  OtherFieldRow,
);

/** What is said below a rule that may be described. */
export const LazyRuleNote = lazyComponent<{ line: number }>(
  () => import('../datasets/data-set-note.tsx'),
  () => null,
);
