// The fixes of extension lines: what they write, when they change no answer, and to which readers the findings apply.
import { describe, expect, test } from 'vitest';
import { findingMessage } from '../../../../messages/explain/explain-finding.ts';
import { appliesToReader, findings } from '../../../diagnostics/registry.ts';
import { textOfSource } from '../../../document/source.ts';
import type { Reader } from '../../../readers/reader.ts';
import { readers } from '../../../readers/registry.ts';
import { applyEdits, openSite } from '../../../workspace/site.ts';

const PATH = '/robots.txt';
const siteOf = (file: string, origin = '') => openSite({ origin, files: { [PATH]: file } });

describe('lines that can be removed without changing what crawlers may fetch, and lines that keep records apart, which cannot be removed', () => {
  const fixOf = (file: string | Uint8Array, code: string) =>
    findings(openSite({ origin: '', files: { [PATH]: file } }), PATH)
      .filter((one) => one.code === code)
      .flatMap((one) => one.fixes)
      .find((one) => one.code === 'modern-delete')?.verdicts;
  const rules = 'User-agent: a\nDisallow: /x\n';
  test.each([
    ['below a rule', `${rules}Host: h\nUser-agent: b\nAllow: /\n`, 'same'],
    ['above a rule', 'User-agent: a\nHost: h\nDisallow: /x\n', 'same'],
    [
      '-00 3.3: between user-agents, where any field ends the list',
      'User-agent: a\nHost: h\nUser-agent: b\nAllow: /\n',
      undefined,
    ],
    ['-00 3.3: below user-agents, where any field is a rule', 'User-agent: a\nHost: h\n', undefined],
    ['after an empty line', 'User-agent: a\n\nHost: h\n', 'same'],
    [
      'python urllib: after a line of spaces, which does not end a record for every reader',
      'User-agent: a\n \nHost: h\n',
      undefined,
    ],
    ['in a file in which some readers see more lines', `# \u2028\n${rules}Host: h\n`, 'changes'],
    ['in a file with a byte order mark, which the next line would get', `\ufeffHost: h\n${rules}`, 'changes'],
    ['in a file as long as some readers read', `${rules}Host: h\n#${'x'.repeat(500 * 1024)}\n`, 'changes'],
  ])('%s', (_name, file, expected) => {
    expect(fixOf(file, 'HOST-OBSOLETE')).toBe(expected);
  });
  test('product: deleting a line that some crawler may read changes answers, even if it cannot be read as written', () => {
    const all = (file: string) =>
      findings(siteOf(file), PATH)
        .flatMap(({ fixes }) => fixes)
        .filter(({ code, verdicts }) => /delete|comment/.test(code) && verdicts === 'same');
    expect(all(`${rules}Crawl-delay: 10s\n`)).toEqual([]);
    expect(all(`${rules}Request-rate: x\nClean-param: ?\nSitemap:\nLicense:\nContent-Signal:\n`)).toEqual([]);
    expect(all(`${rules}Content-Usage:\nCrawl-delay:\nSitemap:\nSitemap:\n`)).toEqual([]);
    expect(fixOf(`${rules}Visit-time: x\n`, 'VIS-FORM')).toBe('same');
    expect(fixOf(`${rules}Sitemap: https://h/s\nSitemap: https://h/s\n`, 'SIT-TWICE')).toBe('same');
    expect(fixOf(`User-agent: Googlebot\nDisallow: /x\nCrawl-delay: 9\n`, 'CRD-IGNORED')).toBe('changes');
  });
});

