// A button that goes with what it did leaves the focus to the form around it.
import type { MouseEvent } from 'react';

/** Marks the form that takes the focus. */
export const focusFormProps = { 'data-form': 'document', tabIndex: -1 } as const;

/** Does what a button is for, and then goes to the form, from where Tab leads on. */
export const andFocusForm =
  (act: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const form = currentTarget.closest<HTMLElement>('[data-form]');
    act();
    form?.focus();
  };
