// Caches the application for offline use, and shows a notice when a new version is ready.

import { isLocalEditor } from '../../state/disk/local-editor-token.ts';
import { deleteOldSharedFiles, pageScope } from '../../state/disk/share-target-files.ts';
import { flushAutosave } from '../../state/storage/autosave.ts';
import { trustedWorkerUrl } from '../../state/trusted-worker-url.ts';
import { askWorker } from '../../workers/offline/ask-worker.ts';
import { pageLockPrefix, SHARED_PAGE, type WorkerMessage } from '../../workers/offline/protocol.ts';
import { shellStore } from '../shared/shell-store.ts';

/** After so many milliseconds, a page that becomes visible again checks for a new version. */
const HOUR = 3_600_000;

const post = (worker: ServiceWorker | null, message: WorkerMessage) => worker?.postMessage(message);

/** The script that this page started with. */
const startScript = () => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';

/**
 * Whether this page belongs to a worker's build. After a reload it may have started with that build before the
 * worker is active.
 */
async function isOwnBuild(worker: ServiceWorker): Promise<boolean> {
  const files = await askWorker<readonly string[]>(worker, 'what-is-yours');
  return files?.some((path) => new URL(path, pageScope()).href === startScript()) ?? false;
}

/** Holds a lock while this page is open, so that the code of its own build stays cached. */
async function holdOwnBuild(): Promise<void> {
  const script = startScript();
  await new Promise<void>((resolve) => {
    navigator.locks
      .request(pageLockPrefix(pageScope()) + script, { mode: 'shared' }, () => {
        resolve();
        return new Promise(() => undefined);
      })
      .catch(resolve);
  });
}

/**
 * Activates the new version and reloads. If changes cannot be written now, the browser asks the user before it
 * leaves the page.
 */
async function reloadWith(registration: ServiceWorkerRegistration): Promise<void> {
  await flushAutosave().catch(() => undefined);
  const { waiting } = registration;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  post(waiting, 'take-over');
}

function announceNew(registration: ServiceWorkerRegistration): void {
  const isFirst = !navigator.serviceWorker.controller;
  const announce = async (worker: ServiceWorker | null) => {
    if (worker && !(await isOwnBuild(worker)))
      shellStore.setState({ renew: () => void reloadWith(registration) });
  };
  const checkWaiting = () => void (registration.active && announce(registration.waiting));
  checkWaiting();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', checkWaiting),
  );
  // Another tab has started with the new version.
  if (!isFirst)
    navigator.serviceWorker.addEventListener(
      'controllerchange',
      () => void announce(navigator.serviceWorker.controller),
    );
}

function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < HOUR) return;
    last = Date.now();
    registration.update().catch(() => undefined);
  });
}

/**
 * Never rejects: if offline use is not possible (no secure origin, forbidden, no space), the page works with the
 * network. A page of the program on this computer is useless without it.
 */
export async function enableOffline(): Promise<void> {
  if (isLocalEditor()) return;
  try {
    if (location.hash !== SHARED_PAGE) await deleteOldSharedFiles(Date.now());
    await holdOwnBuild();
    const registration = await navigator.serviceWorker.register(trustedWorkerUrl('./sw.js'), {
      updateViaCache: 'none',
    });
    announceNew(registration);
    checkForUpdates(registration);
    const { active } = await navigator.serviceWorker.ready;
    shellStore.setState({ worksOffline: true });
    post(active, 'page-opened');
  } catch {
    // No message: nothing that the user requested has failed.
  }
}
