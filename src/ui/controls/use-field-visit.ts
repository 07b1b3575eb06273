// One visit to a field that writes at every input event: its edits are one undo step. Enter confirms them and begins
// another visit; Escape restores what the field had when it was entered.
import { type KeyboardEvent, useRef } from 'react';

const visits = { count: 0 };

interface FieldVisit {
  /** Writes a value as a part of the visit. */
  readonly write: (text: string) => void;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** @param value the stored value, and @param onWrite stores another one under the id of the visit */
export function useFieldVisit(value: string, onWrite: (text: string, visit: string) => void): FieldVisit {
  const visit = useRef({ id: '', entered: value });
  const begin = () => {
    visit.current = { id: `field ${++visits.count}`, entered: value };
  };
  const write = (text: string) => onWrite(text, visit.current.id);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') begin();
    const { entered } = visit.current;
    if (event.key !== 'Escape' || value === entered) return;
    // What is around the field stays open.
    event.preventDefault();
    event.stopPropagation();
    write(entered);
  };
  return { write, onFocus: begin, onKeyDown };
}
