// An action as a choice of a menu: its name, its key and whether it is possible come from the action.
import type { Action, ActionContext } from './action.ts';

/** `schedule` calls it when the focus is where the action needs it, such as after the menu has closed; at once if absent. */
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
