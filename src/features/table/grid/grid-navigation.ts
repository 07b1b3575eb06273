// Keyboard navigation in the grid: places, and the place that a key leads to. Row 0 is the head, column 0 the
// URLs.

export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** The number of rows and columns besides the heads, and the number of rows of a page. */
export interface GridExtent {
  readonly rows: number;
  readonly columns: number;
  readonly page: number;
}

/** Returns the nearest existing place. */
export function clampPlace({ row, column }: GridPlace, { rows, columns }: GridExtent): GridPlace {
  const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);
  return { row: clamp(row, rows), column: clamp(column, columns) };
}

type GridStep = (at: GridPlace, extent: GridExtent) => GridPlace;

const stepsByKey: Readonly<Record<string, GridStep>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 1 }),
  End: ({ row }, { columns }) => ({ row, column: columns }),
  PageUp: ({ row, column }, { page }) => ({ row: Math.max(row - page, Math.min(row, 1)), column }),
  PageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
  'Ctrl+Home': () => ({ row: 1, column: 1 }),
  'Ctrl+End': (_, { rows, columns }) => ({ row: rows, column: columns }),
};

/**
 * Returns the place that a key leads to, or undefined if it is not a navigation key. `Ctrl+` also means Command.
 */
export function placeAfterKey(key: string, at: GridPlace, extent: GridExtent): GridPlace | undefined {
  const step = Object.hasOwn(stepsByKey, key) ? stepsByKey[key] : undefined;
  return step && clampPlace(step(at, extent), extent);
}
