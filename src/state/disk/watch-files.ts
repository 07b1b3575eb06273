// Notices that another program changed an open file: when the window comes back to the front, and at once where the
// browser tells it.
import type { DocumentStore } from '../document/document-store.ts';
import { checkDiskFileState } from './check-file.ts';
import { removeProblemNotice, showProblemNotice } from './disk-problems.ts';
import { runOneAtATime } from './one-at-a-time.ts';
import { isAllowed } from './permission.ts';
import { type DiskPlace, getPlace, onPlaceChange, setPlace } from './places.ts';

/** More places than these are looked at only when the window comes to the front. */
const MOST_OBSERVED = 50;

/** Looks at one file; nobody is asked for anything. */
async function checkFileOnDisk(file: number): Promise<void> {
  const place = getPlace(file);
  if (!place || !(await isAllowed(place.handle, 'read'))) return;
  const seen = await checkDiskFileState(place);
  if (seen.as === 'same') {
    removeProblemNotice(file);
    // Written anew with the same content: what is remembered is the new date.
    if (seen.stamp && seen.stamp !== place.stamp) setPlace(file, { ...place, stamp: seen.stamp });
  } else if (seen.as !== 'closed' && seen.as !== 'big')
    showProblemNotice({ file, name: place.handle.name, seen });
}

let isLooking = false;
let again = false;

/** Looks at all files of the open site, one after the other; wanted while it looks, it looks once more. */
export async function checkFilesOnDisk(store: DocumentStore): Promise<void> {
  if (isLooking) {
    again = true;
    return;
  }
  isLooking = true;
  do {
    again = false;
    // oxlint-disable-next-line no-await-in-loop -- one file at a time, so that thousands do not all lie in memory
    for (const { id } of store.getState().document.files)
      await runOneAtATime(id, () => checkFileOnDisk(id)).catch(() => undefined);
  } while (again);
  isLooking = false;
}

interface Observer {
  observe(handle: FileSystemFileHandle): Promise<void>;
  disconnect(): void;
}
interface Observing {
  FileSystemObserver?: new (told: () => void) => Observer;
}

/** Hears of changes from the browser, if it has such a thing. */
function observe(store: DocumentStore): void {
  const { FileSystemObserver } = globalThis as Observing;
  if (!FileSystemObserver) return;
  const observer = new FileSystemObserver(() => void checkFilesOnDisk(store));
  let observed: readonly DiskPlace['handle'][] = [];
  const update = () => {
    const handles = store.getState().document.files.flatMap(({ id }) => getPlace(id)?.handle ?? []);
    if (handles.length === observed.length && handles.every((handle, at) => handle === observed[at])) return;
    observed = handles;
    observer.disconnect();
    // Where it may not be read yet, the window's coming to the front has to do.
    for (const handle of handles.slice(0, MOST_OBSERVED)) observer.observe(handle).catch(() => undefined);
  };
  store.subscribe((state, before) => state.document.files !== before.document.files && update());
  onPlaceChange(update);
  update();
}

export function watchFilesOnDisk(store: DocumentStore): void {
  const look = () => {
    if (document.visibilityState === 'visible') void checkFilesOnDisk(store);
  };
  globalThis.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  observe(store);
}
