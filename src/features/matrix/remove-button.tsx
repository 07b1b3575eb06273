// The small cross in the head of a row or column. What it removes is read from the head it stands in.
import styles from './grid.module.css';

/** Reached by pointer only: by keyboard, Delete on the head does the same. */
export function RemoveButton({ name }: { name: string }) {
  return (
    <button
      type="button"
      className={styles['remove']}
      aria-label={name}
      title={name}
      tabIndex={-1}
      data-remove
    />
  );
}
