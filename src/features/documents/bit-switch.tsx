// One of the two bits as a pair of choices, with what it means beside it.
import { useId } from 'react';
import { documentWords as words } from '../../messages/en/documents.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './documents.module.css';

interface DirectiveSwitchProps {
  readonly bit: 'index' | 'follow';
  readonly value: boolean;
  readonly choose: (value: boolean) => void;
}

export function DirectiveSwitch({ bit, value, choose }: DirectiveSwitchProps) {
  const name = useId();
  return (
    <fieldset className={styles['bit']}>
      <legend>{words.bits[bit]}</legend>
      <span className={styles['hint']}>{words.means[bit][value ? 'yes' : 'no']}</span>
      <span className={styles['pair']}>
        {[true, false].map((one) => (
          <label key={String(one)}>
            <input type="radio" name={name} checked={one === value} onChange={() => choose(one)} />
            <span data-answer={one ? 'yes' : 'no'}>
              <Icon name={one ? 'g-yes' : 'g-no'} />
              {words.answer(one)}
            </span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
