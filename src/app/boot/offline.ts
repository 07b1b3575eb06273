// Has the application kept for use without a network, and tells when a new version of it is ready.

import { flushAutosave } from '../../state/storage/autosave.ts';
import { trustedWorkerUrl } from '../../state/trusted-worker-url.ts';
import { askWorker } from '../../workers/offline/ask-worker.ts';
import { pageLockPrefix, SHARED_PAGE, type WorkerMessage } from '../../workers/offline/protocol.ts';
import { deleteOldSharedFiles, pageScope } from '../share-target/share-target-files.ts';
import { shellStore } from '../shell/shell-store.ts';

/** Milliseconds after which a page that is looked at again asks for a new version. */
const HOUR = 3_600_000;

const tell = (worker: ServiceWorker | null, told: WorkerMessage) => worker?.postMessage(told);

/** The script that this page began with. */
const startScript = () => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';

/** Whether this page is of the build that a worker keeps: a reload may have begun with it before it takes charge. */
async function isOwnBuild(worker: ServiceWorker): Promise<boolean> {
  const files = await askWorker<readonly string[]>(worker, 'what-is-yours');
  return files?.some((path) => new URL(path, pageScope()).href === startScript()) ?? false;
}

/** As long as this page lives, code that belongs to the script that it began with is kept. */
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

/** If the work cannot be written now, the browser asks the person before it lets the page go. */
async function reloadWith(registration: ServiceWorkerRegistration): Promise<void> {
  await flushAutosave().catch(() => undefined);
  const { waiting } = registration;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  tell(waiting, 'take-over');
}

function announceNew(registration: ServiceWorkerRegistration): void {
  const isFirst = !navigator.serviceWorker.controller;
  const announce = async (worker: ServiceWorker | null) => {
    if (worker && !(await isOwnBuild(worker)))
      shellStore.setState({ renew: () => void reloadWith(registration) });
  };
  const look = () => void (registration.active && announce(registration.waiting));
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  // Another tab has begun with the new version.
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

/** Never rejects: where it cannot be (no secure origin, forbidden, no room), all works as before, with the network. */
export async function enableOffline(): Promise<void> {
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
    tell(active, 'page-opened');
  } catch {
    // Said nowhere: nothing that the person asked for has failed.
  }
}
