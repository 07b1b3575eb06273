import { afterEach, expect, test, vi } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import { removeRow } from '../../../features/table/actions/row-and-column-edits.ts';
import { newFile } from '../../document/document.ts';
import { createDocumentStore, edit, emptyDocument } from '../../document/document-store.ts';
import { addRows } from '../additions/matrix-additions.ts';
import { resumeCounting, stopCounting, watchCounting } from './count-large-table.ts';
import { countingStore } from './counting-state.ts';

const text = 'User-agent: *\nDisallow: /1\n';

function storeOf(count: number) {
  const files = [newFile('/robots.txt', sourceOfText(text))];
  const rows = Array.from({ length: count }, (_, place) => `/${place}`);
  return createDocumentStore({ ...emptyDocument(), files, rows, columns: ['a'] });
}
let unsubscribe = () => {};
const watch = (store: ReturnType<typeof storeOf>) => {
  unsubscribe = watchCounting(store);
  return store;
};
const counted = () => {
  const { totals } = countingStore.getState();
  return totals?.cellCounts();
};
const intent = { origin: 'text', label: { code: 'type' } } as const;
const typed = { range: { start: { line: 1, column: 11 }, end: { line: 1, column: 12 } }, text: '' };

afterEach(() => {
  unsubscribe();
  countingStore.setState({}, true);
  vi.unstubAllGlobals();
});

test('ours: a table of a few thousand cells is counted in slices, and again after an edit', async () => {
  const store = watch(storeOf(2500));
  await vi.waitFor(() => expect(counted()).toMatchObject({ all: 2500, deny: 1111 }));
  edit(store, '/robots.txt', [typed], intent);
  await vi.waitFor(() => expect(counted()).toMatchObject({ all: 2500, deny: 2500 }));
});

test('ours: without a worker, a large table is also counted in slices, and this is reported', async () => {
  vi.stubGlobal('Worker', undefined);
  watch(storeOf(200_000));
  expect(countingStore.getState().isSlow).toBe(true);
  await vi.waitFor(() => expect(counted()?.all).toBe(200_000), { timeout: 20_000 });
}, 30_000);

test('ours: a stopped count stays stopped across edits, until the user resumes it or the rows change', async () => {
  const store = watch(storeOf(2500));
  stopCounting();
  edit(store, '/robots.txt', [typed], intent);
  expect(countingStore.getState()).toMatchObject({ isStopped: true });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(counted()).toBeUndefined();
  resumeCounting();
  expect(countingStore.getState()).toMatchObject({ isStopped: false, progress: { done: 0, all: 2500 } });
  await vi.waitFor(() => expect(counted()).toMatchObject({ all: 2500, deny: 2500 }));
  stopCounting();
  addRows(store, '/new');
  await vi.waitFor(() => expect(counted()?.all).toBe(2501));
});

test('ours: a small table needs no count and discards that of a large one', async () => {
  const store = watch(storeOf(2001));
  await vi.waitFor(() => expect(counted()).toBeDefined());
  removeRow(store, 0);
  expect(counted()).toBeUndefined();
});
