// Files that another program shared. The service worker stores them until the user decides about them.
import { SHARED_LIST, type SharedList, sharedCache, sharedPart } from '../../workers/offline/protocol.ts';

/** A shared file with its first lines. */
export interface SharedFile {
  readonly file: File;
  readonly begins: readonly string[];
}

export interface SharedFiles {
  readonly files: readonly SharedFile[];
  /** How many files were left out because of the size limits. */
  readonly left: number;
}

/**
 * How long, in milliseconds, shared files are kept for their page: the first tab that starts may not be the one
 * that asks.
 */
const MAX_AGE = 3_600_000;
const PREVIEW_LINES = 3;
const PREVIEW_OCTETS = 400;

/** The folder of the page, which is the scope of the service worker. */
export const pageScope = (): string => new URL('.', location.href).href;

const urlOf = (path: string): string => pageScope() + path;

async function readFirstLines(file: File): Promise<string[]> {
  const text = await file.slice(0, PREVIEW_OCTETS).text();
  return text.split(/\r\n?|\n/, PREVIEW_LINES);
}

async function readPart(cache: Cache, name: string, index: number): Promise<SharedFile[]> {
  const response = await cache.match(urlOf(sharedPart(index)));
  if (!response) return [];
  const file = new File([await response.blob()], name);
  return [{ file, begins: await readFirstLines(file) }];
}

/** Reads the shared files, if any. @throws if the browser's storage fails */
export async function readSharedFiles(): Promise<SharedFiles> {
  const cache = await caches.open(sharedCache(pageScope()));
  const response = await cache.match(urlOf(SHARED_LIST));
  if (!response) return { files: [], left: 0 };
  const { names, left } = (await response.json()) as SharedList;
  const files = await Promise.all(names.map((name, index) => readPart(cache, name, index)));
  return { files: files.flat(), left };
}

/** Deletes the shared files after they were opened or discarded. */
export async function deleteSharedFiles(): Promise<void> {
  await globalThis.caches?.delete(sharedCache(pageScope())).catch(() => false);
}

/** Deletes shared files that are too old. Recent ones may have a page that is going to ask about them. */
export async function deleteOldSharedFiles(now: number): Promise<void> {
  const cacheName = sharedCache(pageScope());
  const response = await globalThis.caches?.match(urlOf(SHARED_LIST), { cacheName }).catch(() => undefined);
  if (!response) return;
  const { time } = await response.json().then(
    (list: Partial<SharedList>) => list,
    () => ({ time: undefined }),
  );
  if (time === undefined || Math.abs(now - time) > MAX_AGE) await deleteSharedFiles();
}
