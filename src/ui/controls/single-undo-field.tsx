// A text field that writes at every input event and numbers each visit: all edits of one visit are one undo step.

import { useRef } from 'react';

interface SingleUndoFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  /** The id of the element that distinguishes this field from others with the same label. */
  readonly describedBy?: string;
  readonly className?: string | undefined;
  readonly onWrite: (text: string, visit: string) => void;
}

const visits = { count: 0 };

export function SingleUndoField({
  label,
  value,
  placeholder,
  describedBy,
  className,
  onWrite,
}: SingleUndoFieldProps) {
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
