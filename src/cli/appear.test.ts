// May it appear in search? robots.txt, response headers and META tags together; and what a no to fetching does not do.
import { expect, test } from 'vitest';
import { withTestFolder } from './run-in-folder.ts';

const files = {
  'robots.txt': 'User-agent: *\nDisallow: /refer.php\nDisallow: /closed\n',
  _headers: '/draft*\n  X-Robots-Tag: googlebot: noindex\n/closed*\n  X-Robots-Tag: noindex\n',
  'page.html': '<head><meta name="robots" content="nofollow, unavailable_after: 2027-01-31"></head>',
};
const run = async (args: string) => withTestFolder(files, (folder) => folder.run(args));

test.each([
  ['/refer.php', 'Googlebot', 'Not read, so it may still be listed without its text'],
  ['/closed/x', 'bingbot', 'Not read, so it may still be listed without its text'],
  ['/draft/1', 'Googlebot', 'Not indexed'],
  ['/draft/1', 'bingbot', 'May be indexed'],
  ['/page.html', 'Googlebot', 'May be indexed, links not followed'],
])('product: --question appear for %s and %s: %s', async (url, agent, answer) => {
  const { code, out } = await run(
    `ask robots.txt --question appear --with page.html --url ${url} --agent ${agent}`,
  );
  expect([code, out.split('\n')[0]]).toEqual([0, `${answer}: ${agent}, ${url}`]);
});

test('product: the answer lists what else is said, and whether the operator of the crawler documents it', async () => {
  const { out } = await run(
    'ask robots.txt --question appear --with page.html --url /page.html --agent Googlebot --agent bingbot',
  );
  expect(out).toContain(
    'unavailable_after: 2027-01-31: the page leaves the results on that date. Documented by Google.',
  );
  expect(out).toContain('Microsoft does not document it.');
});

test('product: a no to a crawler of a search engine says that the address may still be listed', async () => {
  const listed = 'Search results may still list the address';
  expect((await run('ask robots.txt --url /refer.php --agent Googlebot')).out).toContain(listed);
  expect((await run('ask robots.txt --url /refer.php --agent *')).out).toContain(listed);
  expect((await run('ask robots.txt --url /refer.php --agent GPTBot')).out).not.toContain(listed);
  expect((await run('ask robots.txt --url /open --agent Googlebot')).out).not.toContain(listed);
});

test('product: the audit does not call a blocked page unindexed', async () => {
  const { out } = await run('audit robots.txt');
  expect(out).toContain('No means that the text is not read. Search results may still list the address.');
});

test('product: lint tells of a noindex on what is blocked', async () => {
  const { out } = await run('lint robots.txt _headers --root .');
  expect(out).toContain('HDR-CLOSED: Line 3 of /robots.txt blocks /closed*, so this noindex is not read.');
});
