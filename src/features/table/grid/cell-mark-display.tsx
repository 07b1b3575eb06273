// The marks of a cell besides its answer: what it was, that readers differ, that it is as expected or not.
import type { ReactNode } from 'react';
import { type CellMarks, isMarkVisible, type MarkCode, markCodes } from '../../../state/table/cell-marks.ts';
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

/** What is drawn of the marks of one cell. */
export interface CellMarkDisplay {
  /** How the name of the cell goes on. */
  readonly says: string;
  readonly className: string | undefined;
  /** Before the shape of the answer: what it was. */
  readonly was: ReactNode;
  /** At the end of the cell. */
  readonly end: ReactNode;
}

/**
 * `asked`: the mark that the table is filtered by, which is drawn even if it is a quiet one.
 */
export function createCellMarkDisplay(
  marks: CellMarks,
  asked: MarkCode | undefined,
  agents: readonly string[],
  url: string,
): CellMarkDisplay | undefined {
  const found = markCodes.flatMap((code) => {
    const cells = marks[code];
    const mark = isMarkVisible(cells, code === asked) ? cells.at(agents, url) : undefined;
    return mark ? [{ code, ...mark }] : [];
  });
  if (found.length === 0) return undefined;
  const changed = found.find(({ code }) => code === 'changed');
  // Where readers differ is known last: farthest from the edge it moves nothing.
  const isLast = (one: (typeof found)[number]) => one.code === 'differs';
  const known = found.filter((one) => one.code !== 'changed' && !isLast(one));
  const ends = [...found.filter(isLast), ...known.toReversed()];
  return {
    says: found.map(({ says }) => `, ${says}`).join(''),
    className: changed ? styles['changed'] : undefined,
    was: changed && <del className={styles['was']}>{changed.short}</del>,
    end: ends.length > 0 && (
      <span className={styles['end']}>
        {ends.map(({ code, short }) => (
          <span key={code} className={styles[code]}>
            <Icon name={markShapes[code]} />
            {short && <span className={styles['short']}>{short}</span>}
          </span>
        ))}
      </span>
    ),
  };
}
