// Sentences about the crawlers of a preset.
import { expect, test } from 'vitest';
import { presetWords } from './de/ai-presets.ts';
import { presetWords as words } from './en/ai-presets.ts';

test('ours: one crawler that needs no edit is counted in the singular', () => {
  expect(presetWords.more(1)).toBe('1 Crawler, für den nichts zu tun ist');
  expect(presetWords.more(2)).toBe('2 Crawler, für die nichts zu tun ist');
});

test('ours: a promise names the crawlers that it does not count and leaves', () => {
  const clause = { wish: 'out', all: 20, kept: 20, left: [], missed: [] } as const;
  expect(words.promise('no-training', { clauses: [clause], spared: ['Applebot'] }, 0)).toBe(
    'Blocks all 20 training crawlers; Applebot stays as it is; does not change other crawlers.',
  );
});

test('ours: a summary says what crawlers without a change get', () => {
  const row = { done: 'already', wish: 'out' } as const;
  expect(words.summary([row, row, { done: 'added', wish: 'out' }, { done: 'already', wish: 'in' }])).toBe(
    '4 names in all: 1 new in the file, 2 blocked already, 1 allowed already.',
  );
});
