// What a reader makes of a line beyond its plain meaning, as codes: the form draws them, messages say them.

/** What each mark knows. Line numbers are 0-based and hold for the one Policy. */
export interface MarkParams {
  /** On a blank line: it ends the record although rules of the same card follow. */
  readonly 'record-ends': { readonly rules: number };
  /** On the first of rules that belong to no record, where no blank line is the cause. */
  readonly 'orphans-begin': { readonly rules: number };
  readonly orphan: Record<never, never>;
  /** On a user-agent line: other records of this robot count together with this one. */
  readonly joined: { readonly agent: string; readonly line: number; readonly records: number };
  /** On a user-agent line: it stands in one record with the user-agents of another card. */
  readonly 'shares-rules': { readonly line: number };
  /** On a user-agent line: an earlier record of this robot counts instead. */
  readonly 'not-first': { readonly agent: string; readonly line: number };
  /** On the first of user-agent lines that no rule follows. */
  readonly 'ruleless-dropped': { readonly agents: number };
  readonly 'ruleless-allows': Record<never, never>;
  /** Recognised by some readers only. `readers` are their titles; `here` tells whether the chosen one is among them. */
  readonly 'read-by-some': {
    readonly field: string;
    readonly readers: readonly string[];
    readonly here: boolean;
  };
  /** On the first line that is not read at all. */
  readonly 'beyond-size': { readonly octets: number; readonly lines: number };
  /** The end of this line is not read. */
  readonly 'line-cut': { readonly octets: number };
  readonly 'mark-spoils': Record<never, never>;
  readonly 'not-octets': Record<never, never>;
  readonly 'not-utf-8': Record<never, never>;
  /** Nothing of the file is read: it is longer than that. */
  readonly 'too-long': { readonly octets: number };
  readonly 'allow-unknown': Record<never, never>;
  readonly 'wildcards-literal': { readonly signs: string };
}

type MarkCode = keyof MarkParams;

/** One mark on one line. */
export type Mark = {
  readonly [C in MarkCode]: { readonly code: C; readonly params: MarkParams[C] };
}[MarkCode];

/** The marks of a file, by line; lines without one are not in it. */
export type Marks = ReadonlyMap<number, readonly Mark[]>;

/** Collects marks; what the parts of the drawing write to. */
export type AddMark = (line: number, mark: Mark) => void;
