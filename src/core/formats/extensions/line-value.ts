// The result of reading a value: its parts, their columns, and its issues.
import type { Severity } from '../../diagnostics/finding.ts';
import type { Word } from '../../syntax/words.ts';

/** Columns of a value, in UTF-16 code units from its first character. `end` is excluded. */
export type Columns = Pick<Word, 'start' | 'end'>;

/** An issue of a value. `messages` has the sentence under its code. */
export interface LineIssue<Code extends string = string> extends Columns {
  /** A kind of finding, such as `CRD-EMPTY`. */
  readonly code: Code;
  readonly severity: Severity;
}

/**
 * The result of reading a value. `parts` are absent if the line has no effect. A line with parts may have errors
 * if the rest of it counts. A value is valid if no issue is an error.
 */
export interface LineValue<Parts, Code extends string = string> {
  readonly parts?: Parts;
  /** In the order of their columns. */
  readonly issues: readonly LineIssue<Code>[];
}

/**
 * Reads the value of one kind of line: as written, without the white space around it and without the comment.
 * Never fails.
 */
export type ValueReader<Parts, Code extends string = string> = (value: string) => LineValue<Parts, Code>;

/** Whether no issue is an error. */
export const hasNoErrors = ({ issues }: LineValue<unknown>): boolean =>
  issues.every(({ severity }) => severity !== 'error');

/** Creates the issues of one kind of line, using its table of issues. */
export const createIssueFactory =
  <Code extends string>(kinds: Readonly<Record<Code, { readonly severity: Severity }>>) =>
  (code: Code, start: number, end: number): LineIssue<Code> => ({
    code,
    severity: kinds[code].severity,
    start,
    end,
  });
