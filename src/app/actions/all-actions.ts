// The table of all actions: the palette and the page of keys are made of it. It is made anew whenever it is shown, as
// some are named after what is open.
import type { Action } from '../../actions/action.ts';
import { tableActions } from '../../features/table/actions/table-actions.ts';
import { textActions } from '../../features/text/text-actions.ts';
import { commandWords } from '../../messages/en/app/commands.ts';
import { checkActions } from './check-actions.ts';
import { choiceActions } from './choice-actions.ts';
import { editActions } from './edit-actions.ts';
import { fileActions } from './file-actions.ts';
import { navigationActions, otherFileActions } from './navigation-actions.ts';

/** An action with its words. */
export interface DescribedAction extends Action {
  readonly title: string;
  readonly help: string;
}

const titles: Readonly<Record<string, string>> = commandWords.titles;
const helps: Readonly<Record<string, string>> = commandWords.helps;
const keywords: Readonly<Record<string, string>> = commandWords.also;

const describe = (action: Action): DescribedAction => ({
  keywords: keywords[action.id] ?? '',
  ...action,
  title: titles[action.id] ?? action.title ?? action.id,
  help: action.help ?? helps[action.id] ?? '',
});

/** Every action of the workbench, in the order in which they are listed. */
export const allActions = (): readonly DescribedAction[] =>
  [
    ...fileActions(),
    ...otherFileActions(),
    ...editActions(),
    ...textActions(),
    ...checkActions(),
    ...tableActions(),
    ...choiceActions(),
    ...navigationActions(),
  ].map(describe);
