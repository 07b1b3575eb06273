// The workbench: three views of one text; side by side where there is room, else one at a time.
import { AccessPane } from '../features/matrix/access-pane.tsx';
import { RecordsPane } from '../features/records/records-pane.tsx';
import { TextPane } from '../features/text/text-pane.tsx';
import { TracePane } from '../features/trace/trace-pane.tsx';
import { useDocument } from '../state/use-document.ts';
import { Notices } from './notices.tsx';
import { PaneTabs } from './pane-tabs.tsx';
import { useShell } from './shell-store.ts';
import { StatusLine } from './status-line.tsx';
import { TopBar } from './top-bar.tsx';
import styles from './workbench.module.css';

export function Workbench() {
  const front = useShell((state) => state.front);
  const path = useDocument((state) => state.view.path);
  const tracing = useDocument((state) => state.view.cell !== undefined);
  return (
    <div className={styles['app']}>
      <TopBar />
      <main className={styles['main']} data-front={front}>
        <h1 className="vh">{path}</h1>
        <Notices />
        <div className={styles['panes']}>
          <div className={styles['records']}>
            <RecordsPane />
          </div>
          <div className={styles['text']}>
            <TextPane />
          </div>
          <div className={styles['access']} data-tracing={tracing}>
            <AccessPane />
            {tracing && <TracePane />}
          </div>
        </div>
      </main>
      <PaneTabs />
      <StatusLine />
    </div>
  );
}
