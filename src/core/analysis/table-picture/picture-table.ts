// What a picture of a table is made of, and how large it may become.

/** How an answer is drawn. Colours are as CSS writes them. */
export interface ToneStyle {
  /** What is drawn inside of 12 by 12, in `currentColor`; absent where the word stands alone. */
  readonly shape?: string;
  readonly mark: string;
  readonly ink: string;
  readonly back?: string;
  readonly isStrong?: boolean;
}

/** Colours and faces of the rest. */
export interface PictureStyle<Tone extends string> {
  readonly surface: string;
  readonly head: string;
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  readonly edge: string;
  /** Names of faces, with those to fall back on. */
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
  /** Short lines below the names: what is counted, which record. */
  readonly notes: readonly string[];
  readonly answers: readonly PictureAnswer<Tone>[];
}

/** What is drawn; all lists of answers are as long as the list of URLs. */
export interface PictureTable<Tone extends string> {
  readonly title: string;
  /** Which file, read how, when. */
  readonly facts: string;
  readonly corner: string;
  readonly urls: readonly string[];
  readonly columns: readonly PictureColumn<Tone>[];
  readonly legend: readonly PictureAnswer<Tone>[];
  /** What stands for names that have no room. */
  readonly more: (count: number) => string;
}

/** Beyond this a picture is no picture any more, and too large for the canvas of a browser. */
export const MAX_PICTURE_SIZE = { rows: 300, columns: 60 } as const;

/** Whether a table of so many rows and columns is drawn at all. */
export const canDrawPicture = (rows: number, columns: number): boolean =>
  rows <= MAX_PICTURE_SIZE.rows && columns <= MAX_PICTURE_SIZE.columns;
