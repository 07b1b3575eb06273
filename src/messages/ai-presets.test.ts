// German sentences about one thing.
import { expect, test } from 'vitest';
import { presetWords } from './de/ai-presets.ts';

test('ours: one crawler with nothing to do is told as one', () => {
  expect(presetWords.more(1)).toBe('1 Crawler, für den nichts zu tun ist');
  expect(presetWords.more(2)).toBe('2 Crawler, für die nichts zu tun ist');
});
