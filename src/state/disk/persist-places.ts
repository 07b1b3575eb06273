// Places on disk outlive the page: they are kept for the work that is open, and given back to its files after a reload.
import type { DocumentFile, SiteDocument } from '../document/document.ts';
import type { DocumentStore, GatepostState } from '../document/document-store.ts';
import type { StoredPlace } from '../storage/database.ts';
import { readStoredPlaces, storePlaces } from '../storage/disk-places.ts';
import { isFileStamp } from './file-stamp.ts';
import { type DiskPlace, getPlace, onPlaceChange, retainPlaces, setPlace } from './places.ts';
import { retainSites, workspacePlaceId } from './workspace-place.ts';

/** Where the place of the workspace file stands among the paths of its files, which begin with a slash. */
const WHOLE = '';

const placeOfKept = ({ handle, stamp }: StoredPlace): DiskPlace =>
  isFileStamp(stamp) ? { handle, stamp } : { handle };

/** Gives files of a work their places back: those that were open when it was taken up, and no others. */
async function restorePlaces(work: string, files: readonly DocumentFile[], whole: number): Promise<void> {
  const kept = await readStoredPlaces(work).catch(() => []);
  const byPath = new Map(kept.map((place) => [place.path, placeOfKept(place)]));
  const give = (file: number, path: string) => {
    const place = byPath.get(path);
    if (place && !getPlace(file)) setPlace(file, place);
  };
  for (const { id, path } of files) give(id, path);
  give(whole, WHOLE);
}

type Entry = Omit<StoredPlace, 'work'>;

const entry = (path: string, place: DiskPlace | undefined): Entry[] =>
  place ? [{ path, handle: place.handle, stamp: place.stamp }] : [];

const entriesOf = (document: SiteDocument): Entry[] => [
  ...document.files.flatMap(({ id, path }) => entry(path, getPlace(id))),
  ...entry(WHOLE, getPlace(workspacePlaceId(document))),
];

/** Forgets the places of files that neither what is open has nor any step of its history. */
export function dropUnusedPlaces({ document, history }: GatepostState): void {
  const steps = [...history.past, ...history.future].flatMap(({ before, after }) => [before, after]);
  const files = new Set([document, ...steps].flatMap((one) => one.files.map(({ id }) => id)));
  retainPlaces(new Set([...files, ...retainSites(files)]));
}

/** Milliseconds after which it is looked again whether the work has a name. */
const LATER = 500;

const haveSamePaths = (some: readonly DocumentFile[], others: readonly DocumentFile[]): boolean =>
  some.length === others.length &&
  some.every(({ id, path }, at) => id === others[at]?.id && path === others[at]?.path);

/**
 * Keeps the places of what is open from now on, under the name that the work has when they change. A work that was kept
 * before, `document` as it was taken up first of all, gets back what was kept of it.
 */
export function persistOpenPlaces(
  store: DocumentStore,
  work: () => string | undefined,
  document: SiteDocument,
): void {
  let known: string | undefined;
  let isPlanned = false;
  const keep = async (taken: SiteDocument) => {
    const name = work();
    // Nothing is kept yet, or another tab writes the work.
    if (name === undefined) return void setTimeout(() => void keep(store.getState().document), LATER);
    if (name !== known) {
      known = name;
      await restorePlaces(name, taken.files, workspacePlaceId(taken));
      dropUnusedPlaces(store.getState());
    }
    isPlanned = false;
    if (work() !== name) return plan(store.getState().document);
    // Where it fails, the first save after a reload asks where.
    await storePlaces(name, entriesOf(store.getState().document)).catch(() => undefined);
  };
  // Whoever opens something else changes the document and the name of the work, in this order or the other.
  const plan = (taken: SiteDocument) => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => void keep(taken));
  };
  store.subscribe((state, before) => {
    if (!haveSamePaths(state.document.files, before.document.files)) plan(state.document);
  });
  onPlaceChange(() => plan(store.getState().document));
  plan(document);
}
