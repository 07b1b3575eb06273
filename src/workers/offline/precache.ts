// Fills the cache of a build: files that another build has are copied, the rest is fetched and verified by its digest.
import { buildCache, buildCachePrefix } from './protocol.ts';
import type { Build, WorkerScope } from './worker-scope.ts';

const CONCURRENT_REQUESTS = 4;

/** Whether the name of a file changes with its content. */
export const isHashedName = (path: string): boolean => path.startsWith('assets/');

/** Returns a file of any cached build; for hashed names only. */
export async function findInAnyBuild({ caches, registration }: WorkerScope, url: string) {
  const buildCaches = (await caches.keys()).filter((name) =>
    name.startsWith(buildCachePrefix(registration.scope)),
  );
  for (const cacheName of buildCaches) {
    const response = await caches.match(url, { cacheName, ignoreVary: true });
    if (response) return response;
  }
  return undefined;
}

/** Deletes the caches of failed installations, if no build was ever active: no page uses them. */
async function dropAttempts({ caches, registration }: WorkerScope, ownCache: string): Promise<void> {
  if (registration.active) return;
  const buildCaches = (await caches.keys()).filter((name) =>
    name.startsWith(buildCachePrefix(registration.scope)),
  );
  await Promise.all(buildCaches.filter((name) => name !== ownCache).map((name) => caches.delete(name)));
}

/** Removes the redirect flag, because a browser rejects a redirected response to a navigation. */
const withoutRedirect = (response: Response): Response =>
  response.redirected
    ? new Response(response.body, { status: response.status, headers: response.headers })
    : response;

async function fetchFile(
  scope: WorkerScope,
  path: string,
  url: string,
  integrity: string,
): Promise<Response> {
  const cached = isHashedName(path) ? await findInAnyBuild(scope, url) : undefined;
  if (cached) return cached;
  const response = await scope.fetch(url, {
    integrity,
    cache: isHashedName(path) ? 'default' : 'no-cache',
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return withoutRedirect(response);
}

/**
 * Fills the cache of a build. Files of an earlier attempt are kept. If there is not enough space, the cache is
 * deleted, because the user's data has priority. @throws if a file cannot be fetched, or is not the one that was
 * built
 */
export async function fillCache(scope: WorkerScope, { name, files }: Build): Promise<void> {
  const cacheName = buildCache(scope.registration.scope, name);
  await dropAttempts(scope, cacheName);
  const cache = await scope.caches.open(cacheName);
  const present = new Set((await cache.keys()).map(({ url }) => url));
  const missing = files
    .map(([path, integrity]) => ({ path, integrity, url: new URL(path, scope.registration.scope).href }))
    .filter(({ url }) => !present.has(url));
  const fetchNext = async () => {
    for (let next = missing.shift(); next; next = missing.shift())
      await cache.put(next.url, await fetchFile(scope, next.path, next.url, next.integrity));
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, fetchNext));
  } catch (error) {
    missing.length = 0;
    if (error instanceof DOMException && error.name === 'QuotaExceededError')
      await scope.caches.delete(cacheName);
    throw error;
  }
}
