// Writing a file where it lies, but never over what another program wrote there meanwhile.

import { checkDiskFileState, readDiskFileState } from './check-file.ts';
import { askAboutProblem, type DiskProblem } from './disk-problems.ts';
import { type SaveOutcome, saveBytes } from './file-access.ts';
import { createFileStamp } from './file-stamp.ts';
import { runOneAtATime } from './one-at-a-time.ts';
import { askToWrite } from './permission.ts';
import { type DiskPlace, getPlace, setPlace } from './places.ts';

/** What became of a save. `asked`: nothing was written, and the person is asked what to do. */
export type SaveResult = Exclude<SaveOutcome['done'], 'changed'> | 'asked';

/** What is written, under which name if it lies nowhere yet. `elsewhere`: the person wants another place for it. */
export interface SaveRequest {
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
export const saveInPlace = (written: SaveRequest): Promise<SaveResult> =>
  runOneAtATime(written.file, () => save(written));
