// Every page but the workbench, by hash routes, so that any static host serves them.
import { type ComponentType, lazy, Suspense } from 'react';
import { HashRouter, Navigate, Route, Routes } from 'react-router';
import { useIsAt } from '../ui/page-link.tsx';
import { PageFailed } from './page-failed.tsx';

const page = (load: () => Promise<{ readonly default: ComponentType }>) =>
  lazy(() => load().catch(() => ({ default: PageFailed })));

const StartPage = page(() => import('./start-page.tsx'));
const ComparePage = page(() => import('./compare-page.tsx'));
const SharedPlace = page(() => import('./shared-place.tsx'));
const Learn = page(() => import('../features/learn/learn.tsx'));

export default function Pages() {
  const isShared = useIsAt('/w');
  return isShared ? (
    <Suspense>
      <SharedPlace />
    </Suspense>
  ) : (
    <HashRouter>
      <Suspense>
        <Routes>
          <Route path="/" element={<StartPage />} />
          <Route path="/compare/:part?" element={<ComparePage />} />
          <Route path="/learn/:slug?/:code?" element={<Learn />} />
          <Route path="/edit" element={null} />
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </Suspense>
    </HashRouter>
  );
}
