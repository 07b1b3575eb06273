// Two or more answers as adjacent segments, of which one is selected.
import { useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './segments.module.css';

export interface Segment {
  readonly value: string;
  readonly title: string;
  /** Whether it allows or refuses something. */
  readonly tone: 'yes' | 'no';
}

interface SegmentsProps {
  readonly value: string;
  readonly segments: readonly Segment[];
  readonly onChoose: (value: string) => void;
}

export function Segments({ value, segments, onChoose }: SegmentsProps) {
  const name = useId();
  return (
    <span className={styles['segments']}>
      {segments.map(({ value: option, title, tone }) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChoose(option)} />
          <span data-answer={tone}>
            <Icon name={tone === 'yes' ? 'g-yes' : 'g-no'} />
            {title}
          </span>
        </label>
      ))}
    </span>
  );
}
