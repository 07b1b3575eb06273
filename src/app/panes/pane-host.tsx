// The place of one pane: hidden while another has it, or collapsed to a strip with its name.
import { type ReactNode, useState } from 'react';
import { shellWords as words } from '../../messages/en/shell.ts';
import type { LayoutColumn } from '../../state/layout/layout-columns.ts';
import { collapsePlace } from '../../state/layout/layout-store.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import type { Pane } from '../shell/shell-store.ts';
import styles from './pane-host.module.css';

interface PaneHostProps {
  readonly pane: Pane;
  readonly title: string;
  /** False while another pane has the place. */
  readonly inFront: boolean;
  /** None on a narrow screen. */
  readonly column: LayoutColumn | undefined;
  readonly canCollapse: boolean;
  readonly children: ReactNode;
}

const focusSoon = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

export function PaneHost({ pane, title, inFront, column, canCollapse, children }: PaneHostProps) {
  const collapsed = column?.collapsed === true;
  const strip = `show-${pane}`;
  const shrink = `hide-${pane}`;
  return (
    <div id={`pane-${pane}`} data-stop={pane} className={styles['host']} hidden={!inFront}>
      {collapsed && (
        <button
          type="button"
          id={strip}
          className={styles['strip']}
          aria-expanded="false"
          aria-label={words.showPane(title)}
          title={words.showPane(title)}
          onClick={() => {
            collapsePlace(column.place, false);
            focusSoon(shrink);
          }}
        >
          <Icon name="g-right" />
          <span>{title}</span>
        </button>
      )}
      <MountWhenShown isShown={inFront && !collapsed}>
        <div className={styles['content']} data-foldable={canCollapse || undefined} hidden={collapsed}>
          {children}
          {column && canCollapse && (
            <button
              type="button"
              id={shrink}
              className={`ibtn ${styles['shrink']}`}
              aria-label={words.hidePane(title)}
              title={words.hidePane(title)}
              onClick={() => {
                collapsePlace(column.place, true);
                focusSoon(strip);
              }}
            >
              <Icon name="i-collapse" />
            </button>
          )}
        </div>
      </MountWhenShown>
    </div>
  );
}

/** Nothing is built, and nothing fetched, before it is shown for the first time; from then on it stays. */
function MountWhenShown({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return wasShown || isShown ? children : null;
}
