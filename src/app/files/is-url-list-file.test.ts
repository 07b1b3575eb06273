import { describe, expect, test } from 'vitest';
import { isListFile } from './is-url-list-file.ts';

describe('dropped files', () => {
  test.each([
    ['sitemap.xml', '<?xml version="1.0"?>\n<urlset xmlns="x">', true],
    ['sitemap.xml', '<s:sitemapindex xmlns:s="x">', true],
    ['access.log', 'anything', true],
    ['access.log.3', '', true],
    ['crawl.csv', 'a,b', true],
    ['sitemap.xml.gz', '\u001f', true],
    ['access', '::1 - - [x] "GET / HTTP/1.1" 200 5\n', true],
    ['requests', '{"path":"/"}\n', true],
    ['site.gatepost.json', '{"gatepost":1}', false],
    ['robots.txt', 'User-agent: *\nDisallow: /a, b\n', false],
    ['page.html', '<!doctype html><p>', false],
    ['feed.xml', '<rss/>', false],
    ['data.txt', '', false],
  ])('ours: %s that starts with %j: %s', async (name, text, isList) => {
    expect(await isListFile(new File([text], name))).toBe(isList);
  });
});
