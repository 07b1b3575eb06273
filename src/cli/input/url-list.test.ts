// The lists that --urls accepts.
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { withTestFolder } from '../run-in-folder.ts';

const sitemap =
  '<?xml version="1.0"?><urlset><url><loc>https://a.org/x?a&amp;b</loc></url><url><loc>https://a.org/y</loc></url></urlset>';
const log = [
  '1.2.3.4 - - [31/Jan/2026:00:00:00 +0000] "GET /often HTTP/1.1" 200 5 "-" "a/1"',
  '1.2.3.4 - - [31/Jan/2026:00:00:01 +0000] "GET /seldom HTTP/1.1" 200 5 "-" "a/1"',
  '1.2.3.4 - - [31/Jan/2026:00:00:02 +0000] "GET /often HTTP/1.1" 200 5 "-" "a/1"',
  '1.2.3.4 - - [31/Jan/2026:00:00:03 +0000] "POST /form HTTP/1.1" 200 5 "-" "a/1"',
].join('\n');
const many = Array.from({ length: 60_000 }, (_, i) => `/page/${i}`);
const files = {
  'robots.txt': 'User-agent: *\nDisallow: /x\n',
  'list.txt': '\ufeff# what matters\n\n  /b \r\n/a,c\r\n/b\n',
  'wide.txt': new Uint8Array([0xff, 0xfe, ...Buffer.from('/ü\n', 'utf16le')]),
  'sitemap.xml': sitemap,
  'sitemap.xml.gz': gzipSync(sitemap),
  'crawl.csv': 'Address,Status\nhttps://a.org/1,200\nhttps://a.org/2,404\n',
  'access.log': log,
  'many.txt': many.join('\n'),
  'page.xml': '<html><body>/x</body></html>',
  'cut.gz': gzipSync(sitemap).subarray(0, 40),
  'bomb.gz': gzipSync(Buffer.alloc(65 * 1024 * 1024)),
  'huge.txt': Buffer.alloc(65 * 1024 * 1024, '/\n'),
  'bad.gz': gzipSync(sitemap).fill(7, 30, 40),
  'empty.txt': '# nothing\n',
};
const readRows = async (name: string) => {
  const { code, out, err } = await withTestFolder(files, ({ run }) =>
    run(`matrix robots.txt --agents a --urls ${name} --json`),
  );
  return { code, err, urls: code === 0 ? (JSON.parse(out) as { urls: string[] }).urls : [] };
};

test.each([
  ['list.txt', ['/b', '/a,c']],
  ['wide.txt', ['/ü']],
  ['sitemap.xml', ['https://a.org/x?a&b', 'https://a.org/y']],
  ['sitemap.xml.gz', ['https://a.org/x?a&b', 'https://a.org/y']],
  ['crawl.csv', ['https://a.org/1', 'https://a.org/2']],
  ['access.log', ['/often', '/seldom']],
])('product: rows from %s', async (name, urls) => {
  expect(await readRows(name)).toMatchObject({ code: 0, urls });
});

test('ours: a plain list is read completely', async () => {
  expect((await readRows('many.txt')).urls).toEqual(many);
});

test('ours: skipped lines of a log are noted', async () => {
  expect((await readRows('access.log')).err).toBe('access.log: 1: neither GET nor HEAD; first in line 4\n');
});

test.each([
  ['page.xml', 'page.xml is not a list of URLs.'],
  ['cut.gz', 'cut.gz is an incomplete gzip file.'],
  ['bomb.gz', 'bomb.gz has more than 64 MiB of URLs. It was not read.'],
  ['huge.txt', 'huge.txt has more than 64 MiB of URLs. It was not read.'],
  ['bad.gz', 'bad.gz is a damaged gzip file (Z_DATA_ERROR).'],
  ['empty.txt', 'empty.txt does not contain any URLs.'],
])('ours: %s ends with 2', async (name, what) => {
  const { code, err } = await readRows(name);
  expect([code, JSON.parse(err)]).toEqual([2, { version: 1, error: expect.objectContaining({ what }) }]);
});
