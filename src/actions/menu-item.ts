// Converts an action to a menu item: its name and its key come from the action.
import type { Action, ActionContext } from './action.ts';

/**
 * Returns undefined if the action is not available. `schedule` runs the action when the focus is where the action
 * needs it, for example after the menu has closed. The default is at once.
 */
export const menuItem = (
  action: Action & { readonly title: string },
  context: ActionContext,
  schedule = (run: () => void) => run(),
) =>
  action.disabledReason?.(context) === undefined
    ? {
        label: action.title,
        ...(action.keys && { keys: action.keys[0] }),
        run: () => schedule(() => action.run(context)),
      }
    : undefined;
