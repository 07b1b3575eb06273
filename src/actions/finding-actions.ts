// F8 and Shift+F8 move to the next or previous finding, Ctrl+. to the fix for the current line. Loaded with the
// other prefetched code, or when F8 is pressed.

import { documentStore } from '../state/document/use-document.ts';
import { findingsPanel, findingToFix, goToFinding, showFinding } from '../state/findings/findings-panel.ts';
import { finder } from '../state/findings/use-findings.ts';
import { getPane, whenPaneMounted } from './panes.ts';

export const goToNextFinding = (step: 1 | -1): void => goToFinding(documentStore, finder, step);

/** Focuses the button of the fix once it is rendered, unless the focus moves in the meantime. */
function focusFix(): void {
  const from = document.activeElement;
  whenPaneMounted('finding-fix', (fix) => {
    if (document.activeElement === from) fix.focus();
  });
}

/**
 * Shows the fix for the selected finding, or for a finding in the line of the caret. If there is none, moves to
 * the next finding and its fix.
 */
export function showFixes(): void {
  if (findingsPanel.getState().isOpen) {
    getPane('finding-list')?.focus();
    return;
  }
  const found = finder.found();
  const finding = found && findingToFix(documentStore.getState(), found);
  if (finding) {
    showFinding(documentStore, finding);
    findingsPanel.setState({ shown: finding });
  } else goToNextFinding(1);
  focusFix();
}
