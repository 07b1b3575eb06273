// The answers that change for one reason: each URL with its robots, and what which readers say.

import { useId, useState } from 'react';
import type { CdnAnswerChange, CdnChangeGroup } from '../../../core/analysis/cdn-block/cdn-block.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { edgeBlockWords as words } from '../../../messages/en/cdn-block.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { ScrollRegion } from '../../../ui/controls/scroll-region.tsx';
import { AnswerLabel } from '../../../ui/icons/answer-label.tsx';
import { titlesOfReaders } from '../reader-titles.ts';
import styles from './cdn-block.module.css';

/** Rows at first, and how many come with each step. */
const INITIAL_CHANGES = 8;
const MORE_CHANGES = 200;

interface ChangesByCauseProps {
  readonly group: CdnChangeGroup;
  readonly readers: readonly Reader[];
}

const countChangedAnswers = ({ agents, readers }: CdnAnswerChange) => agents.length * readers.length;

export function ChangesByCause({ group: { cause, count, changes }, readers }: ChangesByCauseProps) {
  const heading = useId();
  const [wanted, setWanted] = useState(INITIAL_CHANGES);
  const { title, why } = words.cause(cause);
  // One more would take as much room as the button.
  const shown = changes.length <= wanted + 1 ? changes.length : wanted;
  const notListed = count - changes.reduce((sum, change) => sum + countChangedAnswers(change), 0);
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>
        {title} <span className={styles['count']}>{words.answers(count)}</span>
      </h3>
      <p>{why}</p>
      <ScrollRegion className={styles['scroller']}>
        <table className={styles['table']} aria-labelledby={heading}>
          <thead>
            <tr>
              {Object.values(words.columns).map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, shown).map((change) => (
              <ChangeRow key={JSON.stringify(change)} change={change} readers={readers} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {shown < changes.length && (
        <button type="button" className="btn btn-link" onClick={() => setWanted(wanted + MORE_CHANGES)}>
          {words.moreRows(changes.length - shown)}
        </button>
      )}
      {shown === changes.length && notListed > 0 && <p>{words.notListed(notListed)}</p>}
    </section>
  );
}

function ChangeRow({ change, readers }: { change: CdnAnswerChange; readers: readonly Reader[] }) {
  const titles = titlesOfReaders(readers, change.readers);
  const robots = words.robots(change.agents);
  const told = words.readers(titles, readers.length);
  return (
    <tr>
      <th scope="row">
        <VisibleText text={change.url} />
        <span className={styles['below']}>
          <VisibleText text={robots} />
        </span>
        <span className={styles['below']}>{words.readBy(told)}</span>
      </th>
      <td>
        <VisibleText text={robots} />
      </td>
      <td>
        <AnswerLabel answer={change.before} />
      </td>
      <td>
        <AnswerLabel answer={change.after} />
      </td>
      <td>{told}</td>
    </tr>
  );
}
