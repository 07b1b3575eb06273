// A text field that writes at every input event, and names each stay in it: one stay is one step to undo.

import { useRef } from 'react';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  /** The id of what else tells this field from others of its name. */
  readonly describedBy?: string;
  readonly className?: string | undefined;
  readonly onWrite: (text: string, visit: string) => void;
}

const visits = { count: 0 };

export function SingleUndoField({ label, value, placeholder, describedBy, className, onWrite }: Props) {
  const visit = useRef('');
  return (
    <input
      type="text"
      aria-label={label}
      aria-describedby={describedBy}
      className={`field ${className ?? ''}`}
      value={value}
      placeholder={placeholder}
      autoComplete="off"
      onFocus={() => {
        visit.current = `field ${++visits.count}`;
      }}
      onChange={(event) => onWrite(event.target.value, visit.current)}
    />
  );
}
