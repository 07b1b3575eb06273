// What is wrong with one line by itself: a diagnostic, and what its fixes start from.
import { createFix, type Fix } from '../../../../diagnostics/finding.ts';
import type { TextEdit } from '../../../../document/range.ts';
import type { AcapIssue, AcapLine, IssueCode } from '../../field.ts';
import { type CheckContext, type Columns, lineText, type ReadingDiagnostic } from '../check-context.ts';
import { replaceColumnsAt } from '../edits.ts';

/** A line, and what is wrong with it. */
export interface LineFault extends CheckContext {
  readonly line: number;
  readonly text: string;
  readonly read: AcapLine;
  readonly issue: AcapIssue;
  /** The spaces inside lists of the line, looked for once for all its issues. */
  readonly listGaps: () => readonly Columns[];
}

export type LineFixer = (fault: LineFault) => readonly Fix[];
export type LineDiagnostic<Code extends IssueCode = IssueCode> = ReadingDiagnostic<Code, LineFixer>;

/** A diagnostic of an issue that the reading of a line reports: add it to the list of its file. */
export const defineLineDiagnostic = <const Code extends IssueCode>(
  diagnostic: LineDiagnostic<Code>,
): LineDiagnostic<Code> => diagnostic;

/** The words of the line that an issue is about. */
export const faultyText = ({ text, issue }: LineFault): string => text.slice(issue.start, issue.end);

/** A fix that changes what a file means. */
export const createChangeFix = (
  code: string,
  words: readonly string[],
  edits: () => readonly TextEdit[],
): Fix => createFix(code, words, 'changes', edits);

/** One replacement in the line; nothing if there is nothing to put there. */
export function replaceColumnsFix(
  { line }: LineFault,
  code: string,
  at: Columns,
  by: string | undefined,
  verdicts: Fix['verdicts'] = 'changes',
): readonly Fix[] {
  if (by === undefined) return [];
  return [createFix(code, [by], verdicts, () => [replaceColumnsAt(line, at, by)])];
}

/** The column of the colon of a line that has one. */
export const colonColumn = ({ policy, line, read }: LineFault): number =>
  lineText(policy, line).indexOf(':', read.name.end);
