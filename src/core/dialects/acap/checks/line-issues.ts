// What one line alone has wrong, with its ways out.
import { type Check, lineText } from './checking.ts';
import { layoutFixes } from './fixes-layout.ts';
import { nameFixes } from './fixes-names.ts';
import { patternFixes } from './fixes-patterns.ts';
import { qualifierFixes } from './fixes-qualifiers.ts';
import { repeatFixes } from './fixes-repeats.ts';
import type { FixTable } from './line-fix.ts';

const lineFixers: FixTable = {
  ...layoutFixes,
  ...patternFixes,
  ...qualifierFixes,
  ...repeatFixes,
  ...nameFixes,
};

/** Every issue of every ACAP line, in the order of the file. */
export const reportLineIssues: Check = ({ policy, file, put }) => {
  for (const { line, read } of file.lines)
    for (const issue of read.issues) {
      const text = lineText(policy, line);
      const words = issue.words ?? [text.slice(issue.start, issue.end)];
      const fixer = lineFixers[issue.code];
      put(issue.code, line, issue, words, () => fixer?.({ policy, file, line, text, read, issue }) ?? []);
    }
};
