// The marks of a cell besides its answer: the previous answer, differing readers, expectations and requests.
import type { ReactNode } from 'react';
import { capitalize } from '../../../core/text/capitalize.ts';
import { type MarkCode, markCodes } from '../../../state/document/answer-filter.ts';
import { type CellMarks, isMarkVisible } from '../../../state/table/cell-marks.ts';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import styles from './cell-mark-display.module.css';

export const markShapes: Readonly<Record<MarkCode, IconName>> = {
  changed: 'g-changed',
  failed: 'g-cross',
  differs: 'g-differs',
  expected: 'g-flag',
  requested: 'g-warning',
  unasked: 'g-unsaid',
};

/** What the pointer may press in the selected cell to expect its answer, as E does. */
export const ExpectFlag = () => (
  <span className={`inline ${styles['end']}`} aria-hidden="true">
    <span className={styles['offer']} data-expects="true">
      <Icon name="g-flag" />
    </span>
  </span>
);

/** The number of characters of a previous answer that fit beside the answer in a narrow cell. */
const MAX_SHORT = 8;

/** The rendered marks of one cell. */
export interface CellMarkDisplay {
  /** The text that follows in the accessible name of the cell. */
  readonly label: string;
  /** The tooltip: each mark as a sentence. */
  readonly title: string;
  readonly className: string | undefined;
  /** Before the shape of the answer, the answer it had before; or after it, how many crawlers changed. */
  readonly previousAnswer: ReactNode;
  /** At the end of the cell. */
  readonly end: ReactNode;
}

/**
 * Renders the marks of a cell. `filterMark` is the mark by which the table is filtered. It is drawn even if it is
 * a quiet one.
 */
export function createCellMarkDisplay(
  marks: CellMarks,
  filterMark: MarkCode | undefined,
  agents: readonly string[],
  url: string,
): CellMarkDisplay | undefined {
  const visibleMarks = markCodes.flatMap((code) => {
    const cells = marks[code];
    const mark = isMarkVisible(cells, code === filterMark) ? cells.at(agents, url) : undefined;
    return mark ? [{ code, ...mark }] : [];
  });
  if (visibleMarks.length === 0) return undefined;
  const changed = visibleMarks.find(({ code }) => code === 'changed');
  // The mark for differing readers is computed last. Farthest from the edge, it moves no other mark.
  const isLast = (mark: (typeof visibleMarks)[number]) => mark.code === 'differs';
  const early = visibleMarks.filter((mark) => mark.code !== 'changed' && !isLast(mark));
  const ends = [...visibleMarks.filter(isLast), ...early.toReversed()];
  return {
    label: visibleMarks.map(({ says }) => `, ${says}`).join(''),
    title: visibleMarks.map(({ says }) => `${capitalize(says)}.`).join(' '),
    className: changed ? styles['changed'] : undefined,
    previousAnswer:
      changed &&
      (changed.isPartial ? (
        <span className={`text-xs ${styles['part']}`} title={changed.short}>
          {changed.short}
        </span>
      ) : (
        <del
          className={`changed ${styles['was']}`}
          data-long={(changed.short ?? '').length > MAX_SHORT || undefined}
        >
          {changed.short}
        </del>
      )),
    end: ends.length > 0 && (
      <span className={`inline tight ${styles['end']}`}>
        {ends.map(({ code, short }) => (
          <span key={code} className={styles[code]} data-expects={code === 'expected' || undefined}>
            <Icon name={markShapes[code]} />
            {short && <span className={styles['short']}>{short}</span>}
          </span>
        ))}
      </span>
    ),
  };
}
