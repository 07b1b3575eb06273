// How a reader interprets a line beyond its plain meaning, as codes. The form draws them; their sentences are in
// src/messages.

/** The parameters of each mark. Line numbers are 0-based and refer to one policy. */
export interface MarkParams {
  /** On a blank line: it ends the record although rules of the same card follow. */
  readonly 'record-ends': { readonly rules: number };
  /** On the first of several rules that belong to no record, where no blank line is the cause. */
  readonly 'orphans-begin': { readonly rules: number };
  readonly orphan: Record<never, never>;
  /** On the first user-agent line of a crawler: later records of this crawler are merged with this one. */
  readonly joined: { readonly agent: string; readonly line: number; readonly records: number };
  /** On the first user-agent line of a record: the user-agents of later cards are in the same record. */
  readonly 'shares-rules': { readonly line: number; readonly records: number };
  /** On a user-agent line: its card is one record with an earlier one, whose mark says why. */
  readonly 'joins-above': { readonly line: number };
  /** On a user-agent line: an earlier record of this crawler applies instead. */
  readonly 'not-first': { readonly agent: string; readonly line: number };
  /** On the first of several user-agent lines without a rule after them. */
  readonly 'ruleless-dropped': { readonly agents: number };
  readonly 'ruleless-allows': Record<never, never>;
  /** Only some readers recognize the line. `readers`: their titles. `here`: whether the selected reader does. */
  readonly 'read-by-some': {
    readonly field: string;
    readonly readers: readonly string[];
    readonly here: boolean;
  };
  /**
   * On a line that was meant as a user-agent line, and is none for the selected reader. `name`: the field as written,
   * empty if it has no colon. `rules`: how many rules below it belong to another record, and the first user-agent of
   * that record, its line, and how many more it has; if there is none, `agent` is empty and `line` is -1.
   */
  readonly 'unread-agent': {
    readonly name: string;
    readonly rules: number;
    readonly agent: string;
    readonly line: number;
    readonly more: number;
  };
  /** On the first line that is not read at all. */
  readonly 'beyond-size': { readonly octets: number; readonly lines: number };
  /** The end of this line is not read. */
  readonly 'line-cut': { readonly octets: number };
  readonly 'mark-spoils': Record<never, never>;
  readonly 'not-octets': Record<never, never>;
  readonly 'not-utf-8': Record<never, never>;
  readonly 'invalid-value': Record<never, never>;
  /** Nothing of the file is read, because it is longer than this limit. */
  readonly 'too-long': { readonly octets: number };
  readonly 'allow-unknown': Record<never, never>;
  readonly 'wildcards-literal': { readonly signs: string };
}

type MarkCode = keyof MarkParams;

/** One mark on one line. */
export type Mark = {
  readonly [C in MarkCode]: { readonly code: C; readonly params: MarkParams[C] };
}[MarkCode];

/** The marks of a file, by line. Lines without a mark are not included. */
export type Marks = ReadonlyMap<number, readonly Mark[]>;

/** Adds a mark. The functions that create marks call it. */
export type AddMark = (line: number, mark: Mark) => void;
