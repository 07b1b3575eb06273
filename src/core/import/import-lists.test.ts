import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longTest } from '../../testing/long-test.ts';
import { createListImport, type ImportOptions, type ImportResult } from './import-lists.ts';
import { importLimits, listFormats } from './list.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function readBytes(
  bytes: Uint8Array,
  options: ImportOptions = {},
  cuts: readonly number[] = [],
): ImportResult {
  const listImport = createListImport(options);
  listImport.begin('a');
  let from = 0;
  for (const cut of [...cuts, bytes.length].sort((a, b) => a - b)) {
    listImport.feed(bytes.subarray(from, cut));
    from = cut;
  }
  listImport.endFile();
  return listImport.outcome();
}
const read = (text: string, options?: ImportOptions) => readBytes(bytesOf(text), options);
const skips = ({ skipped }: ImportResult) =>
  skipped.map(({ code, count, line, example }) => [code, count, line, example]);

const combined = (
  url: string,
  agent = 'GPTBot/1.2 (+https://openai.com/gptbot)',
  method = 'GET',
  status = 200,
) =>
  `203.0.113.9 - - [10/Nov/2026:13:55:36 +0000] "${method} ${url} HTTP/1.1" ${status} 2326 "-" "${agent}"\n`;

describe('format detection', () => {
  test.each([
    ['a sitemap', '<?xml version="1.0"?><urlset/>', 'xml'],
    ['a sitemap after a byte order mark and blank lines', '\ufeff\n <urlset/>', 'xml'],
    ['objects, one a line', '{"path": "/a"}\n', 'json-log'],
    ['the combined log format', combined('/a'), 'log'],
    ['the common log format', '::1 - - [10/Nov/2026:13:55:36 +0000] "GET / HTTP/1.1" 200 5\n', 'log'],
    ['a log that begins with another line', `rubbish\n${combined('/a')}`, 'log'],
    ['a table with a known header', 'Address;Status\nhttps://a.example/;200\n', 'csv'],
    ['a table of one column with a known header', 'url\n/a\n', 'csv'],
    ['a table without a header', '200,/a\n404,/b\n', 'csv'],
    ['URLs', 'https://a.example/\nhttps://a.example/b\n', 'lines'],
    ['one URL with a comma', 'https://a.example/a,b\n', 'lines'],
    ['URLs, some with a comma', '/a,b\n/c\n', 'lines'],
    ['words', 'hello\n', 'lines'],
  ])('ours: %s', (_, text, format) => {
    expect(read(text).files[0]?.format).toBe(format);
  });

  test.each([
    ['nothing', '', 'empty'],
    ['blank lines', ' \n\n', 'empty'],
    ['a picture', 'GIF89a\0\0', 'binary'],
    ['a web page', '<!doctype html><html><body>x</body></html>', 'not-a-list'],
    ['XML without an element', '<?xml version="1.0"?>', 'not-a-list'],
  ])('ours: %s is reported as a problem', (_, text, problem) => {
    const outcome = read(text);
    expect(outcome.files[0]?.problem).toBe(problem);
    expect(outcome.pages).toEqual([]);
  });

  test.each([
    ['with its mark', [0xff, 0xfe, 0x3c, 0, 0x61, 0]],
    ['big-endian', [0xfe, 0xff, 0, 0x3c, 0, 0x61]],
    ['without a mark', [0x3c, 0, 0x3f, 0]],
  ])('ours: UTF-16 %s is reported and not read', (_, bytes) => {
    expect(readBytes(Uint8Array.from(bytes)).files[0]?.problem).toBe('utf-16');
  });

  test('ours: a requested format overrides detection', () => {
    expect(read('url,x\n/a,1\n', { format: 'lines' }).files[0]?.format).toBe('lines');
  });
});

