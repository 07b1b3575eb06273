// Reports the issues of single lines, with their fixes.
import { lazy } from '../../../../text/lazy.ts';
import type { IssueCode } from '../../field.ts';
import { type Check, lineText, tableByCode } from '../check-context.ts';
import { definitionDiagnostics } from './definitions.ts';
import { directiveDiagnostics } from './directives.ts';
import { layoutDiagnostics } from './layout.ts';
import type { LineDiagnostic } from './line-diagnostic.ts';
import { nameDiagnostics } from './names.ts';
import { patternDiagnostics } from './patterns.ts';
import { qualifierValueDiagnostics } from './qualifier-values.ts';
import { findListGaps, qualifierDiagnostics } from './qualifiers.ts';
import { repeatDiagnostics } from './repeats.ts';

export const lineDiagnostics = [
  ...layoutDiagnostics,
  ...directiveDiagnostics,
  ...patternDiagnostics,
  ...qualifierDiagnostics,
  ...qualifierValueDiagnostics,
  ...repeatDiagnostics,
  ...nameDiagnostics,
  ...definitionDiagnostics,
];

const byCode: Readonly<Record<IssueCode, LineDiagnostic>> = tableByCode(lineDiagnostics);

/** Reports every issue of every ACAP line, in file order. */
export const reportLineIssues: Check = (context) => {
  const { policy, file, report } = context;
  for (const { line, read } of file.lines) {
    if (read.issues.length === 0) continue;
    const text = lineText(policy, line);
    const listGaps = lazy(() => findListGaps(text, read));
    for (const issue of read.issues) {
      const words = issue.words ?? [text.slice(issue.start, issue.end)];
      const diagnostic = byCode[issue.code];
      const spec = diagnostic.cite?.({ read, issue });
      const fixes = () => diagnostic.fix?.({ ...context, line, text, read, issue, listGaps }) ?? [];
      report(spec === undefined ? diagnostic : { ...diagnostic, spec }, line, issue, words, fixes);
    }
  }
};
