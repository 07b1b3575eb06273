// The elements that show the rows while a table is scrolled, and their order afterwards.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { assignSlots, type RowSlot, sortRowElements, watchRowOrder } from './row-slots.ts';

const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
const shownIn = (slots: readonly RowSlot[]) => slots.map(({ index }) => index);

describe('slots', () => {
  test.each([
    ['the first rows get new slots', [], rows(0, 4), rows(0, 4)],
    ['down by one: the first slot is reused for the new row', rows(0, 4), rows(1, 5), [4, 1, 2, 3]],
    ['up by two: the last slots are reused for the new rows', rows(2, 6), rows(0, 4), [2, 3, 0, 1]],
    ['far away: all slots are reused', rows(0, 4), rows(90, 94), rows(90, 94)],
    ['fewer rows: unused slots are removed', rows(0, 4), rows(0, 2), rows(0, 2)],
    ['more rows: slots are added', rows(0, 2), rows(0, 4), rows(0, 4)],
  ])('ours: %s', (_, before, visible, expected) => {
    expect(shownIn(assignSlots(visible, assignSlots(before, [])))).toEqual(expected);
  });

  test('ours: the element of the row that had the focus is not reused for another row', () => {
    const [focusedSlot, ...others] = assignSlots([2, 90, 91, 92], []);
    expect(assignSlots([3, 90, 91, 92], [focusedSlot!, ...others], 2)).toEqual([
      ...others,
      { key: 4, index: 3 },
    ]);
    expect(assignSlots([2, 91, 92, 93], [focusedSlot!, ...others], 2)[0]).toBe(focusedSlot);
  });

  test('ours: each row is shown once, in its previous slot, and slots never change their order', () => {
    const window = fc.record({ from: fc.nat(30), length: fc.nat(12), kept: fc.nat(60) });
    fc.assert(
      fc.property(fc.array(window, { minLength: 1, maxLength: 12 }), (windows) => {
        let slots: readonly RowSlot[] = [];
        for (const { from, length, kept } of windows) {
          const visible = [...new Set([...rows(from, from + length), kept])].toSorted((a, b) => a - b);
          const next = assignSlots(visible, slots);
          const keys = next.map(({ key }) => key);
          expect(shownIn(next).toSorted((a, b) => a - b)).toEqual(visible);
          expect(keys).toEqual([...new Set(keys)].toSorted((a, b) => a - b));
          for (const { key, index } of slots)
            if (visible.includes(index)) expect(next).toContainEqual({ key, index });
          const created = keys.filter((key) => !slots.some((slot) => slot.key === key));
          expect(created.length).toBe(Math.max(0, visible.length - slots.length));
          slots = next;
        }
      }),
    );
  });
});

/** Creates a body with rows in this order; each has a focusable cell. */
function bodyOf(...indexes: readonly number[]): HTMLTableSectionElement {
  const body = document.createElement('tbody');
  for (const index of indexes) {
    const row = body.insertRow();
    row.ariaRowIndex = String(index);
    row.setAttribute('aria-rowindex', String(index));
    row.insertCell().tabIndex = -1;
  }
  document.body.replaceChildren(body);
  return body;
}
const orderIn = (body: Element) => [...body.children].map((row) => Number(row.getAttribute('aria-rowindex')));

describe('the order of the elements', () => {
  test('ours: rows are put in the order of their places; the one with the focus is not moved and keeps it', () => {
    const order = fc.shuffledSubarray(rows(2, 14), { minLength: 1 });
    fc.assert(
      fc.property(order, fc.option(fc.nat(11)), (indexes, focused) => {
        const body = bodyOf(...indexes);
        const cell = focused === null ? undefined : body.rows[focused % indexes.length]!.cells[0];
        cell?.focus();
        const moved: Node[] = [];
        const observer = new MutationObserver(() => undefined);
        observer.observe(body, { childList: true });
        sortRowElements(body);
        for (const { removedNodes } of observer.takeRecords()) moved.push(...removedNodes);
        expect(orderIn(body)).toEqual(indexes.toSorted((a, b) => a - b));
        if (cell)
          expect([moved.includes(cell.parentElement!), document.activeElement]).toEqual([false, cell]);
      }),
    );
  });

  test.each([
    ['after scrolling down, only the new rows', [10, 11, 2, 3, 4, 5, 6, 7, 8, 9], undefined, [11, 10]],
    ['after scrolling up, too', [4, 5, 6, 7, 8, 9, 2, 3], undefined, [3, 2]],
    ['with the focus far above them', [1, 10, 11, 12, 6, 7, 8, 9], 1, [12, 11, 10]],
    ['with the focus far below them', [40, 10, 11, 4, 5, 6, 7, 8, 9], 40, [11, 10, 9, 8, 7, 6, 5, 4]],
    ['with the focus in one of the new rows', [10, 11, 6, 7, 8, 9], 11, [9, 8, 7, 6]],
    ['none, if all are in order', [2, 3, 4, 5], 3, []],
  ])('ours: %s are moved', (_, indexes, focused, expected) => {
    const body = bodyOf(...indexes);
    if (focused !== undefined) body.rows[indexes.indexOf(focused)]!.cells[0]!.focus();
    const observer = new MutationObserver(() => undefined);
    observer.observe(body, { childList: true });
    sortRowElements(body);
    const moved = observer.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]);
    expect(moved.map((row) => Number((row as Element).getAttribute('aria-rowindex')))).toEqual(expected);
  });

  describe('in time', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());
    const observersNotified = () => Promise.resolve();

    test('ours: rows are put in order once nothing has changed for a moment, and never while the table is scrolled', async () => {
      const body = bodyOf(2, 3, 4);
      const stop = watchRowOrder(body);
      for (const index of [5, 8]) {
        body.rows[0]!.ariaRowIndex = String(index);
        body.rows[0]!.setAttribute('aria-rowindex', String(index));
        await observersNotified();
        vi.advanceTimersByTime(100);
      }
      expect(orderIn(body)).toEqual([8, 3, 4]);
      vi.advanceTimersByTime(50);
      expect(orderIn(body)).toEqual([3, 4, 8]);
      stop();
    });

    test('ours: a table that was removed is not changed', async () => {
      const body = bodyOf(3, 2);
      const stop = watchRowOrder(body);
      body.rows[0]!.setAttribute('aria-rowindex', '9');
      await observersNotified();
      stop();
      vi.advanceTimersByTime(1000);
      expect(orderIn(body)).toEqual([9, 2]);
    });
  });
});
