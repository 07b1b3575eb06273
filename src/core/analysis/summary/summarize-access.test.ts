// The sentence that says what a file does: what it says of all URLs is true of each.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readByParts, summarySentence } from '../../../messages/en/reports/summary.ts';
import { robotsText } from '../../../testing/arbitraries/robots-txt.ts';
import { runSync } from '../../questions/cooperative-task.ts';
import { prepare } from '../../questions/registry.ts';
import { readers } from '../../readers/registry.ts';
import { openSite } from '../../workspace/site.ts';
import { summarizeAccessTask } from './summarize-access.ts';

const file = '/robots.txt';
const siteOf = (text: string) => openSite({ origin: '', files: { [file]: text } });
const summarize = (text: string) => runSync(summarizeAccessTask(siteOf(text), { reader: 'rfc9309', file }));

const record = (names: readonly string[], ...rules: readonly string[]) =>
  `${names.map((name) => `User-agent: ${name}\n`).join('')}${rules.map((rule) => `${rule}\n`).join('')}\n`;
const ai = ['GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended'];

test.each([
  ['', 'Allows everything to every crawler.'],
  [record(['*'], 'Disallow:'), 'Allows everything to every crawler.'],
  [record(['*'], 'Disallow: /'), 'Blocks the whole site for everyone, search engines too, by line 2.'],
  [
    record(['Googlebot', 'bingbot'], 'Allow: /') + record(['*'], 'Disallow: /'),
    'Blocks the whole site for everyone but Googlebot and bingbot, by line 6.',
  ],
  [
    record(['*'], 'Disallow: /') + record(['googlebot', 'bingbot'], 'Disallow: /', 'Allow: /a', 'Allow: /b'),
    'Blocks the whole site, by line 2, for everyone but googlebot and bingbot, which may fetch only /a and /b.',
  ],
  [
    record(['*'], 'Disallow: /') + record(['GPTBot'], 'Disallow: /') + record(['googlebot'], 'Allow: /'),
    'Blocks the whole site for everyone but googlebot, by line 2.',
  ],
  [record(['*'], 'Disallow: /wp-admin/'), 'Blocks /wp-admin/ for everyone.'],
  [record(['*'], 'Disallow: /a', 'Disallow: /b', 'Disallow: /a'), 'Blocks /a and /b for everyone.'],
  [
    record(['*'], 'Disallow: /archive/newspapers/by-date/'),
    'Blocks /archive/newspapers/by-date/ for everyone.',
  ],
  [record(['*'], `Disallow: /${'long'.repeat(20)}/`), `Blocks /${'long'.repeat(9)}lo… for everyone.`],
  [record(['*'], ...[1, 2, 3, 4].map((i) => `Disallow: /${i}`)), 'Blocks 4 areas for everyone.'],
  [
    record(['*'], 'Disallow: /archive/', 'Allow: /archive/2020/'),
    'Blocks /archive/ except /archive/2020/ for everyone.',
  ],
  [
    record(['*'], ...[1, 2, 3, 4].flatMap((i) => [`Disallow: /${i}`, `Allow: /${i}/a`])),
    'Blocks 4 areas except 4 paths for everyone.',
  ],
  [
    record(['*'], 'Disallow: /', 'Allow: /a/', 'Disallow: /a/b'),
    'Blocks the site for everyone, except /a/ (but not /a/b).',
  ],
  [record(['*'], 'Disallow: /', 'Allow: /public/'), 'Blocks the site for everyone, except /public/.'],
  [record(['GPTBot'], 'Disallow: /'), 'Blocks GPTBot completely; all others may fetch everything.'],
  [
    record(ai, 'Disallow: /') + record(['*'], 'Disallow: /cart'),
    'Blocks 4 crawlers completely, all for AI training; all others are kept out of /cart.',
  ],
  [
    record([...ai, 'AhrefsBot'], 'Disallow: /') +
      record(['Bingbot'], 'Disallow: /x') +
      record(['*'], 'Disallow: /y'),
    'Blocks 5 crawlers completely, most of them for AI training; Bingbot is kept out of /x; all others are kept out of /y.',
  ],
  [
    record(['*'], 'Disallow: /styleguide') + record(['GPTBot', 'PerplexityBot'], 'Allow: /'),
    'Blocks /styleguide for everyone but GPTBot and PerplexityBot.',
  ],
  [
    record(['Slurp'], 'Disallow: /a') + record(['*'], 'Allow: /humans.txt', 'Disallow: /'),
    'Blocks the site, except /humans.txt, for everyone but Slurp, which is kept out of /a.',
  ],
  [
    record(ai, 'Disallow: /', 'Allow: /$') +
      record(['Slurp'], 'Disallow: /a') +
      record(['*'], 'Disallow: /x'),
    'Blocks everything but the front page for 4 crawlers, all for AI training; Slurp is kept out of /a; all others are kept out of /x.',
  ],
  // Names that differ only in a version are counted as the table counts them.
  [
    record(['BadBot/1.0', 'OtherBot'], 'Disallow: /') + record(['BadBot/1.1', 'BadBot'], 'Disallow: /'),
    'Blocks OtherBot and BadBot completely; all others may fetch everything.',
  ],
  [record(['*'], 'Disallow: /a$', 'Disallow: /b*$'), 'Blocks the URL /a and /b*$ for everyone.'],
  [record(['Slurp'], 'Disallow: /a'), 'Slurp is kept out of /a; all others may fetch everything.'],
  [
    record(['*'], 'Disallow: /*/', 'Disallow: /*', 'Allow: /$'),
    'Blocks the site for everyone, except the front page.',
  ],
  // What another rule opens again is not closed.
  [record(['*'], 'Disallow: /ab', 'Allow: /a*b', 'Disallow: /c'), 'Blocks /c for everyone.'],
  [record(['*'], 'Disallow: /a/b', 'Disallow: /a', 'Disallow: /a/b*'), 'Blocks /a for everyone.'],
  // What is inside an area is not another one; what is inside a part of it that is open, is.
  [
    record(['*'], 'Disallow: /a', 'Allow: /a/b', 'Disallow: /a/b/c'),
    'Blocks /a and /a/b/c except /a/b for everyone.',
  ],
  [
    record(['*'], ...[1, 2, 3, 4].map((i) => `Disallow: /${i}`)) +
      record(['Yandex'], ...[1, 2, 3, 4].map((i) => `Disallow: /${i}`), 'Allow: /1/a'),
    'Blocks 4 areas for everyone but Yandex, which has similar rules of its own.',
  ],
  [
    // The longer rule wins: /ficdatos/a.html is open, /cnmvenlinea/a.html is not.
    record(['*'], 'Disallow: /ficdatos/', 'Disallow: /cnmvenlinea/', 'Allow: */long.html'),
    'Blocks /ficdatos/ and /cnmvenlinea/ except some URLs of */long.html for everyone.',
  ],
  [
    record(['*'], 'Disallow: /*.pdf', 'Disallow: /a', 'Disallow: /a/*.pdf$'),
    'Blocks /*.pdf and /a for everyone.',
  ],
  [record(['*'], 'Disallow: /a$', 'Disallow: /a/b'), 'Blocks the URL /a and /a/b for everyone.'],
  [
    record(['GPTBot'], 'Allow: /') + record(['Slurp'], 'Disallow: /a') + record(['*'], 'Disallow: /b'),
    'Blocks /b for everyone but GPTBot, which may fetch everything, and Slurp, which is kept out of /a.',
  ],
  // Crawlers without a record of their own that follow another's are not among all others.
  [
    record(['Yandex'], 'Disallow: /'),
    'Blocks Yandex (and 5 that follow it) completely; all others may fetch everything.',
  ],
  [
    record(['GPTBot'], 'Disallow: /') +
      record(['Slurp'], 'Disallow: /a') +
      record(['bingbot'], 'Disallow: /b') +
      record(['Yeti'], 'Disallow: /a'),
    'Blocks GPTBot completely; Slurp and Yeti are kept out of /a; bingbot is kept out of /b; all others may fetch everything.',
  ],
  [
    record(['Slurp', 'Yeti'], 'Allow: /') +
      [1, 2, 3].map((i) => record([`bot${'x'.repeat(i)}`], `Disallow: /${i}`)).join('') +
      record(['*'], 'Disallow: /c'),
    'Blocks /c for everyone but Slurp and Yeti, which may fetch everything, and botx, botxx and botxxx, which have rules of their own.',
  ],
  [
    record(['Slurp', 'Yeti'], 'Disallow: /personal-recommendations') +
      record(['bingbot', 'msnbot'], 'Disallow: /internal-search-results') +
      record(['*'], 'Disallow: /c'),
    'Blocks /c for everyone but bingbot, Slurp and 2 more, which have rules of their own.',
  ],
  [
    record(['Slurp'], ...[1, 2, 3, 4].map((i) => `Disallow: /s${i}`)) +
      record(['*'], ...[1, 2, 3, 4].map((i) => `Disallow: /c${i}`)),
    'Blocks 4 areas for everyone but Slurp, which has rules of its own.',
  ],
  // Misspelled, so that no record begins.
  [
    'User-agnet: *\nDisallow: /a\nDisallow: /b\n',
    'Allows everything to every crawler; its 2 rules belong to no record.',
  ],
  ['<!doctype html>\n' + record(['*'], 'Disallow: /a'), 'Blocks /a for everyone.'],
  // The exception never decides, as a longer rule matches wherever it does.
  [
    record(['*'], 'Disallow: /', 'Allow: /a', 'Disallow: /a*'),
    'Blocks the whole site for everyone, search engines too, by line 2.',
  ],
  [
    record(['*'], 'Disallow: /', 'Allow: /robots.txt$'),
    'Blocks the whole site for everyone, search engines too, by line 2.',
  ],
  [
    'ACAP-crawler: *\nACAP-disallow-crawl: /\n',
    'ACAP lines prohibit crawling everywhere; robots.txt alone allows everything to every crawler.',
  ],
  ['ACAP-crawler: *\nACAP-allow-crawl: /\n', 'Allows everything to every crawler (by robots.txt alone).'],
  [
    'User-agent: *\nDisallow: /x\n\nACAP-crawler: *\nACAP-disallow-index: /a/\nACAP-allow-present: /b/ max-length=20-words\n',
    'ACAP lines prohibit indexing in /a/, and limit presenting; robots.txt alone blocks /x for everyone.',
  ],
  [
    record(['Slurp'], 'Disallow: /a') + '\nACAP-crawler: *\nACAP-disallow-index: /a/\n',
    'ACAP lines prohibit indexing in /a/; robots.txt alone: Slurp is kept out of /a; all others may fetch everything.',
  ],
  [
    'ACAP-resource-set: news /n/ /s/\nACAP-crawler: *\nACAP-disallow-index: the-acap:resource-set:news\nACAP-disallow-preserve: the-acap:resource-set:news\nACAP-allow-index: /\n',
    'ACAP lines prohibit indexing and keeping copies in /n/ and /s/; robots.txt alone allows everything to every crawler.',
  ],
  [
    'ACAP-crawler: *\nACAP-disallow-crawl: /a/\nACAP-disallow-crawl: /a/b/\nACAP-disallow-crawl: /c\nACAP-allow-crawl: /a/x/\nACAP-crawler: one\nACAP-allow-crawl: /\nACAP-crawler: two\nACAP-disallow-crawl: /\n',
    'ACAP lines prohibit crawling in /a/ and /c except /a/x/, but not for one, with other rules for two; robots.txt alone allows everything to every crawler.',
  ],
  [
    'ACAP-crawler: *\nACAP-usage-purpose: news\nACAP-disallow-index: /\n',
    'ACAP lines prohibit indexing everywhere for the purpose news; robots.txt alone allows everything to every crawler.',
  ],
  [
    'ACAP-crawler: *\nACAP-disallow-present: /\nACAP-disallow-crawl: /long/name/of/a/folder\nACAP-disallow-preserve: /x\nACAP-allow-index: / time-limit=3-days\n',
    'ACAP lines prohibit crawling in /long/name/of/a/folder, and restrict 3 more usages; robots.txt alone allows everything to every crawler.',
  ],
  [
    'ACAP-crawler: *\nACAP-disallow-index: /a\nACAP-disallow-crawl: /b\nACAP-disallow-follow: /c\n',
    'ACAP lines prohibit crawling in /b, following links in /c, and indexing in /a; robots.txt alone allows everything to every crawler.',
  ],
  [
    '<!doctype html>\n<title>x</title>\n',
    'Not a robots.txt: this is another document, and crawlers read no rule in it.',
  ],
])('product: %j: %s', (text, sentence) => {
  expect(summarySentence(summarize(text)).text).toBe(sentence);
});

