// Allow or Disallow: the effect as an icon, and its word in the file as a select.
import type { KeyboardEvent } from 'react';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from '../records.module.css';

/** An effect and the word for it. */
export interface EffectOption {
  readonly effect: 'allow' | 'deny';
  readonly name: string;
}

interface EffectSelectProps {
  readonly effect: EffectOption['effect'];
  readonly choices: readonly EffectOption[];
  /** Whether the rule has no effect: its icon is a dash. */
  readonly isIdle?: boolean;
  readonly choose: (choice: EffectOption) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function EffectSelect({ effect, choices, isIdle = false, choose, onKeyDown }: EffectSelectProps) {
  const icon = isIdle ? 'g-unsaid' : effect === 'allow' ? 'g-yes' : 'g-no';
  return (
    <span className={`inline text-s ${styles['effect']}`} data-effect={isIdle ? 'none' : effect}>
      <Icon name={icon} />
      <select
        aria-label={words.effect}
        data-field="effect"
        value={effect}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          const choice = choices.find((option) => option.effect === event.target.value);
          if (choice) choose(choice);
        }}
      >
        {choices.map((option) => (
          <option key={option.effect} value={option.effect}>
            {option.name}
          </option>
        ))}
      </select>
    </span>
  );
}
