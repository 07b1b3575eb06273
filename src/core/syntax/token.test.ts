import { expect, test } from 'vitest';
import { isToken } from './token.ts';

test.each(['Disallow', 'Crawl-delay', '*', "!#$%&'*+-.^_`|~09aZ"])('draft 1 3.3: %j is a token', (text) => {
  expect(isToken(text)).toBe(true);
});

test.each([
  '',
  'a b',
  'a\t',
  'a:',
  'a/1.0',
  '(a)',
  '<p>',
  '"a"',
  'a=b',
  '{a}',
  'a[0]',
  'a,b',
  'a;b',
  'a@b',
  'a?',
  'a\\b',
  'é',
  '\u007f',
  'a\n',
])('draft 1 3.3: %j is not a token', (text) => {
  expect(isToken(text)).toBe(false);
});
