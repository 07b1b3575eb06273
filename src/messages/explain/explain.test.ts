// Explanations of typical files, in whole sentences.
import { describe, expect, test } from 'vitest';
import { type AskOptions, ask, openSite, type ReaderId, readers } from '../../core/index.ts';
import { sentenceOf } from '../../testing/sentence-of.ts';
import { answerWords } from '../en/steps.ts';

const fict = `# /robots.txt for http://www.fict.org/
# comments to webmaster@fict.org

User-agent: unhipbot
Disallow: /

User-agent: webcrawler
User-agent: excite
Disallow: 

User-agent: *
Disallow: /org/plans.html
Allow: /org/
Allow: /serv
Allow: /~mak
Disallow: /
`;

/** The answer, its explanation, and all steps. */
function explainAll(
  text: string | Uint8Array,
  reader: ReaderId,
  agent: string,
  url: string,
  more: Partial<AskOptions> = {},
): readonly string[] {
  const site = openSite({ origin: 'http://www.fict.org', files: { '/robots.txt': text } });
  const verdict = ask(site, { question: 'fetch', reader, file: '/robots.txt', ...more, agent, url });
  return [`${answerWords[verdict.answer]}. ${sentenceOf(verdict)}`, ...verdict.trace().map(sentenceOf)];
}

describe('hosts for mobile agents in words', () => {
  const file = [
    'Mobile-agent-server: /          none',
    'Mobile-agent-server: /dir1      atp://www.fict.org:544',
    'Mobile-agent-server: /dir1/dir2 atp://www.fict.org:543',
    'Mobile-agent-server: /dir3',
  ].join('\n');
  const sentences = (url: string, text = file) => {
    const site = openSite({ origin: 'http://www.fict.org', files: { '/robots.txt': text } });
    const verdict = ask(site, { question: 'mobile-agent', url });
    return [sentenceOf(verdict), ...verdict.trace().map(sentenceOf)];
  };
  test('draft 3.1: the last line that matches', () => {
    const decides =
      'Line 2 decides: it is the last of 2 lines that match. Mobile agents go to atp://www.fict.org:544.';
    expect(sentences('http://www.fict.org/%64ir1/a')).toEqual([
      decides,
      '/robots.txt is read.',
      '/%64ir1/a is compared as /dir1/a.',
      'Line 1 also matches, but line 2 is later and overrides it.',
      decides,
      'Line 3 does not match: the URL differs at character 7.',
      'Line 4 is skipped: it has a path but no target.',
    ]);
  });
  test('draft 3.1: none, and a URL that ends too early', () => {
    expect(sentences('/dir').slice(0, 4)).toEqual([
      'Line 1 decides: it is the only line that matches. No host accepts agents here.',
      '/robots.txt is read.',
      'Line 1 decides: it is the only line that matches. No host accepts agents here.',
      'Line 2 does not match: the URL ends after character 4.',
    ]);
  });
  test('ours: no line, no lines, no file, another site', () => {
    expect(sentences('/b', 'Mobile-agent-server: /a none')[0]).toContain('No line matches');
    expect(sentences('/b', '')[0]).toBe('No line assigns a host.');
    expect(sentences('http://other.example/')[0]).toContain('another site');
    const bare = openSite({ origin: '', files: {} });
    expect(sentenceOf(ask(bare, { question: 'mobile-agent', url: '/' }))).toContain(
      'The site has no /robots.txt',
    );
  });
});

