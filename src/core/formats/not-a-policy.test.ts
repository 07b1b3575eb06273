import { expect, test } from 'vitest';
import { addressIn, looksLikeWebPage, policyAddress } from './not-a-policy.ts';

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

test.each([
  ['https://shop.example/', 'https://shop.example/robots.txt'],
  [' HTTP://shop.example/robots.txt\n', 'http://shop.example/robots.txt'],
  ['https://shop.example/a/b?c#d', 'https://shop.example/robots.txt'],
  ['https://shop.example/data.txt', 'https://shop.example/data.txt'],
  ['shop.example', 'https://shop.example/robots.txt'],
  ['www.müller.example/über', 'https://www.xn--mller-kva.example/robots.txt'],
  ['shop.example:8080/x', 'https://shop.example:8080/robots.txt'],
  ['http://localhost:4173/', 'http://localhost:4173/robots.txt'],
])('ours: %j is a web address, its policy file is at %j', (text, expected) => {
  const address = addressIn(text);
  expect(address && policyAddress(address)).toBe(expected);
});

test.each([
  '',
  'robots.txt',
  'feed.xml',
  'User-agent: *',
  'Disallow: /',
  'https://shop.example/ https://b.example/',
  'https://shop.example/\nDisallow: /',
  'Sitemap: https://shop.example/sitemap.xml',
  'https://',
  'https://a b.example/',
  `https://shop.example/${'a'.repeat(2048)}`,
])('ours: %j is not taken for a web address', (text) => expect(addressIn(text)).toBeUndefined());
