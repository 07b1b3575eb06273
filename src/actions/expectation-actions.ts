// Actions that open the dialogs about expectations.
import { tableWords } from '../messages/en/table-tools.ts';
import {
  type ExpectationDialog,
  openExpectationDialog,
} from '../state/expectations/expectation-dialog-store.ts';
import { type ActionContext, defineAction } from './action.ts';
import { disabledOutsideWorkbench } from './availability.ts';
import { focusGrid } from './table-focus.ts';

/** When the dialog closes, the focus goes back to where it was, or to the table if that is gone. */
const opening = (page: ExpectationDialog) => ({
  group: 'check' as const,
  disabledReason: disabledOutsideWorkbench,
  run: ({ origin }: ActionContext) =>
    openExpectationDialog(page, () => (origin?.isConnected ? origin.focus() : focusGrid())),
});

export const listExpectations = defineAction({
  ...opening('list'),
  id: 'listExpectations',
  title: tableWords.expectations,
});

export const recordExpectations = defineAction({
  ...opening('record'),
  id: 'recordExpectations',
  title: tableWords.record,
});

export const importExpectations = defineAction({ ...opening('import'), id: 'importExpectations' });
