// D005: a number sign that ends a value but looks like a part of it.
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

/** Finds a number sign in one line that is not separated by a space from the text before or after it. */
export function findCutValues(policy: Policy, line: number): readonly Finding[] {
  const { kind, places, line: sourceLine } = fieldAt(policy, line);
  const { valueStart, valueEnd, comment } = places;
  if (kind !== 'other' || comment < 0) return [];
  const [, signs = '', gap, word] = /^(#+)([ \t]*)([^ \t]*)/.exec(sourceLine.text.slice(comment)) ?? [];
  const touches = valueEnd > valueStart && valueEnd === comment;
  if (word === '' || !(touches || gap === '')) return [];
  const end = comment + signs.length;
  const words = [sourceLine.text.slice(valueStart, valueEnd), sourceLine.text.slice(comment)].map((text) =>
    shortenEnd(text, MAX_SHOWN),
  );
  const separate = createFix('set-comment-apart', [], 'same', () => [
    ...(touches ? [insertAt(line, comment, ' ')] : []),
    ...(gap === '' ? [insertAt(line, end, ' ')] : []),
  ]);
  const range = { start: { line, column: comment }, end: { line, column: end } };
  return [createFinding(D005, range, words, () => [separate])];
}
