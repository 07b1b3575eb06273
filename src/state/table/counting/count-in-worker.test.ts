import { expect, test } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import type { CountAnswer, CountOrder } from '../../../workers/counting.ts';
import { newFile } from '../../document/document.ts';
import { createDocumentStore, edit, emptyDocument, updateView } from '../../document/document-store.ts';
import type { IdleScheduler } from '../../idle-tasks.ts';
import { addRows } from '../additions/matrix-additions.ts';
import { listedColumns } from '../filtered-answers.ts';
import { accessMatrix } from '../matrix-query.ts';
import { createCountingWorker, type WorkerLike } from './count-in-worker.ts';
import type { CountingInput } from './counting-state.ts';
import type { MatrixTotals } from './totals.ts';

const text = 'User-agent: a\nUser-agent: b\nDisallow: /x\n\nUser-agent: *\nDisallow: /\n';
const typed = { range: { start: { line: 2, column: 12 }, end: { line: 2, column: 12 } }, text: 'y' };
const intent = { origin: 'text', label: { code: 'type' } } as const;

function storeOf(rows = ['/x', '/y']) {
  const files = [newFile('/robots.txt', sourceOfText(text))];
  return createDocumentStore({ ...emptyDocument(), files, rows, columns: ['c', 'a', '', 'b'] });
}
const tableOf = (store: ReturnType<typeof storeOf>): CountingInput => {
  const state = store.getState();
  return { matrix: accessMatrix(state), listed: listedColumns(state.view.matrix), state };
};

/** A worker that answers when the test makes it, and an idle scheduler that the test runs. */
function setUp() {
  const orders: CountOrder[] = [];
  const listeners = new Map<string, (event: { readonly data?: unknown }) => void>();
  let isTerminated = false;
  const worker: WorkerLike = {
    postMessage: (order) => void orders.push(structuredClone(order)),
    addEventListener: (type, listener) => void listeners.set(type, listener),
    terminate: () => {
      isTerminated = true;
    },
  };
  let failures = 0;
  const countingWorker = createCountingWorker(worker, () => failures++);
  const finished: MatrixTotals[] = [];
  const progress: number[] = [];
  const due: (() => void)[] = [];
  const idle: IdleScheduler = (run) => {
    due.push(run);
    return () => undefined;
  };
  const listener = {
    onProgress: (done: number) => progress.push(done),
    finish: (totals: MatrixTotals) => finished.push(totals),
  };
  return {
    orders,
    finished,
    progress,
    count: (table: CountingInput) => {
      const cancel = countingWorker.count(table, listener, idle);
      for (let run = due.shift(); run; run = due.shift()) run();
      return cancel;
    },
    answer: (data: CountAnswer) => listeners.get('message')?.({ data }),
    crash: () => listeners.get('error')?.({}),
    state: () => ({ failures, isTerminated }),
    kinds: () => orders.splice(0).map((order) => Object.keys(order)[0]),
  };
}

const counted = (version: number): CountAnswer => ({
  version,
  counted: {
    totals: { counts: new Uint32Array(8), kinds: 4, rows: [] },
    decided: new Float64Array(6),
    changed: { count: 3, rows: new Uint32Array(1) },
    answers: [],
  },
});

test('ours: rows and the file are sent once, an edit as the lines that it changed', () => {
  const store = storeOf();
  const { count, orders, kinds } = setUp();
  count(tableOf(store));
  expect(orders.at(-1)).toEqual({
    count: {
      version: 1,
      columns: ['a', ''],
      members: [
        ['a', 'b'],
        ['', 'c'],
      ],
      listed: [],
    },
  });
  expect(kinds()).toEqual(['rows', 'question', 'count']);
  edit(store, '/robots.txt', [typed], intent);
  count(tableOf(store));
  expect(orders[0]).toEqual({ runs: [{ from: 2, to: 3, lines: [['Disallow: /xy', '\n']] }] });
  expect(orders[1]).toEqual({ before: [{ from: 2, to: 3, lines: [['Disallow: /x', '\n']] }] });
  expect(kinds()).toEqual(['runs', 'before', 'count']);
  edit(store, '/robots.txt', [typed], intent);
  count(tableOf(store));
  expect(kinds()).toEqual(['runs', 'count']);
  updateView(store, { status: 503 });
  count(tableOf(store));
  expect(kinds()).toEqual(['question', 'before', 'count']);
  addRows(store, '/z');
  count(tableOf(store));
  expect(kinds()).toEqual(['rows', 'count']);
});

test('ours: many rows are sent in batches', () => {
  const rows = Array.from({ length: 4500 }, (_, place) => `/${place}`);
  const { count, orders } = setUp();
  count(tableOf(storeOf(rows)));
  const sent = orders.flatMap((order) => ('rows' in order ? order : []));
  expect(sent.map(({ areMore, rows: batch }) => [areMore, batch.length])).toEqual([
    [false, 2000],
    [true, 2000],
    [true, 500],
  ]);
  expect(sent.flatMap(({ rows: batch }) => batch)).toEqual(rows);
});

test('ours: answers for an older version are dropped, and those for the current one are reported with its table', () => {
  const store = storeOf();
  const { count, answer, finished, progress } = setUp();
  count(tableOf(store));
  edit(store, '/robots.txt', [typed], intent);
  const table = tableOf(store);
  count(table);
  answer({ version: 1, done: 1 });
  answer(counted(1));
  expect([finished, progress]).toEqual([[], []]);
  answer({ version: 2, done: 1 });
  answer(counted(2));
  answer(counted(2));
  expect(progress).toEqual([1]);
  expect(finished).toHaveLength(1);
  expect(finished[0]!.matrix).toBe(table.matrix);
  expect(finished[0]!.beside?.changed?.count).toBe(3);
});

test('ours: canceling a count stops the worker, once, and nothing more is reported', () => {
  const { count, answer, finished, kinds } = setUp();
  const cancel = count(tableOf(storeOf()));
  kinds();
  cancel();
  cancel();
  answer(counted(1));
  expect(kinds()).toEqual(['stop']);
  expect(finished).toEqual([]);
});

test.each(['crash', 'failed'] as const)(
  'ours: a worker that fails (%s) is terminated, and the failure is reported',
  (how) => {
    const { count, answer, crash, state } = setUp();
    count(tableOf(storeOf()));
    if (how === 'crash') crash();
    else answer({ version: 1, failed: true });
    expect(state()).toEqual({ failures: 1, isTerminated: true });
  },
);
