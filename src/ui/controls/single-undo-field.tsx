// A text field that writes at every input event and numbers each visit: all edits of one visit are one undo step.
import { useFieldVisit } from './use-field-visit.ts';

interface SingleUndoFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  /** The id of the element that distinguishes this field from others with the same label. */
  readonly describedBy?: string;
  readonly className?: string | undefined;
  readonly onWrite: (text: string, visit: string) => void;
}

export function SingleUndoField(props: SingleUndoFieldProps) {
  const { label, value, placeholder, describedBy, className, onWrite } = props;
  const { write, onFocus, onKeyDown } = useFieldVisit(value, onWrite);
  return (
    <input
      type="text"
      aria-label={label}
      aria-describedby={describedBy}
      className={`field ${className ?? ''}`}
      value={value}
      placeholder={placeholder}
      autoComplete="off"
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onChange={({ target }) => write(target.value)}
    />
  );
}
