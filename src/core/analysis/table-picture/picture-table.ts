// The content and style of a picture of a table, and its maximum size.

/** How an answer is drawn. Colors are CSS values. */
export interface ToneStyle {
  /** The SVG content of a shape in a 12 by 12 box, in `currentColor`; absent if the word has no shape. */
  readonly shape?: string;
  readonly mark: string;
  readonly ink: string;
  readonly back?: string;
  readonly isStrong?: boolean;
}

/** The other colors, and the fonts. */
export interface PictureStyle<Tone extends string> {
  readonly surface: string;
  readonly head: string;
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  readonly edge: string;
  /** Font names, with fallbacks. */
  readonly words: string;
  readonly code: string;
  readonly tones: Readonly<Record<Tone, ToneStyle>>;
}

export interface PictureAnswer<Tone extends string> {
  readonly tone: Tone;
  readonly word: string;
}

export interface PictureColumn<Tone extends string> {
  readonly names: readonly string[];
  /** Short lines below the names, such as counts and the record. */
  readonly notes: readonly string[];
  readonly answers: readonly PictureAnswer<Tone>[];
}

/** The content. All lists of answers are as long as the list of URLs. */
export interface PictureTable<Tone extends string> {
  readonly title: string;
  /** The file, how it was read, and when. */
  readonly facts: string;
  readonly corner: string;
  readonly urls: readonly string[];
  readonly columns: readonly PictureColumn<Tone>[];
  readonly legend: readonly PictureAnswer<Tone>[];
  /** Returns the text that replaces names that do not fit. */
  readonly more: (count: number) => string;
}

/** A larger picture is of no use, and too large for the canvas of a browser. */
export const MAX_PICTURE_SIZE = { rows: 300, columns: 60 } as const;

/** Whether a table of this size can be drawn. */
export const canDrawPicture = (rows: number, columns: number): boolean =>
  rows <= MAX_PICTURE_SIZE.rows && columns <= MAX_PICTURE_SIZE.columns;
