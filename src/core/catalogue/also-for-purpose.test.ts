// A crawler has one group, and may come for more than that.
import { expect, test } from 'vitest';
import { namesAlsoFor } from './also-for-purpose.ts';
import { columnPurposeOf, columnPurposes } from './column-purposes.ts';
import { crawlers } from './crawlers.ts';

test('ours: crawlers that also train are those of the catalog that train and are grouped by another purpose', () => {
  const also = namesAlsoFor('ai-training');
  expect(also).toContain('Applebot');
  expect(also).not.toContain('GPTBot');
  for (const name of also)
    expect(crawlers.find(({ tokens }) => tokens[0] === name)?.purposes).toContain('ai-training');
});

test('ours: no crawler is both of a group and besides it', () => {
  for (const group of columnPurposes)
    expect(namesAlsoFor(group).filter((name) => columnPurposeOf(name) === group)).toEqual([]);
});
