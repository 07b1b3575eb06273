// Records, text and table side by side if there is room, with movable lines between them.

import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { blocksOf } from '../../core/syntax/blocks.ts';
import { hasRecords } from '../../core/syntax/directives.ts';
import { TablePane } from '../../features/table/table-pane.tsx';
import { TextPanePlaceholder } from '../../features/text/text-stand-in.tsx';
import { recordsTitle, tablePaneTitle, textTitle, shellWords as words } from '../../messages/en/app/shell.ts';
import { number } from '../../messages/en/counts.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { openFile, openPolicy } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { hasAcapLines } from '../../state/layout/acap-lines.ts';
import { gridColumns, type LayoutColumn, layoutColumns } from '../../state/layout/layout-columns.ts';
import { collapsePlace, resizePlace } from '../../state/layout/layout-store.ts';
import { useLayout } from '../../state/layout/use-layout.ts';
import { PaneTabsContext } from '../../ui/controls/pane-title.tsx';
import { Separator } from '../../ui/controls/separator.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { loadAfterPaint } from '../late/load-after-paint.ts';
import { ReaderSelect } from '../readers/reader-select.tsx';
import { type Pane, shellStore, useShell } from '../shared/shell-store.ts';
import styles from '../shared/workbench.module.css';
import { DeferredPane } from './deferred-pane.tsx';
import { FormPane } from './form-pane.tsx';
import { PaneHost } from './pane-host.tsx';
import paneTabsStyles from './pane-tabs.module.css';
import { TableAndTrace } from './table-and-trace.tsx';

/** Whether the open file was of ACAP when it was opened or saved: an edit moves no pane. */
const isAcapFile = (state: GatepostState): boolean => {
  const { id, source } = openFile(state);
  return hasAcapLines(state.saved.get(id) ?? source);
};

const sharedPlaceTabs = [
  { id: 'records', title: recordsTitle },
  { id: 'text', title: textTitle },
] as const satisfies readonly { id: Pane; title: string }[];

/**
 * Shows another pane in the shared place. The pressed tab is hidden with its pane, so the focus moves to the same
 * tab of the other pane.
 */
function showInSharedPlace(pane: Pane): void {
  flushSync(() => shellStore.setState({ front: pane }));
  document.querySelector<HTMLElement>(`#pane-${pane} nav [aria-current]`)?.focus();
}

/** The number of records of the open file; undefined if it is shown without records. */
const recordCount = (state: GatepostState): number | undefined => {
  const policy = openPolicy(state);
  return hasRecords(policy.format) && !policy.source.big ? blocksOf(policy).length : undefined;
};

/** The number of records beside their tab, also while the text is shown, so that no tab moves. */
function RecordCount() {
  const count = useDocument(recordCount);
  return count === undefined ? null : (
    <span aria-hidden="true" className={paneTabsStyles['count']}>
      {number(count)}
    </span>
  );
}

/** The tabs of records and text in their shared place, in the head of the visible one. */
const SharedPlaceTabs = ({ pane }: { readonly pane: 'records' | 'text' }) => (
  <nav className={paneTabsStyles['shared']} aria-label={words.views}>
    {sharedPlaceTabs.map(({ id, title }) => (
      <button
        key={id}
        type="button"
        aria-current={id === pane ? 'true' : undefined}
        onClick={() => showInSharedPlace(id)}
      >
        {title}
        {id === 'records' && <RecordCount />}
      </button>
    ))}
  </nav>
);

const TextPane = lazyComponent(
  () => import('../../features/text/text-pane.tsx'),
  'TextPane',
  TextPanePlaceholder,
);

/** Additional actions for the open file. */
const ConvertMenu = lazyComponent(loadAfterPaint, 'ConvertMenu', () => <span className="ibtn" />);

// Created once, so that moving a line does not render a pane again.
const panes = [
  { pane: 'records', title: recordsTitle, content: <FormPane tools={<ConvertMenu />} /> },
  { pane: 'text', title: textTitle, content: <TextPane /> },
  {
    pane: 'access',
    title: tablePaneTitle,
    content: <TableAndTrace table={<TablePane readAs={<ReaderSelect />} />} />,
  },
] as const satisfies readonly { pane: Pane; title: string; content: unknown }[];

const tabs: Readonly<Record<Pane, ReactNode>> = {
  records: <SharedPlaceTabs pane="records" />,
  text: <SharedPlaceTabs pane="text" />,
  access: undefined,
};

const remOf = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

function ColumnLine({ column, pane, title }: { column: LayoutColumn; pane: Pane; title: string }) {
  const { place, size, min, max, collapsed } = column;
  if (column.flexible) return <div />;
  return (
    <Separator
      orientation="vertical"
      label={words.widthOf(title)}
      controls={`pane-${pane}`}
      value={size}
      min={min}
      max={max}
      valueText={collapsed ? words.collapsed : words.pixels(size * remOf())}
      isCollapsed={collapsed}
      pixelsOf={remOf}
      onResize={(value) => resizePlace(place, value)}
      onToggle={() => collapsePlace(place, !collapsed)}
    />
  );
}

interface PaneGridProps {
  /** Findings or expectations: below records and text; the table and its explanation keep their height. */
  readonly below: ReactNode;
}

/** Returns the grid columns above the findings: those before the table, or all if none of them is open. */
function findingsColumns(columns: readonly LayoutColumn[]): string {
  const columnsBeforeTable = columns.filter(({ place }) => place !== 'access');
  const isOpen = columnsBeforeTable.some(({ collapsed }) => !collapsed);
  return isOpen ? `1 / ${2 * columnsBeforeTable.length}` : '1 / -1';
}

export function PaneGrid({ below }: PaneGridProps) {
  const kind = useLayout((state) => state.kind);
  const choice = useLayout((state) => state.choices[state.kind]);
  const width = useLayout((state) => state.width);
  const front = useShell((state) => state.front);
  const columns = layoutColumns(kind, choice, width, useDocument(isAcapFile) ? 'acap' : 'usual');
  const left = front === 'text' ? 'text' : 'records';
  const columnOf = (pane: Pane) =>
    columns.find(({ place }) => place === pane || (place === 'left' && pane === left));
  const openColumns = columns.filter(({ collapsed }) => !collapsed).length;
  return (
    <div
      className={styles['panes']}
      style={
        {
          gridTemplateColumns: gridColumns(columns),
          '--findings': findingsColumns(columns),
        } as CSSProperties
      }
      data-kind={kind}
      data-below={findingsColumns(columns) === '1 / -1' ? 'all' : 'left'}
    >
      {panes.map(({ pane, title, content }) => {
        const column = columnOf(pane);
        const isLast = column === columns.at(-1);
        return (
          <Fragment key={pane}>
            <PaneHost
              inFront={kind === 'narrow' ? pane === front : column !== undefined}
              canCollapse={openColumns > 1}
              {...{ pane, title, column }}
            >
              <ErrorBoundary title={title}>
                <PaneTabsContext value={tabs[kind === 'medium' ? pane : 'access']}>
                  {pane === 'text' ? content : <DeferredPane {...{ pane, title }}>{content}</DeferredPane>}
                </PaneTabsContext>
              </ErrorBoundary>
            </PaneHost>
            {column && !isLast && <ColumnLine {...{ column, pane, title }} />}
          </Fragment>
        );
      })}
      {below}
    </div>
  );
}
