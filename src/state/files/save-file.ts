// Saves a file of the document, or the whole workspace, to disk.

import { printSource } from '../../core/document/source.ts';
import { printWorkspace } from '../../core/workspace/pack-workspace.ts';
import { checkDiskFileState, readDiskFileState } from '../disk/check-file.ts';
import { askAboutProblem, type DiskProblem } from '../disk/disk-problems.ts';
import { type SaveOutcome, saveBytes } from '../disk/file-access.ts';
import { createFileStamp } from '../disk/file-stamp.ts';
import { runOneAtATime } from '../disk/one-at-a-time.ts';
import { askToWrite } from '../disk/permission.ts';
import { type DiskPlace, getPlace, setPlace } from '../disk/places.ts';
import { workspacePlaceId } from '../disk/workspace-place.ts';
import { fileOf } from '../document/document.ts';
import { type DocumentStore, markSaved } from '../document/document-store.ts';
import { originOfSession } from '../document/session-name.ts';
import { workspaceOf } from '../workspace/document-to-workspace.ts';
import { suggestedWorkspaceFile } from '../workspace/workspace-file-name.ts';

/** The result of a save. `asked`: nothing was written, and a dialog asks the user what to do. */
type SaveResult = Exclude<SaveOutcome['done'], 'changed'> | 'asked';

/** A file to write, with its name if it has no place yet. `elsewhere`: the user wants another place for it. */
interface SaveRequest {
  readonly file: number;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly elsewhere?: boolean;
}

/** Returns why the file cannot be written to its place, if there is a reason. */
async function findDiskProblem(file: number, place: DiskPlace): Promise<DiskProblem | undefined> {
  const { name } = place.handle;
  if (!(await askToWrite(place.handle))) return { file, name, seen: { as: 'closed' } };
  const state = await readDiskFileState(place);
  return state.as === 'same' ? undefined : { file, name, seen: state };
}

/** Whether another program wrote the same content. */
const isAlreadyWritten = async ({ seen }: DiskProblem, bytes: Uint8Array): Promise<boolean> =>
  seen.as === 'changed' && seen.stamp.hash === (await createFileStamp(bytes, 0)).hash;

/** Remembers the place of the file, and its stamp there. */
async function rememberPlace(file: number, handle: FileSystemFileHandle, bytes: Uint8Array): Promise<void> {
  const modified = await handle.getFile().then(
    ({ lastModified }) => lastModified,
    () => 0,
  );
  setPlace(file, { handle, stamp: await createFileStamp(bytes, modified) });
}

async function save({ file, name, bytes, elsewhere }: SaveRequest): Promise<SaveResult> {
  const place = elsewhere ? undefined : getPlace(file);
  const problem = place && (await findDiskProblem(file, place));
  if (problem && (await isAlreadyWritten(problem, bytes))) {
    await rememberPlace(file, place.handle, bytes);
    return 'written';
  }
  if (problem) {
    askAboutProblem(problem);
    return 'asked';
  }
  const isUnchanged = async () => !place || (await checkDiskFileState(place)).as === 'same';
  const outcome = await saveBytes(name, bytes, place?.handle, isUnchanged);
  if (outcome.done === 'changed') return save({ file, name, bytes });
  if (outcome.done === 'written') await rememberPlace(file, outcome.handle, bytes);
  return outcome.done;
}

/** Saves bytes to the place of the file, or where the user selects; saves of the same file run one after the other. */
const saveInPlace = (request: SaveRequest): Promise<SaveResult> =>
  runOneAtATime(request.file, () => save(request));

/** The target of a save: the existing place, or another one that the user selects now. */
type SaveTarget = 'place' | 'elsewhere';

/**
 * Saves one file to its place, byte for byte as it is in the document now. `instead`: it could not be written
 * there and was downloaded, so the file on disk is unchanged.
 */
export async function saveFile(
  store: DocumentStore,
  path: string,
  target: SaveTarget = 'place',
): Promise<SaveResult | undefined> {
  const file = fileOf(store.getState().document, path);
  if (!file) return undefined;
  const { id, source } = file;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const result = await saveInPlace({
    file: id,
    name,
    bytes: printSource(source),
    elsewhere: target === 'elsewhere',
  });
  if (result === 'written' || result === 'downloaded') markSaved(store, id, source);
  return result;
}

/** Saves the whole workspace where it was opened or saved before, otherwise as `<host>.gatepost.json`. */
export async function saveWorkspace(store: DocumentStore, target: SaveTarget = 'place'): Promise<SaveResult> {
  const state = store.getState();
  const { document, view } = state;
  return saveInPlace({
    file: workspacePlaceId(document),
    name: suggestedWorkspaceFile(originOfSession(state)),
    bytes: new TextEncoder().encode(printWorkspace(workspaceOf(document, view))),
    elsewhere: target === 'elsewhere',
  });
}
