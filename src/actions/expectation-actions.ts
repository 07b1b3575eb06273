// Actions that open the list of expectations and its dialogs.
import { tableWords } from '../messages/en/table-tools.ts';
import {
  type ExpectationDialog,
  openExpectationDialog,
  openExpectations,
} from '../state/expectations/expectations-panel.ts';
import { type ActionContext, defineAction } from './action.ts';
import { disabledOutsideWorkbench, disabledWithoutSite } from './availability.ts';
import { whenPaneMounted } from './panes.ts';
import { focusGrid } from './table-focus.ts';

/** When the dialog closes, the focus returns to its origin, or to the table if the origin is gone. */
const openDialogAction = (page: ExpectationDialog) => ({
  group: 'check' as const,
  disabledReason: disabledOutsideWorkbench,
  run: ({ origin }: ActionContext) =>
    openExpectationDialog(page, () => (origin?.isConnected ? origin.focus() : focusGrid())),
});

/** The list is beside the panes: from another page, it is shown there. */
export const listExpectations = defineAction({
  id: 'listExpectations',
  group: 'check',
  title: tableWords.expectations,
  disabledReason: disabledWithoutSite,
  run() {
    if (disabledOutsideWorkbench()) location.hash = '/edit';
    openExpectations(true);
    // A field would open the keyboard of a touch screen over the list.
    if (!matchMedia('(pointer: coarse)').matches)
      whenPaneMounted('expectation-field', (field) => field.focus());
  },
});

export const recordExpectations = defineAction({
  ...openDialogAction('record'),
  id: 'recordExpectations',
  title: tableWords.record,
});

export const importExpectations = defineAction({ ...openDialogAction('import'), id: 'importExpectations' });
