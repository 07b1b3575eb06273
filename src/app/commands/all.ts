// The table of all commands: the palette and the page of keys are made of it. Asked for anew whenever it is shown, as
// some are called by what is open.
import { checkActions } from './check-commands.ts';
import { choiceActions } from './choice-commands.ts';
import type { Action } from './command.ts';
import { editActions } from './edit-commands.ts';
import { fileActions } from './file-commands.ts';
import { navigationActions } from './go-commands.ts';
import { tableActions } from './table-commands.ts';
import { textActions } from './text-commands.ts';

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
