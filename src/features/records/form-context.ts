// What the rows of the form need to know of the whole file. In three parts, so that a keystroke draws only those rows
// anew that it concerns: the policy is another one after every edit, what a reader makes of it seldom is.
import { createContext, type PointerEvent, useContext, useLayoutEffect } from 'react';
import type { RecordCapability, RuleCapability } from '../../actions/panes.ts';
import type { Mark, Marks } from '../../core/analysis/reader-marks/mark.ts';
import type { Reader } from '../../core/readers/reader.ts';
import type { Format } from '../../core/syntax/directives.ts';
import type { Policy } from '../../core/syntax/policy.ts';

/** What the chosen reader makes of the file; the same object while that stays the same. */
export interface ReaderInterpretation {
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
export interface ListActions {
  /** Takes hold of the rule with this id: its handle was pressed. */
  readonly drag: (event: PointerEvent<HTMLElement>, id: number) => void;
  /** Opens the folded run that hides a line (0-based); folds the run around one. */
  readonly openRun: (line: number) => void;
  readonly foldRun: (line: number) => void;
  /** Removes the line of the row with this key, or does what else takes that row away; the focus goes to the next one. */
  readonly remove: (key: number, act?: () => void) => void;
  /** Says what can be done with the rule with this id; the returned function withdraws it. */
  readonly registerRule: (id: number, rule: RuleCapability) => () => void;
  /** Says what can be added to a record, by its number; the returned function withdraws it. */
  readonly registerRecord: (number: number, record: RecordCapability) => () => void;
}

export interface RecordsForm {
  readonly policy: Policy;
  /** Opens a file of the site, or makes it; absent where there is only one. */
  readonly openFile?: ((path: string) => void) | undefined;
}

export const RecordsFormContext = createContext<RecordsForm | undefined>(undefined);
export const InterpretationContext = createContext<ReaderInterpretation | undefined>(undefined);
export const ListActionsContext = createContext<ListActions | undefined>(undefined);

function requireContext<T>(value: T | undefined): T {
  if (!value) throw new Error('a row of the form stands in its list');
  return value;
}

/** For rows that look at other lines: they are drawn anew at every edit. */
export const useRecordsForm = (): RecordsForm => requireContext(useContext(RecordsFormContext));
export const useInterpretation = (): ReaderInterpretation =>
  requireContext(useContext(InterpretationContext));
export const useListActions = (): ListActions => requireContext(useContext(ListActionsContext));

/** For the parts of a record's head that add to it. */
export function useRecordCapability(number: number, record: RecordCapability): void {
  const { registerRecord } = useListActions();
  useLayoutEffect(() => registerRecord(number, record));
}

const noMarks: readonly Mark[] = [];

/** The marks of a line (0-based). */
export const useLineMarks = (line: number): readonly Mark[] => useInterpretation().marks.get(line) ?? noMarks;
