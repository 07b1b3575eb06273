// Which pane is in front: tabs at the lower edge of a narrow screen, two words on a medium one.
import { accessTitle, recordsTitle, textTitle, shellWords as words } from '../../messages/en/app/shell.ts';
import { useLayout } from '../../state/layout/use-layout.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { type Pane, shellStore, useShell } from '../shell/shell-store.ts';
import styles from './pane-tabs.module.css';

const Note = lazyComponent(
  () => import('../status/tab-change-count.tsx'),
  () => null,
);

const panes: readonly { readonly id: Pane; readonly title: string }[] = [
  { id: 'records', title: recordsTitle },
  { id: 'text', title: textTitle },
  { id: 'access', title: accessTitle },
];

export function PaneTabs() {
  const front = useShell((state) => state.front);
  const kind = useLayout((state) => state.kind);
  return (
    <nav className={styles['tabs']} data-layout={kind} aria-label={words.views}>
      {panes.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          data-pane={id}
          aria-current={id === front ? 'true' : undefined}
          onClick={() => shellStore.setState({ front: id })}
        >
          {title}
          {id === 'access' && (
            <ErrorBoundary quiet title="status">
              <Note />
            </ErrorBoundary>
          )}
        </button>
      ))}
    </nav>
  );
}
