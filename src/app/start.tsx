// Mounts the app. Loaded after the messages.
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router';
import { shellWords } from '../messages/en/app/shell.ts';
import { documentStore } from '../state/document/use-document.ts';
import { isAtPath } from '../ui/environment/page-address.ts';
import { delayFetchesUntil, prefetchWhenIdle } from '../ui/loading/lazy-component.tsx';
import { fetchOrNoteMissing } from '../ui/loading/missing-code.ts';
import { preloadPages } from '../ui/loading/page-files.ts';
import { App } from './app.tsx';
import { afterFirstPaint } from './boot/after-first-paint.ts';
import { boot } from './boot/boot.ts';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { logError, watchUnhandledErrors } from './errors/unhandled-errors.ts';
import { loadAfterStart } from './late/load-after-start.ts';
import { applyTheme, shellStore } from './shared/shell-store.ts';
import { installShortcuts } from './shell/shortcuts.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

applyTheme(shellStore.getState().theme);
watchUnhandledErrors();
installShortcuts();

/**
 * Rendered next to the app. Calls `run` after the first paint of the app: the panes, or the placeholder of another
 * page.
 */
function FirstPaint({ run }: { run: () => void }) {
  useEffect(() => afterFirstPaint(run), [run]);
  return null;
}

/** Computes what the list of sites shows of the open one. */
const watchSites = async () => {
  const [{ watchSummary }, { requestHeadWrite }] = await Promise.all([
    import('../state/sites/summarize-site.ts'),
    import('../state/storage/autosave.ts'),
  ]);
  watchSummary(documentStore, requestHeadWrite);
};

/** An error handler for parts that the page can do without. */
const ignoreError = () => undefined;

/** Loads that start after the first paint. */
const laterTasks = [
  () =>
    loadAfterStart().then((code) => {
      code.trackFocus();
      code.handleLaunch();
      code.installInspectionHandle();
    }),
  watchSites,
];

function render(container: HTMLElement, onFirstPaint: () => void): void {
  const page = createRoot(container, { onCaughtError: logError });
  // Rendered in slices, so that the browser can respond to the user between them.
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
        <FirstPaint run={onFirstPaint} />
      </>,
    ),
  );
}

// No top-level await: code that is loaded meanwhile may import this file's chunk, and would wait for it.
void boot().then((startLater) => {
  const firstPaint = Promise.withResolvers<void>();
  delayFetchesUntil(firstPaint.promise);
  render(root, () => {
    if (isAtPath('/edit')) preloadPages(['workbench']);
    firstPaint.resolve();
    startLater();
    prefetchWhenIdle(() => {
      if (import.meta.env.PROD)
        void import('./boot/offline.ts').then(({ enableOffline }) => enableOffline(), ignoreError);
    });
    for (const load of laterTasks) void fetchOrNoteMissing(load);
  });
});
