// A text field that writes at every input event, but shows the typed text until it loses the focus: the stored
// value may differ, for example a list without a trailing space.
import { type KeyboardEvent, useId, useState } from 'react';
import { useFieldVisit } from './use-field-visit.ts';

interface DraftFieldProps {
  readonly label: string;
  /** The stored value. */
  readonly value: string;
  readonly placeholder?: string;
  /** Values that are suggested while the user types. */
  readonly suggestions?: readonly string[];
  readonly hint?: string;
  readonly onWrite: (text: string, visit: string) => void;
}

export function DraftField({ label, value, placeholder, hint, suggestions, onWrite }: DraftFieldProps) {
  const id = useId();
  const visit = useFieldVisit(value, onWrite);
  const [draft, setDraft] = useState<string>();
  return (
    <div className="labeled">
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
        onFocus={visit.onFocus}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (event.key === 'Enter' || event.key === 'Escape') setDraft(undefined);
          visit.onKeyDown(event);
        }}
        onBlur={() => setDraft(undefined)}
        onChange={({ target }) => {
          setDraft(target.value);
          visit.write(target.value);
        }}
      />
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      )}
      {hint !== undefined && (
        <small id={`${id}-hint`} className="faint">
          {hint}
        </small>
      )}
    </div>
  );
}
