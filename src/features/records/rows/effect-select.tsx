// Allow or Disallow: the effect as a shape, the word of the file as a choice.
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
  /** True for a rule that has no effect: its shape is a dash. */
  readonly isIdle?: boolean;
  readonly choose: (choice: EffectOption) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function EffectSelect({ effect, choices, isIdle = false, choose, onKeyDown }: EffectSelectProps) {
  const shape = isIdle ? 'g-unsaid' : effect === 'allow' ? 'g-yes' : 'g-no';
  return (
    <span className={styles['effect']} data-effect={isIdle ? 'none' : effect}>
      <Icon name={shape} />
      <select
        aria-label={words.effect}
        data-field="effect"
        value={effect}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          const chosen = choices.find((one) => one.effect === event.target.value);
          if (chosen) choose(chosen);
        }}
      >
        {choices.map((one) => (
          <option key={one.effect} value={one.effect}>
            {one.name}
          </option>
        ))}
      </select>
    </span>
  );
}
