// The workbench: three views of one text; side by side if there is room, otherwise one at a time.

import { useDocument } from '../../state/document/use-document.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { MissingCodeNotice } from '../errors/missing-code-notice.tsx';
import { loadOnDemand } from '../late/load-on-demand.ts';
import { PaneGrid } from '../panes/pane-grid.tsx';
import { PaneTabs } from '../panes/pane-tabs.tsx';
import { useShell } from '../shared/shell-store.ts';
import styles from '../shared/workbench.module.css';
import { StatusLine } from '../status/status-line.tsx';
import { TopBar } from './top-bar.tsx';

/** The notice that answers an action of the user. It is shown until the code of all notices is loaded. */
function FirstNotice() {
  const problem = useShell((state) => state.problem);
  return problem === undefined ? null : (
    <output className={`notice popover ${styles['notice']}`}>{problem}</output>
  );
}

const Notices = lazyComponent(
  () => import('../notices/notices.tsx'),
  'Notices',
  () => null,
  FirstNotice,
);
const Announcer = lazyComponent(
  () => import('../status/announcer.tsx'),
  'Announcer',
  () => null,
);

const FindingPanels = lazyComponent(loadOnDemand, 'FindingPanels', () => null);

const ExpectationPanels = lazyComponent(loadOnDemand, 'ExpectationPanels', () => null);

export function Workbench() {
  const path = useDocument((state) => state.view.path);
  return (
    <div className={styles['app']}>
      <ErrorBoundary quiet title="top">
        <TopBar />
      </ErrorBoundary>
      <main className={styles['main']}>
        <h1 className="vh">{path}</h1>
        <PaneGrid
          below={
            <>
              <FindingPanels />
              <ExpectationPanels />
            </>
          }
        />
        <MissingCodeNotice className={`popover ${styles['notice']}`} />
        <ErrorBoundary quiet title="notices">
          <Notices />
        </ErrorBoundary>
      </main>
      <ErrorBoundary quiet title="status">
        <StatusLine />
      </ErrorBoundary>
      <PaneTabs />
      <ErrorBoundary quiet title="aloud">
        <Announcer />
      </ErrorBoundary>
    </div>
  );
}
