// Saves several files one after the other, because the browser shows one dialog at a time.
import type { DocumentStore } from '../document/document-store.ts';
import { saveFile } from './save-file.ts';

export interface SaveFilesResult {
  /** How many files were saved. */
  readonly saved: number;
  /** Why other files were not saved: downloaded instead, a dialog that was canceled or is open, or a failure. */
  readonly trouble?: 'instead' | 'cancelled' | 'asked' | 'failed';
}

/** Saves files in order. Stops if the user cancels a dialog, if a dialog asks something, or if saving fails. */
export async function saveFiles(store: DocumentStore, paths: readonly string[]): Promise<SaveFilesResult> {
  let saved = 0;
  let trouble: SaveFilesResult['trouble'];
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- one dialog at a time
    const result = await saveFile(store, path).catch(() => 'failed' as const);
    if (result === 'written' || result === 'downloaded') saved += 1;
    else trouble = result ?? trouble;
    if (trouble && trouble !== 'instead') break;
  }
  return trouble ? { saved, trouble } : { saved };
}
