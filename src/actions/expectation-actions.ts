// Actions that open the dialogs for expectations.
import { tableWords } from '../messages/en/table-tools.ts';
import {
  type ExpectationDialog,
  openExpectationDialog,
} from '../state/expectations/expectation-dialog-store.ts';
import { type ActionContext, defineAction } from './action.ts';
import { disabledOutsideWorkbench } from './availability.ts';
import { focusGrid } from './table-focus.ts';

/** When the dialog closes, the focus returns to its origin, or to the table if the origin is gone. */
const openDialogAction = (page: ExpectationDialog) => ({
  group: 'check' as const,
  disabledReason: disabledOutsideWorkbench,
  run: ({ origin }: ActionContext) =>
    openExpectationDialog(page, () => (origin?.isConnected ? origin.focus() : focusGrid())),
});

export const listExpectations = defineAction({
  ...openDialogAction('list'),
  id: 'listExpectations',
  title: tableWords.expectations,
});

export const recordExpectations = defineAction({
  ...openDialogAction('record'),
  id: 'recordExpectations',
  title: tableWords.record,
});

export const importExpectations = defineAction({ ...openDialogAction('import'), id: 'importExpectations' });
