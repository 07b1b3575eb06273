// The rows of the list: heads and findings; only those in sight are built. Arrow keys go from finding to finding.
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useRef } from 'react';
import { findingWords as words } from '../../messages/words/findings.ts';
import type { FindingFilter } from '../../state/finding-filter.ts';
import type { FindingRow } from '../../state/finding-groups.ts';
import type { Found } from '../../state/findings.ts';
import { findingsPanel } from '../../state/findings-panel.ts';
import { useFindingsPanel } from '../../state/use-findings.ts';
import { FindingEntry } from './finding-entry.tsx';
import styles from './findings.module.css';
import type { Preview } from './findings-panel.tsx';
import { GroupHead } from './group-head.tsx';

/** About the height of a row, in pixels: what is in sight is measured. */
const ROW = 52;

interface Props {
  readonly rows: readonly FindingRow[];
  readonly found: Found;
  readonly isCurrent: boolean;
  readonly filter: FindingFilter;
  readonly onShown: () => void;
  readonly onPreview: (preview: Preview) => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

export function FindingRows({ rows, found, isCurrent, filter, onShown, onPreview }: Props) {
  const scroller = useRef<HTMLDivElement | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const current = useFindingsPanel((panel) => panel.current);
  // oxlint-disable-next-line react/incompatible-library -- nothing that is memoised keeps its functions
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 6,
    getItemKey: (place) => rows[place]?.key ?? place,
  });
  /** What is gone to by its key comes into sight. */
  const follow = (box: HTMLDivElement | null) => {
    scroller.current = box;
    return findingsPanel.subscribe((now, before) => {
      const place = rows.findIndex((row) => 'finding' in row && row.finding === now.current);
      if (now.current !== before.current && place >= 0) virtual.scrollToIndex(place);
    });
  };
  const toward = (step: 1 | -1, from: number) => {
    let next = from + step;
    while (rows[next] && !('finding' in rows[next]!)) next += step;
    if (!rows[next]) return;
    virtual.scrollToIndex(next);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-index="${next}"] [data-goes]`)?.focus(),
    );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const row =
      event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-index]') : null;
    if (step === undefined || !row) return;
    event.preventDefault();
    toward(step, Number(row.dataset['index']));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div ref={follow} className={styles['scroller']} tabIndex={0} aria-busy={!isCurrent}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its buttons */}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={words.listed}
        className={styles['list']}
        style={{ blockSize: virtual.getTotalSize() }}
        onKeyDown={onKeyDown}
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
              aria-current={'finding' in row && row.finding === current ? 'true' : undefined}
              style={{ insetBlockStart: start }}
            >
              {'group' in row ? (
                <GroupHead group={row.group} {...{ found, filter, isCurrent, onPreview }} />
              ) : (
                <FindingEntry
                  finding={row.finding}
                  under={row.under}
                  onMended={() => list.current?.focus()}
                  {...{ found, isCurrent, onShown }}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
