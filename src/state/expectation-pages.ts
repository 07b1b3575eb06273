// Which dialog about expectations is open: buttons of several panes open it, the status line draws it.
import { createStore } from 'zustand/vanilla';

/** The list, recording a selection, or reading a file of expectations. */
export type ExpectationPage = 'list' | 'record' | 'import';

export interface ExpectationPages {
  readonly page?: ExpectationPage;
  /** Takes the focus once all is closed. */
  readonly back?: () => void;
}

export const expectationPages = createStore<ExpectationPages>(() => ({}));

/** Opens a dialog; of one that is opened from another, the focus goes back to where it came from first. */
export const openExpectations = (page: ExpectationPage, back?: () => void): void =>
  expectationPages.setState(back ? { page, back } : { page });

export const closeExpectations = (): void => expectationPages.setState({}, true);
