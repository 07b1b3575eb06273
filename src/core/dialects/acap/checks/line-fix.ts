// What a fix of one line starts from.
import { type Fix, fixOf } from '../../../policy/finding.ts';
import type { Policy } from '../../../policy/policy.ts';
import type { TextEdit } from '../../../text/range.ts';
import type { AcapLine, Issue, IssueCode } from '../field.ts';
import type { AcapFile } from '../file.ts';
import { type Columns, textAt } from './checking.ts';
import { replaceAt } from './edits.ts';

/** A line, and what is wrong with it. */
export interface LineFault {
  readonly policy: Policy;
  readonly file: AcapFile;
  readonly line: number;
  readonly text: string;
  readonly read: AcapLine;
  readonly issue: Issue;
}

export type Fixer = (fault: LineFault) => readonly Fix[];
export type FixTable = Partial<Record<IssueCode, Fixer>>;

/** The words of the line that an issue is about. */
export const faulty = ({ text, issue }: LineFault): string => text.slice(issue.start, issue.end);

/** A fix that changes what a file means. */
export const change = (code: string, words: readonly string[], edits: () => readonly TextEdit[]): Fix =>
  fixOf(code, words, 'changes', edits);

/** One replacement in the line; nothing if there is nothing to put there. */
export function swap(
  { line }: LineFault,
  code: string,
  at: Columns,
  by: string | undefined,
  verdicts: Fix['verdicts'] = 'changes',
): readonly Fix[] {
  if (by === undefined) return [];
  return [fixOf(code, [by], verdicts, () => [replaceAt(line, at, by)])];
}

/** The column of the colon of a line that has one. */
export const colonOf = ({ policy, line, read }: LineFault): number =>
  textAt(policy, line).indexOf(':', read.name.end);
