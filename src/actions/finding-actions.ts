// F8 and Shift+F8: to the next finding, or the one before. Ctrl+.: to the fix of the line that one is in. Fetched with the
// rest, or when F8 is pressed.

import { documentStore } from '../state/document/use-document.ts';
import { findingsPanel, findingToFix, goToFinding, showFinding } from '../state/findings/findings-panel.ts';
import { finder } from '../state/findings/use-findings.ts';
import { getPane, whenPaneMounted } from './panes.ts';

export const goToNextFinding = (step: 1 | -1): void => goToFinding(documentStore, finder, step);

/** The button of the fix, as soon as it is drawn, unless the focus is moved meanwhile. */
function focusFix(): void {
  const from = document.activeElement;
  whenPaneMounted('finding-fix', (fix) => {
    if (document.activeElement === from) fix.focus();
  });
}

/** Goes to the fix of what is told, or was found in the line of the caret; where nothing was, to the next finding and its fix. */
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