test.each([
  [['Google'], 'As RFC 9309 reads it; Google differs.'],
  [['Google', 'Bing'], 'As RFC 9309 reads it; Google and Bing differ.'],
  [['Google', 'Bing', 'Yandex'], 'As RFC 9309 reads it; Google, Bing and Yandex differ.'],
  [['Google', 'Bing', 'Yandex', 'Seznam'], 'As RFC 9309 reads it; 4 other readers differ.'],
])('product: the note that %j differ', (others, note) => {
  const parts = readByParts('RFC 9309', others);
  expect(parts.map(({ text }) => text).join('')).toBe(note);
  for (const { text, other } of parts) if (other !== undefined) expect(text).toBe(others[other]);
});

test('product: the sentence about a file that closes the site to crawlers without a name is a warning', () => {
  expect(summarySentence(summarize(record(['*'], 'Disallow: /'))).isWarning).toBe(true);
  expect(summarySentence(summarize(record(['a'], 'Disallow: /'))).isWarning).toBe(false);
  expect(summarySentence(summarize('User-agnet: *\nDisallow: /a\n')).isWarning).toBe(true);
});

test('google: a crawler of the table that ignores the record for * is not among everyone', () => {
  const say = (text: string) =>
    summarySentence(
      runSync(
        summarizeAccessTask(siteOf(text), {
          reader: 'google',
          file,
          agents: ['Googlebot', 'Mediapartners-Google'],
        }),
      ),
    ).text;
  expect(say(record(['*'], 'Disallow: /a'))).toBe('Blocks /a for everyone but Mediapartners-Google.');
  expect(say(record(['*'], 'Disallow: /'))).toBe(
    'Blocks the whole site for everyone but Mediapartners-Google, search engines too, by line 2.',
  );
  expect(say(record(['*'], 'Disallow:'))).toBe('Allows everything to every crawler.');
  expect(say(record(['Mediapartners-Google', '*'], 'Disallow: /a'))).toBe('Blocks /a for everyone.');
});

