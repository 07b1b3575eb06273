// The hover text about the description lines of data.txt.
import { expect, test } from 'vitest';
import { dataTxtPolicy } from '../../testing/arbitraries/data-txt.ts';
import { policyOfText } from '../../testing/policies.ts';
import { createHover } from './hover-text.ts';

const hoverTexts = (text: string, parsePolicy = dataTxtPolicy) =>
  createHover(parsePolicy(text), { line: 0, column: 1 })?.paragraphs.map((paragraph) =>
    'said' in paragraph ? paragraph.said : paragraph.quoted,
  );

test('ours: a suggested name explains its meaning, and that it is not from a standard', () => {
  expect(hoverTexts('Licence: x')).toEqual([
    'The terms of use, preferably a URL. A name that we suggest; it is not a standard.',
  ]);
});

test('ours: any other name is a description; in robots.txt it has no hover text', () => {
  expect(hoverTexts('Anything: x')?.[0]).toMatch(/^Describes the rule above it/);
  expect(hoverTexts('Anything: x', policyOfText)).toBeUndefined();
});
