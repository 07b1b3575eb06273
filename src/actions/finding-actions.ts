// F8 and Shift+F8: to the next finding, or the one before. Ctrl+.: to the fix of the line that one is in. Fetched with the
// rest, or when F8 is pressed.

import { documentStore } from '../state/document/use-document.ts';
import { findingsPanel, findingToFix, goToFinding, showFinding } from '../state/findings/findings-panel.ts';
import { finder } from '../state/findings/use-findings.ts';

export const goToNextFinding = (step: 1 | -1): void => goToFinding(documentStore, finder, step);

/** Frames in which a file is looked through, and what was found is drawn. */
const FRAMES = 120;

/** The button of the fix, as soon as it is drawn; what has no fix is told all the same. Not if somebody went on meanwhile. */
function focusFix(from = document.activeElement, frames = FRAMES): void {
  const fix = document.querySelector<HTMLElement>('[data-fix]');
  if (document.activeElement !== from) return;
  if (fix) fix.focus();
  else if (frames > 0 && findingsPanel.getState().shown?.fixes.length !== 0)
    requestAnimationFrame(() => focusFix(from, frames - 1));
}

/** Goes to the fix of what is told, or was found in the line of the caret; where nothing was, to the next finding and its fix. */
export function showFixes(): void {
  if (findingsPanel.getState().isOpen) {
    document.querySelector<HTMLElement>('[data-stop="findings"] [tabindex="0"]')?.focus();
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

/** Monaco has a list of its own for this key, and takes it before. */
export function listenForFixKey(): void {
  globalThis.addEventListener('keydown', (event) => {
    if (event.key !== '.' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    if (!location.hash.startsWith('#/edit')) return;
    event.preventDefault();
    showFixes();
  });
}
