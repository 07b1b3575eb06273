// The tabs at the lower edge of a narrow screen, which select the front pane.

import { getPane } from '../../actions/panes.ts';
import { recordsTitle, tablePaneTitle, textTitle, shellWords as words } from '../../messages/en/app/shell.ts';
import { useLayout } from '../../state/layout/use-layout.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { loadOnDemand } from '../late/load-on-demand.ts';
import { type Pane, shellStore, useShell } from '../shared/shell-store.ts';
import styles from './pane-tabs.module.css';

const Note = lazyComponent(loadOnDemand, 'TabNote', () => null);

const panes: readonly { readonly id: Pane; readonly title: string }[] = [
  { id: 'records', title: recordsTitle },
  { id: 'text', title: textTitle },
  { id: 'access', title: tablePaneTitle },
];

export function PaneTabs() {
  const front = useShell((state) => state.front);
  const isNarrow = useLayout((state) => state.kind === 'narrow');
  if (!isNarrow) return null;
  return (
    <nav className={styles['tabs']} aria-label={words.views}>
      {panes.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          aria-current={id === front ? 'true' : undefined}
          onClick={() => {
            shellStore.setState({ front: id });
            getPane('findings-frame')?.close();
          }}
        >
          {title}
          <ErrorBoundary quiet title="status">
            <Note pane={id} />
          </ErrorBoundary>
        </button>
      ))}
    </nav>
  );
}