describe('plain lists', () => {
  test('ours: blank lines and comments are not entries, white space is removed, a URL counts once', () => {
    const outcome = read('# mine\n\n /a \r\nhttps://a.example/b\r/a\n');
    expect(outcome.pages).toEqual(['/a', 'https://a.example/b']);
    expect([outcome.repeated, outcome.taken, outcome.files[0]?.lines]).toEqual([1, 3, 5]);
  });

  test('ours: skipped lines are reported with the number and beginning of the first one', () => {
    const long = `/${'x'.repeat(importLimits.url)}`;
    expect(skips(read(`/a\nmailto:b@c\n${long}\nno url\n`, { format: 'lines' }))).toEqual([
      ['not-a-url', 2, 2, 'mailto:b@c'],
      ['url-too-long', 1, 3, long.slice(0, 80)],
    ]);
  });

  test('ours: a line that is too long is skipped, and the next one is read', () => {
    const outcome = read(`/a\n/${'x'.repeat(importLimits.line)}\n/b`, { format: 'lines' });
    expect(outcome.pages).toEqual(['/a', '/b']);
    expect(skips(outcome)[0]?.slice(0, 3)).toEqual(['line-too-long', 1, 2]);
  });

  test('ours: the first URLs of a list are kept, and the others are counted', () => {
    const text = Array.from({ length: importLimits.listed + 3 }, (_, i) => `/${i}`).join('\n');
    const outcome = read(text);
    expect(outcome.pages).toHaveLength(importLimits.listed);
    expect(skips(outcome)).toEqual([['too-many', 3, importLimits.listed + 1, `/${importLimits.listed}`]]);
  });
});

describe('tables', () => {
  test.each([
    ['rfc 4180 2.5 to 2.7: quoted cells', 'url,title\n"/a","x, ""y"""\n"/b,c",z\n', ['/a', '/b,c']],
    ['rfc 4180 2.6: a line end in a quoted cell', 'title,url\n"two\nlines",/a\nx,/b\n', ['/a', '/b']],
    ['ours: semicolons', 'Status;URL\n200;/a\n', ['/a']],
    ['ours: tabs', 'Status\tPage\n200\t/a\n', ['/a']],
    ['ours: the most likely header wins', 'link,url\n/wrong,/a\n', ['/a']],
    ['ours: without a header, the first column that looks like URLs', '1,/a,/x\n2,/b,/y\n', ['/a', '/b']],
    ['ours: with unknown headers', 'code,where\n1,/a\n2,/b\n', ['/a', '/b']],
    ['ours: a quote inside a cell is text', 'url,size\n/a,5" x\n/b,1\n', ['/a', '/b']],
    ['ours: a header in quotes after a byte order mark', '\ufeff"Address","Type"\n"/a","html"\n', ['/a']],
    ['ours: a header of two lines', '"url","a\nb"\n/a,1\n', ['/a']],
  ])('%s', (_, text, pages) => {
    expect(read(text).pages).toEqual(pages);
    expect(read(text).skipped).toEqual([]);
  });

  test('ours: a row without a cell in the URL column is skipped', () => {
    expect(skips(read('x,url\n1,/a\n2\n'))).toEqual([['no-cell', 1, 3, '2']]);
  });

  test('ours: a quote that never closes loses at most the lines up to the limit', () => {
    const filler = `${'x'.repeat(999)}\n`.repeat(80);
    const outcome = read(`url,t\n/a,"open\n${filler}/b,t\n`);
    expect(outcome.pages).toEqual(['/b']);
    const long = skips(outcome).find(([code]) => code === 'line-too-long');
    expect(long?.slice(0, 3)).toEqual(['line-too-long', 1, 2]);
  });
});

