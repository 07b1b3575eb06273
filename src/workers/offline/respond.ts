// Answers requests from the cache: the page and files of this build, and code of other builds for pages that
// started with them.
import { askWorker } from './ask-worker.ts';
import { findInAnyBuild, isHashedName } from './precache.ts';
import { buildCache } from './protocol.ts';
import type { Build, WorkerScope } from './worker-scope.ts';

/**
 * Returns the path of one of our files, relative to the scope; undefined for anything else on the host. Query and
 * fragment are ignored.
 */
export function requestedPath(address: string, scope: string): string | undefined {
  const [plain = ''] = address.split(/[?#]/);
  if (!plain.startsWith(scope)) return undefined;
  const path = plain.slice(scope.length);
  return path === 'index.html' ? '' : path;
}

async function findInBuild({ caches, registration }: WorkerScope, name: string, path: string) {
  const cacheName = buildCache(registration.scope, name);
  return caches.match(new URL(path, registration.scope).href, { cacheName, ignoreVary: true });
}

/** Whether the only open page is being reloaded: then the waiting build can take over. */
async function isReloadOfAll({ clients }: WorkerScope, { mode, cache }: Request): Promise<boolean> {
  if (mode !== 'navigate' || cache !== 'no-cache') return false;
  return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length <= 1;
}

async function answer(scope: WorkerScope, build: Build, request: Request, path: string): Promise<Response> {
  const { waiting } = scope.registration;
  const isNew = path === '' && waiting && (await isReloadOfAll(scope, request));
  // The waiting worker answers with the name of its build, and becomes active.
  const next = isNew ? await askWorker<string>(waiting, 'take-over') : undefined;
  const response =
    (next !== undefined && (await findInBuild(scope, next, path))) ||
    (await findInBuild(scope, build.name, path)) ||
    (isHashedName(path) && (await findInAnyBuild(scope, request.url)));
  return response || scope.fetch(request);
}

/** Returns the response to a request; undefined if it is not for one of our files. */
export function respondTo(scope: WorkerScope, build: Build, request: Request): Promise<Response> | undefined {
  if (request.method !== 'GET') return undefined;
  const path = requestedPath(request.url, scope.registration.scope);
  if (path === undefined) return undefined;
  const isOurs = build.files.some(([filePath]) => filePath === path) || isHashedName(path);
  return isOurs ? answer(scope, build, request, path) : undefined;
}
