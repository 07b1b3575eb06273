// Moves the focus to the form when an action removes its own button.
import { createContext, useContext } from 'react';

/** Marks the form that takes the focus. */
export const focusFormProps = { 'data-form': 'document', tabIndex: -1 } as const;

/** Gives the focus to the form. */
export const FocusFormContext = createContext<() => void>(() => undefined);

/** Makes of what a button is for a handler that does it and then goes to the form, from where Tab leads on. */
export function useAndFocusForm(): (act: () => void) => () => void {
  const focusForm = useContext(FocusFormContext);
  return (act) => () => {
    act();
    focusForm();
  };
}
