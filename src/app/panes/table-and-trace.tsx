// The matrix and, while a cell is chosen, its trace below, with a line between them that can be moved.
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { usePane } from '../../actions/use-pane.ts';
import { ExplanationPane } from '../../features/explanation/explanation-pane.tsx';
import { traceTitle, shellWords as words } from '../../messages/en/app/shell.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { TRACE_SHARE } from '../../state/layout/layout-columns.ts';
import { collapsePlace, isCollapsed, resizePlace } from '../../state/layout/layout-store.ts';
import { useLayout } from '../../state/layout/use-layout.ts';
import { queriedFileTooBig } from '../../state/table/too-big-file.ts';
import { Separator } from '../../ui/controls/separator.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import styles from './table-and-trace.module.css';

const onePerCent = (line: HTMLElement) => (line.parentElement?.clientHeight || 100) / 100;

export function TableAndTrace({ table }: { table: ReactNode }) {
  const isTracing = useDocument((state) => state.view.cell !== undefined && !queriedFileTooBig(state));
  const isSuggesting = useDocument((state) => state.view.cell?.suggests === true);
  const chosen = useLayout((state) => state.choices[state.kind].sizes.trace);
  const place = useRef<HTMLDivElement>(null);
  const measured = useShareOf(place, isTracing && chosen === undefined);
  const share = chosen ?? TRACE_SHARE.usual;
  const collapsed = useLayout((state) => isCollapsed(state, 'trace'));
  const rows = collapsed
    ? 'minmax(0, 1fr) 1px auto'
    : chosen === undefined
      ? // As high as its content, until a person says how high; edits to choose from may take more of the table.
        isSuggesting
        ? `minmax(min(10rem, 50%), 1fr) 1px fit-content(max(${share}%, 30rem))`
        : `minmax(min(20rem, 50%), 1fr) 1px fit-content(${share}%)`
      : `minmax(min(20rem, 50%), ${100 - share}fr) 1px minmax(6rem, ${share}fr)`;
  return (
    <div
      ref={place}
      className={styles['place']}
      data-tracing={isTracing && !collapsed}
      style={isTracing ? { gridTemplateRows: rows } : {}}
    >
      {table}
      {isTracing && (
        <TracePlace>
          {collapsed ? (
            <Strip />
          ) : (
            <ErrorBoundary title={traceTitle}>
              <ExplanationPane />
            </ErrorBoundary>
          )}
        </TracePlace>
      )}
      {/* Behind the trace, so that Shift+Tab leads from it back into the table. */}
      {isTracing && <TraceSeparator above={100 - (measured ?? share)} collapsed={collapsed} />}
    </div>
  );
}

/** Per cent of the place that the trace takes up, where its content says how high it is. */
function useShareOf(place: RefObject<HTMLElement | null>, isMeasured: boolean): number | undefined {
  const [share, setShare] = useState<number>();
  useEffect(() => {
    const [whole, trace] = [place.current, place.current?.querySelector('#pane-trace')];
    if (!isMeasured || !whole || !trace) return undefined;
    const measure = () => setShare((trace.clientHeight / (whole.clientHeight || 1)) * 100);
    const observer = new ResizeObserver(measure);
    observer.observe(trace);
    return () => observer.disconnect();
  }, [place, isMeasured]);
  return isMeasured ? share : undefined;
}

function TracePlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  usePane('trace-frame', { element: () => place.current });
  return (
    <div ref={place} id="pane-trace" data-stop="trace" className={styles['trace']}>
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
      pixelsOf={onePerCent}
      onResize={(value) => resizePlace('trace', 100 - value)}
      onToggle={() => collapsePlace('trace', !collapsed)}
    />
  );
}

function Strip() {
  return (
    <button
      type="button"
      className={styles['strip']}
      aria-expanded="false"
      onClick={() => collapsePlace('trace', false)}
    >
      <Icon name="g-right" /> {words.showPane(traceTitle)}
    </button>
  );
}
