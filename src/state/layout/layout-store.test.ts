// The calculation of pane sizes, and the stored layout.
import { describe, expect, test } from 'vitest';
import { gridColumns, type LayoutChoices, layoutColumns } from './layout-columns.ts';
import { readLayout } from './layout-store.ts';

const usual: LayoutChoices = { sizes: {}, collapsed: [] };
const widthOf = (columns: ReturnType<typeof layoutColumns>) =>
  columns.reduce((sum, { size, collapsed, flexible }) => sum + (collapsed ? 2 : flexible ? 0 : size), 0);

describe('columns', () => {
  test('three in a wide window: records and text have sizes, access gets the rest', () => {
    expect(gridColumns(layoutColumns('wide', usual, 90))).toBe('26.25rem 1px 23.5rem 1px minmax(0, 1fr)');
  });

  test('two in a medium window, one in a narrow one', () => {
    expect(gridColumns(layoutColumns('medium', usual, 60))).toBe('26rem 1px minmax(0, 1fr)');
    expect(gridColumns(layoutColumns('narrow', usual, 20))).toBe('minmax(0, 1fr)');
  });

  test('sizes that do not fit shrink, so that access keeps its minimum width', () => {
    const columns = layoutColumns('wide', { sizes: { records: 60, text: 60 }, collapsed: [] }, 76);
    expect(widthOf(columns)).toBeLessThanOrEqual(76 - 18);
    expect(columns.map(({ size }) => size >= 14)).toEqual([true, true, true]);
  });

  test('a size can grow to the remaining width', () => {
    const [records] = layoutColumns('wide', { sizes: { text: 20 }, collapsed: [] }, 90);
    expect(records?.max).toBe(90 - 18 - 20);
  });

  test('design: from 1345 px, records are 420 px wide, and access has 544 to 644 px or more', () => {
    const [records, text] = layoutColumns('wide', usual, 85);
    expect([records?.size, text?.size]).toEqual([26.25, 20]);
    const wide = layoutColumns('wide', usual, 120);
    expect(wide[0]?.size).toBe(26.25);
    expect(wide[1]?.size).toBeCloseTo((120 - 26.25) / 2.4);
  });

  test('design: below, records and text share a place of 320 to 420 px, and access has 544 px or the rest', () => {
    const leftSize = (width: number) => layoutColumns('medium', usual, width)[0]?.size;
    expect([80, 57, 46].map(leftSize)).toEqual([26.25, 23, 20]);
  });

  test('a collapsed pane becomes a strip; the last open one gets the rest', () => {
    expect(gridColumns(layoutColumns('wide', { sizes: {}, collapsed: ['access'] }, 90))).toBe(
      '26.25rem 1px minmax(0, 1fr) 1px 2rem',
    );
    expect(gridColumns(layoutColumns('wide', { sizes: {}, collapsed: ['records', 'text'] }, 90))).toBe(
      '2rem 1px 2rem 1px minmax(0, 1fr)',
    );
  });

  test('if all panes are collapsed, which only tampered storage can contain, access is still shown', () => {
    const allCollapsed: LayoutChoices = { sizes: {}, collapsed: ['records', 'text', 'access'] };
    expect(gridColumns(layoutColumns('wide', allCollapsed, 90))).toBe('2rem 1px 2rem 1px minmax(0, 1fr)');
  });
});

describe('the stored layout', () => {
  const nothing = { wide: usual, medium: usual, narrow: usual };

  test('nothing, nonsense and unknown shapes give the default layout', () => {
    for (const text of [null, '', '{', '7', 'null', '[]', '{"wide":7,"medium":{"sizes":null}}'])
      expect(readLayout(text)).toEqual({ choices: nothing, plainText: false, noLetters: false });
  });

  test('sizes and collapsed panes of each layout; invalid sizes and places are ignored', () => {
    const stored = {
      wide: { sizes: { records: 30, text: -1, access: 'x', other: 3 }, collapsed: ['text', 'other'] },
      plainText: true,
      noLetters: false,
    };
    expect(readLayout(JSON.stringify(stored))).toEqual({
      choices: { ...nothing, wide: { sizes: { records: 30 }, collapsed: ['text'] } },
      plainText: true,
      noLetters: false,
    });
  });
});
