// User-agents with their own columns, because the user asked for them by name.
import { lowerCase } from '../../../core/text/lower-case.ts';
import { arrangeTable, type DocumentStore, updateView } from '../../document/document-store.ts';
import type { ColumnsBy } from '../../document/state.ts';
import { alsoShow } from '../additions/only-added.ts';

/** Gives each of these user-agents its own column. The table shows the first one. */
export function showOwnColumns(store: DocumentStore, agents: readonly string[]): void {
  const requested = agents.filter((agent) => agent !== '');
  if (requested.length === 0) return;
  const names = new Set(requested.map(lowerCase));
  const { ownColumns = [] } = store.getState().view;
  const others = ownColumns.filter((agent) => !names.has(lowerCase(agent)));
  updateView(store, { ownColumns: [...requested, ...others] });
  alsoShow(store, { agents: requested });
}

/** Groups all columns in one way: no crawler has its own column any more only because it was asked for. */
export function groupColumnsBy(store: DocumentStore, columnsBy: ColumnsBy): void {
  store.setState(({ view: { ownColumns: _, ...view } }) => ({ view: { ...view, columnsBy } }));
  arrangeTable(store);
}
