// What every reader of a value gives: its parts, where they stand in it, and what is wrong or odd about them.
import type { Severity } from '../../diagnostics/finding.ts';
import type { Word } from '../../syntax/words.ts';

/** Columns of a value, in UTF-16 code units from its first character on; `end` is the column behind. */
export type Columns = Pick<Word, 'start' | 'end'>;

/** Something about a value; the sentence is in messages under its code. */
export interface LineIssue<Code extends string = string> extends Columns {
  /** A code of modern-lines 16, as `CRD-UNIT`. */
  readonly code: Code;
  /** What a code is about where it has several causes: the word behind the colon of `CUS-SYNTAX:separator`. */
  readonly detail?: string;
  readonly severity: Severity;
}

/**
 * A value as it was read. `parts` are absent if nothing of the line counts; a line with parts may have errors where
 * the rest of it counts. A value is valid if no issue is an error (modern-lines 16).
 */
export interface LineValue<Parts, Code extends string = string> {
  readonly parts?: Parts;
  /** In the order of their columns. */
  readonly issues: readonly LineIssue<Code>[];
}

/** Reads the value of one kind of line: as written, without the blanks around it and without the comment. Never fails. */
export type ValueReader<Parts, Code extends string = string> = (value: string) => LineValue<Parts, Code>;

/** Whether no issue is an error. */
export const hasNoErrors = ({ issues }: LineValue<unknown>): boolean =>
  issues.every(({ severity }) => severity !== 'error');

/** Makes the issues of one kind of line, from its table of issues. */
export const createIssueFactory =
  <Code extends string>(kinds: Readonly<Record<Code, { readonly severity: Severity }>>) =>
  (code: Code, start: number, end: number, detail?: string): LineIssue<Code> => ({
    code,
    severity: kinds[code].severity,
    start,
    end,
    ...(detail === undefined ? {} : { detail }),
  });
