// What the rows of the form need to know of the whole file. In three parts, so that a keystroke draws only those rows
// anew that it concerns: the policy is another one after every edit, what a reader makes of it seldom is.
import { createContext, type PointerEvent, useContext } from 'react';
import type { Mark, Marks } from '../../core/compare/mark.ts';
import type { Reader } from '../../core/readers/reader.ts';
import type { Format } from '../../core/syntax/directives.ts';
import type { Policy } from '../../core/syntax/policy.ts';

/** What the chosen reader makes of the file; the same object while that stays the same. */
export interface Reading {
  readonly format: Format;
  readonly marks: Marks;
  /** Title of the chosen reader. */
  readonly reader: string;
  readonly knobs: Reader;
  /** What the other readers mark, so that room is kept for it: choosing another reader moves nothing. */
  readonly others: readonly { readonly reader: string; readonly marks: Marks }[];
  /** The first line (0-based) that it does not see; infinite if it sees every one. */
  readonly unread: number;
}

/** What rows do to the list; the same object as long as the list is there. */
export interface Hands {
  /** Takes hold of the rule with this id: its grip was pressed. */
  readonly drag: (event: PointerEvent<HTMLElement>, id: number) => void;
  /** Opens the folded run that hides a line (0-based); folds the run around one. */
  readonly openRun: (line: number) => void;
  readonly foldRun: (line: number) => void;
  /** Removes the line of the row with this key, or does what else takes that row away; the focus goes to the next one. */
  readonly remove: (key: number, act?: () => void) => void;
}

export interface FormView {
  readonly policy: Policy;
  /** Opens a file of the site, or makes it; absent where there is only one. */
  readonly openFile?: ((path: string) => void) | undefined;
}

export const FormContext = createContext<FormView | undefined>(undefined);
export const ReadingContext = createContext<Reading | undefined>(undefined);
export const HandsContext = createContext<Hands | undefined>(undefined);

function inList<T>(value: T | undefined): T {
  if (!value) throw new Error('a row of the form stands in its list');
  return value;
}

/** For rows that look at other lines: they are drawn anew at every edit. */
export const useForm = (): FormView => inList(useContext(FormContext));
export const useReading = (): Reading => inList(useContext(ReadingContext));
export const useHands = (): Hands => inList(useContext(HandsContext));

const none: readonly Mark[] = [];

/** The marks of a line (0-based). */
export const useMarks = (line: number): readonly Mark[] => useReading().marks.get(line) ?? none;
