// Mounts the app: fetched when the words are there.
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { shellWords } from '../messages/en/shell.ts';
import { fetchNeeded } from '../ui/missing-code.ts';
import { fetchAfter, fetchTheRest } from '../ui/on-demand.tsx';
import { askForPages } from '../ui/page-files.ts';
import { isAt } from '../ui/page-link.tsx';
import { afterPicture } from './after-picture.ts';
import { App } from './app.tsx';
import { boot } from './boot.ts';
import { PaneBoundary } from './pane-boundary.tsx';
import { applyTheme, shellStore } from './shell-store.ts';
import { installShortcuts } from './shortcuts.ts';
import { noteInConsole, watchTrouble } from './trouble.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

applyTheme(shellStore.getState().theme);
watchTrouble();
installShortcuts();

/** Stands beside the app, and calls `run` once the first picture of it is drawn: the panes, or the place of another page. */
function First({ run }: { run: () => void }) {
  useEffect(() => afterPicture(run), [run]);
  return null;
}

/** For what the page can do without. */
const nothing = () => undefined;

/** What begins once the first picture stands. */
const begun = [
  () => import('./pane-focus.ts').then(({ rememberFocus }) => rememberFocus()),
  () => import('./arrivals.ts').then(({ takeArrivals }) => takeArrivals()),
  () => import('./inspect.ts').then(({ installInspect }) => installInspect()),
];

function render(place: HTMLElement, onPicture: () => void): void {
  const page = createRoot(place, { onCaughtError: noteInConsole });
  // In slices, between which the browser answers to the person.
  startTransition(() =>
    page.render(
      <>
        <StrictMode>
          <PaneBoundary title={shellWords.product}>
            <App />
          </PaneBoundary>
        </StrictMode>
        <First run={onPicture} />
      </>,
    ),
  );
}

// No `await` at the top: what is fetched meanwhile may import the file that this is packed in, and would wait for it.
void boot().then((goOn) => {
  const picture = Promise.withResolvers<void>();
  fetchAfter(picture.promise);
  render(root, () => {
    if (isAt('/edit')) askForPages(['workbench']);
    picture.resolve();
    goOn();
    fetchTheRest(() => {
      if (import.meta.env.PROD) void import('./offline.ts').then(({ workOffline }) => workOffline(), nothing);
    });
    for (const load of begun) void fetchNeeded(load);
  });
});
