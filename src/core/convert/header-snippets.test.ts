// Headers as server configuration: no pattern or value ends a quotation.
import { expect, test } from 'vitest';
import { type HeaderServer, writeHeaderSnippet } from './header-snippets.ts';

const RULES = [
  {
    pattern: '/a.b/*',
    headers: [
      { name: 'X-Robots-Tag', value: 'noindex' },
      { name: 'Link', value: `<https://h.example/?a=5%&b=$c>; title="it's {d} \\ e"` },
    ],
  },
];

test.each<[HeaderServer, readonly string[]]>([
  ['apache', ['m#^\\/a\\.b\\/.*$#', 'Header always add X-Robots-Tag "noindex"', '5%%&b=$c', 'title=\\"it']],
  [
    'nginx',
    [
      'location ~ "^\\/a\\.b\\/.*$" {',
      'add_header X-Robots-Tag "noindex" always;',
      '${dollar}c',
      'geo $dollar',
    ],
  ],
  ['caddy', ['@headers1 path_regexp ^\\/a\\.b\\/.*$', 'header @headers1 +X-Robots-Tag "noindex"', '\\{d\\}']],
  ['headers-file', ['/a.b/*\n  X-Robots-Tag: noindex\n  Link: <https://h.example/?a=5%&b=$c>']],
  ['vercel', ['"source": "/a.b/(.*)"', '"key": "X-Robots-Tag"', '\\"it\'s {d} \\\\ e\\"']],
  ['wordpress', ["header( 'X-Robots-Tag: noindex', false );", "it\\'s {d} \\\\ e"]],
])('ours: %s gets the headers with the escapes it needs', (server, expected) => {
  const text = writeHeaderSnippet(server, RULES);
  for (const one of expected) expect(text).toContain(one);
});

test('rfc 9110 5.3: in JSON, headers of one name are joined with a comma', () => {
  const headers = [
    { name: 'X-Robots-Tag', value: 'noindex' },
    { name: 'x-robots-tag', value: 'noai' },
  ];
  expect(JSON.parse(writeHeaderSnippet('vercel', [{ pattern: '/:a/*', headers }]))).toEqual({
    headers: [{ source: '/:a/(.*)', headers: [{ key: 'X-Robots-Tag', value: 'noindex, noai' }] }],
  });
});
