// How the panes share the width of the window: pure sums, in rem.

/** From 84 rem three panes are side by side; from 46 rem two, records and text sharing the left place; else one. */
export type LayoutKind = 'wide' | 'medium' | 'narrow';

/** A place that can be sized and collapsed. `left` is the shared place of the medium layout. */
export type LayoutPlace = 'records' | 'text' | 'left' | 'access' | 'trace';

/** What somebody chose in one layout. Sizes are in rem; that of the trace is its share of the height, per cent. */
export interface LayoutChoices {
  readonly sizes: Readonly<Partial<Record<LayoutPlace, number>>>;
  readonly collapsed: readonly LayoutPlace[];
}

export interface LayoutColumn {
  readonly place: LayoutPlace;
  readonly collapsed: boolean;
  /** Takes what the others leave: the last one that is not collapsed. */
  readonly flexible: boolean;
  readonly size: number;
  readonly min: number;
  readonly max: number;
}

/** Width of what is left of a collapsed pane. */
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

/** Of the place that records and text share: as wide as the records of a wide window, where the table has its room. */
const LEFT_ROOM = { least: 20, most: 26.25 } as const;
/** Room for the table's columns, and for the text beside it. */
const ACCESS_ROOM = { least: 34, most: 40.25 } as const;
const TEXT_ROOM = 20;

function usualSize(place: LayoutPlace, width: number): number {
  if (place === 'left') return Math.min(LEFT_ROOM.most, Math.max(LEFT_ROOM.least, width - ACCESS_ROOM.least));
  if (place === 'records') return 26.25;
  // What records leave: text and access share it 1 : 1.4 in a wide window; in a narrower one access has 34 to 40.25.
  const rest = width - 26.25;
  if (width >= 100) return Math.min(rest / 2.4, rest - ACCESS_ROOM.most);
  return rest - Math.min(ACCESS_ROOM.most, Math.max(ACCESS_ROOM.least, rest - TEXT_ROOM));
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** The columns of a layout in a window of this width; chosen sizes give way where they do not fit. */
export function layoutColumns(kind: LayoutKind, choice: LayoutChoices, width: number): LayoutColumn[] {
  const places = columnPlaces[kind];
  const open = places.filter((place) => !choice.collapsed.includes(place));
  const flexible = open.at(-1) ?? places.at(-1);
  const sized = open.filter((place) => place !== flexible);
  const room = width - STRIP_WIDTH * (places.length - open.length) - (flexible ? minimumSizes[flexible] : 0);
  const wanted = (place: LayoutPlace) =>
    Math.max(minimumSizes[place], choice.sizes[place] ?? usualSize(place, width));
  const shrink = Math.min(1, room / sumOf(sized.map(wanted)));
  const sizeOf = (place: LayoutPlace) => Math.max(minimumSizes[place], wanted(place) * shrink);
  return places.map((place) => {
    const others = sumOf(sized.filter((other) => other !== place).map(sizeOf));
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

/** The columns as CSS grid tracks, with a line of 1 px between them. */
export function gridColumns(columns: readonly LayoutColumn[]): string {
  if (columns.length === 0) return 'minmax(0, 1fr)';
  return columns
    .map(({ collapsed, flexible, size }) => {
      if (collapsed) return `${STRIP_WIDTH}rem`;
      return flexible ? 'minmax(0, 1fr)' : `${size}rem`;
    })
    .join(' 1px ');
}
