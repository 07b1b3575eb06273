// Saving: what a file of the document, or the whole of it, becomes on disk.

import { printSource } from '../../core/document/source.ts';
import { hostOfOrigin } from '../../core/text/host-of-origin.ts';
import { printWorkspace } from '../../core/workspace/pack-workspace.ts';
import { fileOf } from '../document/document.ts';
import { type DocumentStore, markSaved } from '../document/document-store.ts';
import { workspaceOf } from '../workspace/document-to-workspace.ts';
import { type SaveResult, saveInPlace } from './save-in-place.ts';
import { workspacePlaceId } from './workspace-place.ts';

/** Where it is saved: in its place if it has one, or where the person says now. */
type Where = 'place' | 'elsewhere';

/**
 * Saves one file, byte for byte what the document holds now, where it came from. `instead`: it could not be written
 * there and was downloaded, so the file on disk is as old as it was.
 */
export async function saveFile(
  store: DocumentStore,
  path: string,
  where: Where = 'place',
): Promise<SaveResult | undefined> {
  const file = fileOf(store.getState().document, path);
  if (!file) return undefined;
  const { id, source } = file;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const done = await saveInPlace({
    file: id,
    name,
    bytes: printSource(source),
    elsewhere: where === 'elsewhere',
  });
  if (done === 'written' || done === 'downloaded') markSaved(store, id, source);
  return done;
}

/** Saves the whole workspace where it was opened or saved before, else as `<host>.gatepost.json`. */
export async function saveWorkspace(store: DocumentStore, where: Where = 'place'): Promise<SaveResult> {
  const { document, view } = store.getState();
  const host = hostOfOrigin(document.origin).replace(/[^a-z0-9.-]+/gi, '-') || 'site';
  return saveInPlace({
    file: workspacePlaceId(document),
    name: `${host}.gatepost.json`,
    bytes: new TextEncoder().encode(printWorkspace(workspaceOf(document, view))),
    elsewhere: where === 'elsewhere',
  });
}
