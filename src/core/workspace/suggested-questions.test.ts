import { expect, test } from 'vitest';
import { sourceOfText } from '../document/source.ts';
import { findExamplePaths, findNamedAgents, findNamedPaths } from './suggested-questions.ts';

const file = sourceOfText(
  'User-agent: a\nDisallow: /a\nDisallow: /a\nAllow: /b*\nAllow:\n\nUser-agent: b\nAllow: /c # so\n',
);

test.each<[string, number, number, string[]]>([
  ['all paths once, none with a wildcard and none that is empty', Infinity, Infinity, ['/a', '/c']],
  ['no more than asked for', 1, Infinity, ['/a']],
  ['those of the first lines', Infinity, 7, ['/a']],
  ['a line counts if it is within them', Infinity, 8, ['/a', '/c']],
])('product: paths that a file suggests: %s', (_name, limit, lines, paths) => {
  expect(findNamedPaths('/robots.txt', file, limit, lines)).toEqual(paths);
});

test('product: of rules with wildcards or complete URLs an example is asked about, once', () => {
  const rules = [
    '/*?sort=',
    '/outlet/*.pdf$',
    '/a/**',
    '*.gif',
    'https://shop.example/full/url',
    '/x?sort=',
    'https://shop.example',
    'no-path',
  ];
  const text = `User-agent: *\n${rules.map((rule) => `Disallow: ${rule}\n`).join('')}Allow:\n`;
  expect(findExamplePaths('/robots.txt', sourceOfText(text), Infinity)).toEqual([
    '/x?sort=',
    '/outlet/x.pdf',
    '/a/x',
    '/x.gif',
    '/full/url',
  ]);
});

test('rfc 9309 2.2.1: user-agents that a file suggests are each one once, by the case of A to Z', () => {
  const named = sourceOfText('User-agent: kbot\nUser-agent: KBot\nUser-agent: \u212abot\nDisallow: /\n');
  expect(findNamedAgents('/robots.txt', named, Infinity)).toEqual(['kbot', '\u212abot']);
});
