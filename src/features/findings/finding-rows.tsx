// The rows of the list: heads and findings. Only visible rows are rendered. The list is one Tab stop: Up, Down,
// Home and End move between findings, Left and Right within one.

import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type Ref, useCallback, useImperativeHandle, useRef } from 'react';
import { usePane } from '../../actions/use-pane.ts';
import type { Finding } from '../../core/diagnostics/finding.ts';
import { findingWords as words } from '../../messages/en/findings.ts';
import { findingTitle } from '../../messages/explain-finding.ts';
import type { FindingReport } from '../../state/findings/finder.ts';
import { findingsPanel } from '../../state/findings/findings-panel.ts';
import { useFindingsPanel } from '../../state/findings/use-findings.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { mirrorArrowKey } from '../../ui/environment/text-direction.ts';
import { LabelledSeverityIcon } from '../../ui/icons/severity-icon.tsx';
import { type FindingAction, FindingEntry } from './finding-entry.tsx';
import type { FindingFilter } from './finding-filter.ts';
import { FindingGroupHead } from './finding-group-head.tsx';
import type { FindingFold, FindingRow } from './finding-groups.ts';
import { rowAfterKey } from './finding-row-keys.ts';
import styles from './findings.module.css';
import type { FixPreviewRequest } from './fix-preview.tsx';
import {
  controlsOfRow,
  focusTabStop,
  neighborControl,
  setSingleTabStop,
  watchTabStops,
} from './roving-tab-stop.ts';

interface FindingFoldRowProps {
  readonly fold: FindingFold;
  readonly onToggle: () => void;
}

/** Many findings of one kind as one row: the kind, the number of lines, and a button that lists them. */
function FindingFoldRow({ fold: { code, severity, lines, isOpen }, onToggle }: FindingFoldRowProps) {
  return (
    <div className={styles['entry']}>
      <LabelledSeverityIcon severity={severity} />
      <p className={`text-s breaks ${styles['told']}`}>
        <VisibleText text={words.folded(findingTitle(code), code, lines)} />{' '}
        <button
          type="button"
          className="btn btn-link"
          data-goes
          aria-expanded={isOpen}
          aria-label={words.unfoldOf(code, isOpen)}
          onClick={onToggle}
        >
          {words.unfold(isOpen)}
        </button>
      </p>
    </div>
  );
}

/** The estimated height of a row, in pixels; visible rows are measured. */
const ROW_HEIGHT = 33;
/** How many frames to wait until a row that is scrolled to is rendered. */
const MAX_FOCUS_FRAMES = 10;

/** Whether a row shows a finding, or is the folded row that contains it. */
const showsFinding = (row: FindingRow, finding: Finding | undefined): boolean =>
  finding !== undefined &&
  ('finding' in row
    ? row.finding === finding
    : 'fold' in row && !row.fold.isOpen && row.fold.findings.has(finding));

/** Methods of the rows for their parent. */
export interface FindingRowsHandle {
  readonly focusRow: (place: number) => void;
}

interface Props {
  readonly ref: Ref<FindingRowsHandle>;
  readonly rows: readonly FindingRow[];
  readonly report: FindingReport;
  readonly isCurrent: boolean;
  readonly filter: FindingFilter;
  /** The id of the element that explains the keys. */
  readonly keys: string;
  readonly onShown: () => void;
  /** Opens or closes the fold of the row with this key. */
  readonly onFold: (key: string) => void;
  readonly onMended: (row: FindingRow, what: FindingAction) => void;
  readonly onPreview: (preview: FixPreviewRequest) => void;
}

const arrowDirections: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

export function FindingRows(props: Props) {
  const { ref, rows, report, isCurrent, filter, keys, onShown, onFold, onMended, onPreview } = props;
  const scroller = useRef<HTMLDivElement | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const current = useFindingsPanel((panel) => panel.current);
  // oxlint-disable-next-line react/incompatible-library -- nothing that is memoised keeps its functions
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    getItemKey: (place) => rows[place]?.key ?? place,
  });
  /** Scrolls a finding into view when it is reached by a key. */
  const attachScroller = (box: HTMLDivElement | null) => {
    scroller.current = box;
    return findingsPanel.subscribe((state, before) => {
      const place = rows.findIndex((row) => showsFinding(row, state.current));
      if (state.current !== before.current && place >= 0) virtual.scrollToIndex(place);
    });
  };
  const focusWhenRendered = (place: number, frames: number) => {
    const row = list.current?.querySelector(`[data-index="${place}"]`);
    const target = row && (controlsOfRow(row)[0] ?? row.querySelector<HTMLElement>('h3'));
    if (target) target.focus();
    else if (frames > 0) requestAnimationFrame(() => focusWhenRendered(place, frames - 1));
  };
  const focusRow = (place: number) => {
    virtual.scrollToIndex(place);
    focusWhenRendered(place, MAX_FOCUS_FRAMES);
  };
  const attachList = useCallback((box: HTMLUListElement) => {
    list.current = box;
    return watchTabStops(box);
  }, []);
  useImperativeHandle(ref, () => ({ focusRow }));
  usePane('finding-list', { focus: () => list.current && focusTabStop(list.current) });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-index]') : null;
    if (!row || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const side = arrowDirections[mirrorArrowKey(key)];
    const place = rowAfterKey(rows, Number(row.dataset['index']), key);
    if (side === undefined && place === undefined) return;
    event.preventDefault();
    if (side !== undefined) neighborControl(row, target as HTMLElement, side)?.focus();
    else if (rows[place!]) focusRow(place!);
  };
  return (
    <div ref={attachScroller} className={styles['scroller']} aria-busy={!isCurrent}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its buttons */}
      <ul
        ref={attachList}
        aria-label={words.listed}
        aria-describedby={keys}
        className={`placed-list ${styles['list']}`}
        style={{ blockSize: virtual.getTotalSize() }}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => setSingleTabStop(currentTarget)}
      >
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              aria-current={showsFinding(row, current) ? 'true' : undefined}
              style={{ insetBlockStart: start }}
            >
              {'group' in row ? (
                <FindingGroupHead
                  group={row.group}
                  onIgnored={() => onMended(row, 'ignored')}
                  {...{ report, filter, isCurrent, onPreview }}
                />
              ) : 'fold' in row ? (
                <FindingFoldRow fold={row.fold} onToggle={() => onFold(row.key)} />
              ) : (
                <FindingEntry
                  finding={row.finding}
                  groupKind={row.under}
                  onActionDone={(what) => onMended(row, what)}
                  {...{ report, isCurrent, onShown }}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
