// What another program shared: kept by the service worker until the person has said what becomes of it.
import { SHARED_LIST, type SharedList, sharedCache, sharedPart } from '../../workers/offline/protocol.ts';

/** A file that was shared, with the lines that it begins with. */
export interface SharedFile {
  readonly file: File;
  readonly begins: readonly string[];
}

export interface SharedFiles {
  readonly files: readonly SharedFile[];
  /** How many were left out, as there was too much. */
  readonly left: number;
}

/** Milliseconds that something waits for its page: not the first tab that starts may have it to ask about. */
const MAX_AGE = 3_600_000;
const LINES = 3;
const OCTETS = 400;

/** The folder of the page, in which the service worker counts. */
export const pageScope = (): string => new URL('.', location.href).href;

const at = (path: string): string => pageScope() + path;

async function beginning(file: File): Promise<string[]> {
  const text = await file.slice(0, OCTETS).text();
  return text.split(/\r\n?|\n/, LINES);
}

async function part(cache: Cache, name: string, place: number): Promise<SharedFile[]> {
  const found = await cache.match(at(sharedPart(place)));
  if (!found) return [];
  const file = new File([await found.blob()], name);
  return [{ file, begins: await beginning(file) }];
}

/** What was shared, or nothing. @throws if the browser's storage does. */
export async function readSharedFiles(): Promise<SharedFiles> {
  const cache = await caches.open(sharedCache(pageScope()));
  const found = await cache.match(at(SHARED_LIST));
  if (!found) return { files: [], left: 0 };
  const { names, left } = (await found.json()) as SharedList;
  const files = await Promise.all(names.map((name, place) => part(cache, name, place)));
  return { files: files.flat(), left };
}

/** Deletes what was shared: it was opened, or is not wanted. */
export async function deleteSharedFiles(): Promise<void> {
  await globalThis.caches?.delete(sharedCache(pageScope())).catch(() => false);
}

/** Deletes what was shared long ago, so that nobody asks for it any more. What has just arrived may have a page that is about to. */
export async function deleteOldSharedFiles(now: number): Promise<void> {
  const cacheName = sharedCache(pageScope());
  const found = await globalThis.caches?.match(at(SHARED_LIST), { cacheName }).catch(() => undefined);
  if (!found) return;
  const { time } = await found.json().then(
    (list: Partial<SharedList>) => list,
    () => ({ time: undefined }),
  );
  if (time === undefined || Math.abs(now - time) > MAX_AGE) await deleteSharedFiles();
}
