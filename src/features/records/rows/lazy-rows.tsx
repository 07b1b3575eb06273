// Rows that are loaded on demand. Until then, they are shown as unknown fields, which have the same height and
// can be edited.

import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { OtherFieldRow, type OtherRowProps } from './other-rows.tsx';

export const LazyAcapRow = lazyComponent(() => import('../acap/acap-row.tsx'), OtherFieldRow);
/** As high as the row that replaces it. */
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

/** A note below a rule that can be described. */
export const LazyRuleNote = lazyComponent<{ line: number }>(
  () => import('../datasets/data-set-note.tsx'),
  () => null,
);
