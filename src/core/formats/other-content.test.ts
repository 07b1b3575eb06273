import { expect, test } from 'vitest';
import { detectOtherContent, parseAddress, policyUrlFor } from './other-content.ts';

const kindOf = (text: string) => detectOtherContent(new TextEncoder().encode(text));

test.each([
  ['\uFEFF\n<!-- a --> <!-- b --><!DOCTYPE html>', 'page'],
  ['<!----><HTML lang="de">', 'page'],
  ['<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN">', 'page'],
  ['<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">', 'page'],
  ['<meta charset="utf-8"><title>Not found</title>', 'page'],
  ['<script src="/a.js"></script>', 'page'],
  ['<div class="error">', 'page'],
  ['<h1>404</h1>', 'page'],
  ['<?xml version="1.0"?><urlset>', undefined],
  ['<path>', undefined],
  ['<!ELEMENT a (b)>', 'dtd'],
  ['<?xml version="1.0"?>\n<!-- a -->\n<!ENTITY % b "c">', 'dtd'],
  ['<!-- <html> <!ELEMENT -->\nUser-agent: *', undefined],
  ['User-agent: *\n<html>', undefined],
  ['', undefined],
])('ours: %j begins like this kind of file: %j', (text, expected) => expect(kindOf(text)).toBe(expected));

test('ours: hundreds of comments are read once each, without backtracking', () => {
  expect(kindOf('<!---->'.repeat(150))).toBe(undefined);
  expect(kindOf('<!-- -->\n'.repeat(100))).toBe(undefined);
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
])('ours: %j is a web address, and its policy file is at %j', (text, expected) => {
  const address = parseAddress(text);
  expect(address && policyUrlFor(address)).toBe(expected);
});

test.each([
  '',
  'robots.txt',
  'feed.xml',
  'schema.dtd',
  'User-agent: *',
  'Disallow: /',
  'https://shop.example/ https://b.example/',
  'https://shop.example/\nDisallow: /',
  'Sitemap: https://shop.example/sitemap.xml',
  'https://',
  'https://a b.example/',
  `https://shop.example/${'a'.repeat(2048)}`,
])('ours: %j is not a web address', (text) => expect(parseAddress(text)).toBeUndefined());
