// A text field that writes at every input event, and names each stay in it: one stay is one step to undo.

import { useRef } from 'react';
import { createIdSource } from '../../core/text/lazy.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  /** The id of what else tells this field from others of its name. */
  readonly describedBy?: string;
  readonly className?: string | undefined;
  readonly onWrite: (text: string, visit: string) => void;
}

const createVisitId = createIdSource('field');

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
        visit.current = createVisitId();
      }}
      onChange={(event) => onWrite(event.target.value, visit.current)}
    />
  );
}
