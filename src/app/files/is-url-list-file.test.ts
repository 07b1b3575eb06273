import { describe, expect, test } from 'vitest';
import { type ListKind, listKindOf } from './is-url-list-file.ts';

describe('dropped files', () => {
  test.each<readonly [string, string, ListKind | undefined]>([
    ['sitemap.xml', '<?xml version="1.0"?>\n<urlset xmlns="x">', 'list'],
    ['sitemap.xml', '<s:sitemapindex xmlns:s="x">', 'list'],
    ['access.log', 'anything', 'log'],
    ['access.log.3', '', 'log'],
    ['access.log.2.gz', '\u001f', 'log'],
    ['crawl.csv', 'a,b', 'list'],
    ['sitemap.xml.gz', '\u001f', 'list'],
    ['access', '::1 - - [x] "GET / HTTP/1.1" 200 5\n', 'log'],
    ['requests', '{"path":"/"}\n', 'log'],
    ['site.gatepost.json', '{"gatepost":1}', undefined],
    ['robots.txt', 'User-agent: *\nDisallow: /a, b\n', undefined],
    ['page.html', '<!doctype html><p>', undefined],
    ['feed.xml', '<rss/>', undefined],
    ['data.txt', '', undefined],
  ])('ours: %s that starts with %j: %s', async (name, text, kind) => {
    expect(await listKindOf(new File([text], name))).toBe(kind);
  });
});
