// The cells that change, by the line that did it.

import { useId } from 'react';
import { versionsWords as words } from '../../../messages/en/compare.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { accessMatrix, matrixQuery } from '../../../state/table/matrix-query.ts';
import type { TaskResult } from '../../../state/use-idle-task.ts';
import type { Versions } from '../../../state/versions/compared-versions.ts';
import type { VersionDiff } from '../../../state/versions/version-diff.ts';
import { PageLink } from '../../../ui/controls/page-link.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LineChanges } from './line-changes.tsx';
import styles from './versions.module.css';

interface ChangedAnswersProps {
  readonly versions: Versions;
  /** The last that was worked out: it may be about older versions. */
  readonly told: TaskResult<Versions, VersionDiff> | undefined;
  /** Whether the version after is the present one, in which one can go to lines and cells. */
  readonly isNow: boolean;
}

/** What to do where nothing is listed. */
function NoChanges({ versions, diff }: { versions: Versions; diff: VersionDiff }) {
  const { rows, agents } = accessMatrix(versions.after);
  if (diff.all === 0)
    return (
      <>
        <p>{words.noTable}</p>
        <PageLink className="btn" to="/edit">
          {words.toTable}
        </PageLink>
      </>
    );
  if (versions.paths.length === 0) return <p>{words.nothing}</p>;
  return <p>{words.noCell(rows.length, agents.length)}</p>;
}

export function ChangedAnswers({ versions, told, isNow }: ChangedAnswersProps) {
  const heading = useId();
  const isStale = told?.question !== versions;
  const { kind, reader } = matrixQuery(versions.after);
  const diff = told?.result;
  const listed = diff?.causes.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <section aria-labelledby={heading} className={styles['cells']} aria-busy={isStale}>
      <h2 id={heading} className={diff && diff.changed > 0 ? styles['changed'] : undefined}>
        {diff && diff.changed > 0 && <Icon name="g-changed" />}{' '}
        {diff && diff.all > 0 ? words.counted(diff.changed, diff.all) : words.cellsTitle}
      </h2>
      {!diff && <p className={styles['quiet']}>{words.counting}</p>}
      {diff && diff.changed > 0 && <p className={styles['quiet']}>{words.readAs(readerTitle(reader))}</p>}
      {diff && diff.changed === 0 && <NoChanges versions={told.question} diff={diff} />}
      {diff?.causes.map((cause) => (
        <LineChanges
          key={`${cause.side} ${cause.by?.path} ${cause.by?.line}`}
          {...{ cause, kind, isNow, path: versions.path }}
        />
      ))}
      {diff && diff.changed > listed && <p>{words.notListed(diff.changed - listed)}</p>}
    </section>
  );
}
