// The application. The workbench is loaded at once, other pages when they are opened.

import { type ComponentType, lazy, type ReactNode, Suspense, use, useEffect, useRef } from 'react';
import { type Location, Navigate, Route, Routes, useLocation, useMatch, useNavigate } from 'react-router';
import { shellWords as words } from '../messages/en/app/shell.ts';
import { lazyComponent, lazyWithoutPrefetch } from '../ui/loading/lazy-component.tsx';
import { loadPaneFocus } from './actions/global-actions.ts';
import { openFromAddress, refreshSessionList } from './boot/boot.ts';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { ErrorRegion } from './errors/error-region.tsx';
import { FailureNotice } from './errors/failure-notice.tsx';
import { MissingCodeNotice } from './errors/missing-code-notice.tsx';
import styles from './errors/unhandled-errors.module.css';
import { logError } from './errors/unhandled-errors.ts';
import { DropTarget } from './files/drop-target.tsx';
import { loadOnDemand } from './late/load-on-demand.ts';
import { dismiss, useShell } from './shared/shell-store.ts';
import topBarStyles from './shared/top-bar.module.css';
import workbenchStyles from './shared/workbench.module.css';
import { KeyBuffer } from './shell/key-buffer.tsx';
import { Workbench } from './shell/workbench.tsx';

/**
 * Creates a page that is loaded on demand. Until then the previous page stays; if loading fails, only the notice
 * about missing code is shown.
 */
function lazyPage(load: () => Promise<{ readonly default: ComponentType }>): ComponentType {
  const RetryPage = lazyWithoutPrefetch(
    () => load().then(({ default: Page }) => Page),
    () => <main />,
  );
  return lazy(() => load().catch(() => ({ default: RetryPage })));
}

const StartPage = lazyPage(() => import('./routes/start-page.tsx'));
const ComparePage = lazyPage(() => import('./routes/compare-page.tsx'));
const ShareLinkRoute = lazyPage(() => import('./routes/share-link-route.tsx'));
const AuditPage = lazyPage(() => import('../features/audit/audit-page.tsx'));
const LogRoute = lazyPage(() => import('./routes/log-route.tsx'));
const LearnRoute = lazyPage(() => import('./routes/learn-route.tsx'));

/** What is opened for each visit: the router has one object for each, even if the addresses are equal. */
const openings = new WeakMap<Location, Promise<void>>();

const isRequest = () => location.hash.startsWith('#/edit?');

/** Opens what the address requests, once for each visit. If that fails, the workbench shows what is open. */
function openRequested(visit: Location): Promise<void> | undefined {
  const opened = openings.get(visit);
  if (opened || !isRequest()) return opened;
  const opening = openFromAddress().catch(logError);
  openings.set(visit, opening);
  return opening;
}

/** The workbench, when what the address requests is open: it would first show another file. */
function WorkbenchOfAddress() {
  const opened = openRequested(useLocation());
  if (opened) use(opened);
  return <Workbench />;
}

/** The frame of the workbench, until what the address requests is open. */
const WorkbenchFrame = () => (
  <div className={workbenchStyles['app']} aria-busy="true">
    <header className={`row ${topBarStyles['top']}`} />
    <main className={workbenchStyles['main']} />
  </div>
);

/** An error on a page stays there: each page has its own boundary. */
const withErrorBoundary = (title: string, page: ReactNode) => (
  <ErrorBoundary key={title} title={title}>
    {page}
  </ErrorBoundary>
);

/** Uses hash routes, so that any static host serves every page. */
const Pages = () => (
  <Routes>
    <Route path="/" element={withErrorBoundary(words.start, <StartPage />)} />
    <Route path="/shared" element={withErrorBoundary(words.start, <StartPage />)} />
    <Route
      path="/edit"
      element={
        <Suspense fallback={<WorkbenchFrame />}>
          <WorkbenchOfAddress />
        </Suspense>
      }
    />
    <Route path="/compare/:part?" element={withErrorBoundary(words.compare, <ComparePage />)} />
    <Route path="/audit" element={withErrorBoundary(words.aiAudit, <AuditPage />)} />
    <Route path="/log" element={withErrorBoundary(words.checkLog, <LogRoute />)} />
    <Route path="/learn/:slug?/:code?" element={<LearnRoute />} />
    <Route path="/w/*" element={withErrorBoundary(words.share, <ShareLinkRoute />)} />
    <Route path="*" element={<Navigate to="/" replace />} />
  </Routes>
);

/** The dialogs about files, on any page. */
const FileDialogs = lazyComponent(loadOnDemand, 'FileDialogs', KeyBuffer, () => null);

/** A short error notice, for when the full one cannot be loaded or fails itself. */
function ShortErrorNotice() {
  const unhandledError = useShell((state) => state.trouble);
  const retry = () => {
    dismiss('trouble');
    unhandledError?.retry?.();
  };
  return (
    <ErrorRegion label={words.product}>
      <FailureNotice message={words.paneFailed(words.aPart)} retry={retry} />
    </ErrorRegion>
  );
}

const FullErrorNotice = lazyComponent(
  () => import('./errors/error-notice.tsx'),
  'ErrorNotice',
  () => null,
  ShortErrorNotice,
);

/**
 * Opens what an address requests. The first address is handled before rendering. An address that changes during
 * the first rendering is not noticed by the router, which starts to listen afterwards; nor is the shorter address of
 * what was opened, without which the same request would be no change.
 */
function useAddress(): void {
  const address = useLocation();
  const navigate = useNavigate();
  const last = useRef<typeof address>(undefined);
  useEffect(() => {
    const followAddress = () => {
      const path = location.hash.slice(1);
      if (path !== '' && path !== address.pathname + address.search) void navigate(path, { replace: true });
    };
    void openRequested(address)?.then(() => {
      // Another request is followed by the router.
      if (!isRequest()) followAddress();
    });
    // A session may have been opened or closed on the previous page.
    if (last.current) {
      void refreshSessionList();
      if (last.current.pathname !== address.pathname && /^\/(edit)?$/.test(address.pathname))
        void loadPaneFocus().then(({ focusPage }) => focusPage(address.pathname), logError);
    } else followAddress();
    last.current = address;
  }, [address, navigate]);
}

export function App() {
  const hasDialog = useShell((state) => state.asks !== undefined);
  const hasError = useShell((state) => state.trouble !== undefined);
  const isWorkbench = useMatch('/edit') !== null;
  useAddress();
  return (
    <DropTarget>
      <Suspense>
        <Pages />
      </Suspense>
      {!isWorkbench && <MissingCodeNotice className={styles['atFoot']} />}
      {hasDialog && (
        <ErrorBoundary quiet title="files">
          <FileDialogs />
        </ErrorBoundary>
      )}
      {hasError && (
        <ErrorBoundary title="trouble" instead={<ShortErrorNotice />}>
          <FullErrorNotice />
        </ErrorBoundary>
      )}
    </DropTarget>
  );
}
