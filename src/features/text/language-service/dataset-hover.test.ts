// What is told about the lines of a data.txt that describe.
import { expect, test } from 'vitest';
import { dataTxtPolicy } from '../../../testing/arbitraries/data-txt.ts';
import { policyOfText } from '../../../testing/policies.ts';
import { createHover } from './hover-text.ts';

const told = (text: string, read = dataTxtPolicy) =>
  createHover(read(text), { line: 0, column: 1 })?.paragraphs.map((one) =>
    'said' in one ? one.said : one.quoted,
  );

test('ours: a suggested name says what it means, and that no standard is claimed', () => {
  expect(told('Licence: x')).toEqual([
    'The terms of use, preferably a URL. A name that we suggest; it is not a standard.',
  ]);
});

test('ours: any other name describes; in a robots.txt there is nothing to tell', () => {
  expect(told('Anything: x')?.[0]).toMatch(/^Describes the rule above it/);
  expect(told('Anything: x', policyOfText)).toBeUndefined();
});
