// Keeps earlier builds while a page that started with one is open, because it may still need their code.
import { buildCache, buildCachePrefix, pageLockPrefix } from './protocol.ts';
import type { Build, WorkerScope } from './worker-scope.ts';

/** Returns the scripts that open pages started with; undefined if a page has not reported its script yet. */
async function scriptsInUse({ clients, navigator, registration }: WorkerScope) {
  const { scope } = registration;
  const pages = (await clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(({ url }) =>
    [scope, `${scope}index.html`].includes(url.replace(/[?#].*$/, '')),
  );
  const locks = ((await navigator.locks.query()).held ?? [])
    .map(({ name = '' }) => name)
    .filter((name) => name.startsWith(pageLockPrefix(scope)));
  return locks.length < pages.length
    ? undefined
    : locks.map((name) => name.slice(pageLockPrefix(scope).length));
}

/** Deletes the caches of other builds that no page needs. Caches of other applications are not touched. */
export async function dropOldBuilds(scope: WorkerScope, build: Build): Promise<void> {
  const { caches, registration } = scope;
  // The cache of a build that is being installed looks like an old one.
  if (registration.installing ?? registration.waiting) return;
  const scripts = await scriptsInUse(scope);
  if (!scripts) return;
  const ownFiles = new Set(build.files.map(([path]) => new URL(path, registration.scope).href));
  const otherScripts = scripts.filter((script) => !ownFiles.has(script));
  for (const cacheName of await caches.keys()) {
    if (!cacheName.startsWith(buildCachePrefix(registration.scope))) continue;
    if (cacheName === buildCache(registration.scope, build.name)) continue;
    const needed = await Promise.all(otherScripts.map((script) => caches.match(script, { cacheName })));
    if (needed.every((match) => !match)) await caches.delete(cacheName);
  }
}
