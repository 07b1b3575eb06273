// What the rows of the form need to know about the whole file. It is split into three contexts so that a
// keystroke re-renders only the rows that it concerns: the policy changes with every edit, its interpretation by
// a reader seldom.
import { createContext, type PointerEvent, useContext, useLayoutEffect } from 'react';
import type { RecordCapability, RuleCapability } from '../../actions/panes.ts';
import type { Mark, Marks } from '../../core/analysis/reader-marks/mark.ts';
import type { Reader } from '../../core/readers/reader.ts';
import type { Format } from '../../core/syntax/directives.ts';
import type { Policy } from '../../core/syntax/policy.ts';

/** How the selected reader interprets the file. The same object as long as the interpretation is the same. */
export interface ReaderInterpretation {
  readonly format: Format;
  readonly marks: Marks;
  /** The title of the selected reader. */
  readonly reader: string;
  readonly readerOptions: Reader;
  /**
   * What the other watched readers mark. Space is reserved for their marks, so that switching to one of them does not
   * move anything.
   */
  readonly otherReaders: readonly { readonly reader: string; readonly marks: Marks }[];
  /** The first line (0-based) that the selected reader does not see; infinite if it sees all lines. */
  readonly firstUnreadLine: number;
}

/** What rows do to the list. The same object for the lifetime of the list. */
export interface ListActions {
  /** Starts to drag the rule with this id. Called when its handle is pressed. */
  readonly drag: (event: PointerEvent<HTMLElement>, id: number) => void;
  /** Opens the folded run that hides a line (0-based). */
  readonly openRun: (line: number) => void;
  /** Folds the run around a line (0-based). */
  readonly foldRun: (line: number) => void;
  /** Removes the line of the row with this key, or calls `act` to remove the row. The focus moves to the next row. */
  readonly remove: (key: number, act?: () => void) => void;
  /** Registers what the rule with this id can do; the returned function removes the registration. */
  readonly registerRule: (id: number, rule: RuleCapability) => () => void;
  /** Registers what can be added to a record, by its number; the returned function removes the registration. */
  readonly registerRecord: (number: number, record: RecordCapability) => () => void;
}

export interface RecordsForm {
  readonly policy: Policy;
  /** Opens a file of the site, creating it if necessary; absent where there is only one file. */
  readonly openFile?: ((path: string) => void) | undefined;
}

/** The width of a card, in pixels. */
export const DEFAULT_CARD_WIDTH = 390;
export const CardWidthContext = createContext(DEFAULT_CARD_WIDTH);

export const RecordsFormContext = createContext<RecordsForm | undefined>(undefined);
export const InterpretationContext = createContext<ReaderInterpretation | undefined>(undefined);
export const ListActionsContext = createContext<ListActions | undefined>(undefined);

function requireContext<T>(value: T | undefined): T {
  if (!value) throw new Error('a row of the form stands in its list');
  return value;
}

/** For rows that depend on other lines: they re-render after every edit. */
export const useRecordsForm = (): RecordsForm => requireContext(useContext(RecordsFormContext));
export const useInterpretation = (): ReaderInterpretation =>
  requireContext(useContext(InterpretationContext));
export const useListActions = (): ListActions => requireContext(useContext(ListActionsContext));

/** For the parts of a record's head that add to the record. */
export function useRecordCapability(number: number, record: RecordCapability): void {
  const { registerRecord } = useListActions();
  useLayoutEffect(() => registerRecord(number, record));
}

const noMarks: readonly Mark[] = [];

/** The marks of a line (0-based). */
export const useLineMarks = (line: number): readonly Mark[] => useInterpretation().marks.get(line) ?? noMarks;

/** Whether the selected reader does not see that a line (0-based) was meant as a user-agent line. */
export const useIsUnreadAgent = (line: number): boolean =>
  useLineMarks(line).some(({ code }) => code === 'unread-agent');
