// The name of a group of rows: a folder, or the rules that match anywhere.
import type { RowGroup } from '../../../core/analysis/table/row-groups.ts';
import { matrixWords as words } from '../../../messages/en/table.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import styles from './grid.module.css';
import { pathParts } from './path-lines.ts';

export const GroupName = ({ group }: { readonly group: RowGroup }) =>
  group.kind === 'anywhere' ? (
    <>
      <span className={styles['wildcard']}>/*</span> {words.anywhere}
    </>
  ) : (
    pathParts(group.key).map((part, i) => (
      // The index is a stable key: the parts of a path never change places.
      <span key={i}>
        <VisibleText text={part} />
        <wbr />
      </span>
    ))
  );
