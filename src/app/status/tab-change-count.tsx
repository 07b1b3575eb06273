// What is new behind the tab of the matrix.
import { editChangesWords as words } from '../../messages/en/changes.ts';
import styles from './unsaved-changes.module.css';
import { useUnsavedChanges } from './use-unsaved-changes-diff.ts';

export default function TabChangeCount() {
  const diff = useUnsavedChanges();
  return diff && diff.changed > 0 ? (
    <span className={styles['tab']}> {words.onTab(diff.changed)}</span>
  ) : null;
}
