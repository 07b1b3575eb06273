// The address of the comparison that is opened for a file.
import type { GatepostState } from '../../state/document/state.ts';
import { isUnsaved } from '../../state/saved/unsaved.ts';

/** Returns the address of the versions after an edit, to show what it changed, or else that of the readers. */
export const comparePath = (state: GatepostState): string =>
  isUnsaved(state, state.view.path) ? '/compare/versions' : '/compare';
