// The rows of the list of expectations. Only visible rows are rendered. Tab reaches every control; Up, Down, Home and End
// move between rows, Right opens one and moves within it, Left goes back and closes it.
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { Claim } from '../../core/workspace/expectations/claim.ts';
import type { ExpectableCell } from '../../core/workspace/expectations/expectation.ts';
import { number } from '../../messages/en/counts.ts';
import { expectationWords } from '../../messages/en/expectations.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { removeClaim } from '../../state/expectations/claim-commands.ts';
import { dropExpectations } from '../../state/expectations/expectation-commands.ts';
import type { ExpectationRow } from '../../state/expectations/expectation-rows.ts';
import { controlsOfRow, neighborControl } from '../../ui/controls/roving-tab-stop.ts';
import { mirrorArrowKey } from '../../ui/environment/text-direction.ts';
import { AnswerRow, FoldRow } from './answer-row.tsx';
import { ClaimRow } from './claim-row.tsx';
import styles from './expectations.module.css';

const words = expectationWords.list;

/** The estimated height of a row with one line, in pixels; visible rows are measured. */
const ROW_HEIGHT = 29;
/** How many frames to wait until a row that is scrolled to is rendered. */
const MAX_FOCUS_FRAMES = 10;

/** The key under which the details of a row are open. */
const detailsKey = (row: ExpectationRow) => `details ${row.key}`;

/** The row to which a key moves: the same row at the ends, undefined for other keys. Heads are passed over. */
function rowAfterKey(rows: readonly ExpectationRow[], from: number, key: string): number | undefined {
  const stops = rows.flatMap((row, place) => ('head' in row ? [] : [place]));
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  if (key === 'ArrowDown') return stops.find((place) => place > from) ?? from;
  return key === 'ArrowUp' ? (stops.findLast((place) => place < from) ?? from) : undefined;
}

function removeShown(row: ExpectationRow): void {
  if ('claim' in row) removeClaim(documentStore, row.claim.claim);
  else if ('one' in row) dropExpectations(documentStore, [row.one.expectation]);
  else if ('fold' in row)
    dropExpectations(
      documentStore,
      row.fold.items.map(({ expectation }) => expectation),
    );
}

interface ExpectationRowsProps {
  readonly rows: readonly ExpectationRow[];
  /** Whether the results of the claims are of the current text. */
  readonly isCurrent: boolean;
  /** The keys of open rows. */
  readonly open: ReadonlySet<string>;
  /** The id of the element that explains the keys. */
  readonly keys: string;
  readonly onToggle: (key: string) => void;
  readonly onShow: (cell: ExpectableCell, repairs?: Claim) => void;
  readonly onEdit: (claim: Claim) => void;
  /** Called when the row with the focus was removed, and no other can take the focus. */
  readonly onEmptied: () => void;
}

export function ExpectationRows(props: ExpectationRowsProps) {
  const { rows, isCurrent, open, keys, onToggle, onShow, onEdit, onEmptied } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing that is memoised keeps its functions
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    getItemKey: (place) => rows[place]?.key ?? place,
  });
  const focusWhenRendered = (place: number, frames: number) => {
    const row = list.current?.querySelector(`[data-index="${place}"]`);
    const target = row && controlsOfRow(row)[0];
    if (target) target.focus();
    else if (frames > 0) requestAnimationFrame(() => focusWhenRendered(place, frames - 1));
    else onEmptied();
  };
  const focusRow = (place: number) => {
    virtual.scrollToIndex(place);
    focusWhenRendered(place, MAX_FOCUS_FRAMES);
  };
  /** Opens the details of a row and then moves within it, or moves back and then closes them. */
  const moveSideways = (element: Element, target: HTMLElement, row: ExpectationRow, key: string): boolean => {
    const side = { ArrowRight: 1, ArrowLeft: -1 }[key] as 1 | -1 | undefined;
    if (side === undefined) return false;
    const isOpen = open.has(detailsKey(row));
    const neighbor = neighborControl(element, target, side);
    if (side === 1 ? 'opens' in target.dataset && !isOpen : !neighbor && isOpen) onToggle(detailsKey(row));
    else neighbor?.focus();
    return true;
  };
  /** Removes what the row shows; the focus goes to the row that takes its place. */
  const remove = (row: ExpectationRow, place: number) => {
    removeShown(row);
    requestAnimationFrame(() => {
      const after = list.current?.querySelectorAll('[data-index]').length ?? 0;
      focusWhenRendered(Math.min(place, after - 1), MAX_FOCUS_FRAMES);
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || target instanceof HTMLInputElement) return;
    const element = target.closest<HTMLElement>('[data-index]');
    if (!element || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const from = Number(element.dataset['index']);
    const row = rows[from];
    if (!row) return;
    const place = rowAfterKey(rows, from, key);
    if (place !== undefined) focusRow(place);
    else if (key === 'Delete') remove(row, from);
    else if (!moveSideways(element, target, row, mirrorArrowKey(key))) return;
    event.preventDefault();
  };
  const render = (row: ExpectationRow): ReactNode => {
    const details = { isOpen: open.has(detailsKey(row)), onToggle: () => onToggle(detailsKey(row)) };
    if ('head' in row)
      return (
        <h3 className={`row text-s ${styles['group']}`}>
          {words.groups[row.head]} <span className="quiet">{number(row.count)}</span>
        </h3>
      );
    if ('claim' in row) return <ClaimRow listed={row.claim} {...details} {...{ onShow, onEdit }} />;
    if ('fold' in row) return <FoldRow fold={row.fold} {...details} onListAll={() => onToggle(row.key)} />;
    return <AnswerRow one={row.one} isFolded={row.isFolded} {...details} onShow={onShow} />;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the controls in it
    <div ref={scroller} className={styles['scroller']} onKeyDown={onKeyDown}>
      <ul
        ref={list}
        aria-label={words.title}
        aria-describedby={keys}
        aria-busy={!isCurrent || undefined}
        className={`placed-list ${styles['list']}`}
        style={{ blockSize: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <li
              key={row.key}
              ref={virtual.measureElement}
              data-index={index}
              data-open={open.has(detailsKey(row)) || undefined}
              style={{ insetBlockStart: start }}
            >
              {render(row)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
