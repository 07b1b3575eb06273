import { describe, expect, test } from 'vitest';
import type { Candidate, NoSuggestion } from '../core/analysis/suggestions/candidate.ts';
import { suggestWords } from './en/explanation.ts';
import { explainNoSuggestion, explainSuggestion } from './explain-suggestion.ts';

type Told = Candidate extends infer One ? (One extends Candidate ? Omit<One, 'edits'> : never) : never;

const rule = 'Allow: /x$';

describe('what a suggestion does, in a sentence', () => {
  test.each<readonly [Told, string]>([
    [
      { code: 'add-rule', params: { rule, line: 11, agents: ['a', 'b'], covers: 'exact' } },
      'Add “Allow: /x$” to the record for a and b at line 12.',
    ],
    [
      { code: 'add-rule', params: { rule: 'Allow: /x', line: 1, agents: ['*'], covers: 'beginning' } },
      'Add “Allow: /x” to the record for any other crawler (*) at line 2. It covers every URL that begins with this path.',
    ],
    [
      { code: 'own-record', params: { agents: ['a'], rule, line: 3, from: 3, covers: 'directory' } },
      'Split a into its own record at line 4, copy the current rules, and add “Allow: /x$”. It covers the whole directory.',
    ],
    [
      { code: 'own-record-without', params: { agents: ['bot'], without: [4, 6], line: 0, from: 3 } },
      'Split bot into its own record at line 1, and copy the current rules except line 5 and line 7.',
    ],
    [
      { code: 'add-record', params: { agents: ['*'], rule, line: 0, covers: 'exact' } },
      'Add a record for any other crawler (*) at line 1: “Allow: /x$”.',
    ],
    [{ code: 'turn-rule', params: { line: 4, rule } }, 'Change line 5 to “Allow: /x$”.'],
    [
      { code: 'turn-rule', params: { line: 4, rule, agents: ['a', '*'] } },
      'Change line 5 to “Allow: /x$”. The line is in the record for a and any other crawler (*).',
    ],
    [{ code: 'narrow-rule', params: { line: 4, rule } }, 'Narrow line 5 to “Allow: /x$”.'],
    [
      { code: 'empty-rule', params: { line: 4, rule: 'Disallow:' } },
      'Remove the path from line 5: “Disallow:”.',
    ],
    [
      { code: 'remove-rule', params: { line: 4, rule } },
      'Delete the rule on line 5, “Allow: /x$”. Comments stay.',
    ],
  ])('%o', (suggestion, sentence) => {
    expect(explainSuggestion({ ...suggestion, edits: [] } as Candidate)).toBe(sentence);
  });

  test('ours: a long path is shortened', () => {
    const long = `Allow: /${'a'.repeat(3000)}`;
    const suggestion = { code: 'turn-rule', params: { line: 0, rule: long }, edits: [] } as const;
    expect(explainSuggestion(suggestion).length).toBeLessThan(120);
  });
});

test.each<NoSuggestion>([
  'same-answer',
  'status',
  'other-site',
  'own-file',
  'no-file',
  'encoding-unread',
  'file-cut',
  'no-rules',
  'none-found',
])('why there is none is told in sentences: %s', (reason) => {
  expect(explainNoSuggestion(reason, '/robots.txt', 'RFC 9309')).toMatch(/^[A-Z/][^]*\.$/);
});

test('ours: which other readers see the cell change is told in full', () => {
  const { alsoThere } = suggestWords;
  expect(alsoThere([], 4)).toBe('This answer stays the same for the other readers.');
  expect(alsoThere(['A', 'B', 'C', 'D'], 4)).toBe('This answer also changes for every other reader.');
  expect(alsoThere(['A', 'B', 'C', 'D'], 5)).toBe(
    'This answer also changes for A, B, C and D, but not for any other reader.',
  );
});
