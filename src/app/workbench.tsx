// The workbench: three views of one text; side by side where there is room, else one at a time.

import { useDocument } from '../state/use-document.ts';
import { onDemand } from '../ui/on-demand.tsx';
import { PaneGrid } from './pane-grid.tsx';
import { PaneTabs } from './pane-tabs.tsx';
import { StatusLine } from './status-line.tsx';
import { TopBar } from './top-bar.tsx';
import styles from './workbench.module.css';

const Notices = onDemand(
  () => import('./notices.tsx'),
  () => <div />,
);
const Announcer = onDemand(
  () => import('./announcer.tsx'),
  () => null,
);

export function Workbench() {
  const path = useDocument((state) => state.view.path);
  return (
    <div className={styles['app']}>
      <TopBar />
      <main className={styles['main']}>
        <h1 className="vh">{path}</h1>
        <Notices />
        <PaneGrid />
      </main>
      <StatusLine />
      <PaneTabs />
      <Announcer />
    </div>
  );
}
