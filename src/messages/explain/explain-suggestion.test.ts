import { describe, expect, test } from 'vitest';
import type { Candidate, NoSuggestion } from '../../core/analysis/suggestions/candidate.ts';
import { suggestWords } from '../en/explanation.ts';
import { explainNoSuggestion, nameSuggestion } from './explain-suggestion.ts';

type Told = Candidate extends infer One ? (One extends Candidate ? Omit<One, 'edits'> : never) : never;

const rule = 'Allow: /x$';

describe('design: what a suggestion does, in the list and on its button', () => {
  test.each<readonly [Told, string]>([
    [
      { code: 'add-rule', params: { rule, line: 11, agents: ['a', 'b'], covers: 'exact' } },
      'Add an Allow line to the record for a and b',
    ],
    [
      { code: 'add-rule', params: { rule: 'Disallow: /x$', line: 11, agents: ['a'], covers: 'exact' } },
      'Add a Disallow line to the record for a',
    ],
    [
      { code: 'add-rule', params: { rule: 'Allow: /x', line: 1, agents: ['*'], covers: 'beginning' } },
      'Add Allow: /x to the record for any other crawler',
    ],
    [
      { code: 'own-record', params: { agents: ['a'], rule, line: 3, from: 3, covers: 'directory' } },
      'Write a record of its own for a, with Allow: /x$',
    ],
    [
      { code: 'own-record-without', params: { agents: ['a', 'b', 'c'], without: [4, 6], line: 0, from: 3 } },
      'Write a record of their own for a and 2 more, without line 5 and line 7',
    ],
    [
      { code: 'add-record', params: { agents: ['*'], rule, line: 0, covers: 'exact' } },
      'Add a record for any other crawler with Allow: /x$',
    ],
    [
      { code: 'join-record', params: { agents: ['a'], line: 3, rule: 'Disallow: /' } },
      'Add a to the record of line 4, with Disallow: /',
    ],
    [{ code: 'turn-rule', params: { line: 4, rule } }, 'Change line 5 to Allow: /x$'],
    [{ code: 'narrow-rule', params: { line: 4, rule } }, 'Narrow line 5 to Allow: /x$'],
    [{ code: 'empty-rule', params: { line: 4, rule: 'Disallow:' } }, 'Delete the path of line 5'],
    [{ code: 'remove-rule', params: { line: 4, rule } }, 'Delete line 5'],
  ])('%o', (suggestion, name) => {
    expect(nameSuggestion({ ...suggestion, edits: [] } as Candidate)).toBe(name);
  });

  test('ours: a long path is shortened', () => {
    const long = `Allow: /${'a'.repeat(3000)}`;
    const suggestion = { code: 'turn-rule', params: { line: 0, rule: long }, edits: [] } as const;
    expect(nameSuggestion(suggestion).length).toBeLessThan(70);
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

test('design: beside a suggestion is what changes for any URL, and readers under which more changes', () => {
  const { effect } = suggestWords;
  expect(effect('opens /x', [])).toBe('opens /x');
  expect(effect('opens /x', ['Google'])).toBe('opens /x; changes other answers when read as Google');
});

test('ours: for which other readers the answer changes is told in full', () => {
  const { alsoThere } = suggestWords;
  expect(alsoThere([], 4)).toBe('This answer changes for none of them.');
  expect(alsoThere(['A', 'B'], 2)).toBe('This answer changes for all of them.');
  expect(alsoThere(['A', 'B'], 5)).toBe(
    'This answer changes for A and B, and stays as it is for the others.',
  );
});
