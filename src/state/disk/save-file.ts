// Saving: what a file of the document, or the whole of it, becomes on disk.

import { printSource } from '../../core/document/source.ts';
import { hostOfOrigin } from '../../core/text/host-of-origin.ts';
import { printWorkspace } from '../../core/workspace/pack-workspace.ts';
import { fileOf } from '../document/document.ts';
import { type DocumentStore, markSaved } from '../document/document-store.ts';
import { workspaceOf } from '../workspace/document-to-workspace.ts';
import { checkDiskFileState, readDiskFileState } from './check-file.ts';
import { askAboutProblem, type DiskProblem } from './disk-problems.ts';
import { type SaveOutcome, saveBytes } from './file-access.ts';
import { createFileStamp } from './file-stamp.ts';
import { runOneAtATime } from './one-at-a-time.ts';
import { askToWrite } from './permission.ts';
import { type DiskPlace, getPlace, setPlace } from './places.ts';
import { workspacePlaceId } from './workspace-place.ts';

/** What became of a save. `asked`: nothing was written, and the person is asked what to do. */
type SaveResult = Exclude<SaveOutcome['done'], 'changed'> | 'asked';

/** What is written, under which name if it lies nowhere yet. `elsewhere`: the person wants another place for it. */
interface SaveRequest {
  readonly file: number;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly elsewhere?: boolean;
}

/** What keeps the file from being written where it lies, if anything. */
async function findDiskProblem(file: number, place: DiskPlace): Promise<DiskProblem | undefined> {
  const { name } = place.handle;
  if (!(await askToWrite(place.handle))) return { file, name, seen: { as: 'closed' } };
  const seen = await readDiskFileState(place);
  return seen.as === 'same' ? undefined : { file, name, seen };
}

/** Somebody else wrote the very same. */
const isWritten = async ({ seen }: DiskProblem, bytes: Uint8Array): Promise<boolean> =>
  seen.as === 'changed' && seen.stamp.hash === (await createFileStamp(bytes, 0)).hash;

/** Remembers where the file lies, and how it is there now. */
async function rememberPlace(file: number, handle: FileSystemFileHandle, bytes: Uint8Array): Promise<void> {
  const modified = await handle.getFile().then(
    ({ lastModified }) => lastModified,
    () => 0,
  );
  setPlace(file, { handle, stamp: await createFileStamp(bytes, modified) });
}

async function save({ file, name, bytes, elsewhere }: SaveRequest): Promise<SaveResult> {
  const place = elsewhere ? undefined : getPlace(file);
  const trouble = place && (await findDiskProblem(file, place));
  if (trouble && (await isWritten(trouble, bytes))) {
    await rememberPlace(file, place.handle, bytes);
    return 'written';
  }
  if (trouble) {
    askAboutProblem(trouble);
    return 'asked';
  }
  const isAsItWas = async () => !place || (await checkDiskFileState(place)).as === 'same';
  const outcome = await saveBytes(name, bytes, place?.handle, isAsItWas);
  if (outcome.done === 'changed') return save({ file, name, bytes });
  if (outcome.done === 'written') await rememberPlace(file, outcome.handle, bytes);
  return outcome.done;
}

/** Saves bytes where the file came from, else where the person says; each save of a file after the one before. */
const saveInPlace = (written: SaveRequest): Promise<SaveResult> =>
  runOneAtATime(written.file, () => save(written));

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