describe('what a fix writes', () => {
  const written = (file: string, code: string, origin = 'https://h.example') =>
    findings(siteOf(file, origin), PATH)
      .filter((one) => one.code === code)
      .flatMap((one) => one.fixes)
      .filter((fix) => fix.edits.length > 0)
      .map((fix) => textOfSource(applyEdits(siteOf(file), PATH, fix.edits).files.get(PATH)!.source));
  test.each<[string, string, string, readonly string[]]>([
    ['SIT: a path', 'R070', 'Sitemap:  /s.xml # c', ['Sitemap:  https://h.example/s.xml # c']],
    ['SIT: a host', 'R070', 'Sitemap: www.h.example/s.xml', ['Sitemap: https://www.h.example/s.xml']],
    ['SIT: a file', 'R070', 'Sitemap: s.xml', ['Sitemap: https://h.example/s.xml']],
    ['SIT: one slash', 'R070', 'Sitemap: https:/h.example/s.xml', ['Sitemap: https://h.example/s.xml']],
    ['SIT: no host', 'R070', 'Sitemap: https:///s.xml', []],
    [
      'SIT: two URLs',
      'SIT-BLANK',
      'Sitemap: https://h/a https://h/b # c',
      ['Sitemap: https://h/a # c\nSitemap: https://h/b'],
    ],
    ['CRD: minutes', 'CRD-NOT-NUMBER', 'Crawl-delay: 2 min', ['Crawl-delay: 120']],
    ['CRD: milliseconds', 'CRD-NOT-NUMBER', 'Crawl-delay: 500ms', ['Crawl-delay: 0.5']],
    ['CRD: a comma', 'CRD-NOT-NUMBER', 'Crawl-delay: 0,5', ['Crawl-delay: 0.5']],
    ['CRD: rounded up', 'CRD-DECIMAL', 'Crawl-delay: 2.1', ['Crawl-delay: 3']],
    ['CLP: the path first', 'CLP-NAME', 'Clean-param: /x a', ['Clean-param: a /x']],
    ['CLP: two paths', 'CLP-EXTRA', 'Clean-param: a /x /y', ['Clean-param: a /x\nClean-param: a /y']],
    ['CLP: commas', 'CLP-BLANK-SEPARATED', 'Clean-param: a, b', ['Clean-param: a&b']],
    ['RRT: a unit', 'RRT-UNIT', 'Request-rate: 1/5m', ['Request-rate: 1/300']],
    ['RRT: hours with colons', 'RRT-WINDOW', 'Request-rate: 1/5 6:00-8:45', ['Request-rate: 1/5 0600-0845']],
    ['VIS: midnight', 'VIS-FORM', 'Visit-time: 2400-2400', ['Visit-time: 0000-2359']],
    [
      'CSG: a path is Content-Usage',
      'CSG-PATH',
      'Content-Signal: /b ai-train=no',
      ['Content-Usage: /b train-ai=n', 'Content-Signal: ai-train=no'],
    ],
    [
      'CSG: commas are missing',
      'CSG-PAIR',
      'Content-Signal: search=yes ai-train=n',
      ['Content-Signal: search=yes, ai-train=no'],
    ],
    [
      'CSG: either one is kept',
      'CSG-CONFLICT',
      'Content-Signal: search=yes, search=no',
      ['Content-Signal: search=yes', 'Content-Signal: search=no'],
    ],
    [
      'CUS: words for the tokens',
      'CUS-VALUE',
      'Content-Usage: /b train-ai=no',
      ['Content-Usage: /b train-ai=n'],
    ],
    ['CUS: a star', 'CUS-PATH-STAR', 'Content-Usage: *.pdf train-ai=n', ['Content-Usage: /*.pdf train-ai=n']],
    [
      'CUS: the last one counts',
      'CUS-DUPLICATE',
      'Content-Usage: search=n, search=y',
      ['Content-Usage: search=y'],
    ],
  ])('%s', (_name, code, line, expected) => {
    const rest = '\n';
    expect(written(line + rest, code)).toEqual(expected.map((one) => one + rest));
  });
  test.each([
    ['another sitemap', 'Sitemap: http://a.example/t.xml\n', [], 'http://a.example/s.xml'],
    ['the host line', 'Host: b.example\n', [], 'https://b.example/s.xml'],
    ['a URL of the table', '', ['/x', 'https://c.example/x'], 'https://c.example/s.xml'],
  ])('SIT: if the site has no origin, %s provides it', (_name, rest, urls, expected) => {
    const fileFindings = findings(siteOf(`${rest}Sitemap: /s.xml\n`), PATH, { urls });
    const fixes = fileFindings.filter(({ code }) => code === 'R070').flatMap((one) => one.fixes);
    expect(fixes.map(({ values }) => values)).toEqual([{ text: expected }]);
  });
  test('attach-05 3.1: the preference that a longer path leaves out is the one of the longest shorter path', () => {
    const file = (line: string) =>
      `User-agent: *\nContent-Usage: train-ai=n\nContent-Usage: /a train-ai=y\n${line}\nAllow: /\n`;
    expect(written(file('Content-Usage: /a/b search=y'), 'CUS-UNINHERITED')).toEqual([
      file('Content-Usage: /a/b search=y, train-ai=y'),
    ]);
  });
  test('RFC 9309 2.2: Allow: / below the line, as in Cloudflare’s own block', () => {
    const [closed] = written(
      'User-agent: *\nContent-Signal: search=yes\n\nUser-agent: b\nDisallow: /\n',
      'LIN-GLUE',
    );
    expect(closed).toBe(
      'User-agent: *\nContent-Signal: search=yes\nAllow: /\n\nUser-agent: b\nDisallow: /\n',
    );
  });
  test('CSG-SCOPE: into every record that lacks it, so that both readings agree', () => {
    const file =
      'User-agent: *\nContent-Signal: search=yes\nAllow: /\n\nUser-agent: b\nUser-agent: c\nDisallow: /x\n';
    const [copied] = written(file, 'CSG-SCOPE');
    expect(copied).toBe(file.replace('c\n', 'c\nContent-Signal: search=yes\n'));
  });
  test('CSG-SCOPE: crawlers that may fetch nothing need no signal', () => {
    const file = 'User-agent: *\nContent-Signal: search=yes\nAllow: /\n\nUser-agent: b\nDisallow: /\n';
    expect(written(file, 'CSG-SCOPE')).toEqual([]);
  });
  test('ours: a policy token gets a separate record, and the crawlers keep theirs', () => {
    const file = 'User-agent: Applebot\nUser-agent: Applebot-Extended\nDisallow: /x\n# end\n';
    expect(written(file, 'POL-MIXED')).toEqual([
      'User-agent: Applebot\nDisallow: /x\n\nUser-agent: Applebot-Extended\nDisallow: /x\n# end\n',
    ]);
  });
});

