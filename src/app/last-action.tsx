// What was done last, which undo would take back; and whether older steps are gone.
import { describeStep } from '../messages/en/changes.ts';
import { shellNewsWords } from '../messages/en/status.ts';
import { useDocument } from '../state/use-document.ts';
import styles from './status-line.module.css';

/** `isShown`: whether it has its place already. */
export function LastChange({ isShown }: { isShown: boolean }) {
  const last = useDocument((state) => state.history.past.at(-1)?.label);
  const shortened = useDocument((state) => state.history.shortened);
  return (
    <span className={styles['last']}>
      {last && isShown && (
        <span title={shellNewsWords.lastStep(describeStep(last))}>
          {shellNewsWords.lastStep(describeStep(last))}
        </span>
      )}
      {shortened && <span>{shellNewsWords.shortened}</span>}
    </span>
  );
}