describe('sitemaps', () => {
  const urlset = (inside: string) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inside}</urlset>`;
  test.each([
    ['sitemaps.org: pages', urlset('<url><loc>https://a.example/</loc></url>'), ['https://a.example/']],
    [
      'sitemaps.org, entity escaping: references are replaced',
      urlset('<url><loc>https://a.example/?a=1&amp;b=&#50;&#x33;&apos;</loc></url>'),
      ["https://a.example/?a=1&b=23'"],
    ],
    [
      'xml 1.0 4.1: text that is not a character reference is not changed',
      urlset('<url><loc>/&#65A;&#xZZ;&#;&#x;&#X41;&# 65;&#-65;&#65</loc></url>'),
      ['/&#65A;&#xZZ;&#;&#x;&#X41;&# 65;&#-65;&#65'],
    ],
    [
      'xml 1.0 4.1, legal character: a reference to a forbidden character is not changed',
      urlset(
        '<url><loc>/&#0;&#x1F;&#xD800;&#57343;&#xFFFE;&#x110000;&#99999999999;&#x9;&#x10FFFF;</loc></url>',
      ),
      ['/&#0;&#x1F;&#xD800;&#57343;&#xFFFE;&#x110000;&#99999999999;\t\u{10ffff}'],
    ],
    ['xml 1.0 2.7: CDATA is text', urlset('<url><loc><![CDATA[/a?x&amp;y]]></loc></url>'), ['/a?x&amp;y']],
    [
      'ours: white space around a URL, a comment inside',
      urlset('<url><loc>\n /a<!-- > <loc>/no</loc> -->b \n</loc></url>'),
      ['/ab'],
    ],
    [
      'ours: images and other languages are not pages',
      urlset(
        '<url><loc>/a</loc><image:image><image:loc>/i.png</image:loc></image:image><xhtml:link rel="alternate" href="/de"/></url>',
      ),
      ['/a'],
    ],
    ['xml names: any prefix', '<s:urlset xmlns:s="x"><s:url><s:loc>/a</s:loc></s:url></s:urlset>', ['/a']],
    [
      'xml 1.0 2.8: a document type with declarations',
      '<!DOCTYPE urlset [<!ENTITY a "b>">]><urlset><url><loc>/a</loc></url></urlset>',
      ['/a'],
    ],
    ['xml 1.0 3.1: `>` in an attribute', '<urlset a="x>y"><url><loc>/a</loc></url></urlset>', ['/a']],
    ['ours: a tag that lacks its end', '<urlset><url><loc>/a</loc><lastmod </url></urlset>', ['/a']],
    [
      'ours: a truncated document keeps its complete entries',
      '<urlset><url><loc>/a</loc></url><url><loc>/b',
      ['/a'],
    ],
  ])('%s', (_, text, pages) => {
    const outcome = read(text);
    expect(outcome.pages).toEqual(pages);
    expect(outcome.files[0]?.problem).toBeUndefined();
  });

  test('sitemaps.org: an index names files, which are not pages', () => {
    const outcome = read(
      '<sitemapindex><sitemap><loc>https://a.example/1.xml.gz</loc></sitemap><sitemap><loc>https://a.example/2.xml</loc></sitemap></sitemapindex>',
    );
    expect(outcome.pages).toEqual([]);
    expect(outcome.further).toEqual({
      names: ['https://a.example/1.xml.gz', 'https://a.example/2.xml'],
      count: 2,
    });
  });

  test('sitemaps.org: a URL has fewer than 2,048 characters; a longer one and an empty one are skipped', () => {
    const outcome = read(
      urlset(`\n<url><loc>/${'x'.repeat(importLimits.url)}</loc></url>\n<url><loc> </loc></url>`),
    );
    expect(skips(outcome).map(([code, count, line]) => [code, count, line])).toEqual([
      ['url-too-long', 1, 3],
      ['no-cell', 1, 4],
    ]);
  });
});

describe('access logs', () => {
  const urls = (outcome: ImportResult) => outcome.log?.urls.map(({ url, hits }) => [url, hits]);
  const agents = (outcome: ImportResult) => outcome.log?.agents.map(({ name, hits }) => [name, hits]);

  test.each([
    ['combined', combined('/a'), '/a', 'gptbot'],
    ['common: without a user-agent', '::1 - a b [10/Nov/2026] "GET /a HTTP/1.0" 200 -\n', '/a', ''],
    ['combined with "-" for the user-agent', combined('/a', '-'), '/a', ''],
    ['a quote in the user-agent', combined('/a', 'x\\"y/1 \\"z'), '/a', 'x"y'],
    ['UTF-8 in the path, as nginx writes it', combined('/\\xE3\\x83\\x84'), '/ツ', 'gptbot'],
    ['octets that are not UTF-8', combined('/a\\xe9b'), '/a%E9b', 'gptbot'],
    ['a quote in the path, as nginx writes it', combined('/a\\x22b'), '/a"b', 'gptbot'],
    ['a virtual host before it', `www.a.example:443 ${combined('/a')}`, 'https://www.a.example/a', 'gptbot'],
    ['a virtual host at another port', `a.example:8080 ${combined('/a')}`, '//a.example:8080/a', 'gptbot'],
    ['rfc 9112 3.2.2: absolute form', combined('http://a.example/x'), 'http://a.example/x', 'gptbot'],
    ['HTTP/0.9', '::1 - - [x] "GET /a" 200 5\n', '/a', ''],
    ['HEAD', combined('/a', 'b/1', 'HEAD'), '/a', 'b'],
    [
      'JSON in a format configured in nginx',
      '{"request":"GET /a HTTP/2.0","http_user_agent":"B/1","status":200}',
      '/a',
      'b',
    ],
    ['JSON with plain names', '{"method":"GET","path":"/a","userAgent":"B/1","status":"200"}', '/a', 'b'],
    [
      'JSON with a host',
      '{"scheme":"https","host":"a.example","uri":"/a","ua":"B/1"}',
      'https://a.example/a',
      'b',
    ],
    ['JSON with a host but no scheme', '{"http_host":"a.example","request_uri":"/a"}', '//a.example/a', ''],
    ['JSON whose host is a machine name', '{"host":"ip-10-0-0-1","url":"/a"}', '/a', ''],
    [
      'JSON of Caddy',
      '{"level":"info","request":{"method":"GET","host":"a.example","uri":"/a","headers":{"User-Agent":["B/1"]}},"status":200}',
      '//a.example/a',
      'b',
    ],
    [
      'JSON of a load balancer',
      '{"httpRequest":{"requestMethod":"GET","requestUrl":"https://a.example/a","status":200,"userAgent":"B/1"}}',
      'https://a.example/a',
      'b',
    ],
  ])('ours: %s', (_, text, url, agent) => {
    const outcome = read(text);
    expect(urls(outcome)).toEqual([[url, 1]]);
    expect(agents(outcome)).toEqual([[agent, 1]]);
    expect(outcome.skipped).toEqual([]);
  });

  test('ours: hits are counted by URL, by agent and by both; the most requested are first', () => {
    const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    const outcome = read(
      combined('/a') + combined('/b', bot) + combined('/b', bot, 'GET', 404) + combined('/b'),
    );
    expect(urls(outcome)).toEqual([
      ['/b', 3],
      ['/a', 1],
    ]);
    expect(agents(outcome)?.toSorted()).toEqual([
      ['googlebot', 2],
      ['gptbot', 2],
    ]);
    const { log } = outcome;
    const pairs = log?.hits.map(({ agent, url, hits }) => [
      log.agents[agent]?.name,
      log.urls[url]?.url,
      hits,
    ]);
    expect(pairs?.toSorted()).toEqual([
      ['googlebot', '/b', 2],
      ['gptbot', '/a', 1],
      ['gptbot', '/b', 1],
    ]);
    expect(log?.statuses).toEqual({ '2': 3, '4': 1 });
    expect(log?.agents.find(({ name }) => name === 'googlebot')?.example).toBe(bot);
  });

  test.each([
    ['other methods', combined('/a', 'b', 'POST'), 'other-method'],
    ['bytes that are not a request', '::1 - - [x] "\\x16\\x03\\x01" 400 5\n', 'no-request'],
    ['empty requests', '::1 - - [x] "-" 408 -\n', 'no-request'],
    ['requests to the whole server', combined('*', 'b', 'GET'), 'not-a-url'],
    ['other lines', 'listening on 80\n', 'not-a-log-line'],
    ['truncated lines', '::1 - - [x] "GET /a HTTP/1.1', 'not-a-log-line'],
  ])('ours: %s are skipped', (_, line, code) => {
    const outcome = read(combined('/ok') + line, { format: 'log' });
    expect(skips(outcome).map(([why, count, number]) => [why, count, number])).toEqual([[code, 1, 2]]);
    expect(urls(outcome)).toEqual([['/ok', 1]]);
  });

  test.each([
    ['a syntax error', '{"a":', 'not-json'],
    ['a list instead of an object', '[1]', 'not-json'],
    ['no request in it', '{"msg":"started"}', 'no-request'],
  ])('ours: a JSON line with %s is skipped', (_, line, code) => {
    expect(skips(read(`{"path":"/a"}\n${line}\n`)).map(([why]) => why)).toEqual([code]);
  });

  test('ours: with fold, the queries of a path are folded once there are too many of them', () => {
    const text = Array.from({ length: importLimits.variants + 5 }, (_, i) => combined(`/s?q=${i}`)).join('');
    expect(read(text).log?.urls).toHaveLength(importLimits.variants + 5);
    const folded = read(text, { fold: true }).log;
    expect(folded?.urls).toHaveLength(importLimits.variants + 1);
    expect(folded?.urls[0]).toEqual({ url: '/s', hits: 5 });
    expect(folded?.folded).toBe(5);
  });

  longTest('ours: a log with too many URLs keeps the most requested, and every hit is in a sum', () => {
    const lines: string[] = [];
    for (let i = 0; i < 3 * importLimits.urls; i++) {
      lines.push(combined(`/once/${i}`, `a${i}/1`));
      if (i % 10 === 0) lines.push(combined('/often', 'b/1'));
    }
    const { log } = read(lines.join(''));
    expect(log?.urls).toHaveLength(importLimits.urls);
    expect(log?.urls[0]).toEqual({ url: '/often', hits: (3 * importLimits.urls) / 10 });
    expect(log?.agents[0]).toMatchObject({ name: 'b', hits: (3 * importLimits.urls) / 10 });
    const sum = (counts: readonly { readonly hits: number }[] = []) =>
      counts.reduce((all, { hits }) => all + hits, 0);
    expect(log?.requests).toBe(lines.length);
    expect(sum(log?.urls) + (log?.others.urls ?? 0)).toBe(lines.length);
    expect(sum(log?.agents) + (log?.others.agents ?? 0)).toBe(lines.length);
    expect(sum(log?.hits) + (log?.others.pairs ?? 0)).toBe(lines.length);
  });
});

describe('several files', () => {
  test('ours: they are read together, each in its format, and skipped lines name their file', () => {
    const listImport = createListImport();
    for (const [name, text] of [
      ['a.txt', '/a\n'],
      ['b.xml', '<urlset><url><loc>/a</loc></url><url><loc>/b</loc></url></urlset>'],
      ['c.log', `${combined('/c')}${combined('/d', 'x', 'PUT')}`],
    ] as const) {
      listImport.begin(name);
      listImport.feed(bytesOf(text));
      listImport.endFile();
    }
    const outcome = listImport.outcome();
    expect(outcome.files.map(({ name, format, lines }) => [name, format, lines])).toEqual([
      ['a.txt', 'lines', 1],
      ['b.xml', 'xml', 1],
      ['c.log', 'log', 2],
    ]);
    expect(outcome.pages).toEqual(['/a', '/b']);
    expect(outcome.repeated).toBe(1);
    expect(outcome.log?.requests).toBe(1);
    expect(outcome.skipped[0]).toMatchObject({ file: 'c.log', line: 2 });
  });

  test('ours: a file that could not be read to its end keeps its entries and has a problem', () => {
    const listImport = createListImport();
    listImport.begin('a.gz');
    listImport.feed(bytesOf('/a\n/b\n/c'));
    listImport.endFile('broken-gzip');
    expect(listImport.outcome()).toMatchObject({
      pages: ['/a', '/b', '/c'],
      files: [{ problem: 'broken-gzip' }],
    });
  });
});

describe('chunks', () => {
  const fragments = fc.constantFrom(
    '/a',
    '\n',
    '\r',
    '\r\n',
    '"',
    ',',
    ';',
    'url,',
    '<',
    '>',
    '<urlset>',
    '<url>',
    '<loc>',
    '/b?ä&amp;',
    '</loc>',
    '</url>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    ']]',
    '<?',
    '?>',
    '<!',
    '[',
    ']',
    ' ',
    '\u{1f600}',
    "'",
    '</',
    '/>',
    '{"path":"/j"}\n',
    combined('/l'),
    '\0',
    'é',
  );
  const texts = fc.array(fragments, { maxLength: 30 }).map((parts) => parts.join(''));
  const formats = fc.constantFrom(undefined, ...listFormats);

  test('ours: the result does not depend on how the bytes are split into chunks', () => {
    fc.assert(
      fc.property(texts, formats, fc.array(fc.nat(1000), { maxLength: 12 }), (text, format, cuts) => {
        const bytes = bytesOf(text);
        const options = (format ? { format } : {}) as ImportOptions;
        const within = cuts.map((cut) => cut % (bytes.length + 1));
        expect(readBytes(bytes, options, within)).toEqual(readBytes(bytes, options));
      }),
      { numRuns: 400 },
    );
  });

  test('ours: the result is the same byte by byte', () => {
    fc.assert(
      fc.property(texts, formats, (text, format) => {
        const bytes = bytesOf(text);
        const options = (format ? { format } : {}) as ImportOptions;
        expect(readBytes(bytes, options, [...bytes.keys()])).toEqual(readBytes(bytes, options));
      }),
      { numRuns: 150 },
    );
  });

  test('ours: any bytes are read without an error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), formats, (bytes, format) => {
        const outcome = readBytes(bytes, (format ? { format } : {}) as ImportOptions);
        expect(outcome.files).toHaveLength(1);
      }),
      { numRuns: 150 },
    );
  });
});
