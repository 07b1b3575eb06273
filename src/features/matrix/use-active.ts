// The place in the grid that has its tab stop: it stays with its user-agent, whatever columns come, go and join.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { agentName, matrixWords as words } from '../../messages/words/matrix.ts';
import { type Column, standsFor } from '../../state/matrix-columns.ts';
import { type AccessMatrix, accessMatrix } from '../../state/matrix-question.ts';
import { documentStore } from '../../state/use-document.ts';
import { elementAt, focusActive, placeOf, reveal } from './grid-focus.ts';
import type { Place } from './places.ts';

interface Kept extends Place {
  /** The first user-agent of the column, where there is one. */
  readonly agent: string | undefined;
}

const agentIn = ({ column }: Place) => accessMatrix(documentStore.getState()).columns[column - 1]?.agents[0];

/** The place, and how to choose another. */
export function useActive(columns: readonly Column[]): [Place, (at: Place) => void] {
  const [kept, setKept] = useState<Kept>(() => ({
    row: 1,
    column: 1,
    agent: agentIn({ row: 1, column: 1 }),
  }));
  const setActive = useCallback((at: Place) => setKept({ ...at, agent: agentIn(at) }), []);
  const { agent, row, column } = kept;
  const own = columns[column - 1];
  const isThere = agent === undefined || (own !== undefined && standsFor(own, agent));
  const followed = isThere ? column : columns.findIndex((one) => standsFor(one, agent)) + 1 || column;
  return [{ row, column: followed }, setActive];
}

/** Where the focus was in the grid, it goes along with the place. */
export function useFollowedFocus({ row, column }: Place): void {
  useLayoutEffect(() => {
    const at = document.activeElement && placeOf(document.activeElement);
    const isHead = document.activeElement?.hasAttribute('aria-colindex');
    if (at && isHead && (at.row !== row || at.column !== column) && elementAt({ row, column })) focusActive();
  }, [row, column]);
}

/** Brings columns that were added into sight, and says where they are. */
export function useAddedColumns(
  { agents, columns }: AccessMatrix,
  setActive: (at: Place) => void,
  say: (text: string) => void,
): void {
  const before = useRef(agents);
  const pending = useRef<Place>(undefined);
  useEffect(() => {
    const known = new Set(before.current);
    const added = agents.filter((agent) => !known.has(agent));
    const isSameGrid = agents.length - added.length === before.current.length && before.current.length > 0;
    before.current = agents;
    const [agent] = added;
    if (agent === undefined || !isSameGrid) return;
    const column = columns.findIndex((one) => standsFor(one, agent)) + 1;
    pending.current = { row: 0, column };
    setActive(pending.current);
    say(words.columnMoved(agentName(agent), column, columns.length));
  }, [agents, columns, setActive, say]);
  // Once it is drawn, wherever it is.
  useLayoutEffect(() => {
    if (!pending.current || !elementAt(pending.current)) return;
    reveal(pending.current);
    pending.current = undefined;
  });
}
