// Mounts the app: fetched when the words are there.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { shellWords } from '../messages/words/shell.ts';
import { fetchTheRest } from '../ui/on-demand.tsx';
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

/** Once the browser has drawn what was rendered; at once where it draws nothing, in a tab behind others. */
function afterPicture(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}

/** For what the page can do without. */
const nothing = () => undefined;

function render(place: HTMLElement): void {
  createRoot(place, { onCaughtError: noteInConsole }).render(
    <StrictMode>
      <PaneBoundary title={shellWords.product}>
        <App />
      </PaneBoundary>
    </StrictMode>,
  );
  fetchTheRest(() => {
    if (import.meta.env.PROD) void import('./offline.ts').then(({ workOffline }) => workOffline(), nothing);
  });
}

// No `await` at the top: what is fetched meanwhile may import the file that this is packed in, and would wait for it.
void boot().then((goOn) => {
  render(root);
  afterPicture(() => {
    goOn();
    void import('./pane-focus.ts').then(({ rememberFocus }) => rememberFocus(), nothing);
    void import('./arrivals.ts').then(({ takeArrivals }) => takeArrivals(), nothing);
    void import('./inspect.ts').then(({ installInspect }) => installInspect(), nothing);
  });
});
