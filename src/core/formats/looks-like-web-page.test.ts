import { expect, test } from 'vitest';
import { looksLikeWebPage } from './looks-like-web-page.ts';

const seems = (text: string) => looksLikeWebPage(new TextEncoder().encode(text));

test.each([
  ['\uFEFF\n<!-- a --> <!-- b --><!DOCTYPE html>', true],
  ['<!----><HTML lang="de">', true],
  ['<!-- <html> -->\nUser-agent: *', false],
  ['User-agent: *\n<html>', false],
  ['', false],
])('ours: whether %j begins like a page of the web: %j', (text, expected) =>
  expect(seems(text)).toBe(expected),
);

test('ours: hundreds of comments are looked at once each, not in every way they could be joined', () => {
  expect(seems('<!---->'.repeat(150))).toBe(false);
  expect(seems('<!-- -->\n'.repeat(100))).toBe(false);
});
