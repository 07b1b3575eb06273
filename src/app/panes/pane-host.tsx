// The place of one pane: hidden if another pane is in front, or collapsed to a strip with its name.
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePane } from '../../actions/use-pane.ts';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import type { LayoutColumn } from '../../state/layout/layout-columns.ts';
import { collapsePlace } from '../../state/layout/layout-store.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import type { Pane } from '../shared/shell-store.ts';
import styles from './pane-host.module.css';

interface PaneHostProps {
  readonly pane: Pane;
  readonly title: string;
  /** Whether the pane is in front of others that share the place. */
  readonly inFront: boolean;
  /** Undefined on a narrow screen. */
  readonly column: LayoutColumn | undefined;
  readonly canCollapse: boolean;
  readonly children: ReactNode;
}

export function PaneHost({ pane, title, inFront, column, canCollapse, children }: PaneHostProps) {
  const collapsed = column?.collapsed === true;
  const isShown = inFront && !collapsed;
  const [isBuilt, setBuilt] = useState(isShown);
  if (isShown && !isBuilt) setBuilt(true);
  const strip = useRef<HTMLButtonElement>(null);
  const shrink = useRef<HTMLButtonElement>(null);
  const toggle = () => {
    if (!column) return;
    flushSync(() => collapsePlace(column.place, !collapsed));
    (strip.current ?? shrink.current)?.focus();
  };
  const host = useRef<HTMLDivElement>(null);
  usePane(`${pane}-frame`, {
    element: () => host.current,
    isBuilt,
    isCollapsed: collapsed,
    toggle: collapsed || (column && canCollapse && isBuilt) ? toggle : undefined,
  });
  return (
    <div ref={host} id={`pane-${pane}`} data-stop={pane} className={styles['host']} hidden={!inFront}>
      {collapsed && (
        <button
          type="button"
          ref={strip}
          id={`show-${pane}`}
          className={`row text-s strong quiet ${styles['strip']}`}
          aria-expanded="false"
          aria-label={words.showPane(title)}
          title={words.showPane(title)}
          onClick={toggle}
        >
          <Icon name="g-right" />
          <span>{title}</span>
        </button>
      )}
      {/* The content is rendered and loaded when it is first shown, and stays mounted. */}
      {isBuilt && (
        <div className={styles['content']} data-foldable={canCollapse || undefined} hidden={collapsed}>
          {children}
          {column && canCollapse && (
            <button
              type="button"
              ref={shrink}
              id={`hide-${pane}`}
              className={`ibtn ${styles['shrink']}`}
              aria-label={words.hidePane(title)}
              title={words.hidePane(title)}
              onClick={toggle}
            >
              <Icon name="i-collapse" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
