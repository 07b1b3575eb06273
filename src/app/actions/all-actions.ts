// The table of all commands: the palette and the page of keys are made of it. Asked for anew whenever it is shown, as
// some are called by what is open.

import type { Action } from '../../actions/action.ts';
import { checkActions } from './check-actions.ts';
import { choiceActions } from './choice-actions.ts';
import { editActions } from './edit-actions.ts';
import { fileActions } from './file-actions.ts';
import { navigationActions } from './navigation-actions.ts';
import { tableActions } from './table-actions.ts';
import { textActions } from './text-actions.ts';

/** Every command of the workbench, in the order in which they are listed. */
export const allActions = (): readonly Action[] => [
  ...fileActions(),
  ...editActions(),
  ...textActions(),
  ...checkActions(),
  ...tableActions(),
  ...choiceActions(),
  ...navigationActions(),
];
