// Writing a file where it lies, but never over what another program wrote there meanwhile.
import { type SaveOutcome, saveBytes } from '../file-access.ts';
import { glanceAt, lookAt } from './look.ts';
import { askToWrite } from './permission.ts';
import { type DiskPlace, placeOf, setPlace } from './places.ts';
import { stampOf } from './stamp.ts';
import { ask, type DiskTrouble } from './trouble.ts';
import { inTurn } from './turns.ts';

/** What became of a save. `asked`: nothing was written, and the person is asked what to do. */
export type SaveEnd = Exclude<SaveOutcome['done'], 'changed'> | 'asked';

/** What is written, under which name if it lies nowhere yet. `elsewhere`: the person wants another place for it. */
export interface Written {
  readonly file: number;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly elsewhere?: boolean;
}

/** What keeps the file from being written where it lies, if anything. */
async function troubleAt(file: number, place: DiskPlace): Promise<DiskTrouble | undefined> {
  const { name } = place.handle;
  if (!(await askToWrite(place.handle))) return { file, name, seen: { as: 'closed' } };
  const seen = await lookAt(place);
  return seen.as === 'same' ? undefined : { file, name, seen };
}

/** Somebody else wrote the very same. */
const isWritten = async ({ seen }: DiskTrouble, bytes: Uint8Array): Promise<boolean> =>
  seen.as === 'changed' && seen.stamp.hash === (await stampOf(bytes, 0)).hash;

/** Remembers where the file lies, and how it is there now. */
async function remember(file: number, handle: FileSystemFileHandle, bytes: Uint8Array): Promise<void> {
  const modified = await handle.getFile().then(
    ({ lastModified }) => lastModified,
    () => 0,
  );
  setPlace(file, { handle, stamp: await stampOf(bytes, modified) });
}

async function save({ file, name, bytes, elsewhere }: Written): Promise<SaveEnd> {
  const place = elsewhere ? undefined : placeOf(file);
  const trouble = place && (await troubleAt(file, place));
  if (trouble && (await isWritten(trouble, bytes))) {
    await remember(file, place.handle, bytes);
    return 'written';
  }
  if (trouble) {
    ask(trouble);
    return 'asked';
  }
  const isAsItWas = async () => !place || (await glanceAt(place)).as === 'same';
  const outcome = await saveBytes(name, bytes, place?.handle, isAsItWas);
  if (outcome.done === 'changed') return save({ file, name, bytes });
  if (outcome.done === 'written') await remember(file, outcome.handle, bytes);
  return outcome.done;
}

/** Saves bytes where the file came from, else where the person says; each save of a file after the one before. */
export const saveInPlace = (written: Written): Promise<SaveEnd> => inTurn(written.file, () => save(written));
