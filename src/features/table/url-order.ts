// Sorts long lists of URLs in slices, when the user sorts by URL.
import { orderTextsTask, type TextOrder } from '../../core/analysis/table/text-order.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import type { DocumentStore, GatepostState } from '../../state/document/document-store.ts';
import { type IdleScheduler, runWhenIdle } from '../../state/idle-tasks.ts';
import { matrixRows } from '../../state/table/matrix-query.ts';
import { isSortedAtOnce, type UrlOrder, urlOrderStore } from '../../state/table/rows/url-sort.ts';

/** Returns the displayed places in order. `down` reverses the order, except among equal URLs. */
export function orderPlaces(
  { places, begins }: TextOrder,
  isShown: (place: number) => boolean,
  down: boolean,
): number[] {
  const result: number[] = [];
  const append = (from: number, to: number) => {
    for (let at = from; at < to; at++) if (isShown(places[at]!)) result.push(places[at]!);
  };
  if (!down) append(0, places.length);
  else
    for (let to = places.length; to > 0; ) {
      let from = to - 1;
      while (begins[from] === 0) from--;
      append(from, to);
      to = from;
    }
  return result;
}

function* orderUrls(rows: readonly string[]): CooperativeTask<UrlOrder> {
  const order = yield* orderTextsTask(rows);
  return { rows, inOrder: (isShown, down) => orderPlaces(order, isShown, down) };
}

/** Computes the order of a long list whenever the rows are sorted by URL. Returns the function that stops it. */
export function watchUrlOrder(store: DocumentStore, idle?: IdleScheduler): () => void {
  let sortedRows: readonly string[] | undefined;
  let cancel = () => {};
  const update = (state: GatepostState) => {
    const { sort } = state.view.matrix ?? {};
    const rows = sort && sort.agent === undefined ? matrixRows(state) : undefined;
    if (rows === sortedRows) return;
    sortedRows = rows;
    cancel();
    cancel = () => {};
    if (!rows || isSortedAtOnce(rows) || urlOrderStore.getState().order?.rows === rows) return;
    cancel = runWhenIdle(orderUrls(rows), (order) => urlOrderStore.setState({ order }), idle);
  };
  update(store.getState());
  const unsubscribe = store.subscribe(update);
  return () => {
    unsubscribe();
    cancel();
  };
}