test.each([
  ['bingbot', 'Crawl-delay: 5', 0],
  ['MJ12bot', 'Crawl-delay: 5', 0],
  ['Barkrowler', 'Crawl-delay: 5', 0],
  ['BLEXBot', 'Crawl-delay: 5', 0],
  ['serpstatbot', 'Crawl-delay: 5', 0],
  ['ImagesiftBot', 'Crawl-delay: 5', 0],
  ['Yandex', 'Clean-param: ref', 0],
  ['YandexBot', 'Clean-param: ref', 0],
  ['SeznamBot', 'Request-rate: 1/5', 0],
  ['Googlebot', 'Clean-param: ref', 1],
  ['*', 'Crawl-delay: 5', 1],
])('R071: in the record of %s, %s', (agent, line, count) => {
  const fileFindings = findings(siteOf(`User-agent: ${agent}\nDisallow: /x\n${line}\n`), PATH);
  const r071Findings = fileFindings.filter(({ code }) => code === 'R071');
  expect(r071Findings).toHaveLength(count);
  for (const { fixes } of r071Findings) expect(fixes.map(({ verdicts }) => verdicts)).toEqual(['changes']);
});

test('ours: R071 says who documents that it reads the field, with dates, and not that nobody else does', () => {
  const [finding] = findings(siteOf('User-agent: *\nDisallow: /x\nCrawl-delay: 5\n'), PATH).filter(
    ({ code }) => code === 'R071',
  );
  const message = finding && findingMessage(finding);
  expect(message).toMatch(/^Not every crawler reads Crawl-delay\./);
  expect(message).toContain('Babbar (28 Nov 2026)');
  expect(message).not.toMatch(/\bonly\b|Bing/i);
});

