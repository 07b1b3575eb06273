// Which expectation dialog is open. Buttons of several panes open it; the status line renders it.
import { createStore } from 'zustand/vanilla';

/** The list, recording a selection, or reading a file of expectations. */
export type ExpectationDialog = 'list' | 'record' | 'import';

export interface ExpectationDialogState {
  readonly page?: ExpectationDialog;
  /** Restores the focus when all dialogs are closed. */
  readonly back?: () => void;
}

export const expectationDialogStore = createStore<ExpectationDialogState>(() => ({}));

/** Opens a dialog. If another dialog opens it, the focus still returns to where it was before the first. */
export const openExpectationDialog = (page: ExpectationDialog, back?: () => void): void =>
  expectationDialogStore.setState(back ? { page, back } : { page });

export const closeExpectationDialog = (): void => expectationDialogStore.setState({}, true);
