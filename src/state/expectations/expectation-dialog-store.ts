// Which dialog about expectations is open: buttons of several panes open it, the status line draws it.
import { createStore } from 'zustand/vanilla';

/** The list, recording a selection, or reading a file of expectations. */
export type ExpectationDialog = 'list' | 'record' | 'import';

export interface ExpectationDialogState {
  readonly page?: ExpectationDialog;
  /** Takes the focus once all is closed. */
  readonly back?: () => void;
}

export const expectationDialogStore = createStore<ExpectationDialogState>(() => ({}));

/** Opens a dialog; of one that is opened from another, the focus goes back to where it came from first. */
export const openExpectationDialog = (page: ExpectationDialog, back?: () => void): void =>
  expectationDialogStore.setState(back ? { page, back } : { page });

export const closeExpectationDialog = (): void => expectationDialogStore.setState({}, true);
