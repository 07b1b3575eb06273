// Rows sorted by URL: at once or in slices, it is the same order.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderTextsTask } from '../../core/analysis/table/text-order.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { createDocumentStore, emptyDocument, updateView } from '../../state/document/document-store.ts';
import { sortedByUrl, urlOrderStore } from '../../state/table/url-sort.ts';
import { orderPlaces, watchUrlOrder } from './url-order.ts';

const { compare } = new Intl.Collator('en', { numeric: true });
describe('ours: the order of URLs', () => {
  test('is that of sorting them, equal ones as they are listed, in both directions', () => {
    const url = fc.array(fc.constantFrom('/a', '/A', '1', '01', '2', '10', 'é', ''), { maxLength: 4 });
    const urls = fc.array(
      url.map((parts) => parts.join('')),
      { maxLength: 600 },
    );
    fc.assert(
      fc.property(urls, fc.boolean(), fc.integer({ min: 1, max: 3 }), (rows, down, nth) => {
        const isShown = (place: number) => place % nth === 0;
        const sign = down ? -1 : 1;
        const wanted = [...rows.keys()]
          .filter(isShown)
          .toSorted((a, b) => sign * compare(rows[a]!, rows[b]!));
        expect(orderPlaces(runSync(orderTextsTask(rows)), isShown, down)).toEqual(wanted);
      }),
      { numRuns: 60 },
    );
  });

  test('pauses while it is worked out', () => {
    const rows = Array.from({ length: 4000 }, (_, i) => `/${(i * 7919) % 4000}`);
    let pauses = 0;
    const work = orderTextsTask(rows);
    while (!work.next().done) pauses++;
    expect(pauses).toBeGreaterThan(50);
  });
});

test('ours: a long list is sorted in slices, when that is asked for, and only then', () => {
  const rows = Array.from({ length: 3000 }, (_, i) => `/${3000 - i}`);
  const store = createDocumentStore({ ...emptyDocument(), rows });
  const due: (() => void)[] = [];
  const stop = watchUrlOrder(store, (run) => {
    due.push(run);
    return () => void due.splice(due.indexOf(run), 1);
  });
  expect(due).toEqual([]);
  const places = [...rows.keys()];
  const first = (of: readonly string[], down: boolean) =>
    sortedByUrl(of, places, down, urlOrderStore.getState().known).slice(0, 2);
  expect(first(rows, false)).toEqual([0, 1]);
  updateView(store, { matrix: { filter: 'all', text: '', sort: { down: false } } });
  while (due.length > 0) due.shift()!();
  expect(first(rows, false)).toEqual([2999, 2998]);
  expect(first(rows, true)).toEqual([0, 1]);
  expect(sortedByUrl(rows, [5, 7], false, urlOrderStore.getState().known)).toEqual([7, 5]);
  // Other rows: the order of the old ones is none of theirs.
  expect(first([...rows], false)).toEqual([0, 1]);
  stop();
});
