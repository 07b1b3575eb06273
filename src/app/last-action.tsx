// What was done last, which undo would take back; and whether older steps are gone.
import { describeStep } from '../messages/words/history.ts';
import { shellWords as words } from '../messages/words/shell.ts';
import { useDocument } from '../state/use-document.ts';
import styles from './status-line.module.css';

export function LastAction() {
  const last = useDocument((state) => state.history.past.at(-1)?.label);
  const shortened = useDocument((state) => state.history.shortened);
  return (
    <span className={styles['last']}>
      {last && <span>{words.lastStep(describeStep(last))}</span>}
      {shortened && <span>{words.shortened}</span>}
    </span>
  );
}
