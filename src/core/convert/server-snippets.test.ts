// Server configuration for a file: no character of its path ends a quotation or an element.
import { describe, expect, test } from 'vitest';
import { createServerSnippets } from './server-snippets.ts';
import { noindexLine } from './snippets.ts';

const of = (path: string, server: string) =>
  createServerSnippets(path).find((one) => one.server === server)!.text;

test('rfc 9309 2.3: every server sends the file as text in UTF-8', () => {
  const snippets = createServerSnippets('/robots.txt');
  expect(snippets.map(({ server }) => server)).toEqual(['nginx', 'apache', 'caddy', 'iis']);
  for (const { text } of snippets) {
    expect(text).toContain('text/plain; charset=utf-8');
    expect(text).toContain('robots.txt');
  }
});

describe('ours: a path with special characters of the configuration', () => {
  test.each([
    ['nginx', '/a"b.txt', 'location = "/a\\"b.txt" {'],
    ['apache', '/a/b"c.txt', '<Files "b\\"c.txt">'],
    ['caddy', '/a\\b.txt', 'header "/a\\\\b.txt" '],
    ['iis', '/a&"<b.txt', '<location path="a&amp;&quot;&lt;b.txt">'],
  ])('%s: %s', (server, path, text) => {
    expect(of(path, server)).toContain(text);
  });
});

test('ours: the lines for pages', () => {
  expect(noindexLine('meta')).toBe('<meta name="robots" content="noindex, nofollow">');
  expect(noindexLine('x-robots-tag')).toBe('X-Robots-Tag: noindex, nofollow');
});
