// Reports the issues of single lines, with their fixes.
import { type Citations } from '../../../../catalogue/citations.ts';
import { defineChecks, type Fixes, type Place } from '../../../../diagnostics/define-checks.ts';
import { lazy } from '../../../../text/lazy.ts';
import type { IssueCode, IssueOf, IssueValues } from '../../field.ts';
import { type AcapContext, lineText } from '../check-context.ts';
import { definitionKinds } from './definitions.ts';
import { directiveKinds } from './directives.ts';
import { layoutKinds } from './layout.ts';
import type { LineContext, LineKind } from './line-diagnostic.ts';
import { nameKinds } from './names.ts';
import { patternKinds } from './patterns.ts';
import { qualifierValueKinds } from './qualifier-values.ts';
import { findListGaps, qualifierKinds } from './qualifiers.ts';
import { repeatKinds } from './repeats.ts';

const kinds: { readonly [Code in IssueCode]: LineKind<Code> } = {
  ...layoutKinds,
  ...directiveKinds,
  ...patternKinds,
  ...qualifierKinds,
  ...qualifierValueKinds,
  ...repeatKinds,
  ...nameKinds,
  ...definitionKinds,
};

/** `report` for any code of an issue, with its values. */
type ReportIssue = <Code extends IssueCode>(
  code: Code,
  at: Place,
  values: IssueValues[Code],
  fixes: Fixes,
  cited: Citations | undefined,
) => void;

type LineInFile = Omit<LineContext, 'issue'>;

function reportIssue<Code extends IssueCode>(report: ReportIssue, at: LineInFile, issue: IssueOf<Code>) {
  const { code, start, end, values } = issue;
  const { fix, cite } = kinds[code];
  const { line, read } = at;
  report(code, { line, start, end }, values, () => fix?.({ ...at, issue }), cite?.({ read, issue }));
}

/** Reports every issue of every ACAP line, in file order. */
function checkLines({ subject, report, fix }: AcapContext<typeof kinds>) {
  for (const { line, read } of subject.file.lines) {
    if (read.issues.length === 0) continue;
    const text = lineText(subject.policy, line);
    const at: LineInFile = { subject, fix, line, text, read, listGaps: lazy(() => findListGaps(text, read)) };
    for (const issue of read.issues) reportIssue(report as ReportIssue, at, issue);
  }
}

export const lineChecks = defineChecks(kinds, checkLines);
