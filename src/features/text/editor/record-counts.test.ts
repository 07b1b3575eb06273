import { afterEach, expect, test } from 'vitest';
import { insertAt } from '../../../core/document/range.ts';
import { sourceOfText } from '../../../core/document/source.ts';
import { newFile } from '../../../state/document/document.ts';
import {
  createDocumentStore,
  edit,
  emptyDocument,
  updateView,
} from '../../../state/document/document-store.ts';
import { openSource } from '../../../state/document/selectors.ts';
import { countingStore } from '../../../state/table/counting/counting-state.ts';
import { createTotals } from '../../../state/table/counting/totals.ts';
import { accessMatrix } from '../../../state/table/matrix-query.ts';
import { sourceLines } from '../../../testing/policies.ts';
import { createRecordCounter } from './record-counts.ts';

const text = 'User-agent: a\nUser-agent: b\nDisallow: /x\nAllow: /x/y\n\nUser-agent: *\nDisallow: /\n';

function createCounter() {
  const rows = ['/x', '/x/y', '/z'].map((path) => `https://h.example${path}`);
  const store = createDocumentStore({
    ...emptyDocument(),
    origin: 'https://h.example',
    files: [newFile('/robots.txt', sourceOfText(text))],
    rows,
    columns: ['a', 'b', 'zed'],
  });
  const waiting: (() => void)[] = [];
  const changes: boolean[] = [];
  const counter = createRecordCounter(
    store,
    () => changes.push(true),
    (run) => {
      waiting.push(run);
      return () => void waiting.splice(waiting.indexOf(run), 1);
    },
  );
  const runAll = () => {
    while (waiting.length > 0) waiting.shift()!();
  };
  const records = () => {
    const lines = sourceLines(openSource(store.getState()));
    return [...(counter.current().counts?.records ?? [])].map(([id, count]) => [
      lines.findIndex((line) => line.id === id),
      count,
    ]);
  };
  return { store, counter, settle: runAll, records, changes, waiting };
}

test('ours: the answers of the table that each record and each line decides', () => {
  const { counter, settle, records } = createCounter();
  expect(counter.current()).toEqual({ counts: undefined, isStale: true });
  settle();
  expect(records()).toEqual([
    [0, 2],
    [5, 3],
  ]);
  const { counts, isStale } = counter.current();
  expect(isStale).toBe(false);
  expect(counts?.cells).toBe(6);
  expect([...(counts?.lines.values() ?? [])]).toEqual([1, 1, 3]);
});

test('ours: after an edit, counts are stale until they are computed again', () => {
  const { store, counter, settle, records } = createCounter();
  settle();
  edit(store, '/robots.txt', [insertAt(0, 0, '# c\n')], { origin: 'text', label: { code: 'type' } });
  expect(counter.current().isStale).toBe(true);
  expect(records()).toEqual([
    [1, 2],
    [6, 3],
  ]);
  settle();
  expect(counter.current().isStale).toBe(false);
  updateView(store, { caret: { position: { line: 0, column: 0 }, by: 'text' } });
  expect(counter.current().isStale).toBe(false);
});

test('ours: if the table has another question, nothing is counted', () => {
  const { store, counter, settle } = createCounter();
  updateView(store, { subject: { question: 'dataset' } as never });
  settle();
  expect(counter.current().counts?.cells).toBe(0);
});

test('ours: after disposal, nothing is counted', () => {
  const { store, counter, waiting } = createCounter();
  counter.dispose();
  expect(waiting).toEqual([]);
  edit(store, '/robots.txt', [insertAt(0, 0, '#\n')], { origin: 'text', label: { code: 'type' } });
  expect(waiting).toEqual([]);
});

afterEach(() => countingStore.setState({}, true));

test('product: a table that a worker has already counted has its counts at once, and its text opens', () => {
  const rows = Array.from({ length: 200_000 }, (_, place) => `/${place}`);
  const files = [newFile('/robots.txt', sourceOfText(text))];
  const store = createDocumentStore({ ...emptyDocument(), files, rows, columns: ['a'] });
  const beside = { decided: Float64Array.of(0, 0, 3, 0, 0, 0, 0, 0), changed: undefined };
  const tally = { counts: new Uint32Array(), rows: [], kinds: 0 };
  const totals = createTotals({ matrix: accessMatrix(store.getState()), totals: tally, beside });
  countingStore.setState({ totals });
  // A listener asks the counter, which it has only after the counter is created.
  const changes: boolean[] = [];
  const counter = createRecordCounter(store, () => changes.push(counter.current().isStale));
  expect(counter.current()).toMatchObject({ isStale: false, counts: { cells: 200_000 } });
  expect(changes).toEqual([]);
  countingStore.setState({ totals: createTotals({ ...totals, totals: tally }) });
  edit(store, '/robots.txt', [insertAt(0, 0, '# c\n')], { origin: 'text', label: { code: 'type' } });
  expect(changes).toEqual([true]);
  counter.dispose();
});
