// The narrow column in place of the columns that do not fit. Only pointers need it: keys go to any column.
import { flushSync } from 'react-dom';
import { number } from '../../../messages/en/counts.ts';
import { matrixWords as words } from '../../../messages/en/table.ts';
import { updateView } from '../../../state/document/document-store.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './grid.module.css';
import { gridElementAt, moreWidth, scroller } from './grid-focus.ts';
import type { ScrollWindow } from './scroll-window.ts';

export interface MoreColumnsProps extends Pick<ScrollWindow, 'before' | 'after'> {
  /** How many columns the table leaves out until they are asked for. */
  readonly omitted: number;
}

/** Scrolls by as many whole columns as are in sight, or back to the first ones. */
function scrollColumns(isForward: boolean): void {
  const box = scroller();
  const head = gridElementAt({ row: 0, column: 0 });
  if (!box || !head) return;
  const pinned = box.querySelector<HTMLElement>('th[data-pinned]');
  const end = pinned ? pinned.offsetLeft : box.scrollLeft + box.clientWidth;
  const seen = end - moreWidth(box) - head.offsetLeft - head.offsetWidth;
  const sign = getComputedStyle(box).direction === 'rtl' ? -1 : 1;
  box.scrollTo({ left: isForward ? box.scrollLeft + sign * Math.abs(seen) : 0 });
}

/** In place of the columns that do not fit: shows the next ones, or after the last of them the first ones again. */
export function MoreColumns({ before, after, omitted }: MoreColumnsProps) {
  const more = after + omitted;
  const label = more > 0 ? words.moreColumns(more) : words.firstColumns;
  const showMore = () => {
    if (after === 0 && omitted > 0) flushSync(() => updateView(documentStore, { isComplete: true }));
    scrollColumns(more > 0);
  };
  return (
    <button
      type="button"
      className={`column text-xs ${styles['more']}`}
      data-back={more === 0 || undefined}
      tabIndex={-1}
      aria-label={label}
      title={label}
      onClick={showMore}
    >
      <Icon name="g-right" /> <b data-words={label}>{number(more > 0 ? more : before)}</b>
      {more > 0 && <span className="cut">{words.more}</span>}
    </button>
  );
}
