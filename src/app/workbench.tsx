// The workbench: three views of one text; side by side where there is room, else one at a time.

import { useDocument } from '../state/use-document.ts';
import { onDemand } from '../ui/on-demand.tsx';
import { MissingNotice } from './missing-notice.tsx';
import { PaneBoundary } from './pane-boundary.tsx';
import { PaneGrid } from './pane-grid.tsx';
import { PaneTabs } from './pane-tabs.tsx';
import { useShell } from './shell-store.ts';
import { StatusLine } from './status-line.tsx';
import { TopBar } from './top-bar.tsx';
import styles from './workbench.module.css';

/** Of the notices the one that answers what somebody did. */
function FirstNotice() {
  const problem = useShell((state) => state.problem);
  return problem === undefined ? null : <output className="notice">{problem}</output>;
}

const Notices = onDemand(
  () => import('./notices.tsx'),
  () => null,
  FirstNotice,
);
const Announcer = onDemand(
  () => import('./announcer.tsx'),
  () => null,
);

export function Workbench() {
  const path = useDocument((state) => state.view.path);
  return (
    <div className={styles['app']}>
      <PaneBoundary quiet title="top">
        <TopBar />
      </PaneBoundary>
      <main className={styles['main']}>
        <h1 className="vh">{path}</h1>
        <div>
          <MissingNotice />
          <PaneBoundary quiet title="notices">
            <Notices />
          </PaneBoundary>
        </div>
        <PaneGrid />
      </main>
      <PaneBoundary quiet title="status">
        <StatusLine />
      </PaneBoundary>
      <PaneTabs />
      <PaneBoundary quiet title="aloud">
        <Announcer />
      </PaneBoundary>
    </div>
  );
}
