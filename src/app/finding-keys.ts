// F8 and Shift+F8: to the next finding, or the one before. Fetched with the rest, or when the key is pressed.
import { goToFinding } from '../state/findings-panel.ts';
import { documentStore } from '../state/use-document.ts';
import { finder } from '../state/use-findings.ts';

export const stepToFinding = (step: 1 | -1): void => goToFinding(documentStore, finder, step);
