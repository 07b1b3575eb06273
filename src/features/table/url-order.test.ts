// Rows sorted by URL: at once or in slices, the order is the same.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderTextsTask } from '../../core/analysis/table/text-order.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { createDocumentStore, emptyDocument, updateView } from '../../state/document/document-store.ts';
import { sortedByUrl, urlOrderStore } from '../../state/table/rows/url-sort.ts';
import { orderPlaces, watchUrlOrder } from './url-order.ts';

const { compare } = new Intl.Collator('en', { numeric: true });
describe('ours: the order of URLs', () => {
  test('is that of sorting them, equal ones in their original order, in both directions', () => {
    const url = fc.array(fc.constantFrom('/a', '/A', '1', '01', '2', '10', 'é', ''), { maxLength: 4 });
    const urls = fc.array(
      url.map((parts) => parts.join('')),
      { maxLength: 600 },
    );
    fc.assert(
      fc.property(urls, fc.boolean(), fc.integer({ min: 1, max: 3 }), (rows, down, nth) => {
        const isShown = (place: number) => place % nth === 0;
        const sign = down ? -1 : 1;
        const expected = [...rows.keys()]
          .filter(isShown)
          .toSorted((a, b) => sign * compare(rows[a]!, rows[b]!));
        expect(orderPlaces(runSync(orderTextsTask(rows)), isShown, down)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  test('pauses while it is computed', () => {
    const rows = Array.from({ length: 4000 }, (_, i) => `/${(i * 7919) % 4000}`);
    let pauses = 0;
    const task = orderTextsTask(rows);
    while (!task.next().done) pauses++;
    expect(pauses).toBeGreaterThan(50);
  });
});

test('ours: a long list is sorted in slices once the user sorts it, and not before', () => {
  const rows = Array.from({ length: 3000 }, (_, i) => `/${3000 - i}`);
  const store = createDocumentStore({ ...emptyDocument(), rows });
  const due: (() => void)[] = [];
  const stop = watchUrlOrder(store, (run) => {
    due.push(run);
    return () => void due.splice(due.indexOf(run), 1);
  });
  expect(due).toEqual([]);
  const places = [...rows.keys()];
  const first = (urls: readonly string[], down: boolean) =>
    sortedByUrl(urls, places, down, urlOrderStore.getState().order).slice(0, 2);
  expect(first(rows, false)).toEqual([0, 1]);
  updateView(store, { matrix: { filter: 'all', text: '', sort: { down: false } } });
  while (due.length > 0) due.shift()!();
  expect(first(rows, false)).toEqual([2999, 2998]);
  expect(first(rows, true)).toEqual([0, 1]);
  expect(sortedByUrl(rows, [5, 7], false, urlOrderStore.getState().order)).toEqual([7, 5]);
  // Other rows do not reuse the order of the previous ones.
  expect(first([...rows], false)).toEqual([0, 1]);
  stop();
});
