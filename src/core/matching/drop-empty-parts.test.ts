// Paths that lose their empty parts.
import { expect, test } from 'vitest';
import { dropEmptyParts, pathOfDecodedUrl } from './drop-empty-parts.ts';

test.each([
  ['urllib: an empty query', '/p?', '/p', '/p'],
  ['urllib: an empty fragment', '/p#', '/p', '/p'],
  ['urllib: both', '/p?#', '/p', '/p'],
  ['urllib: empty parameters', '/p;', '/p', '/p'],
  ['urllib: only those of the last part', '/p;/q', '/p;/q', '/p;/q'],
  ['urllib: parameters before a query', '/p;?q', '/p?q', '/p?q'],
  ['urllib: parameters that hold a semicolon', '/p;;', '/p;;', '/p;;'],
  ['urllib: a question mark in the fragment is part of it', '/p#?', '/p#?', '/p#?'],
  ['urllib: an empty host, in rules only', '///p', '/p', '///p'],
  ['urllib: of a rule nothing may be left', '//', '', '//'],
  ['urllib: a host stays, and its semicolon', '//h;', '//h;', '//h'],
  ['urllib: an empty host before a query', '//?q', '?q', '//?q'],
  ['urllib: tabs and line breaks', '/a\t\r\nb', '/ab', '/ab'],
  ['urllib: what a rule begins with', ' \x01/a', '/a', ' \x01/a'],
  ['urllib: an address keeps all its parts', 'http://h/?', 'http://h/?', 'http://h/'],
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
