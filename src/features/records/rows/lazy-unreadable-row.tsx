// Lines that no reader or only some readers read. Until the code of their rows is loaded, their text is shown.

import { recordsWords as words } from '../../../messages/en/records.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import { loadAfterPaint } from '../load-after-paint.ts';
import styles from '../records.module.css';
import type { OtherRowProps } from './other-rows.tsx';

const UnreadableRowPlaceholder = ({ field, line }: OtherRowProps) => (
  <fieldset aria-label={words.lineName(line + 1)} className={styles['brokenRow']} data-line={line + 1}>
    <span className={`text-xs faint ${styles['number']}`}>{line + 1}</span>
    <code className={styles['raw']}>
      <VisibleText text={field.line.text} />
    </code>
  </fieldset>
);
export const LazyUnreadableRow = lazyComponent(loadAfterPaint, 'UnreadableRow', UnreadableRowPlaceholder);
/** A rule that is not written as one, so that only some readers recognize it. */
export const LazyBrokenRuleRow = lazyComponent(loadAfterPaint, 'BrokenRuleRow', UnreadableRowPlaceholder);
