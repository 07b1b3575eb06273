// URLs that a sitemap or a list offers, held against the file: lint, test and init with --urls.
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { withTestFolder } from './run-in-folder.ts';

const sitemap = (...paths: readonly string[]) =>
  `<?xml version="1.0"?><urlset>${paths.map((path) => `<url><loc>https://h.example${path}</loc></url>`).join('')}</urlset>`;
const requested =
  '1.2.3.4 - - [31/Jan/2026:00:00:00 +0000] "GET /cartography HTTP/1.1" 200 5 "-" "Googlebot/2.1"\n';
const workspace = (more: object = {}) =>
  JSON.stringify({
    gatepost: 1,
    origin: 'https://h.example',
    files: [{ path: '/robots.txt', href: 'robots.txt' }],
    rows: ['/'],
    columns: [''],
    question: 'fetch',
    reader: 'rfc9309',
    expectations: [],
    ...more,
  });

const files = {
  'robots.txt': 'User-agent: *\nDisallow: /cart\nDisallow: /old\n',
  'silent.txt': 'User-agent: *\n# gatepost-ignore-next-line R119\nDisallow: /cart\n',
  'sitemap.xml': sitemap('/cartography', '/about', '/cartoons', '/older'),
  'open.xml': sitemap('/about', '/'),
  'sitemap.xml.gz': gzipSync(sitemap('/cartography', '/about')),
  'index.xml':
    '<?xml version="1.0"?><sitemapindex><sitemap><loc>https://h.example/cart.xml</loc></sitemap></sitemapindex>',
  'list.txt': '/cartography\n/about\n',
  'access.log': requested,
  'site.gatepost.json': workspace(),
  'ignoring.gatepost.json': workspace({
    ignored: [
      { file: '/robots.txt', code: 'R119', line: 'Disallow: /cart' },
      { file: '/robots.txt', code: 'R119', line: 'Disallow: /old' },
    ],
  }),
};
const run = (args: string) => withTestFolder(files, (folder) => folder.run(args));

describe('sitemaps.org: lint --urls fails if rules block what the list offers', () => {
  test.each<[string, number, number]>([
    ['robots.txt --urls sitemap.xml', 1, 2],
    ['robots.txt --urls sitemap.xml.gz', 1, 1],
    ['robots.txt --urls list.txt', 1, 1],
    ['robots.txt --urls open.xml', 0, 0],
    ['robots.txt --urls access.log', 0, 0],
    ['robots.txt --urls index.xml', 0, 0],
    ['robots.txt --url /cartography', 0, 0],
    ['robots.txt --urls sitemap.xml --ignore R119', 0, 0],
    ['silent.txt --urls list.txt', 0, 0],
    ['robots.txt --urls sitemap.xml --origin https://other.example', 0, 0],
  ])('lint %s: exit code %i, %i findings', async (args, code, count) => {
    const { code: actual, out } = await run(`lint ${args}`);
    expect([actual, out.match(/error R119/g)?.length ?? 0]).toEqual([code, count]);
  });

  test('URLs of another site are noted, so that a wrong address does not pass for an open site', async () => {
    const { err } = await run('lint robots.txt --urls sitemap.xml --origin https://www.h.example');
    expect(err).toBe(
      '4 URLs of the list are not of https://www.h.example, so the file does not decide about them.\n',
    );
  });

  test('the finding counts the URLs and lists the first', async () => {
    const { out } = await run('lint robots.txt --urls sitemap.xml');
    expect(out).toContain(
      'robots.txt:2:11: error R119: /cart blocks 2 of 4 URLs that the sitemap or list offers: https://h.example/cartography and https://h.example/cartoons.',
    );
  });
});

describe('product: test --urls checks the list along with the expectations', () => {
  test.each<[string, number]>([
    ['site.gatepost.json --urls sitemap.xml', 1],
    ['site.gatepost.json --urls sitemap.xml --reader google,bing', 1],
    ['site.gatepost.json --urls open.xml', 0],
    ['ignoring.gatepost.json --urls sitemap.xml', 0],
  ])('test %s: exit code %i', async (args, code) => {
    expect((await run(`test ${args}`)).code).toBe(code);
  });

  test('it names the rule, and the URLs that it blocks', async () => {
    const { out } = await run('test site.gatepost.json --urls list.txt');
    expect(out).toBe(
      [
        'site.gatepost.json: 0 of 1 expectation is met (rfc9309).',
        '  failed: 2 URLs of list.txt: open to search engines (rfc9309)',
        '    /cart blocks 1 of 2 URLs that the sitemap or list offers: /cartography.',
        '    /robots.txt:2: Disallow: /cart',
        '',
      ].join('\n'),
    );
  });
});

test('product: init --urls expects answers for the list, and says what the file blocks of it', async () => {
  await withTestFolder(files, async ({ run, read }) => {
    const { code, err } = await run('init robots.txt new.gatepost.json --urls list.txt');
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('robots.txt:2: /cart blocks 1 of 2 URLs that the sitemap or list offers'),
    ]);
    expect(JSON.parse(await read('new.gatepost.json'))).toMatchObject({
      rows: expect.arrayContaining(['/', '/cartography', '/about']),
    });
    expect((await run('test new.gatepost.json')).code).toBe(0);
    expect((await run('init robots.txt open.gatepost.json --urls open.xml')).code).toBe(0);
  });
});
