// The cells that depend on the reader, cause by cause: readers that say the same of all of them share a column.

import { compareReadersWords as words } from '../../../messages/en/compare.ts';
import { titlesOfReaders } from '../reader-titles.ts';
import { causeHeadingId } from './cause-anchor.ts';
import { type CauseListProps, CauseSection } from './cause-section.tsx';
import { ReaderTreeView } from './reader-tree.tsx';
import styles from './readers.module.css';

export function CauseList({ compared, isStale, anchors, onFixed }: CauseListProps) {
  const { diff, causes, groups } = compared;
  const listed = diff.cells.reduce((sum, { agents }) => sum + agents.length, 0);
  return (
    <div className={styles['scroller']} tabIndex={-1}>
      <ReaderTreeView compared={compared} />
      {listed < diff.differing && <p className={styles['note']}>{words.onlyFirst(listed)}</p>}
      <table className={styles['table']} aria-label={words.title}>
        <colgroup>
          <col className={styles['urls']} />
          <col className={styles['names']} />
          {groups.map((places) => (
            <col key={places.join()} className={styles['answers']} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{words.url}</th>
            <th scope="col">{words.agents}</th>
            {groups.map((places, column) => (
              <th key={places.join()} scope="col" data-lens={column === 0 || undefined}>
                {titlesOfReaders(diff.readers, places).join(' · ')}
              </th>
            ))}
          </tr>
        </thead>
        {causes.map((cause) => (
          <CauseSection
            key={causeHeadingId(cause)}
            compared={compared}
            cause={cause}
            isStale={isStale}
            anchors={anchors}
            onFixed={onFixed}
          />
        ))}
      </table>
    </div>
  );
}
