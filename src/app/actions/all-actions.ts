// The table of all actions, for the palette and the keyboard page. It is created each time it is shown, because
// some titles depend on the open file.
import type { Action } from '../../actions/action.ts';
import { tableActions } from '../../features/table/actions/table-actions.ts';
import { textActions } from '../../features/text/text-actions.ts';
import { actionWords } from '../../messages/en/app/commands.ts';
import { checkActions } from './check-actions.ts';
import { choiceActions } from './choice-actions.ts';
import { editActions } from './edit-actions.ts';
import { fileActions } from './file-actions.ts';
import { navigationActions, otherFileActions } from './navigation-actions.ts';

/** An action with its title and help. */
export interface DescribedAction extends Action {
  readonly title: string;
  readonly help: string;
}

const titles: Readonly<Record<string, string>> = actionWords.titles;
const helps: Readonly<Record<string, string>> = actionWords.helps;
const keywords: Readonly<Record<string, string>> = actionWords.also;

const describe = (action: Action): DescribedAction => ({
  keywords: keywords[action.id] ?? '',
  ...action,
  title: titles[action.id] ?? action.title ?? action.id,
  help: action.help ?? helps[action.id] ?? '',
});

/** Returns every action of the workbench, in the listed order. */
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
