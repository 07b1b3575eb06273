// Which files differ from their saved version.
import { isSameSource } from '../../core/document/source.ts';
import { memoizeLast } from '../../core/text/lazy.ts';
import { type DocumentFile, fileOf } from '../document/document.ts';
import type { GatepostState } from '../document/state.ts';

/**
 * Kept because files, top bar and status line each ask at a keystroke, and versions that share no chunk are
 * compared line by line.
 */
const isSame = memoizeLast(4, isSameSource);

/** Whether the bytes of the file differ from what was last opened or saved. */
export function isUnsaved(state: GatepostState, path: string): boolean {
  const file = fileOf(state.document, path);
  return file !== undefined && differsFromSaved(state, file);
}

/** Whether a file has unsaved changes. A file that is too big is never edited: it is compared by identity. */
function differsFromSaved({ saved }: GatepostState, { id, source }: DocumentFile): boolean {
  const before = saved.get(id);
  if (before === source) return false;
  return !before || before.big !== undefined || source.big !== undefined || !isSame(before, source);
}

/** Returns the paths of the files that differ from what was last opened or saved. */
export const unsavedPaths = (state: GatepostState): readonly string[] =>
  state.document.files.filter((file) => differsFromSaved(state, file)).map(({ path }) => path);
