// The order of long lists of URLs, worked out in slices whenever one is to be sorted. Fetched with what asks for it.
import { orderTextsTask, type TextOrder } from '../../core/analysis/table/text-order.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import type { DocumentStore, GatepostState } from '../../state/document/document-store.ts';
import { type IdleScheduler, runWhenIdle } from '../../state/idle-tasks.ts';
import { matrixRows } from '../../state/table/matrix-query.ts';
import { isSortedAtOnce, type UrlOrder, urlOrderStore } from '../../state/table/url-sort.ts';

/** The places that are shown, in order; `down` turns it around, but for those that are equal. */
export function orderPlaces(
  { places, begins }: TextOrder,
  isShown: (place: number) => boolean,
  down: boolean,
): number[] {
  const found: number[] = [];
  const take = (from: number, to: number) => {
    for (let at = from; at < to; at++) if (isShown(places[at]!)) found.push(places[at]!);
  };
  if (!down) take(0, places.length);
  else
    for (let to = places.length; to > 0; ) {
      let from = to - 1;
      while (begins[from] === 0) from--;
      take(from, to);
      to = from;
    }
  return found;
}

function* orderUrls(rows: readonly string[]): CooperativeTask<UrlOrder> {
  const order = yield* orderTextsTask(rows);
  return { rows, inOrder: (isShown, down) => orderPlaces(order, isShown, down) };
}

/** From now on works out the order of a long list whenever one is to be sorted by URL; returns how to stop that. */
export function watchUrlOrder(store: DocumentStore, idle?: IdleScheduler): () => void {
  let asked: readonly string[] | undefined;
  let cancel = () => {};
  const look = (state: GatepostState) => {
    const { sort } = state.view.matrix ?? {};
    const rows = sort && sort.agent === undefined ? matrixRows(state) : undefined;
    if (rows === asked) return;
    asked = rows;
    cancel();
    cancel = () => {};
    if (!rows || isSortedAtOnce(rows) || urlOrderStore.getState().known?.rows === rows) return;
    cancel = runWhenIdle(orderUrls(rows), (known) => urlOrderStore.setState({ known }), idle);
  };
  look(store.getState());
  const leave = store.subscribe(look);
  return () => {
    leave();
    cancel();
  };
}
