// The application. The workbench is there at once; the code of another page is fetched when it is gone to.
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Navigate, Route, Routes, useLocation, useMatch, useNavigate } from 'react-router';
import { aiAuditTitle } from '../messages/en/ai-audit.ts';
import { shellWords as words } from '../messages/en/app/shell.ts';
import { lazyComponent, lazyWithoutPrefetch } from '../ui/loading/lazy-component.tsx';
import { openFromAddress, refreshSessionList } from './boot/boot.ts';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { ErrorRegion } from './errors/error-region.tsx';
import { FailureNotice } from './errors/failure-notice.tsx';
import { MissingCodeNotice } from './errors/missing-code-notice.tsx';
import styles from './errors/unhandled-errors.module.css';
import { DropTarget } from './files/drop-target.tsx';
import { KeyBuffer } from './shell/key-buffer.tsx';
import { dismiss, useShell } from './shell/shell-store.ts';
import { Workbench } from './shell/workbench.tsx';

/** Until then the page before it stays; if it cannot be fetched there is nothing but the notice that tells of it. */
function lazyPage(load: () => Promise<{ readonly default: ComponentType }>): ComponentType {
  const Again = lazyWithoutPrefetch(load, () => <main />);
  return lazy(() => load().catch(() => ({ default: Again })));
}

const StartPage = lazyPage(() => import('./routes/start-page.tsx'));
const ComparePage = lazyPage(() => import('./routes/compare-page.tsx'));
const ShareLinkRoute = lazyPage(() => import('./routes/share-link-route.tsx'));
const AuditPage = lazyPage(() => import('../features/audit/audit-page.tsx'));
const LearnRoute = lazyPage(() => import('./routes/learn-route.tsx'));

/** What breaks on a page stays there: another page has a boundary of its own. */
const withErrorBoundary = (title: string, page: ReactNode) => (
  <ErrorBoundary key={title} title={title}>
    {page}
  </ErrorBoundary>
);

/** Hash routes, so that any static host serves every page. */
const Pages = () => (
  <Routes>
    <Route path="/" element={withErrorBoundary(words.start, <StartPage />)} />
    <Route path="/shared" element={withErrorBoundary(words.start, <StartPage />)} />
    <Route path="/edit" element={<Workbench />} />
    <Route path="/compare/:part?" element={withErrorBoundary(words.compare, <ComparePage />)} />
    <Route path="/audit" element={withErrorBoundary(aiAuditTitle, <AuditPage />)} />
    <Route path="/learn/:slug?/:code?" element={<LearnRoute />} />
    <Route path="/w/*" element={withErrorBoundary(words.share, <ShareLinkRoute />)} />
    <Route path="*" element={<Navigate to="/" replace />} />
  </Routes>
);

/** What is asked about files, whatever the page. */
const FileDialogs = lazyComponent(
  () => import('./files/file-dialogs.tsx'),
  KeyBuffer,
  () => null,
);

/** What broke, where what tells of it in full does not come, or breaks itself. */
function BrokeShortly() {
  const trouble = useShell((state) => state.trouble);
  const again = () => {
    dismiss('trouble');
    trouble?.retry?.();
  };
  return (
    <ErrorRegion label={words.product}>
      <FailureNotice told={words.paneFailed(words.aPart)} retry={again} />
    </ErrorRegion>
  );
}

const TroubleNotice = lazyComponent(
  () => import('./errors/error-notice.tsx'),
  () => null,
  BrokeShortly,
);

/**
 * Opens what an address asks for. The first one is seen to before anything is drawn; one that comes while the first
 * picture is drawn is not heard by the router, which listens from then on.
 */
function useFollowedAddress(): void {
  const address = useLocation();
  const navigate = useNavigate();
  const last = useRef<typeof address>(undefined);
  useEffect(() => {
    void openFromAddress();
    const asked = location.hash.slice(1);
    // A work may have been opened or closed on the page before.
    if (last.current) refreshSessionList();
    else if (asked !== '' && asked !== address.pathname + address.search)
      void navigate(asked, { replace: true });
    last.current = address;
  }, [address, navigate]);
}

export function App() {
  const isAsked = useShell((state) => state.asks !== undefined);
  const isTroubled = useShell((state) => state.trouble !== undefined);
  const isWorkbench = useMatch('/edit') !== null;
  useFollowedAddress();
  return (
    <DropTarget>
      <Suspense>
        <Pages />
      </Suspense>
      {!isWorkbench && <MissingCodeNotice className={styles['atFoot']} />}
      {isAsked && (
        <ErrorBoundary quiet title="files">
          <FileDialogs />
        </ErrorBoundary>
      )}
      {isTroubled && (
        <ErrorBoundary title="trouble" instead={<BrokeShortly />}>
          <TroubleNotice />
        </ErrorBoundary>
      )}
    </DropTarget>
  );
}