describe('readers that a finding applies to', () => {
  const findingIn = (file: string, code: string) =>
    findings(siteOf(file), PATH).find((one) => one.code === code)!;
  const idsFor = (file: string, code: string) =>
    readers.filter((reader) => appliesToReader(findingIn(file, code), reader)).map(({ id }) => id);
  const glued = (between: string, line = 'Content-Signal: search=yes') =>
    `User-agent: a\n${line}\n${between}User-agent: b\nDisallow: /\n`;
  test.each([
    [
      '1996: a blank line ends the record',
      glued('\n'),
      'LIN-GLUE',
      ['rfc9309', 'google', 'bing', 'python-urllib-3.14'],
    ],
    [
      'python urllib: a delay is a rule for it',
      glued('\n', 'Crawl-delay: 1'),
      'LIN-GLUE',
      ['rfc9309', 'google', 'bing'],
    ],
    [
      '-00 3.3: any field ends the list of user-agents',
      glued(''),
      'LIN-GLUE',
      [
        'norobots-1994',
        'koster-1996',
        'rfc9309',
        'google',
        'bing',
        'yandex',
        'python-urllib-3.12',
        'python-urllib-3.14',
      ],
    ],
    [
      'R071: readers that certainly skip it',
      'User-agent: a\nDisallow: /x\nCrawl-delay: 1\n',
      'R071',
      ['koster-1996', 'koster-1997-internet-draft', 'google'],
    ],
    [
      'R070: readers that look for sitemaps',
      'Sitemap: /s.xml\n',
      'R070',
      ['data.txt', 'rfc9309', 'google', 'bing', 'yandex', 'python-urllib-3.12', 'python-urllib-3.14'],
    ],
    [
      '1996: a blank line separates the delay from its record',
      'User-agent: a\nDisallow: /x\n\nCrawl-delay: 1\n',
      'LIN-ORPHAN',
      ['data.txt', 'python-urllib-3.12'],
    ],
    [
      '2.2: above all records it applies to no crawler, for any reader',
      'Crawl-delay: 1\nUser-agent: a\nDisallow: /x\n',
      'LIN-ORPHAN',
      readers.map(({ id }) => id),
    ],
  ])('%s', (_name, file, code, ids) => {
    expect(idsFor(file, code)).toEqual(ids);
  });
});

test('rfc 3987 3.1: the same host is recognized, however it is written (SIT-CLOSED)', () => {
  const text = (host: string) =>
    `User-agent: *\nDisallow: /a\n\nSitemap: https://m\u00fcller.example/a.xml\nSitemap: https://${host}/b.xml\n`;
  const codesOf = (host: string) =>
    findings(openSite({ origin: '', files: { '/robots.txt': text(host) } }), '/robots.txt').map(
      ({ code }) => code,
    );
  expect(codesOf('xn--mller-kva.example')).toContain('SIT-CLOSED');
  expect(codesOf('muller.example')).not.toContain('SIT-CLOSED');
});

describe('SIT-CLOSED: crawlers that cannot fetch a sitemap', () => {
  const closed = (file: string) =>
    findings(siteOf(`${file}\nSitemap: https://h.example/s.xml\n`, 'https://h.example'), PATH)
      .filter(({ code }) => code === 'SIT-CLOSED')
      .map(({ values }) => ('crawlers' in values ? values.crawlers : undefined));
  test.each<[string, string, readonly (readonly string[])[]]>([
    [
      'a crawler that is blocked from the whole site is not reported',
      'User-agent: meta-externalagent\nUser-agent: bingbot\nDisallow: /\n',
      [],
    ],
    ['all crawlers are blocked from the whole site: not reported', 'User-agent: *\nDisallow: /\n', []],
    ['in two records', 'User-agent: bingbot\nDisallow: /\n\nUser-agent: bingbot\nDisallow: /x\n', []],
    [
      'a named crawler that is allowed into a part of it is not reported',
      'User-agent: bingbot\nDisallow: /\nAllow: /shop/\n',
      [],
    ],
    ['all crawlers are allowed into a part of it', 'User-agent: *\nDisallow: /\nAllow: /shop/\n', [['']]],
    [
      'all crawlers are allowed into a part of it by another record',
      'User-agent: *\nDisallow: /\n\nUser-agent: *\nAllow: /shop/\n',
      [['']],
    ],
    ['blocked by a separate rule', 'User-agent: bingbot\nDisallow: /s\n', [['bingbot']]],
    [
      'only crawlers that are allowed into the site are reported',
      'User-agent: bingbot\nDisallow: /\n\nUser-agent: *\nDisallow: /*.xml\n',
      [['']],
    ],
  ])('ours: %s', (_name, file, expected) => {
    expect(closed(file)).toEqual(expected);
  });
});

test('1996: the selected reader decides whether a crawler is blocked from everything', () => {
  const text = 'User-agent: bingbot\n\nUser-agent: x\nUser-agent: bingbot\nDisallow: /\n';
  const site = siteOf(`${text}\nSitemap: https://h.example/s.xml\n`, 'https://h.example');
  const codesFor = (reader: Reader) => findings(site, PATH, { reader }).map(({ code }) => code);
  for (const reader of readers) expect(codesFor(reader), reader.id).not.toContain('SIT-CLOSED');
});

