// Whether a change shows another file.
import { fileOf } from './document.ts';
import type { GatepostState } from './state.ts';

const shownId = ({ document, view }: GatepostState) => fileOf(document, view.path)?.id;

/** Whether another file is shown than before, perhaps of another site. A renamed file is the same. */
export function isOtherFile(state: GatepostState, before: GatepostState): boolean {
  if (state.document === before.document && state.view.path === before.view.path) return false;
  return shownId(state) !== shownId(before);
}
