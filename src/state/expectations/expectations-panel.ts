// The list of expectations, in place of the findings, and the dialogs that it opens.
import { createStore } from 'zustand/vanilla';
import { findingsPanel, openFindings } from '../findings/findings-panel.ts';
import { readTabMemory, writeTabMemory } from '../layout/tab-memory.ts';

/** Recording a selection, or reading a file of expectations. */
export type ExpectationDialog = 'record' | 'import';

export interface ExpectationsPanel {
  readonly isOpen: boolean;
  /** The open dialog. */
  readonly dialog?: ExpectationDialog;
  /** Restores the focus when the dialog is closed. */
  readonly back?: () => void;
}

const OPEN_KEY = 'gatepost-expectations-open';

/** After a reload, the list is open again. */
export const expectationsPanel = createStore<ExpectationsPanel>(() => ({
  isOpen: readTabMemory(OPEN_KEY) === true,
}));

expectationsPanel.subscribe(({ isOpen }, before) => {
  if (isOpen !== before.isOpen) writeTabMemory(OPEN_KEY, isOpen);
});

/** Opens or closes the list. It has the place of the findings, so that only one of them is open. */
export function openExpectations(isOpen: boolean): void {
  if (isOpen) openFindings(false);
  expectationsPanel.setState({ isOpen });
}

findingsPanel.subscribe(({ isOpen }, before) => {
  if (isOpen && !before.isOpen) expectationsPanel.setState({ isOpen: false });
});

export const openExpectationDialog = (dialog: ExpectationDialog, back?: () => void): void =>
  expectationsPanel.setState(({ isOpen }) => ({ isOpen, dialog, ...(back && { back }) }), true);

export const closeExpectationDialog = (): void =>
  expectationsPanel.setState(({ isOpen }) => ({ isOpen }), true);
