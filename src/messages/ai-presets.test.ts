// What German sentences say of one thing.
import { expect, test } from 'vitest';
import { stancesWords } from './de/ai-presets.ts';

test('ours: one name with nothing to do is told as one', () => {
  expect(stancesWords.more(1)).toBe('1 Name, für den nichts zu tun ist');
  expect(stancesWords.more(2)).toBe('2 Namen, für die nichts zu tun ist');
});
