// Saving several files, one after the other: the browser shows one dialog at a time.
import type { DocumentStore } from '../document/document-store.ts';
import { saveFile } from './save-file.ts';

export interface SaveFilesResult {
  /** How many lie on disk as they are now. */
  readonly saved: number;
  /** What kept others from it: one that was downloaded instead, a dialog that was closed or is open, or anything else. */
  readonly trouble?: 'instead' | 'cancelled' | 'asked' | 'failed';
}

/** Saves each of some files; ends where the person closes a dialog or is asked something, or where saving fails. */
export async function saveFiles(store: DocumentStore, paths: readonly string[]): Promise<SaveFilesResult> {
  let saved = 0;
  let trouble: SaveFilesResult['trouble'];
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- one dialog at a time
    const done = await saveFile(store, path).catch(() => 'failed' as const);
    if (done === 'written' || done === 'downloaded') saved += 1;
    else trouble = done ?? trouble;
    if (trouble && trouble !== 'instead') break;
  }
  return trouble ? { saved, trouble } : { saved };
}
