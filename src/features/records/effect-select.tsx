// Allow or Disallow: the effect as a shape, the word of the file as a choice.
import type { KeyboardEvent } from 'react';
import { valueOf } from '../../core/policy/policy.ts';
import { recordsWords as words } from '../../messages/words/records.ts';
import { Icon } from '../../ui/icon.tsx';
import * as commands from './commands.ts';
import styles from './records.module.css';
import type { RuleRowProps } from './rule-row.tsx';

interface EffectSelectProps extends Pick<RuleRowProps, 'field' | 'directive' | 'rules'> {
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function EffectSelect({ field, directive, rules, onKeyDown }: EffectSelectProps) {
  const forbidsNothing = valueOf(field) === '';
  const shape = forbidsNothing ? 'g-unsaid' : directive.effect === 'allow' ? 'g-yes' : 'g-no';
  return (
    <span className={styles['effect']} data-effect={forbidsNothing ? 'none' : directive.effect}>
      <Icon name={shape} />
      <select
        aria-label={words.effect}
        value={directive.effect}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          const chosen = rules.find(({ effect }) => effect === event.target.value);
          if (chosen?.effect) commands.setRuleEffect(field.line.id, chosen.effect, chosen.name);
        }}
      >
        {rules.map(({ id, effect, name }) => (
          <option key={id} value={effect}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
