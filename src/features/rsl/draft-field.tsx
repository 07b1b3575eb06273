// A text field that writes at every input event, and shows what is typed until it is left: the file may hold less of it,
// such as a list without the blank at its end.
import { useId, useRef, useState } from 'react';
import styles from './rsl.module.css';

interface DraftFieldProps {
  readonly label: string;
  /** What the file holds. */
  readonly value: string;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly isShort?: boolean;
  readonly onWrite: (text: string, visit: string) => void;
}

const visits = { count: 0 };

export function DraftField({ label, value, placeholder, hint, isShort, onWrite }: DraftFieldProps) {
  const id = useId();
  const visit = useRef('');
  const [draft, setDraft] = useState<string>();
  return (
    <div className={styles['field']} data-short={isShort || undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        className="field"
        value={draft ?? value}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onFocus={() => {
          visit.current = `rsl ${++visits.count}`;
        }}
        onBlur={() => setDraft(undefined)}
        onChange={({ target }) => {
          setDraft(target.value);
          onWrite(target.value, visit.current);
        }}
      />
      {hint !== undefined && (
        <small id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </small>
      )}
    </div>
  );
}
