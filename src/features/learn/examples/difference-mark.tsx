// The mark of an answer that differs from the printed one: a word and a shape. Color is secondary.
import { learnWords as words } from '../../../messages/en/learn/learn.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from '../learn.module.css';

export function DifferenceMark() {
  return (
    <span className={`inline strong differs ${styles['differs']}`}>
      <Icon name="g-differs" /> {words.differs}
    </span>
  );
}
