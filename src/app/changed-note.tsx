// What is new behind the tab of the matrix.
import { editChangesWords as words } from '../messages/en/changes.ts';
import { useUnsavedChanges } from '../state/use-edit-diff.ts';
import styles from './edit-changes.module.css';

export default function TabChangeCount() {
  const diff = useUnsavedChanges();
  return diff && diff.changed > 0 ? (
    <span className={styles['tab']}> {words.onTab(diff.changed)}</span>
  ) : null;
}
