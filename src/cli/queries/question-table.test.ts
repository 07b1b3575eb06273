// The question rows of the command line.
import { expect, test } from 'vitest';
import { createPlainRow } from './question-table.ts';

test('ours: a question without its own row takes --agent and --reader if its answer depends on them', () => {
  expect(createPlainRow('fetch').takes).toEqual(['agent', 'agents', 'spread', 'reader']);
  expect(createPlainRow('mobile-agent').takes).toEqual([]);
});
