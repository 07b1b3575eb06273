// The narrow column in place of the columns that do not fit. Only pointers need it: keys go to any column.
import { number } from '../../../messages/en/counts.ts';
import { matrixWords as words } from '../../../messages/en/table.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './grid.module.css';
import { gridElementAt, moreWidth, scroller } from './grid-focus.ts';
import type { ScrollWindow } from './scroll-window.ts';

export type MoreColumnsProps = Pick<ScrollWindow, 'before' | 'after'>;

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
export default function MoreColumns({ before, after }: MoreColumnsProps) {
  const label = after > 0 ? words.moreColumns(after) : words.firstColumns;
  return (
    <button
      type="button"
      className={`column text-xs ${styles['more']}`}
      data-back={after === 0 || undefined}
      tabIndex={-1}
      aria-label={label}
      title={label}
      onClick={() => scrollColumns(after > 0)}
    >
      <Icon name="g-right" /> <span data-words={label}>{number(after > 0 ? after : before)}</span>
    </button>
  );
}
