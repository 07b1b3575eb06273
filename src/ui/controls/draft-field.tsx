// A text field that writes at every input event, and shows what is typed until it is left: the file may hold less of it,
// such as a list without the blank at its end.
import { useId, useRef, useState } from 'react';
import styles from './draft-field.module.css';

interface DraftFieldProps {
  readonly label: string;
  /** What the file holds. */
  readonly value: string;
  readonly placeholder?: string;
  /** Values to offer while typing. */
  readonly suggestions?: readonly string[];
  readonly hint?: string;
  readonly onWrite: (text: string, visit: string) => void;
}

const visits = { count: 0 };

export function DraftField({ label, value, placeholder, hint, suggestions, onWrite }: DraftFieldProps) {
  const id = useId();
  const visit = useRef('');
  const [draft, setDraft] = useState<string>();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        className="field"
        value={draft ?? value}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        list={suggestions && `${id}-list`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onFocus={() => {
          visit.current = `draft ${++visits.count}`;
        }}
        onBlur={() => setDraft(undefined)}
        onChange={({ target }) => {
          setDraft(target.value);
          onWrite(target.value, visit.current);
        }}
      />
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
      )}
      {hint !== undefined && (
        <small id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </small>
      )}
    </div>
  );
}
