// The application: its pages by hash routes, so that any static host serves it.
import { type ComponentType, lazy, Suspense } from 'react';
import { HashRouter, Navigate, Route, Routes } from 'react-router';
import { onDemand } from '../ui/on-demand.tsx';
import { DropTarget } from './drop-target.tsx';
import { PageFailed } from './page-failed.tsx';
import { useShell } from './shell-store.ts';
import { Workbench } from './workbench.tsx';

const page = (load: () => Promise<{ readonly default: ComponentType }>) =>
  lazy(() => load().catch(() => ({ default: PageFailed })));

/** What is asked about files, whatever the page. */
const FileDialogs = onDemand(
  () => import('./file-dialogs.tsx'),
  () => null,
);

const StartPage = page(() => import('./start-page.tsx'));
const ComparePage = page(() => import('./compare-page.tsx'));
const Learn = page(() => import('../features/learn/learn.tsx'));

export function App() {
  const isAsked = useShell((state) => state.asks !== undefined);
  return (
    <HashRouter>
      <DropTarget>
        <Suspense>
          <Routes>
            <Route path="/" element={<StartPage />} />
            <Route path="/edit" element={<Workbench />} />
            <Route path="/compare/:part?" element={<ComparePage />} />
            <Route path="/learn/:slug?" element={<Learn />} />
            <Route path="*" element={<Navigate to="/" replace />} />
          </Routes>
        </Suspense>
        {isAsked && <FileDialogs />}
      </DropTarget>
    </HashRouter>
  );
}
