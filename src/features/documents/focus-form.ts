// Moves the focus to the form when an action removes its own button.
import { createContext, useContext } from 'react';

/** Moves the focus to the form. */
export const FocusFormContext = createContext<() => void>(() => undefined);

/**
 * Returns a function that wraps an action in a handler: it runs the action and then focuses the form, so that Tab
 * continues from there.
 */
export function useAndFocusForm(): (act: () => void) => () => void {
  const focusForm = useContext(FocusFormContext);
  return (act) => () => {
    act();
    focusForm();
  };
}
