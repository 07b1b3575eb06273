// The name of a group of rows: a folder, or the rules that match anywhere.
import type { RowGroup } from '../../../core/analysis/table/row-groups.ts';
import { matrixWords as words } from '../../../messages/en/table.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import styles from './grid.module.css';

interface GroupNameProps {
  readonly group: RowGroup;
  /** The lines of the path of a folder; in one line by default. */
  readonly lines?: readonly string[];
}

export const GroupName = ({ group, lines = [group.key] }: GroupNameProps) =>
  group.kind === 'anywhere' ? (
    <>
      <span className={styles['wildcard']}>/*</span> {words.anywhere}
    </>
  ) : (
    lines.map((line, i) => (
      // The index is a stable key: lines never change places.
      <span key={i}>
        <VisibleText text={line} />
      </span>
    ))
  );
