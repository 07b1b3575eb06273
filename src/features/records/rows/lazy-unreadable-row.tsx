// A line that no reader reads. Until the code of its row is loaded, the text of the line is shown.
import { recordsWords as words } from '../../../messages/en/records.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
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
export const LazyUnreadableRow = lazyComponent(
  () => import('./unreadable-row.tsx'),
  UnreadableRowPlaceholder,
);
