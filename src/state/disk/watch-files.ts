// Detects changes of open files by other programs: when the window gets the focus, and at once if the browser
// reports changes.
import type { DocumentStore } from '../document/document-store.ts';
import { checkDiskFileState } from './check-file.ts';
import { removeProblemNotice, showProblemNotice } from './disk-problems.ts';
import { runOneAtATime } from './one-at-a-time.ts';
import { isAllowed } from './permission.ts';
import { type DiskPlace, getPlace, onPlaceChange, setPlace } from './places.ts';

/** Files beyond this number are only checked when the window gets the focus. */
const MAX_OBSERVED = 50;

/** Checks one file without asking for a permission. */
async function checkFileOnDisk(file: number): Promise<void> {
  const place = getPlace(file);
  if (!place || !(await isAllowed(place.handle, 'read'))) return;
  const state = await checkDiskFileState(place);
  if (state.as === 'same') {
    removeProblemNotice(file);
    // Written again with the same content: only the date is new.
    if (state.stamp && state.stamp !== place.stamp) setPlace(file, { ...place, stamp: state.stamp });
  } else if (state.as !== 'closed' && state.as !== 'big')
    showProblemNotice({ file, name: place.handle.name, seen: state });
}

const check = { isRunning: false, isRequested: false };

/** Checks all files of the open site one after the other. A request during a check repeats it. */
export async function checkFilesOnDisk(store: DocumentStore): Promise<void> {
  check.isRequested = true;
  if (check.isRunning) return;
  check.isRunning = true;
  do {
    check.isRequested = false;
    // oxlint-disable-next-line no-await-in-loop -- one file at a time, so that thousands are not in memory at once
    for (const { id } of store.getState().document.files)
      await runOneAtATime(id, () => checkFileOnDisk(id)).catch(() => undefined);
  } while (check.isRequested);
  check.isRunning = false;
}

interface Observer {
  observe(handle: FileSystemFileHandle): Promise<void>;
  disconnect(): void;
}
interface ObserverGlobal {
  FileSystemObserver?: new (onChange: () => void) => Observer;
}

/** Observes the open files, in browsers that support it. */
function observe(store: DocumentStore): void {
  const { FileSystemObserver } = globalThis as ObserverGlobal;
  if (!FileSystemObserver) return;
  const observer = new FileSystemObserver(() => void checkFilesOnDisk(store));
  let observed: readonly DiskPlace['handle'][] = [];
  const update = () => {
    const handles = store.getState().document.files.flatMap(({ id }) => getPlace(id)?.handle ?? []);
    if (handles.length === observed.length && handles.every((handle, index) => handle === observed[index]))
      return;
    observed = handles;
    observer.disconnect();
    // A file that may not be read yet is checked when the window gets the focus.
    for (const handle of handles.slice(0, MAX_OBSERVED)) observer.observe(handle).catch(() => undefined);
  };
  store.subscribe((state, before) => state.document.files !== before.document.files && update());
  onPlaceChange(update);
  update();
}

export function watchFilesOnDisk(store: DocumentStore): void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') void checkFilesOnDisk(store);
  };
  globalThis.addEventListener('focus', onVisible);
  document.addEventListener('visibilitychange', onVisible);
  observe(store);
}
