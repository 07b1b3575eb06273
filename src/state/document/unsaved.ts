// Which files differ from what lies on disk.
import { type DocumentFile, fileOf } from './document.ts';
import type { GatepostState } from './state.ts';

/** True if the file differs from what was last opened or saved. */
export function isUnsaved(state: GatepostState, path: string): boolean {
  const file = fileOf(state.document, path);
  return file !== undefined && differsFromSaved(state, file);
}

const differsFromSaved = ({ saved }: GatepostState, { id, source }: DocumentFile): boolean =>
  source !== saved.get(id);

/** Paths of the files that differ from what was last opened or saved. */
export const unsavedPaths = (state: GatepostState): readonly string[] =>
  state.document.files.filter((file) => differsFromSaved(state, file)).map(({ path }) => path);
