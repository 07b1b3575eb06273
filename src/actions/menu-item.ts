// Converts an action to a menu item: its name, its key and its availability come from the action.
import type { Action, ActionContext } from './action.ts';

/**
 * `schedule` runs the action when the focus is where the action needs it, for example after the menu has closed.
 * The default is at once.
 */
export const menuItem = (
  action: Action & { readonly title: string },
  context: ActionContext,
  schedule = (run: () => void) => run(),
) => ({
  label: action.title,
  ...(action.keys && { keys: action.keys[0] }),
  disabled: action.disabledReason?.(context) !== undefined,
  run: () => schedule(() => action.run(context)),
});
