// User-agents that the file names and the grid lacks: how many, and a way to add them.
import { useDeferredValue, useMemo } from 'react';
import { matrixWords as words } from '../../messages/words/matrix.ts';
import { openSource } from '../../state/derived.ts';
import { namedColumns } from '../../state/questions.ts';
import { useDocument } from '../../state/use-document.ts';
import styles from './add-strip.module.css';

/** Up to so many are told by name. */
const TOLD = 3;

export function MissingAgents({ onAdd }: { onAdd: (names: readonly string[]) => void }) {
  const source = useDeferredValue(useDocument(openSource));
  const path = useDocument((state) => state.view.path);
  const columns = useDocument((state) => state.document.columns);
  const { named, isMore, missing } = useMemo(
    () => namedColumns(path, source, columns),
    [path, source, columns],
  );
  if (missing.length === 0 || columns.length === 0) return null;
  const isFew = missing.length <= TOLD;
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
