// The stances to choose from, each with a sentence and whom it is about.
import { useId } from 'react';
import {
  type CrawlerPreset,
  type PresetCrawler,
  presets,
  wishesOfPreset,
} from '../../core/analysis/presets/preset.ts';
import { stanceTitle, stancesWords as words } from '../../messages/en/ai-presets.ts';
import styles from './ai-presets.module.css';

interface PresetChoiceProps {
  readonly chosen: CrawlerPreset;
  readonly crawlers: readonly PresetCrawler[];
  readonly onChoose: (stance: CrawlerPreset) => void;
}

function crawlerCountSentence(stance: CrawlerPreset, crawlers: readonly PresetCrawler[]): string {
  const wishes = [...wishesOfPreset(stance, crawlers).values()];
  const out = wishes.filter((wish) => wish === 'out').length;
  return words.counted(out, wishes.length - out, stance.others);
}

export function PresetChoice({ chosen, crawlers, onChoose }: PresetChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles['choice']}>
      <legend>{words.choose}</legend>
      {presets.map((stance) => (
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
            <span className={styles['quiet']}>{crawlerCountSentence(stance, crawlers)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
