// D005: a number sign that ends a value, and looks like a part of it.
import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFinding, createFix, type Finding } from '../../../diagnostics/finding.ts';
import { insertAt } from '../../../document/range.ts';
import { fieldAt, type Policy } from '../../../syntax/policy.ts';
import { shortenEnd } from '../../../text/shorten-text.ts';
import { anyCrawler, dataTxtExample } from './example.ts';

export const D005 = defineDiagnostic({
  code: 'D005',
  severity: 'warning',
  spec: 'data.txt 3.3',
  examples: [
    dataTxtExample(
      anyCrawler('Allow: /x.csv', 'Title: Trees of district#5'),
      anyCrawler('Allow: /x.csv', 'Title: Trees of district 5 # all'),
    ),
  ],
});

const MAX_SHOWN = 60;

/** What is found in one line: a sign that no space parts from what is before it, or from what is behind it. */
export function findCutValues(policy: Policy, line: number): readonly Finding[] {
  const { kind, places, line: own } = fieldAt(policy, line);
  const { valueStart, valueEnd, comment } = places;
  if (kind !== 'other' || comment < 0) return [];
  const [, signs = '', gap, word] = /^(#+)([ \t]*)([^ \t]*)/.exec(own.text.slice(comment)) ?? [];
  const touches = valueEnd > valueStart && valueEnd === comment;
  if (word === '' || !(touches || gap === '')) return [];
  const end = comment + signs.length;
  const words = [own.text.slice(valueStart, valueEnd), own.text.slice(comment)].map((text) =>
    shortenEnd(text, MAX_SHOWN),
  );
  const apart = createFix('set-comment-apart', [], 'same', () => [
    ...(touches ? [insertAt(line, comment, ' ')] : []),
    ...(gap === '' ? [insertAt(line, end, ' ')] : []),
  ]);
  const range = { start: { line, column: comment }, end: { line, column: end } };
  return [createFinding(D005, range, words, () => [apart])];
}
