// What the shapes mean, and the keys of the grid.
import { matrixWords as words } from '../../messages/words/matrix.ts';
import type { MatrixKind, Tone } from '../../state/matrix-kind.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './access-pane.module.css';

const shapes = {
  allow: 'g-yes',
  limited: 'g-limited',
  deny: 'g-no',
  other: 'g-unsaid',
  text: 'g-unsaid',
} as const satisfies Record<Tone, IconName>;

export function Legend({ kind }: { kind: MatrixKind }) {
  return (
    <p className={styles['legend']}>
      {kind.filters.map(([tone, word]) => (
        <span key={tone} className={styles[tone]}>
          <Icon name={shapes[tone]} /> {word}
        </span>
      ))}
      <span className="spring" />
      <span>
        <kbd>Enter</kbd> {words.keys.why} <kbd>N</kbd> {words.keys.next}
      </span>
    </p>
  );
}
