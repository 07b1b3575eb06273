// Brings a whole build into its cache: what is here already from another build is copied, the rest is fetched and held to its digest.
import { buildCache, buildCachePrefix } from './protocol.ts';
import type { Build, WorkerScope } from './worker-scope.ts';

const AT_ONCE = 4;

/** Files whose names change with their content. */
export const isHashedName = (path: string): boolean => path.startsWith('assets/');

/** A file of any build that is kept; for those whose content is told by the name. */
export async function findInAnyBuild({ caches, registration }: WorkerScope, url: string) {
  const ours = (await caches.keys()).filter((name) => name.startsWith(buildCachePrefix(registration.scope)));
  for (const cacheName of ours) {
    const found = await caches.match(url, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** Deletes what attempts at other builds left, where none ever succeeded: nobody lives from them, and nobody else would. */
async function dropAttempts({ caches, registration }: WorkerScope, own: string): Promise<void> {
  if (registration.active) return;
  const ours = (await caches.keys()).filter((name) => name.startsWith(buildCachePrefix(registration.scope)));
  await Promise.all(ours.filter((name) => name !== own).map((name) => caches.delete(name)));
}

/** A browser shows no page that came by a redirection where it asked for none. */
const asItself = (response: Response): Response =>
  response.redirected
    ? new Response(response.body, { status: response.status, headers: response.headers })
    : response;

async function fetched(scope: WorkerScope, path: string, url: string, integrity: string): Promise<Response> {
  const known = isHashedName(path) ? await findInAnyBuild(scope, url) : undefined;
  if (known) return known;
  const response = await scope.fetch(url, {
    integrity,
    cache: isHashedName(path) ? 'default' : 'no-cache',
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return asItself(response);
}

/**
 * Fills the cache of a build. What an earlier attempt brought is kept; where there is no room, nothing is, as the
 * room is for the person's work. @throws if a file cannot be had, or is not the one that was built.
 */
export async function fillCache(scope: WorkerScope, { name, files }: Build): Promise<void> {
  const cacheName = buildCache(scope.registration.scope, name);
  await dropAttempts(scope, cacheName);
  const cache = await scope.caches.open(cacheName);
  const here = new Set((await cache.keys()).map(({ url }) => url));
  const missing = files
    .map(([path, integrity]) => ({ path, integrity, url: new URL(path, scope.registration.scope).href }))
    .filter(({ url }) => !here.has(url));
  const bring = async () => {
    for (let next = missing.shift(); next; next = missing.shift())
      await cache.put(next.url, await fetched(scope, next.path, next.url, next.integrity));
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, bring));
  } catch (error) {
    missing.length = 0;
    if (error instanceof DOMException && error.name === 'QuotaExceededError')
      await scope.caches.delete(cacheName);
    throw error;
  }
}
