// What the shapes mean, and the keys of the grid.
import { matrixWords as words } from '../../messages/en/table.ts';
import type { QuestionPresentation } from '../../state/table/question-presentation.ts';
import { toneIcons } from '../../ui/icons/answer-label.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import styles from './table-pane.module.css';

/** The marks of cells, while there are any. */
const LegendMarks = lazyComponent(
  () => import('./legend-marks.tsx'),
  () => null,
);

export function TableLegend({ kind }: { kind: QuestionPresentation }) {
  const { enter, why, space, flip, expect, next } = words.keys;
  const keys = [
    [enter, why],
    [space, flip],
    ['E', expect],
    ['N', next],
  ];
  return (
    <p className={styles['legend']}>
      {kind.filters.map(([tone, word]) => {
        const shape = toneIcons[tone];
        return (
          shape && (
            <span key={tone} className={styles[tone]}>
              <Icon name={shape} /> {word}
            </span>
          )
        );
      })}
      <LegendMarks />
      <span className={styles['keys']}>
        {keys.map(([key, does]) => (
          <span key={key}>
            <kbd>{key}</kbd> {does}
          </span>
        ))}
      </span>
    </p>
  );
}
