// Limits the table to some of its rows or columns, such as those of a pasted list.
import { groupByKey } from '../../../core/text/group-by-key.ts';
import { lowerCase } from '../../../core/text/lower-case.ts';
import { requestKeyOf } from '../../../core/workspace/request-key.ts';
import { type DocumentStore, updateView } from '../../document/document-store.ts';
import type { MatrixView } from '../../document/state.ts';
import { matrixRows } from '../matrix-query.ts';
import { defaultMatrixView } from '../matrix-view.ts';

/** Returns the rows of the table that ask about these URLs, in full or as paths, in the order of the URLs. */
export function rowsAbout(
  rows: readonly string[],
  origin: string,
  urls: readonly string[],
): readonly string[] {
  const byKey = groupByKey(rows, (row) => requestKeyOf(row, origin));
  return [...new Set(urls.flatMap((url) => byKey.get(requestKeyOf(url, origin)) ?? []))];
}

const viewOf = (store: DocumentStore): MatrixView => store.getState().view.matrix ?? defaultMatrixView;

/** Shows only the rows of these URLs, whatever the table was filtered by before. */
export function showOnlyUrls(store: DocumentStore, urls: readonly string[]): void {
  const state = store.getState();
  const onlyUrls = rowsAbout(matrixRows(state), state.document.origin, urls);
  updateView(store, { matrix: { ...viewOf(store), ...defaultMatrixView, onlyUrls } });
}

/** Shows only the columns of these crawlers. */
export function showOnlyAgents(store: DocumentStore, agents: readonly string[]): void {
  const names = new Set(agents.map(lowerCase));
  updateView(store, { matrix: { ...viewOf(store), onlyAgents: [...names] } });
}

/** Adds to the shown rows or columns, if only some are shown: what the user adds is never hidden. */
export function alsoShow(
  store: DocumentStore,
  { urls = [], agents = [] }: { readonly urls?: readonly string[]; readonly agents?: readonly string[] },
): void {
  const view = viewOf(store);
  const { onlyUrls, onlyAgents } = view;
  const isAdded = (onlyUrls && urls.length > 0) || (onlyAgents && agents.length > 0);
  if (!isAdded) return;
  const state = store.getState();
  const rows = urls.length > 0 ? rowsAbout(matrixRows(state), state.document.origin, urls) : [];
  updateView(store, {
    matrix: {
      ...view,
      ...(onlyUrls && { onlyUrls: [...new Set([...onlyUrls, ...rows])] }),
      ...(onlyAgents && { onlyAgents: [...new Set([...onlyAgents, ...agents.map(lowerCase)])] }),
    },
  });
}

/** Returns the view with all rows, or with all rows and columns. */
export function withoutFilters({ onlyUrls: _, ...view }: MatrixView): MatrixView {
  return { ...view, ...defaultMatrixView };
}

export function withAllColumns({ onlyAgents: _, ...view }: MatrixView): MatrixView {
  return view;
}
