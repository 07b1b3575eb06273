// Steps that mend a finding are called by what they did.
import { expect, test } from 'vitest';
import './finding-steps.ts';
import { describeStep } from './history.ts';

test.each([
  [12, 'Delete the blank line 13', 'the fix “Delete the blank line 13”'],
  [46, 'Write Disallow', 'the fix “Write Disallow” in line 46'],
])('product: a fix of line %i, %s, is told with the line that it is about', (line, title, told) => {
  expect(describeStep({ code: 'fix-as', params: { line, title } })).toBe(told);
});
