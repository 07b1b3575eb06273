import { expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import { newFile } from './document.ts';
import { changeDocument, createDocumentStore, emptyDocument } from './document-store.ts';
import { hostsInFileName, nameOfSession, originOfFoundName } from './session-name.ts';

interface Opening {
  readonly origin?: string;
  readonly text?: string;
  readonly path?: string;
  readonly name?: string;
}

/** The name of a session after a file was opened. */
function nameAfter({ origin = '', text = 'User-agent: *\n', path = '/robots.txt', name }: Opening): string {
  const store = createDocumentStore(emptyDocument());
  const label = { code: 'open-file', ...(name === undefined ? {} : { params: { name, count: 1 } }) };
  changeDocument(store, { origin: 'files', label }, (document) => ({
    ...document,
    origin,
    files: [newFile(path, sourceOfText(text))],
  }));
  return nameOfSession(store.getState());
}

const sitemaps = (...hosts: readonly string[]) =>
  `User-agent: *\nDisallow: /a\n${hosts.map((host) => `Sitemap: https://${host}/map.xml\n`).join('')}`;

test.each<[string, Opening, string]>([
  ['the site', { origin: 'https://shop.example:8080', name: 'a.txt' }, 'shop.example:8080'],
  [
    'the site, also if Sitemap lines name another',
    { origin: 'http://a.example', text: sitemaps('b.example') },
    'a.example',
  ],
  [
    'the host of the Sitemap lines',
    { text: sitemaps('www.a.example', 'www.a.example'), name: 'a.txt' },
    'www.a.example',
  ],
  [
    'the opened file if Sitemap lines name several hosts',
    { text: sitemaps('a.example', 'b.example'), name: 'old-robots.txt' },
    'old-robots.txt',
  ],
  ['the opened file if a Sitemap line has no host', { text: 'Sitemap: /map.xml\n', name: 'x.txt' }, 'x.txt'],
  ['the opened file', { name: 'robots-shop.txt' }, 'robots-shop.txt'],
  ['the host in the name of the file', { name: 'shop.example-robots.txt' }, 'shop.example'],
  [
    'the opened file if its name tells another host than the Sitemap lines',
    { text: sitemaps('a.example'), name: 'b.example.txt' },
    'b.example.txt',
  ],
  [
    'the host that both the Sitemap lines and the name of the file tell',
    { text: sitemaps('a.example'), name: 'a.example_robots.txt' },
    'a.example',
  ],
  ['the host of a Host line if nothing else tells one', { text: 'Host: www.a.example\n' }, 'www.a.example'],
  [
    'the host of the Sitemap lines, also if a Host line names another',
    { text: `Host: b.example\n${sitemaps('a.example')}` },
    'a.example',
  ],
  [
    'the opened file if Host lines name several hosts',
    { text: 'Host: a.example\nHost: b.example\n', name: 'x.txt' },
    'x.txt',
  ],
  ['the file on the site for a pasted text', { path: '/data.txt' }, 'data.txt'],
])('product: a session in the list has the name of %s', (_, opening, expected) => {
  expect(nameAfter(opening)).toBe(expected);
});

test('product: the opened file names a session until another one is opened', () => {
  const store = createDocumentStore(emptyDocument());
  for (const name of ['first.txt', 'second.txt'])
    changeDocument(
      store,
      { origin: 'files', label: { code: 'open-file', params: { name } } },
      (document) => ({
        ...document,
        files: [newFile('/robots.txt', sourceOfText(name))],
      }),
    );
  expect(nameOfSession(store.getState())).toBe('second.txt');
});

test.each<[string, string[]]>([
  ['robots.txt', []],
  ['robots (3).txt', []],
  ['robots-old.txt', []],
  ['robots.old.txt', []],
  ['robots.txt.bak', []],
  ['2026-06-01.txt', []],
  ['v1.2.txt', []],
  ['shop.example.txt', ['shop.example']],
  ['robots-shop.example.txt', ['shop.example']],
  ['www.shop.example_robots_2026-06.txt', ['www.shop.example']],
  ['shop.example.gatepost.json', ['shop.example']],
  ['a.example to b.example.txt', ['a.example', 'b.example']],
])('product: the hosts in the name of the file %s', (name, hosts) => {
  expect(hostsInFileName(name)).toEqual(hosts);
});

test.each([
  ['shop.example', 'https://shop.example'],
  ['robots.txt', ''],
  ['robots.bak', ''],
  ['robots.txt.old', ''],
  ['robots.md', ''],
  ['shop.example-robots.txt', ''],
  ['', ''],
])('product: a session named %s has the address "%s"', (name, origin) => {
  expect(originOfFoundName(name)).toBe(origin);
});
