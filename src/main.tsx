// Mounts the app.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/tokens.css';
import './ui/base.css';
import { App } from './app/app.tsx';
import { boot } from './app/boot.ts';
import { installInspect } from './app/inspect.ts';
import { PaneBoundary } from './app/pane-boundary.tsx';
import { applyTheme, shellStore } from './app/shell-store.ts';
import { installShortcuts } from './app/shortcuts.ts';
import { noteInConsole, watchTrouble } from './app/trouble.ts';
import { shellWords } from './messages/words/shell.ts';
import { fetchTheRest } from './ui/on-demand.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

applyTheme(shellStore.getState().theme);
watchTrouble();
installShortcuts();
installInspect();

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
    if (import.meta.env.PROD)
      void import('./app/offline.ts').then(({ workOffline }) => workOffline(), nothing);
  });
}

// No `await` at the top: what is fetched meanwhile may import the file that this is packed in, and would wait for it.
void boot().then(() => {
  render(root);
  void import('./app/arrivals.ts').then(({ takeArrivals }) => takeArrivals(), nothing);
});
