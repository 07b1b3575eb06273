// The table of all commands: the palette and the page of keys are made of it. Asked for anew whenever it is shown, as
// some are called by what is open.
import { checkCommands } from './check-commands.ts';
import { choiceCommands } from './choice-commands.ts';
import type { Command } from './command.ts';
import { editCommands } from './edit-commands.ts';
import { fileCommands } from './file-commands.ts';
import { goCommands } from './go-commands.ts';
import { tableCommands } from './table-commands.ts';
import { textCommands } from './text-commands.ts';

/** Every command of the workbench, in the order in which they are listed. */
export const allCommands = (): readonly Command[] => [
  ...fileCommands(),
  ...editCommands(),
  ...textCommands(),
  ...checkCommands(),
  ...tableCommands(),
  ...choiceCommands(),
  ...goCommands(),
];
