import { expect, test } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import { findMissingAgents } from './named-columns.ts';

const text = 'User-agent: One\nUser-agent: two\nDisallow:\n\nUser-agent: *\nUser-agent: ONE\nDisallow: /\n';
const missing = (columns: readonly string[]) => findMissingAgents('/robots.txt', sourceOfText(text), columns);

test('user-agents of the file without a column are missing, without regard to case', () => {
  expect(missing([''])).toEqual(['One', 'two']);
  expect(missing(['one', ''])).toEqual(['two']);
  expect(missing(['TWO', 'one', 'three'])).toEqual([]);
});
