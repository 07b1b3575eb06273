// Records and text in one place: two tabs in the head of the one that is shown.
import { flushSync } from 'react-dom';
import { recordsTitle, textTitle, shellWords as words } from '../../messages/en/app/shell.ts';
import { type Pane, shellStore } from '../shell/shell-store.ts';
import styles from './pane-tabs.module.css';

const tabs = [
  { id: 'records', title: recordsTitle },
  { id: 'text', title: textTitle },
] as const satisfies readonly { id: Pane; title: string }[];

/** The pressed tab is hidden with its pane: the focus moves to the same tab of the other pane. */
function show(pane: Pane): void {
  flushSync(() => shellStore.setState({ front: pane }));
  document.querySelector<HTMLElement>(`#pane-${pane} nav [aria-current]`)?.focus();
}

export const SharedPlaceTabs = ({ pane }: { readonly pane: 'records' | 'text' }) => (
  <nav className={styles['shared']} aria-label={words.views}>
    {tabs.map(({ id, title }) => (
      <button key={id} type="button" aria-current={id === pane ? 'true' : undefined} onClick={() => show(id)}>
        {title}
      </button>
    ))}
  </nav>
);
