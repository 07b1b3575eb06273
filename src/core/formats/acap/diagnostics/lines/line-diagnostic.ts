// Defines diagnostics of single lines, and the context of their fixes.
import { createFix, type Fix } from '../../../../diagnostics/finding.ts';
import type { TextEdit } from '../../../../document/range.ts';
import { directiveNamed } from '../../directives.ts';
import type { AcapIssue, AcapLine, IssueCode } from '../../field.ts';
import { type CheckContext, type Columns, lineText, type ReadingDiagnostic } from '../check-context.ts';
import { replaceColumnsAt } from '../edits.ts';

/** A line with an issue. */
export interface LineContext extends CheckContext {
  readonly line: number;
  readonly text: string;
  readonly read: AcapLine;
  readonly issue: AcapIssue;
  /** The whitespace inside lists of the line. Computed once for all its issues. */
  readonly listGaps: () => readonly Columns[];
}

export type LineFixer = (context: LineContext) => readonly Fix[];

/** A line, and an issue in it. */
export type IssueInLine = Pick<LineContext, 'read' | 'issue'>;

export type LineDiagnostic<Code extends IssueCode = IssueCode> = ReadingDiagnostic<Code, LineFixer> & {
  /** Cites the section about this line, if it depends on the line; undefined for the section of the diagnostic. */
  readonly cite?: (at: IssueInLine) => string | undefined;
};

/** Defines a diagnostic of an issue that is found when a line is read. Add it to the list of its file. */
export const defineLineDiagnostic = <const Code extends IssueCode>(
  diagnostic: LineDiagnostic<Code>,
): LineDiagnostic<Code> => diagnostic;

/** Cites the section that defines the field of a line. */
export const citeField = ({ read }: IssueInLine): string | undefined => directiveNamed(read.name.text)?.spec;

/** Cites that section for a field that has no path pattern, such as a purpose; patterns have sections of their own. */
export const citeFieldWithoutPattern = (at: IssueInLine): string | undefined =>
  /^acap-(?:allow-|disallow-|resource-set$)/i.test(at.read.name.text) ? undefined : citeField(at);

/** The part of the line that an issue is about. */
export const issueText = ({ text, issue }: LineContext): string => text.slice(issue.start, issue.end);

/** A fix that changes what a file means. */
export const createChangeFix = (
  code: string,
  words: readonly string[],
  edits: () => readonly TextEdit[],
): Fix => createFix(code, words, 'changes', edits);

/** Returns a fix that replaces columns of the line, or no fix without a replacement. */
export function replaceColumnsFix(
  { line }: LineContext,
  code: string,
  at: Columns,
  by: string | undefined,
  verdicts: Fix['verdicts'] = 'changes',
): readonly Fix[] {
  if (by === undefined) return [];
  return [createFix(code, [by], verdicts, () => [replaceColumnsAt(line, at, by)])];
}

/** The column of the colon in a line that has one. */
export const colonColumn = ({ policy, line, read }: LineContext): number =>
  lineText(policy, line).indexOf(':', read.name.end);
