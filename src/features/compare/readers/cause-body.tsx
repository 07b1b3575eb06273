// One cause: what it is, the lines it hangs on, what mends it, and its cells.
import { useMemo, useState } from 'react';
import { findCauseLines } from '../../../core/compare/cause-lines.ts';
import type { ReaderCause } from '../../../core/compare/reader-causes.ts';
import { compareReadersWords as words } from '../../../messages/en/compare.ts';
import { explainReaderCause } from '../../../messages/explain-reader-cause.ts';
import { CauseFixes } from './cause-fixes.tsx';
import { causeHeadingId } from './cause-place.ts';
import { CauseRow } from './cause-row.tsx';
import type { CauseListProps } from './cause-table.tsx';
import { Excerpt } from './excerpt.tsx';
import styles from './readers.module.css';

/** Rows of a cause at first, and how many come with each step. */
const INITIAL_ROWS = 4;
const MORE_ROWS = 200;

interface CauseSectionProps extends CauseListProps {
  readonly cause: ReaderCause;
}

export function CauseSection(props: CauseSectionProps) {
  const { cause, compared } = props;
  const [wanted, setWanted] = useState(INITIAL_ROWS);
  const { cells } = cause;
  // One more would take as much room as the button.
  const count = cells.length <= wanted + 1 ? cells.length : wanted;
  return (
    <tbody aria-labelledby={causeHeadingId(cause)}>
      <CauseHeading {...props} />
      {cells.slice(0, count).map((cell) => (
        <CauseRow key={`${cell.url} ${cell.agents.join()}`} cell={cell} groups={compared.groups} />
      ))}
      {count < cells.length && (
        <tr>
          <td colSpan={compared.groups.length + 2}>
            <button
              type="button"
              className={`btn btn-link ${styles['more']}`}
              onClick={() => setWanted(wanted + MORE_ROWS)}
            >
              {words.moreUrls(cells.length - count)}
            </button>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function CauseHeading({ cause, compared, isStale, onFixed }: CauseSectionProps) {
  const { diff, lens, groups } = compared;
  const { title, sentences, spec } = explainReaderCause(cause, diff.readers, lens);
  const shown = useMemo(() => findCauseLines(diff, cause, lens), [diff, cause, lens]);
  return (
    <tr className={styles['cause']}>
      <th scope="rowgroup" colSpan={groups.length + 2}>
        <div className={styles['causeHead']}>
          <div>
            <h3 id={causeHeadingId(cause)} tabIndex={-1}>
              {title} <span className={styles['count']}>{words.cells(cause.count)}</span>
            </h3>
            <p>
              {sentences.join(' ')} <span className={styles['spec']}>{spec}</span>
            </p>
            <CauseFixes cause={cause} compared={compared} isStale={isStale} onFixed={onFixed} />
          </div>
          {shown.lines.length > 0 && <Excerpt {...shown} path={diff.asked.file} />}
        </div>
      </th>
    </tr>
  );
}
