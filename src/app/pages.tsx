// Every page but the workbench, by hash routes, so that any static host serves them.
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { HashRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { learnWords } from '../messages/en/learn/learn.ts';
import { shellWords as words } from '../messages/en/shell.ts';
import { useIsAt } from '../ui/page-link.tsx';
import { page } from './page.tsx';
import { PaneBoundary } from './pane-boundary.tsx';

/** What breaks on a page stays there: another page has a boundary of its own. */
const within = (title: string, part: ReactNode) => (
  <PaneBoundary key={title} title={title}>
    {part}
  </PaneBoundary>
);

const StartPage = page(() => import('./start-page.tsx'));
const ComparePage = page(() => import('./compare-page.tsx'));
const SharedPlace = page(() => import('./shared-place.tsx'));
const Learn = page(() => import('./learn-place.tsx'));

/** Tells the router of an address that came after the one that it was drawn with. */
const catchUp = (drawn: string) => () => {
  const now = location.hash.slice(1);
  if (now !== '' && now !== drawn) dispatchEvent(new PopStateEvent('popstate'));
  return () => undefined;
};

/** The router hears of addresses once it is mounted: one that comes while it is drawn would be lost. */
function CaughtUp() {
  const { pathname, search } = useLocation();
  const [whenMounted] = useState(() => catchUp(pathname + search));
  useSyncExternalStore(whenMounted, () => '');
  return null;
}

export default function Pages() {
  const isShared = useIsAt('/w');
  return isShared ? (
    <Suspense>{within(words.share, <SharedPlace />)}</Suspense>
  ) : (
    <HashRouter>
      <CaughtUp />
      <Suspense>
        <Routes>
          <Route path="/" element={within(words.start, <StartPage />)} />
          <Route path="/shared" element={within(words.start, <StartPage />)} />
          <Route path="/compare/:part?" element={within(words.compare, <ComparePage />)} />
          <Route path="/learn/:slug?/:code?" element={within(learnWords.title, <Learn />)} />
          <Route path="/edit" element={null} />
          {/* The router hears of a link that is followed here, and would send it away, before this page does. */}
          <Route path="/w/*" element={null} />
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </Suspense>
    </HashRouter>
  );
}
