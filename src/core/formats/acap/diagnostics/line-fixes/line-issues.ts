// What one line alone has wrong, with its ways out.
import { type Check, lineText } from '../check-context.ts';
import { layoutFixes } from './layout.ts';
import type { FixTable } from './line-fix.ts';
import { nameFixes } from './names.ts';
import { patternFixes } from './patterns.ts';
import { qualifierFixes } from './qualifiers.ts';
import { repeatFixes } from './repeats.ts';

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
