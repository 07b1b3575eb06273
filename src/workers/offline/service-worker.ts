// The service worker: caches the whole application, one cache for each build, so that it works offline. It
// replaces another worker only when a page, or its reload, requests it.

import { dropOldBuilds } from './old-builds.ts';
import { fillCache } from './precache.ts';
import type { WorkerMessage } from './protocol.ts';
import { respondTo } from './respond.ts';
import { isShareRequest, storeShared } from './share-target.ts';
import type { Build, LastingEvent, RequestEvent, WorkerScope } from './worker-scope.ts';

/** The build inserts its definition before this script. */
declare const gatepostBuild: Build;

interface Events {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: RequestEvent;
  message: LastingEvent & MessageEvent<WorkerMessage>;
}

const scope = globalThis as unknown as WorkerScope & {
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
};
const build = gatepostBuild;

async function activate(): Promise<void> {
  await scope.clients.claim();
  await dropOldBuilds(scope, build);
}

scope.addEventListener('install', (event) => event.waitUntil(fillCache(scope, build)));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = isShareRequest(request, scope.registration.scope)
    ? storeShared(scope, request)
    : respondTo(scope, build, request);
  if (answer) event.respondWith(answer);
});

scope.addEventListener('message', (event) => {
  if (event.data === 'page-opened') event.waitUntil(dropOldBuilds(scope, build));
  if (event.data === 'what-is-yours')
    for (const port of event.ports) port.postMessage(build.files.map(([path]) => path));
  if (event.data !== 'take-over') return;
  for (const port of event.ports) port.postMessage(build.name);
  event.waitUntil(scope.skipWaiting());
});
