// What the shapes mean, and the keys of the grid.
import { matrixWords as words } from '../../messages/words/matrix.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './access-pane.module.css';

export function Legend() {
  return (
    <p className={styles['legend']}>
      <span className={styles['allow']}>
        <Icon name="g-yes" /> {words.legend.allow}
      </span>
      <span className={styles['deny']}>
        <Icon name="g-no" /> {words.legend.deny}
      </span>
      <span>
        <Icon name="g-unsaid" /> {words.legend.other}
      </span>
      <span className="spring" />
      <span>
        <kbd>Enter</kbd> {words.keys.why} <kbd>N</kbd> {words.keys.next}
      </span>
    </p>
  );
}
