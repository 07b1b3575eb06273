// What the shapes mean, and the keys of the grid.
import { matrixWords as words } from '../../messages/words/matrix.ts';
import type { MatrixKind, Tone } from '../../state/matrix-kind.ts';
import { Icon } from '../../ui/icon.tsx';
import { toneShapes } from '../../ui/verdict.tsx';
import styles from './access-pane.module.css';

function Shape({ tone }: { tone: Tone }) {
  const shape = toneShapes[tone];
  return shape ? <Icon name={shape} /> : null;
}

export function Legend({ kind }: { kind: MatrixKind }) {
  return (
    <p className={styles['legend']}>
      {kind.filters.map(([tone, word]) => (
        <span key={tone} className={styles[tone]}>
          <Shape tone={tone} /> {word}
        </span>
      ))}
      <span className="spring" />
      <span>
        <kbd>Enter</kbd> {words.keys.why} <kbd>N</kbd> {words.keys.next}
      </span>
    </p>
  );
}
