// A select for one of a few choices, with its name in front.
import type { KeyboardEvent } from 'react';
import { Select } from '../../../ui/controls/select.tsx';
import { highlightLine } from '../highlight-line.ts';
import type { RowField } from '../list/focus-row.ts';
import styles from './extensions.module.css';

interface ChoiceFieldProps {
  readonly line: number;
  readonly field: RowField;
  /** The spelling in the file, which is the name of the choice. */
  readonly label: string;
  /** Whether the name is hidden. */
  readonly hidesLabel?: boolean;
  /**
   * '' for a choice that is not set. A value that is none of the choices is shown, and kept until the user
   * selects another.
   */
  readonly value: string;
  readonly choices: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  readonly choose: (value: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function ChoiceField({
  line,
  field,
  label,
  hidesLabel,
  value,
  choices,
  labels,
  choose,
  onKeyDown,
}: ChoiceFieldProps) {
  return (
    <span className={`inline tight text-s ${styles['choice']}`}>
      {!hidesLabel && (
        <span className={`quiet ${styles['key']}`} aria-hidden="true">
          {label}
        </span>
      )}
      <Select
        aria-label={label}
        data-field={field}
        value={value}
        data-said={value !== ''}
        onFocus={() => highlightLine(line)}
        onKeyDown={onKeyDown}
        onChange={(event) => choose(event.target.value)}
      >
        {[...new Set([...choices, value])].map((option) => (
          <option key={option} value={option}>
            {labels[option] ?? option}
          </option>
        ))}
      </Select>
    </span>
  );
}
