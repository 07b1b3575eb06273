// Has the application kept for use without a network, and tells when a new version of it is ready.
import { ownScript } from '../state/own-script.ts';
import { forgetOldShared, ownScope } from '../state/shared-files.ts';
import { flush } from '../state/storage/autosave.ts';
import { ask } from '../workers/offline/ask.ts';
import { pageLocks, SHARED_PAGE, type ToldWorker } from '../workers/offline/names.ts';
import { shellStore } from './shell-store.ts';

/** Milliseconds after which a page that is looked at again asks for a new version. */
const HOUR = 3_600_000;

const tell = (worker: ServiceWorker | null, told: ToldWorker) => worker?.postMessage(told);

/** The script that this page began with. */
const began = () => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';

/** Whether this page is of the build that a worker keeps: a reload may have begun with it before it takes charge. */
async function isOwnBuild(worker: ServiceWorker): Promise<boolean> {
  const files = await ask<readonly string[]>(worker, 'what-is-yours');
  return files?.some((path) => new URL(path, ownScope()).href === began()) ?? false;
}

/** As long as this page lives, code that belongs to the script that it began with is kept. */
async function holdOwnBuild(): Promise<void> {
  const script = began();
  await new Promise<void>((resolve) => {
    navigator.locks
      .request(pageLocks(ownScope()) + script, { mode: 'shared' }, () => {
        resolve();
        return new Promise(() => undefined);
      })
      .catch(resolve);
  });
}

/** If the work cannot be written now, the browser asks the person before it lets the page go. */
async function reloadWith(registration: ServiceWorkerRegistration): Promise<void> {
  await flush().catch(() => undefined);
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

function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < HOUR) return;
    last = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Never rejects: where it cannot be (no secure origin, forbidden, no room), all works as before, with the network. */
export async function workOffline(): Promise<void> {
  try {
    if (location.hash !== SHARED_PAGE) await forgetOldShared(Date.now());
    await holdOwnBuild();
    const registration = await navigator.serviceWorker.register(ownScript('./sw.js'), {
      updateViaCache: 'none',
    });
    announceNew(registration);
    askNowAndThen(registration);
    const { active } = await navigator.serviceWorker.ready;
    shellStore.setState({ worksOffline: true });
    tell(active, 'page-opened');
  } catch {
    // Said nowhere: nothing that the person asked for has failed.
  }
}
