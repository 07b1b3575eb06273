// One choice of a few, with its name in front.
import type { KeyboardEvent } from 'react';
import { Select } from '../../../ui/controls/select.tsx';
import { highlightLine } from '../highlight-line.ts';
import type { RowField } from '../list/focus-row.ts';
import styles from './extensions.module.css';

interface ChoiceFieldProps {
  readonly line: number;
  readonly field: RowField;
  /** As in the file; it is the name of the choice. */
  readonly label: string;
  /** True where the name is not to be seen. */
  readonly isBare?: boolean;
  /** '' for what is not said. A value that is none of the choices is shown, and kept until another is chosen. */
  readonly value: string;
  readonly choices: readonly string[];
  readonly shown: Readonly<Record<string, string>>;
  readonly choose: (value: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function ChoiceField({
  line,
  field,
  label,
  isBare,
  value,
  choices,
  shown,
  choose,
  onKeyDown,
}: ChoiceFieldProps) {
  return (
    <span className={styles['choice']}>
      {!isBare && (
        <span className={styles['key']} aria-hidden="true">
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
        {[...new Set([...choices, value])].map((one) => (
          <option key={one} value={one}>
            {shown[one] ?? one}
          </option>
        ))}
      </Select>
    </span>
  );
}
