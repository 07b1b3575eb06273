// Every page but the workbench, by hash routes, so that any static host serves them.
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { HashRouter, Navigate, Route, Routes, useLocation, useNavigate } from 'react-router';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { learnWords } from '../../messages/en/learn/learn.ts';
import { useIsAtPath } from '../../ui/controls/page-link.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { lazyPage } from './lazy-page.tsx';

/** What breaks on a page stays there: another page has a boundary of its own. */
const withErrorBoundary = (title: string, part: ReactNode) => (
  <ErrorBoundary key={title} title={title}>
    {part}
  </ErrorBoundary>
);

const StartPage = lazyPage(() => import('./start-page.tsx'));
const ComparePage = lazyPage(() => import('./compare-page.tsx'));
const SharedPlace = lazyPage(() => import('./share-link-route.tsx'));
const Learn = lazyPage(() => import('./learn-route.tsx'));

/** The router listens once it is mounted: an address that comes while it is drawn would be lost. */
function FollowAddress() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const drawn = useRef(pathname + search);
  useEffect(() => {
    const address = location.hash.slice(1);
    if (address !== '' && address !== drawn.current) void navigate(address, { replace: true });
  }, [navigate]);
  return null;
}

export default function Pages() {
  const isShared = useIsAtPath('/w');
  return isShared ? (
    <Suspense>{withErrorBoundary(words.share, <SharedPlace />)}</Suspense>
  ) : (
    <HashRouter>
      <FollowAddress />
      <Suspense>
        <Routes>
          <Route path="/" element={withErrorBoundary(words.start, <StartPage />)} />
          <Route path="/shared" element={withErrorBoundary(words.start, <StartPage />)} />
          <Route path="/compare/:part?" element={withErrorBoundary(words.compare, <ComparePage />)} />
          <Route path="/learn/:slug?/:code?" element={withErrorBoundary(learnWords.title, <Learn />)} />
          <Route path="/edit" element={null} />
          {/* The router hears of a link that is followed here, and would send it away, before this page does. */}
          <Route path="/w/*" element={null} />
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </Suspense>
    </HashRouter>
  );
}
