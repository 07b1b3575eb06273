// What is new behind the tab of the matrix.
import { editChangesWords as words } from '../messages/en/changes.ts';
import { useEditDiff } from '../state/use-edit-diff.ts';
import styles from './edit-changes.module.css';

export default function ChangedNote() {
  const diff = useEditDiff();
  return diff && diff.changed > 0 ? (
    <span className={styles['tab']}> {words.onTab(diff.changed)}</span>
  ) : null;
}
