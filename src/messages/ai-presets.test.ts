// German sentences about one thing.
import { expect, test } from 'vitest';
import { presetWords } from './de/ai-presets.ts';

test('ours: one name with nothing to do is told as one', () => {
  expect(presetWords.more(1)).toBe('1 Name, für den nichts zu tun ist');
  expect(presetWords.more(2)).toBe('2 Namen, für die nichts zu tun ist');
});
