// What the rows of the form need to know of the whole file: its policy, and what the chosen reader marks in it.
import { createContext, type PointerEvent, useContext } from 'react';
import type { Mark, Marks } from '../../core/compare/mark.ts';
import type { Policy } from '../../core/policy/policy.ts';
import type { Reader } from '../../core/readers/reader.ts';

export interface FormView {
  readonly policy: Policy;
  readonly marks: Marks;
  /** Title of the chosen reader. */
  readonly reader: string;
  readonly knobs: Reader;
  /** What the other readers mark, so that room is kept for it: choosing another reader moves nothing. */
  readonly others: readonly { readonly reader: string; readonly marks: Marks }[];
  /** The first line (0-based) that it does not see. */
  readonly unread: number;
  /** Takes hold of the rule with this id: its grip was pressed. */
  readonly drag: (event: PointerEvent<HTMLElement>, id: number) => void;
  /** Opens the folded run that hides a line (0-based); folds the run around one. */
  readonly openRun: (line: number) => void;
  readonly foldRun: (line: number) => void;
  /** Opens a file of the site, or makes it; absent where there is only one. */
  readonly openFile?: ((path: string) => void) | undefined;
  /** Removes the line of the row with this key. */
  readonly remove: (key: number) => void;
}

export const FormContext = createContext<FormView | undefined>(undefined);

export function useForm(): FormView {
  const form = useContext(FormContext);
  if (!form) throw new Error('a row of the form stands in its list');
  return form;
}

const none: readonly Mark[] = [];

/** The marks of a line (0-based). */
export const useMarks = (line: number): readonly Mark[] => useForm().marks.get(line) ?? none;
