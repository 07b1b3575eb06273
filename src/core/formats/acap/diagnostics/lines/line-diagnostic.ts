// The kinds of issues of single lines, and the context of their fixes.
import { type Citations } from '../../../../catalogue/citations.ts';
import type { Kind } from '../../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../../diagnostics/finding.ts';
import { directiveNamed } from '../../directives.ts';
import type { AcapLine, IssueCode, IssueOf, IssueValues } from '../../field.ts';
import { type Columns, type FixContext, lineText, type WritingFix } from '../check-context.ts';
import { replaceColumnsAt } from '../edits.ts';

/** A line with an issue. */
export interface LineContext<Code extends IssueCode = IssueCode> extends FixContext {
  readonly line: number;
  readonly text: string;
  readonly read: AcapLine;
  readonly issue: IssueOf<Code>;
  /** The whitespace inside lists of the line. Computed once for all its issues. */
  readonly listGaps: () => readonly Columns[];
}

export type LineFixer<Code extends IssueCode = IssueCode> = (
  context: LineContext<Code>,
) => Fix | undefined | readonly Fix[];

/** A line, and an issue in it. */
export type IssueInLine = Pick<LineContext, 'read' | 'issue'>;

/** A kind of issue that is found when a line is read. */
export interface LineKind<Code extends IssueCode> extends Kind<IssueValues[Code]> {
  readonly fix?: LineFixer<Code>;
  /** Cites the section about this line, if it depends on the line; undefined for the section of the kind. */
  readonly cite?: (at: IssueInLine) => Citations | undefined;
}

/** Defines kinds of issues that are found when a line is read. */
export const defineLineKinds = <Code extends IssueCode>(
  kinds: {
    readonly [One in Code]: LineKind<One>;
  },
): { readonly [One in Code]: LineKind<One> } => kinds;

/** Cites the section that defines the field of a line. */
export const citeField = ({ read }: IssueInLine): Citations | undefined =>
  directiveNamed(read.name.text)?.source;

/** Cites that section for a field that has no path pattern, such as a purpose; patterns have sections of their own. */
export const citeFieldWithoutPattern = (at: IssueInLine): Citations | undefined =>
  /^acap-(?:allow-|disallow-|resource-set$)/i.test(at.read.name.text) ? undefined : citeField(at);

/** The part of the line that an issue is about. */
export const issueText = ({ text, issue }: LineContext): string => text.slice(issue.start, issue.end);

/** Returns a fix that replaces columns of the line, or no fix without a replacement. */
export const replaceColumnsFix = (
  { line, fix }: LineContext,
  code: WritingFix,
  at: Columns,
  by: string | undefined,
  verdicts?: Fix['verdicts'],
): Fix | undefined =>
  by === undefined ? undefined : fix(code, { text: by }, () => [replaceColumnsAt(line, at, by)], verdicts);

/** The column of the colon in a line that has one. */
export const colonColumn = ({ subject: { policy }, line, read }: LineContext): number =>
  lineText(policy, line).indexOf(':', read.name.end);
