// What the grid holds, or which user-agents of the file it lacks, and a way to add them.
import { useDeferredValue, useMemo } from 'react';
import { matrixAddWords as words } from '../../messages/en/table-tools.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { type AccessMatrix, queriedSource } from '../../state/table/matrix-query.ts';
import styles from './add-strip.module.css';
import { findNamedColumns } from './named-columns.ts';

/** Up to so many are told by name. */
const MAX_NAMED_AGENTS = 3;

interface MissingAgentsProps {
  readonly matrix: AccessMatrix;
  readonly onAdd: (names: readonly string[]) => void;
}

export function MissingAgents({ matrix, onAdd }: MissingAgentsProps) {
  const { path, rows, agents, columns, classOf } = matrix;
  const ways = useMemo(() => new Set(columns.map((one) => classOf(one.agents[0]))).size, [columns, classOf]);
  const source = useDeferredValue(useDocument(queriedSource));
  const { named, isMore, missing } = useMemo(
    () => findNamedColumns(path, source, agents),
    [path, source, agents],
  );
  if (columns.length === 0) return null;
  if (missing.length === 0)
    return <span className={styles['note']}>{words.holds(rows.length, agents.length, ways)}</span>;
  const isFew = missing.length <= MAX_NAMED_AGENTS;
  const text = isFew ? words.noColumn(missing) : words.someAgents(named - missing.length, named, isMore);
  return (
    <>
      <span className={styles['note']} title={text}>
        {text}
      </span>
      <button type="button" className="btn btn-link" onClick={() => onAdd(missing)}>
        {isFew ? words.addMissing(missing.length) : words.showAll}
      </button>
    </>
  );
}
