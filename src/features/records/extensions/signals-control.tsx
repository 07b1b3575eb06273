// What may be done with content: one choice for each purpose, and the most that may be done.
import { Link } from 'react-router';
import { aiPurposes } from '../../../core/catalogue/ai-purposes.ts';
import { type SignalKey, setSignal } from '../../../core/formats/extensions/edit/content-signal.ts';
import { contentUses, readContentSignal } from '../../../core/formats/extensions/lines/content-signal.ts';
import { modernRowWords as words } from '../../../messages/en/formats/extensions.ts';
import { ChoiceField } from './choice-field.tsx';
import type { ControlProps } from './control-props.ts';
import { setValuePart } from './extension-edits.ts';
import styles from './extensions.module.css';

const withUnset = (words: readonly string[]) => [...words, ''];

export function SignalsControl(props: ControlProps) {
  const signals = readContentSignal(props.value).parts ?? [];
  const choice = (key: SignalKey, choices: readonly string[], shown: Readonly<Record<string, string>>) => (
    <ChoiceField
      key={key}
      {...props}
      field={`part-${key}`}
      label={key}
      value={signals.find((signal) => signal.key === key)?.value ?? ''}
      choices={withUnset(choices)}
      shown={shown}
      choose={(value) => setValuePart(props.id, setSignal(key, value === '' ? undefined : (value as 'yes')))}
    />
  );
  return (
    <>
      <span className={styles['controls']}>
        {aiPurposes.map((key) => choice(key, ['yes', 'no'], words.saying))}
        {choice('use', contentUses, words.uses)}
      </span>
      <p className={styles['note']}>
        {words.contested} <Link to="/learn/findings/CSG-SCOPE">{words.contestedLink}</Link>
      </p>
    </>
  );
}
