// Calculates how the panes share the width of the window, in rem.

/**
 * From 84 rem, three panes are side by side; from 46 rem two, with records and text sharing the left place;
 * otherwise one.
 */
export type LayoutKind = 'wide' | 'medium' | 'narrow';

/** A place that can be resized and collapsed. `left` is the shared place of the medium layout. */
export type LayoutPlace = 'records' | 'text' | 'left' | 'access' | 'trace';

/** The user's settings for one layout. Sizes are in rem; that of the trace is its percentage of the height. */
export interface LayoutChoices {
  readonly sizes: Readonly<Partial<Record<LayoutPlace, number>>>;
  readonly collapsed: readonly LayoutPlace[];
}

export interface LayoutColumn {
  readonly place: LayoutPlace;
  readonly collapsed: boolean;
  /** Whether the column takes the remaining width: the last one that is not collapsed. */
  readonly flexible: boolean;
  readonly size: number;
  readonly min: number;
  readonly max: number;
}

/** The width of the strip of a collapsed pane. */
const STRIP_WIDTH = 2;
export const TRACE_SHARE = { min: 15, max: 85, usual: 50 } as const;

const minimumSizes = { records: 16, text: 14, left: 18, access: 18, trace: 0 } satisfies Record<
  LayoutPlace,
  number
>;
const columnPlaces: Readonly<Record<LayoutKind, readonly LayoutPlace[]>> = {
  wide: ['records', 'text', 'access'],
  medium: ['left', 'access'],
  narrow: [],
};

/**
 * The limits of the place that records and text share: as wide as the records of a wide window, if the table has
 * enough room.
 */
const LEFT_ROOM = { least: 20, most: 26.25 } as const;
/** The room of the table, and of the text beside it. */
const ACCESS_ROOM = { least: 34, most: 40.25 } as const;
const TEXT_ROOM = 20;

/** The width of the records: those of ACAP have restrictions beside their paths. */
const RECORDS_ROOM = { usual: 26.25, acap: 30 } as const;

export type RecordsRoom = keyof typeof RECORDS_ROOM;

function defaultSize(place: LayoutPlace, width: number, room: RecordsRoom): number {
  if (place === 'left') return Math.min(LEFT_ROOM.most, Math.max(LEFT_ROOM.least, width - ACCESS_ROOM.least));
  if (place === 'records') return RECORDS_ROOM[room];
  // Text and access share the width without records 1 : 1.4 in a wide window; in a narrower one, access has 34 to
  // 40.25.
  const remaining = width - RECORDS_ROOM[room];
  if (width >= 100) return Math.min(remaining / 2.4, remaining - ACCESS_ROOM.most);
  return remaining - Math.min(ACCESS_ROOM.most, Math.max(ACCESS_ROOM.least, remaining - TEXT_ROOM));
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Returns the columns of a layout for a window width. Selected sizes shrink if they do not fit. */
export function layoutColumns(
  kind: LayoutKind,
  choice: LayoutChoices,
  width: number,
  recordsRoom: RecordsRoom = 'usual',
): LayoutColumn[] {
  const places = columnPlaces[kind];
  const open = places.filter((place) => !choice.collapsed.includes(place));
  const flexible = open.at(-1) ?? places.at(-1);
  const fixedPlaces = open.filter((place) => place !== flexible);
  const room = width - STRIP_WIDTH * (places.length - open.length) - (flexible ? minimumSizes[flexible] : 0);
  const preferredSize = (place: LayoutPlace) =>
    Math.max(minimumSizes[place], choice.sizes[place] ?? defaultSize(place, width, recordsRoom));
  const shrink = Math.min(1, room / sumOf(fixedPlaces.map(preferredSize)));
  const sizeOf = (place: LayoutPlace) => Math.max(minimumSizes[place], preferredSize(place) * shrink);
  return places.map((place) => {
    const others = sumOf(fixedPlaces.filter((other) => other !== place).map(sizeOf));
    return {
      place,
      collapsed: place !== flexible && choice.collapsed.includes(place),
      flexible: place === flexible,
      size: sizeOf(place),
      min: minimumSizes[place],
      max: Math.max(minimumSizes[place], room - others),
    };
  });
}

/** Returns the columns as CSS grid tracks, with a line of 1 px between them. */
export function gridColumns(columns: readonly LayoutColumn[]): string {
  if (columns.length === 0) return 'minmax(0, 1fr)';
  return columns
    .map(({ collapsed, flexible, size }) => {
      if (collapsed) return `${STRIP_WIDTH}rem`;
      return flexible ? 'minmax(0, 1fr)' : `${size}rem`;
    })
    .join(' 1px ');
}