describe('traces in words', () => {
  test('draft 1 3.2.2: a named record, where the first rule that matches decides', () => {
    const file = 'User-agent: webcrawler\nAllow: /tmp/ok.html\nDisallow: /tmp\nDisallow: /user/foo\n';
    expect(explainAll(file, 'koster-1996', 'WebCrawler', '/tmp/x')).toEqual([
      'No. Line 3 decides: it is the first rule that matches.',
      '/robots.txt is read.',
      'Line 1 names WebCrawler: its record applies.',
      'Line 2 does not match: the URL differs at character 6.',
      'Line 3 decides: it is the first rule that matches.',
      'Line 4 is not reached: line 3 comes first and decides.',
    ]);
  });

  test('rfc 9309 2.2.2: the record for all others, with rules that match but are shorter', () => {
    expect(explainAll(fict, 'rfc9309', 'zed', '/org/plans.html')).toEqual([
      'No. Line 12 decides: it is the longest rule that matches.',
      '/robots.txt is read.',
      'Line 4 begins a record for unhipbot.',
      'Line 7 begins a record for webcrawler and excite.',
      'No record names zed. The record for any other crawler applies, from line 11 on.',
      'Line 12 decides: it is the longest rule that matches.',
      'Line 13 also matches, but is shorter than line 12: 5 versus 15 bytes.',
      'Line 14 does not match: the URL differs at character 2.',
      'Line 15 does not match: the URL differs at character 2.',
      'Line 16 also matches, but is shorter than line 12: 1 versus 15 bytes.',
    ]);
  });

  test('robots.cc: the one cell of the example in which Google differs, because it decodes nothing', () => {
    expect(explainAll(fict, 'google', '', '/%7emak/mak.html')).toEqual([
      'No. Line 16 decides: it is the only rule that matches.',
      '/robots.txt is read.',
      'Line 4 begins a record for unhipbot.',
      'Line 7 begins a record for webcrawler and excite.',
      'No record names this crawler. The record for any other crawler applies, from line 11 on.',
      '/%7emak/mak.html is compared as /%7Emak/mak.html.',
      'Line 12 does not match: the URL differs at character 2.',
      'Line 13 does not match: the URL differs at character 2.',
      'Line 14 does not match: the URL differs at character 2.',
      'Line 15 does not match: the URL differs at character 2.',
      'Line 16 decides: it is the only rule that matches.',
    ]);
  });

  test('draft 1 3.1: the own file, read as if it stood elsewhere', () => {
    expect(explainAll(fict, 'data.txt', 'unhipbot', 'http://www.fict.org/data.txt?x')).toEqual([
      'Yes. /data.txt is a policy file itself. Every crawler may read it.',
      '/data.txt is a policy file itself. Every crawler may read it.',
    ]);
  });

  test('draft 1 3.2.1: no record, with lines that form none', () => {
    expect(
      explainAll('Disallow: /\n\nUser-agent: a\n\nUser-agent: b\nDisallow: /\n', 'koster-1996', 'a', '/x'),
    ).toEqual([
      'Yes. No record applies to a, so it may fetch everything.',
      '/robots.txt is read.',
      'Line 3 names a, but no rule follows, so it does not begin a record.',
      'Line 5 begins a record for b.',
      'No record applies to a, so it may fetch everything.',
    ]);
  });

  test('rfc 9309 2.3.1.4: a status', () => {
    expect(explainAll(fict, 'rfc9309', 'zed', '/x', { status: 503 })).toEqual([
      'No. Status 503: nothing may be fetched.',
      'Status 503: nothing may be fetched.',
    ]);
    expect(explainAll(fict, 'koster-1996', 'zed', '/x', { status: 'timeout' })[0]).toBe(
      'Later. No response in time: crawlers come back later.',
    );
    expect(explainAll(fict, 'data.txt', 'zed', '/x', { file: '/data.txt' })).toEqual([
      'Unknown. Status 404: this says nothing about the site.',
      'The site has no /data.txt, which counts as status 404.',
      'Without records, access is unlimited: crawlers may fetch everything, even if they know nothing else about the site.',
      'Status 404: this says nothing about the site.',
    ]);
    expect(explainAll(fict, 'google', 'zed', '/x', { redirects: 6 })[0]).toBe(
      'Yes. 6 redirects exceed the limit of 5: everything may be fetched.',
    );
  });

  test('draft 1 3.1: another site', () => {
    expect(explainAll(fict, 'koster-1996', 'zed', 'https://www.fict.org/')[0]).toBe(
      'Unknown. https://www.fict.org/ is on another site. The files of http://www.fict.org do not apply to it.',
    );
  });

  test('rfc 9309 2.2.1: joined records, a tie, an empty rule, a rule of nobody, no rule that matches', () => {
    const file = [
      'Disallow: /0',
      'User-agent: a',
      'Disallow: /x',
      'Allow: /x',
      'User-agent: *',
      'User-agent: b',
      'User-agent: c',
      'User-agent: d',
      'Disallow:',
      'User-agent: a',
      'Allow: /x',
    ].join('\n');
    expect(explainAll(file, 'rfc9309', 'a', '/x')).toEqual([
      'Yes. Line 4 decides: it is as long as lines 3 and 11, and Allow wins a tie.',
      '/robots.txt is read.',
      'Line 2 names a: its record applies.',
      'Line 5 applies to crawlers without a record of their own. a has one.',
      'Line 10 names a again: its rules are added.',
      'Line 1 is not in a record, so it is not read.',
      'Line 3 is as long as line 4, and Allow wins a tie.',
      'Line 4 decides: it is as long as lines 3 and 11, and Allow wins a tie.',
      'Line 11 is as long as line 4, which comes first.',
    ]);
    expect(explainAll(file, 'rfc9309', 'd', '/x')).toEqual([
      'Yes. No rule matches, so it may be fetched.',
      '/robots.txt is read.',
      'Line 2 begins a record for a.',
      'Line 8 names d: its record applies.',
      'Line 10 begins a record for a.',
      'Line 1 is not in a record, so it is not read.',
      'Line 9 has no path, so it blocks nothing.',
      'No rule matches, so it may be fetched.',
    ]);
    expect(
      explainAll('User-agent: a\nUser-agent: b\nUser-agent: c\nUser-agent: d\nAllow: /', 'google', 'x', '/'),
    ).toContain('Line 1 begins a record for a, b and 2 more.');
  });

  test('draft 1 3.2.1: a line names one crawler, also if it reads like a list', () => {
    const file = 'User-agent: a, b\nDisallow: /\n\nUser-agent: c, +2\nUser-agent: d\nDisallow: /\n';
    const steps = explainAll(file, 'rfc9309', 'x', '/');
    expect(steps).toContain('Line 1 begins a record for “a, b”.');
    expect(steps).toContain('Line 4 begins a record for “c, +2” and d.');
  });

  test('-00 3.2.1: a value that contains the name, later records, further names', () => {
    const file = 'User-agent: googlebot-news\nDisallow: /n\n\nUser-agent: googlebot\nDisallow: /g\n';
    expect(explainAll(file, 'koster-1997-internet-draft', 'googlebot', '/g').slice(2, 4)).toEqual([
      'Line 1 says googlebot-news, which names googlebot: its record applies.',
      'Line 4 names googlebot too, but only the first such record counts.',
    ]);
    expect(explainAll(file, 'google', 'googlebot-news', '/g', { names: ['googlebot'] }).slice(2, 4)).toEqual([
      'Line 1 names googlebot-news: its record applies.',
      'Line 4 names googlebot, but googlebot-news takes precedence.',
    ]);
  });

  test('robots.cc: wildcards, an index page, a line that is cut', () => {
    const lines = [
      'User-agent: * robots',
      'Disallow: /*.php$',
      'Disallow: /a*b*c',
      'Disallow: /',
      'Allow: /d/index.html',
    ];
    expect(explainAll(lines.join('\n'), 'google', 'zed', '/d/')).toEqual([
      'Yes. Line 5 decides: it is the longest rule that matches. It allows an index page, and with it the directory.',
      '/robots.txt is read.',
      'No record names zed. The record for any other crawler applies, from line 1 on.',
      'Line 2 does not match: the URL does not end in .php.',
      'Line 3 does not match: the URL differs at character 2.',
      'Line 4 also matches, but is shorter than line 5: 1 versus 4 bytes.',
      'Line 5 decides: it is the longest rule that matches. It allows an index page, and with it the directory.',
    ]);
    expect(explainAll(lines.join('\n'), 'google', 'zed', '/axb')).toContain(
      'Line 3 does not match: the URL has no c after character 4.',
    );
    expect(explainAll('User-agent: *\nDisallow: /a\0b\nDisallow: /x$', 'google', 'zed', '/xy')).toEqual([
      'Yes. No rule matches, so it may be fetched.',
      '/robots.txt is read.',
      'Line 2 is read up to byte 16,663 or its first NUL. Of this line, only “Disallow: /a” is read.',
      'No record names zed. The record for any other crawler applies, from line 1 on.',
      'Line 2 does not match: the URL differs at character 2. Of this line, only “Disallow: /a” is read.',
      'Line 3 does not match: the URL continues after character 2.',
      'No rule matches, so it may be fetched.',
    ]);
  });

  test('ours: what of a file is not read', () => {
    expect(explainAll('\ufeffUser-agent: *\nDisallow: /\n', 'koster-1996', 'zed', '/x')).toContain(
      'Line 1 begins with a byte order mark, which counts as part of it.',
    );
    expect(explainAll(Uint8Array.from([0xff, 0xfe, 0x61, 0]), 'google', 'zed', '/x')).toContain(
      'The file is in UTF-16LE. This reader finds no lines in it.',
    );
    expect(
      explainAll(`User-agent: *\n#${'x'.repeat(512_000)}\nDisallow: /`, 'rfc9309', 'zed', '/x'),
    ).toContainEqual(
      expect.stringContaining('Line 2 is the last line read, because the file is read up to byte 512,000.'),
    );
  });

  test('draft 1 4.1: a robot that knows no Allow', () => {
    const draft = readers.find(({ id }) => id === 'koster-1996')!;
    const withoutAllow = { ...draft, rule: { ...draft.rule, honourAllow: false } };
    const sentences = explainAll('User-agent: *\nAllow: /x\nDisallow: /', 'google', 'zed', '/x', {
      reader: withoutAllow,
    });
    expect(sentences).toContain('Line 2 is skipped: this reader does not know Allow.');
    expect(sentences[0]).toBe('No. Line 3 decides: it is the first rule that matches.');
  });

  test('yandex: a file that is too long', () => {
    const long = `User-agent: *\nDisallow: /\n#${'x'.repeat(512_000)}`;
    expect(explainAll(long, 'yandex', 'zed', '/x')).toEqual([
      'Yes. The file is longer than 512,000 bytes. This reader reads none of it, so everything may be fetched.',
      '/robots.txt is read.',
      'The file is longer than 512,000 bytes. This reader reads none of it, so everything may be fetched.',
    ]);
  });

  test('urllib: a reader that stops with an error', () => {
    const [answer] = explainAll(Uint8Array.of(0xff), 'python-urllib-3.12', 'zed', '/x');
    expect(answer).toBe(
      'Unknown. The file is not UTF-8. This reader stops with an error, and nothing is known about the site.',
    );
    const [network] = explainAll('', 'python-urllib-3.12', 'zed', '/x', { status: 'network' });
    expect(network).toBe(
      'Unknown. No connection: the reader stops with an error, and nothing is known about the site.',
    );
  });

  test('urllib: a rule without a path that decides', () => {
    const sentences = explainAll(
      'User-agent: *\nDisallow:\nDisallow: /\n',
      'python-urllib-3.12',
      'zed',
      '/x',
    );
    expect(sentences[0]).toBe(
      'Yes. Line 2 decides: it is the first rule that matches. Without a path, it allows everything.',
    );
  });
  test('cpython GH-138908: the match that ends last decides, and a dollar sign inside a path drops the rule', () => {
    const file = 'User-agent: *\nAllow: /shop/\nDisallow: /*\nDisallow: /shop$x\nAllow: /*x\n';
    expect(explainAll(file, 'python-urllib-3.14', 'zed', '/shop/xy').slice(-4)).toEqual([
      'Line 2 also matches, but only up to character 6 of the URL as compared; line 3 matches up to character 8.',
      'Line 3 decides: its match ends last in the URL.',
      'Line 4 is skipped: this reader ignores a rule with a $ inside its path.',
      'Line 5 also matches, but only up to character 7 of the URL as compared; line 3 matches up to character 8.',
    ]);
  });

  test('cpython GH-138908: the whole name comes before a part of it', () => {
    const file = 'User-agent: bot\nDisallow: /\n\nUser-agent: figbot\nAllow: /\n';
    const sentences = explainAll(file, 'python-urllib-3.14', 'figbot', '/x');
    expect(sentences).toContain('Line 1 names bot, but figbot takes precedence.');
  });
});
