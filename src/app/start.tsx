// Mounts the app: fetched when the words are there.
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router';
import { shellWords } from '../messages/en/app/shell.ts';
import { isAtPath } from '../ui/environment/page-address.ts';
import { delayFetchesUntil, prefetchWhenIdle } from '../ui/loading/lazy-component.tsx';
import { fetchOrNoteMissing } from '../ui/loading/missing-code.ts';
import { preloadPages } from '../ui/loading/page-files.ts';
import { App } from './app.tsx';
import { afterFirstPaint } from './boot/after-first-paint.ts';
import { boot } from './boot/boot.ts';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { logError, watchUnhandledErrors } from './errors/unhandled-errors.ts';
import { applyTheme, shellStore } from './shell/shell-store.ts';
import { installShortcuts } from './shell/shortcuts.ts';

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
  () => import('./panes/pane-focus.ts').then(({ trackFocus: rememberFocus }) => rememberFocus()),
  () => import('./share-target/launch-handlers.ts').then(({ handleLaunch: takeArrivals }) => takeArrivals()),
  () => import('./boot/inspect.ts').then(({ installInspectionHandle: installInspect }) => installInspect()),
];

function render(place: HTMLElement, onPicture: () => void): void {
  const page = createRoot(place, { onCaughtError: logError });
  // In slices, between which the browser answers to the person.
  startTransition(() =>
    page.render(
      <>
        <StrictMode>
          <HashRouter>
            <ErrorBoundary title={shellWords.product}>
              <App />
            </ErrorBoundary>
          </HashRouter>
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
        void import('./boot/offline.ts').then(({ enableOffline: workOffline }) => workOffline(), nothing);
    });
    for (const load of laterTasks) void fetchOrNoteMissing(load);
  });
});
