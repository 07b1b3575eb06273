// The table, and the trace below it while a cell is selected, with a movable line between them.
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { usePane } from '../../actions/use-pane.ts';
import { ExplanationPane } from '../../features/explanation/explanation-pane.tsx';
import { explanationTitle, shellWords as words } from '../../messages/en/app/shell.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { TRACE_SHARE } from '../../state/layout/layout-columns.ts';
import { collapsePlace, isCollapsed, resizePlace } from '../../state/layout/layout-store.ts';
import { useLayout } from '../../state/layout/use-layout.ts';
import { queriedFileTooBig } from '../../state/table/too-big-file.ts';
import { Separator } from '../../ui/controls/separator.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import styles from './table-and-trace.module.css';

const onePercentOf = (line: HTMLElement) => (line.parentElement?.clientHeight || 100) / 100;

export function TableAndTrace({ table }: { table: ReactNode }) {
  const isTracing = useDocument((state) => state.view.cell !== undefined && !queriedFileTooBig(state));
  const isSuggesting = useDocument((state) => state.view.cell?.suggests === true);
  const userShare = useLayout((state) => state.choices[state.kind].sizes.trace);
  const container = useRef<HTMLDivElement>(null);
  const measured = useShareOf(container, isTracing && userShare === undefined);
  const share = userShare ?? TRACE_SHARE.usual;
  const collapsed = useLayout((state) => isCollapsed(state, 'trace'));
  const rows = collapsed
    ? 'minmax(0, 1fr) 1px auto'
    : userShare === undefined
      ? // As high as its content until the user sets its height; suggestions may take more room from the table.
        isSuggesting
        ? `minmax(min(10rem, 50%), 1fr) 1px fit-content(max(${share}%, 29rem))`
        : `minmax(min(20rem, 50%), 1fr) 1px fit-content(${share}%)`
      : `minmax(min(20rem, 50%), ${100 - share}fr) 1px minmax(6rem, ${share}fr)`;
  return (
    <div
      ref={container}
      className={styles['place']}
      data-tracing={isTracing && !collapsed}
      data-suggesting={(isTracing && isSuggesting && !collapsed) || undefined}
      style={isTracing ? { gridTemplateRows: rows } : {}}
    >
      {table}
      {isTracing && (
        <TracePlace>
          {collapsed ? (
            <Strip />
          ) : (
            <ErrorBoundary title={explanationTitle}>
              <ExplanationPane />
            </ErrorBoundary>
          )}
        </TracePlace>
      )}
      {/* After the trace in the DOM, so that Shift+Tab leads from it back into the table. */}
      {isTracing && <TraceSeparator above={100 - (measured ?? share)} collapsed={collapsed} />}
    </div>
  );
}

/** Returns the percentage of the place that the trace takes, while its content determines its height. */
function useShareOf(container: RefObject<HTMLElement | null>, isMeasured: boolean): number | undefined {
  const [share, setShare] = useState<number>();
  useEffect(() => {
    const [whole, trace] = [container.current, container.current?.querySelector('#pane-trace')];
    if (!isMeasured || !whole || !trace) return undefined;
    const measure = () => setShare((trace.clientHeight / (whole.clientHeight || 1)) * 100);
    const observer = new ResizeObserver(measure);
    observer.observe(trace);
    return () => observer.disconnect();
  }, [container, isMeasured]);
  return isMeasured ? share : undefined;
}

function TracePlace({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  usePane('trace-frame', { element: () => element.current });
  return (
    <div ref={element} id="pane-trace" data-stop="trace" className={styles['trace']}>
      {children}
    </div>
  );
}

function TraceSeparator({ above, collapsed }: { above: number; collapsed: boolean }) {
  return (
    <Separator
      orientation="horizontal"
      label={words.heightOfTable}
      controls="pane-trace"
      value={above}
      min={100 - TRACE_SHARE.max}
      max={100 - TRACE_SHARE.min}
      valueText={collapsed ? words.collapsed : words.perCent(above)}
      isCollapsed={collapsed}
      pixelsOf={onePercentOf}
      onResize={(value) => resizePlace('trace', 100 - value)}
      onToggle={() => collapsePlace('trace', !collapsed)}
    />
  );
}

function Strip() {
  return (
    <button
      type="button"
      className={`row text-s strong quiet ${styles['strip']}`}
      aria-expanded="false"
      onClick={() => collapsePlace('trace', false)}
    >
      <Icon name="g-right" /> {words.showPane(explanationTitle)}
    </button>
  );
}
