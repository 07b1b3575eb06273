// Paths that lose their empty parts.
import { expect, test } from 'vitest';
import { dropEmptyParts, pathOfDecodedUrl } from './drop-empty-parts.ts';

test.each([
  ['PYU-015: an empty query', '/p?', '/p', '/p'],
  ['PYU-015: an empty fragment', '/p#', '/p', '/p'],
  ['PYU-015: both', '/p?#', '/p', '/p'],
  ['PYU-015: empty parameters', '/p;', '/p', '/p'],
  ['PYU-015: only those of the last part', '/p;/q', '/p;/q', '/p;/q'],
  ['PYU-015: parameters before a query', '/p;?q', '/p?q', '/p?q'],
  ['PYU-015: parameters that hold a semicolon', '/p;;', '/p;;', '/p;;'],
  ['PYU-015: a question mark in the fragment is part of it', '/p#?', '/p#?', '/p#?'],
  ['PYU-015: an empty host, in rules only', '///p', '/p', '///p'],
  ['PYU-015: of a rule nothing may be left', '//', '', '//'],
  ['PYU-015: a host stays, and its semicolon', '//h;', '//h;', '//h'],
  ['PYU-015: an empty host before a query', '//?q', '?q', '//?q'],
  ['PYU-020: tabs and line breaks', '/a\t\r\nb', '/ab', '/ab'],
  ['PYU-020: what a rule begins with', ' \x01/a', '/a', ' \x01/a'],
  ['PYU-015: an address keeps all its parts', 'http://h/?', 'http://h/?', 'http://h/'],
])('%s: %j', (_name, path, rule, url) => {
  expect([dropEmptyParts(path, 'rule'), dropEmptyParts(path, 'url')]).toEqual([rule, url]);
});

test.each([
  ['%2f%2fh/x?y', '/x?y'],
  ['/%2Fx/y', '/y'],
  ['%2F/x', ''],
  ['/%2f', ''],
  ['/%2F/y', '/y'],
  ['/%2F%2Fy', '%2Fy'],
  ['/%2Fx%3Fy', '%3Fy'],
  ['%2Fx', '%2Fx'],
  ['//x/y', undefined],
  ['/x/%2Fy', undefined],
  ['http://h/%2Fx', undefined],
])('CPython 3.11: the compared part of %s is %j', (url, part) => {
  expect(pathOfDecodedUrl(url)).toBe(part);
});
