// Stores the places on disk of the open session, and restores them to its files after a reload.

import { isFileStamp } from '../disk/file-stamp.ts';
import { fromStoredHandle, toStoredHandle } from '../disk/local-editor.ts';
import { type DiskPlace, getPlace, onPlaceChange, retainPlaces, setPlace } from '../disk/places.ts';
import { retainSites, workspacePlaceId } from '../disk/workspace-place.ts';
import type { DocumentFile, SiteDocument } from '../document/document.ts';
import type { DocumentStore, GatepostState } from '../document/document-store.ts';
import type { StoredPlace } from './database.ts';
import { readStoredPlaces, storePlaces } from './disk-places.ts';

/** The path under which the place of the workspace file is stored. Paths of files start with a slash. */
const WORKSPACE_PATH = '';

/** Whether a stored place can be used: a damaged one counts as missing. */
const hasHandle = ({ handle }: StoredPlace): boolean =>
  typeof (handle as Partial<FileSystemFileHandle> | null | undefined)?.getFile === 'function';

const toDiskPlace = ({ handle, stamp }: StoredPlace): DiskPlace =>
  isFileStamp(stamp) ? { handle, stamp } : { handle };

/** Restores the places of a session's files: of those that were open when it was resumed, and no others. */
async function restorePlaces(
  session: string,
  files: readonly DocumentFile[],
  workspaceId: number,
): Promise<void> {
  const stored = await readStoredPlaces(session).catch(() => []);
  const places = stored.map((place) => ({ ...place, handle: fromStoredHandle(place.handle) }));
  const byPath = new Map(places.filter(hasHandle).map((place) => [place.path, toDiskPlace(place)]));
  const restorePlace = (file: number, path: string) => {
    const place = byPath.get(path);
    if (place && !getPlace(file)) setPlace(file, place);
  };
  for (const { id, path } of files) restorePlace(id, path);
  restorePlace(workspaceId, WORKSPACE_PATH);
}

type Entry = Omit<StoredPlace, 'work'>;

const entryOf = (path: string, place: DiskPlace | undefined): Entry[] =>
  place ? [{ path, handle: toStoredHandle(place.handle), stamp: place.stamp }] : [];

const entriesOf = (document: SiteDocument): Entry[] => [
  ...document.files.flatMap(({ id, path }) => entryOf(path, getPlace(id))),
  ...entryOf(WORKSPACE_PATH, getPlace(workspacePlaceId(document))),
];

/** Forgets the places of files that are neither in the open document nor in its history. */
export function dropUnusedPlaces({ document, history }: GatepostState): void {
  const steps = [...history.past, ...history.future].flatMap(({ before, after }) => [before, after]);
  const files = new Set(
    [document, ...steps].flatMap((siteDocument) => siteDocument.files.map(({ id }) => id)),
  );
  retainPlaces(new Set([...files, ...retainSites(files)]));
}

/** How long to wait, in milliseconds, before checking again whether the session has an id. */
const RETRY_DELAY = 500;

const haveSamePaths = (files: readonly DocumentFile[], others: readonly DocumentFile[]): boolean =>
  files.length === others.length &&
  files.every(({ id, path }, index) => id === others[index]?.id && path === others[index]?.path);

/**
 * Stores the places of the open document from now on, under the id of the session at the time of a change. A
 * session that was stored before gets its places back; `document` is its first state after resuming.
 */
export function persistOpenPlaces(
  store: DocumentStore,
  currentSession: () => string | undefined,
  document: SiteDocument,
): void {
  let storedSession: string | undefined;
  let isScheduled = false;
  const persist = async (currentDocument: SiteDocument) => {
    const session = currentSession();
    // Nothing is stored yet, or another tab writes the session.
    if (session === undefined)
      return void setTimeout(() => void persist(store.getState().document), RETRY_DELAY);
    if (session !== storedSession) {
      storedSession = session;
      await restorePlaces(session, currentDocument.files, workspacePlaceId(currentDocument));
      dropUnusedPlaces(store.getState());
    }
    isScheduled = false;
    if (currentSession() !== session) return schedule(store.getState().document);
    // If this fails, the first save after a reload asks for a place.
    await storePlaces(session, entriesOf(store.getState().document)).catch(() => undefined);
  };
  // When something else is opened, the document and the session id change in either order.
  const schedule = (currentDocument: SiteDocument) => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => void persist(currentDocument));
  };
  store.subscribe((state, before) => {
    if (!haveSamePaths(state.document.files, before.document.files)) schedule(state.document);
  });
  onPlaceChange(() => schedule(store.getState().document));
  schedule(document);
}
