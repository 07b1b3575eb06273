// Mounts the app: fetched when the words are there.
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { shellWords } from '../messages/en/shell.ts';
import { fetchOrNoteMissing } from '../ui/missing-code.ts';
import { delayFetchesUntil, prefetchWhenIdle } from '../ui/on-demand.tsx';
import { preloadPages } from '../ui/page-files.ts';
import { isAtPath } from '../ui/page-link.tsx';
import { afterFirstPaint } from './after-picture.ts';
import { App } from './app.tsx';
import { boot } from './boot.ts';
import { ErrorBoundary } from './pane-boundary.tsx';
import { applyTheme, shellStore } from './shell-store.ts';
import { installShortcuts } from './shortcuts.ts';
import { logError, watchUnhandledErrors } from './trouble.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

applyTheme(shellStore.getState().theme);
watchUnhandledErrors();
installShortcuts();

/** Stands beside the app, and calls `run` once the first picture of it is drawn: the panes, or the place of another page. */
function FirstPaint({ run }: { run: () => void }) {
  useEffect(() => afterFirstPaint(run), [run]);
  return null;
}

/** For what the page can do without. */
const nothing = () => undefined;

/** What begins once the first picture stands. */
const laterTasks = [
  () => import('./pane-focus.ts').then(({ trackFocus: rememberFocus }) => rememberFocus()),
  () => import('./arrivals.ts').then(({ handleLaunch: takeArrivals }) => takeArrivals()),
  () => import('./inspect.ts').then(({ installInspectionHandle: installInspect }) => installInspect()),
];

function render(place: HTMLElement, onPicture: () => void): void {
  const page = createRoot(place, { onCaughtError: logError });
  // In slices, between which the browser answers to the person.
  startTransition(() =>
    page.render(
      <>
        <StrictMode>
          <ErrorBoundary title={shellWords.product}>
            <App />
          </ErrorBoundary>
        </StrictMode>
        <FirstPaint run={onPicture} />
      </>,
    ),
  );
}

// No `await` at the top: what is fetched meanwhile may import the file that this is packed in, and would wait for it.
void boot().then((goOn) => {
  const picture = Promise.withResolvers<void>();
  delayFetchesUntil(picture.promise);
  render(root, () => {
    if (isAtPath('/edit')) preloadPages(['workbench']);
    picture.resolve();
    goOn();
    prefetchWhenIdle(() => {
      if (import.meta.env.PROD)
        void import('./offline.ts').then(({ enableOffline: workOffline }) => workOffline(), nothing);
    });
    for (const load of laterTasks) void fetchOrNoteMissing(load);
  });
});
