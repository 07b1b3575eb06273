// The number of URLs that a column answers with yes and no, for screen readers. It may lag behind a keystroke. While
// only some URLs are shown, how many of them are closed is seen as well.
import { useMemo } from 'react';
import { matrixAddWords, matrixToolWords } from '../../../messages/en/table-tools.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { countsOf, type MatrixTotals } from '../../../state/table/counting/totals.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import { fetchPresentation, toneOf } from '../../../state/table/question-presentation.ts';
import { matrixView } from '../../../state/table/use-matrix.ts';
import styles from './grid.module.css';

/** The URLs of a longer list are not counted: nothing waits for them. */
const MAX_LISTED = 1000;

export interface ColumnTotalsProps {
  readonly id: string;
  readonly matrix: AccessMatrix;
  /** The totals, which may lag behind. */
  readonly totals: MatrixTotals | undefined;
  readonly agents: readonly string[];
}

/** Says how many URLs of a list are closed to a crawler; '' without a list, and for other questions. */
function describeListed({ kind, rows, ask }: AccessMatrix, agent: string, only?: readonly string[]): string {
  if (!only || only.length > MAX_LISTED || kind !== fetchPresentation) return '';
  const listed = new Set(only);
  const urls = rows.filter((url) => listed.has(url));
  const closed = urls.filter((url) => toneOf(kind, ask(agent, url)) === 'deny').length;
  return matrixAddWords.closedOf(closed, urls.length);
}

export function ColumnTotals({ id, matrix, totals, agents }: ColumnTotalsProps) {
  const [agent = ''] = agents;
  const onlyUrls = useDocument((state) => matrixView(state).onlyUrls);
  const listed = useMemo(() => describeListed(matrix, agent, onlyUrls), [matrix, agent, onlyUrls]);
  const counts = totals ? countsOf(totals, agent) : [];
  const summary = counts.map((answer) => matrixToolWords.counted(answer.counted, answer.count)).join(', ');
  return (
    <span id={id} aria-busy={totals?.matrix !== matrix || undefined}>
      {listed !== '' && <span className={`text-xs ${styles['listed']}`}>{listed}</span>}
      <span className="vh">
        {listed !== '' && '. '}
        {summary}
        {agents.length > 1 && `. ${matrixToolWords.enterLists(agents.length)}`}
      </span>
    </span>
  );
}