describe('LIN-ORPHAN: a line that a blank line separates from its record', () => {
  const above = 'User-agent: *\nDisallow: /x\n\n';
  const orphanIn = (file: string) => findings(siteOf(file), PATH).find(({ code }) => code === 'LIN-ORPHAN')!;
  test.each([
    ['at the end', 'User-agent: b\nDisallow: /y\n\nCrawl-delay: 2\n', ['data.txt', 'python-urllib-3.12']],
    [
      'rules follow the blank line',
      'User-agent: b\nDisallow: /y\n\nDisallow: /z\nCrawl-delay: 2\n',
      ['data.txt', 'python-urllib-3.12'],
    ],
    ['python urllib: a line of spaces', 'User-agent: b\nDisallow: /y\n \nCrawl-delay: 2\n', ['data.txt']],
  ])('RFC 9309 2.2: %s: names the readers, and moves into the record directly above', (_name, file, ids) => {
    const { values, fixes } = orphanIn(above + file);
    expect(values).toMatchObject({ name: 'Crawl-delay', parted: { agent: 'b', line: 6, readers: ids } });
    const [fix] = fixes;
    expect(fix!.values).toEqual({ line: 4 });
    const after = applyEdits(siteOf(above + file), PATH, fix!.edits);
    const text = textOfSource(after.files.get(PATH)!.source);
    expect(text.startsWith(`${above}User-agent: b\nDisallow: /y\nCrawl-delay: 2\n`)).toBe(true);
  });
  test('python urllib: a line of spaces separates nothing for Python', () => {
    const orphan = orphanIn('User-agent: b\nDisallow: /y\n \nCrawl-delay: 2\n');
    expect(appliesToReader(orphan, readers.find(({ id }) => id === 'python-urllib-3.12')!)).toBe(false);
    expect(appliesToReader(orphan, readers.find(({ id }) => id === 'data.txt')!)).toBe(true);
  });
  test.each([
    ['Crawl-delay: 2', ['data.txt', 'python-urllib-3.12']],
    ['Request-rate: 1/5', ['data.txt', 'python-urllib-3.12']],
    ['Visit-time: 0600-0845', ['data.txt']],
    ['Noindex: /x', ['data.txt']],
  ])('ours: %s is separated only for the readers that may read it', (line, ids) => {
    const { values } = orphanIn(`User-agent: b\nDisallow: /y\n\n${line}\n`);
    expect(values).toMatchObject({ parted: { readers: ids } });
  });
});

test('POL-MIXED: names every crawler of the record once, however often it occurs', () => {
  const text = 'User-agent: Google-Extended\nUser-agent: Googlebot\nUser-agent: googlebot\nDisallow: /x\n';
  const site = openSite({ origin: '', files: { '/robots.txt': text } });
  const [mixed] = findings(site, '/robots.txt').filter(({ code }) => code === 'POL-MIXED');
  expect(mixed?.values).toEqual({ token: 'Google-Extended', crawlers: ['googlebot'] });
});

test.each([
  'User-agent: Google-Extended\nDisallow: /\n',
  'User-agent: Applebot-Extended\nDisallow: /private/\n',
  'User-agent: GPTBot\nUser-agent: Google-Extended\nUser-agent: CCBot\nDisallow: /\n',
  'User-agent: Google-Extended\nAllow: /\n',
  'User-agent: Applebot\nUser-agent: Applebot-Extended\nDisallow: /\n',
])('ours: nothing is said about a policy token that is used as it should be: %j', (text) => {
  const site = openSite({ origin: '', files: { '/robots.txt': text } });
  expect(findings(site, '/robots.txt').filter(({ code }) => code.startsWith('POL-'))).toEqual([]);
});

test.each(['Crawl-delay: 5', 'Content-Usage: train-ai=n'])(
  'RFC 9309 2.2: %s is moved into a record of RFC 9309, below names that all readers know and above any blank line',
  (line) => {
    const text = `user agent: x\nDisallow: /a\n\n${line}\n\nUser-agent: b\nDisallow: /b\n\nDisallow: /c\n`;
    const site = openSite({ origin: '', files: { '/robots.txt': text } });
    const orphan = findings(site, '/robots.txt').find(({ code }) => code.endsWith('-ORPHAN'))!;
    const [fix] = orphan.fixes;
    expect(fix?.code).toBe('modern-into-record');
    const after = applyEdits(site, '/robots.txt', fix!.edits);
    expect(findings(after, '/robots.txt').map(({ code }) => code)).not.toContain(orphan.code);
  },
);