test('product: open and closed are true for every URL that is asked, for every reader', () => {
  fc.assert(
    fc.property(
      robotsText,
      fc.constantFrom(...readers.filter((reader) => reader.file.path === file)),
      fc.webPath(),
      (text, reader, path) => {
        const site = siteOf(text);
        const summary = runSync(summarizeAccessTask(site, { reader, file }));
        const ask = prepare(site, { question: 'fetch', reader, file });
        const lines = text
          .split(/\r\n|[\r\n]/)
          .flatMap((line) => /:[ \t]*(\/[\w./-]*)/.exec(line)?.[1] ?? []);
        for (const group of [summary.others, ...summary.named])
          for (const agent of group.agents)
            for (const url of ['/', path, ...lines].filter((one) => one.startsWith('/') && one !== file)) {
              const { answer, reason } = ask(agent, url);
              if (reason === 'own-file' || !group.isProved) continue;
              if (group.reach === 'open') expect([agent, url, answer]).toEqual([agent, url, 'allow']);
              if (group.reach === 'closed')
                expect([agent, url, answer === 'allow']).toEqual([agent, url, false]);
            }
      },
    ),
    { numRuns: 200 },
  );
});

test('product: the rules of every crawler count, however many there are', () => {
  const many = Array.from({ length: 80 }, (_, i) =>
    record([`bot${String.fromCharCode(97 + (i % 26))}${'x'.repeat(i)}`], `Disallow: /${i}`),
  );
  const summary = summarize(`${many.join('')}${record(['last'], 'Disallow: /')}`);
  expect(summary.named.flatMap(({ agents }) => agents)).toHaveLength(81);
  expect(summarySentence(summary).text).toMatch(
    /^Blocks last completely; .* have rules of their own; all others may fetch everything\.$/,
  );
});

test('product: where the steps are not enough, the sentence says that it is not proved', () => {
  const rules = Array.from({ length: 12 }, (_, i) => `Disallow: /*${i}*a*${i}*b`);
  const summary = runSync(
    summarizeAccessTask(siteOf(record(['*'], ...rules)), { reader: 'rfc9309', file, budget: 10 }),
  );
  expect(summarySentence(summary).text).toContain('(not proved for every URL)');
});

test('rfc 9309 2.3: a file in UTF-16 has no rule that crawlers read', () => {
  const bytes = new Uint8Array([
    0xff,
    0xfe,
    ...Array.from('User-agent: *\nDisallow: /\n', (letter) => [letter.charCodeAt(0), 0]).flat(),
  ]);
  const site = openSite({ origin: '', files: { [file]: bytes } });
  const { text, isWarning } = summarySentence(
    runSync(summarizeAccessTask(site, { reader: 'rfc9309', file })),
  );
  expect([text, isWarning]).toEqual([
    'Not readable: the file is in UTF-16, and crawlers read no rule in it. Save it as UTF-8.',
    true,
  ]);
});
