// The stances to choose from, each with a sentence and whom it is about.
import { useId } from 'react';
import { type Stance, type StanceCrawler, stances, wishesOf } from '../../../core/stances/stance.ts';
import { stanceTitle, stancesWords as words } from '../../../messages/en/ai-presets.ts';
import styles from './stances.module.css';

interface StanceChoiceProps {
  readonly chosen: Stance;
  readonly crawlers: readonly StanceCrawler[];
  readonly onChoose: (stance: Stance) => void;
}

function countOf(stance: Stance, crawlers: readonly StanceCrawler[]): string {
  const wishes = [...wishesOf(stance, crawlers).values()];
  const out = wishes.filter((wish) => wish === 'out').length;
  return words.counted(out, wishes.length - out, stance.others);
}

export function StanceChoice({ chosen, crawlers, onChoose }: StanceChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles['choice']}>
      <legend>{words.choose}</legend>
      {stances.map((stance) => (
        <label key={stance.id} className={styles['stance']}>
          <input
            type="radio"
            name={name}
            value={stance.id}
            checked={stance.id === chosen.id}
            onChange={() => onChoose(stance)}
          />
          <span>
            <strong>{stanceTitle(stance.id)}</strong> {words.sentence(stance.id)}{' '}
            <span className={styles['quiet']}>{countOf(stance, crawlers)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
