// The names of history steps, including those that earlier versions stored.
import { expect, test } from 'vitest';
import { describeStep } from './en/comparison/changes.ts';

test.each([
  [12, 'Delete the blank line 13', 'the fix “Delete the blank line 13”'],
  [46, 'Write Disallow', 'the fix “Write Disallow” on line 46'],
])('product: a fix of line %i, %s, is told with the line that it is about', (line, title, told) => {
  expect(describeStep({ code: 'fix-as', params: { line, title } })).toBe(told);
});

test.each([
  ['pin', { answer: 'No', agent: 'Googlebot', url: '/cart' }, 'expecting No for Googlebot at /cart'],
  ['stance', { name: 'No AI' }, 'writing the rules “No AI”'],
  ['format', { path: '/robots.txt' }, 'formatting /robots.txt'],
  ['add-cell', { agent: '', url: '/cart' }, 'adding /cart for any other crawler'],
  ['return-to-version', { name: 'Monday' }, 'returning to Monday'],
])(
  'product: a step of an earlier visit (%s) is called by its words before its code is there',
  (code, params, told) => {
    expect(describeStep({ code, params })).toBe(told);
  },
);
