// Rows that are loaded on demand. Until then, they are shown as unknown fields, which have the same height and
// can be edited.

import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { loadOtherLines } from '../load-other-lines.ts';
import { OtherFieldRow, type OtherRowProps } from './other-rows.tsx';

export const LazyAcapRow = lazyComponent(loadOtherLines, 'AcapRow', OtherFieldRow);
/** As high as the row that replaces it. */
const ExtensionRowPlaceholder = (props: OtherRowProps) => <OtherFieldRow {...props} isTall />;
export const LazyExtensionRow = lazyComponent(loadOtherLines, 'ExtensionRow', ExtensionRowPlaceholder);
export const LazyMobileAgentRow = lazyComponent(loadOtherLines, 'MobileAgentRow', OtherFieldRow);

/** A field that describes the rule above it. */
export const LazyDescriptionRow = lazyComponent(loadOtherLines, 'DescriptionRow', OtherFieldRow);

/** A note below a rule that can be described. */
export const LazyRuleNote = lazyComponent(loadOtherLines, 'DatasetNote', () => null);
