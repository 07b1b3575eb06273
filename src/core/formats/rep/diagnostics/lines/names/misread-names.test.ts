// Names that mean less than they seem to: those with a finding, and similar ones without.
import { describe, expect, test } from 'vitest';
import { findingMessage } from '../../../../../../messages/explain/explain-finding.ts';
import { findings } from '../../../../../diagnostics/registry.ts';
import { prepare } from '../../../../../questions/registry.ts';
import { applyEdits, openSite, printFile } from '../../../../../workspace/site.ts';

const PATH = '/robots.txt';
const siteOf = (text: string) => openSite({ origin: '', files: { [PATH]: text } });
const findingsOf = (text: string, code: string) =>
  findings(siteOf(text), PATH).filter((finding) => finding.code === code);
const answerIn = (site: ReturnType<typeof siteOf>, agent: string, url = '/') =>
  prepare(site, { question: 'fetch', reader: 'google', file: PATH })(agent, url).answer;
const closing = (...names: readonly string[]) =>
  `${names.map((name) => `User-agent: ${name}\n`).join('')}Disallow: /\n`;

describe('draft 1 3.2.1: R118, a browser is not a crawler', () => {
  test.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36',
    'mozilla/5',
    'Mozilla',
    'Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1)',
    'Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0',
    'Chrome',
    'Firefox/115',
    'Opera/9.80 (Windows NT 6.1)',
    'Safari/537.36',
    'HeadlessChrome',
    'Mozilla*',
  ])('%s', (name) => {
    expect(findingsOf(closing(name), 'R118')).toHaveLength(1);
    expect(findingsOf(closing(name), 'R104')).toEqual([]);
  });
  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; examplebot/1.0; +http://bot.example/)',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1)',
    'Googlebot',
    '*',
    'ChromeBot',
    'operabot',
    'Geckobot',
    'MozillaFetcher',
    'Mozilla/3.0 (Black Widow v1.1.0; Linux 2.0.27)',
    'Mozilla/4.0 (compatible; MS Search 4.0 Robot)',
    'anybot',
  ])('nothing is said about %s', (name) => {
    expect(findingsOf(closing(name), 'R118')).toEqual([]);
  });
});

describe('rfc 9309 2.2.1: R104 says of each name what is left, and what it then does', () => {
  test.each([
    ['iaskspider/2.0', '“iaskspider/2.0” as “iaskspider”, and follow its record', 'iaskspider', 'deny'],
    ['foobot/1.1', '“foobot/1.1” as “foobot”, and follow its record', 'foobot', 'deny'],
    ['img2dataset', '“img2dataset” as “img”, so it may have no effect', 'img2dataset', 'allow'],
    ['Web Sniffer', '“Web Sniffer” as “Web”, so it may have no effect', 'Web Sniffer', 'allow'],
    ['spinn3r', '“spinn3r” as “spinn”, so it may have no effect', 'spinn3r', 'allow'],
    ['008', '“008” as nothing, so it may have no effect', '008', 'allow'],
    ['foo.bar', '“foo.bar” as “foo”, so it may have no effect', 'foo.bar', 'allow'],
  ])('%s', (name, sentence, agent, answer) => {
    const [finding] = findingsOf(closing(name), 'R104');
    expect(finding && findingMessage(finding)).toContain(sentence);
    expect(answerIn(siteOf(closing(name)), agent)).toBe(answer);
  });
  test.each(['Mozilla/4.0 (compatible; MS Search 4.0 Robot)', 'Foo/bar.example'])(
    'what is left of %s does not name that crawler',
    (name) => {
      const [finding] = findingsOf(closing(name), 'R104');
      expect(finding && findingMessage(finding)).toContain('so it may have no effect');
    },
  );
  test('one fix writes all names without their versions, and leaves the others', () => {
    const text = `${closing('omgilibot/0.3', 'Some Bot')}\n${closing('foobot/1.2')}`;
    const [finding] = findingsOf(text, 'R104');
    const [fix, show] = finding?.fixes ?? [];
    expect([fix?.code, fix?.values, show?.code]).toEqual(['drop-versions', { count: 2 }, 'show-lines']);
    const fixed = applyEdits(siteOf(text), PATH, fix?.edits ?? []);
    expect(new TextDecoder().decode(printFile(fixed, PATH))).toBe(
      text.replace('/0.3', '').replace('/1.2', ''),
    );
    expect(findingsOf(closing('Some Bot', 'Kangaroo Bot'), 'R104')[0]?.fixes.map(({ code }) => code)).toEqual(
      ['show-lines'],
    );
  });
  test('all names are in one sentence, and a very long list is counted', () => {
    const [finding] = findingsOf(closing('iaskspider/2.0', 'Kangaroo Bot', 'Some Bot'), 'R104');
    const message = finding && findingMessage(finding);
    for (const name of ['iaskspider/2.0', 'Kangaroo Bot', 'Some Bot']) expect(message).toContain(`“${name}”`);
    const many = closing(...Array.from({ length: 20 }, (_, i) => `bot ${i}`));
    const [long] = findingsOf(many, 'R104');
    expect(long && findingMessage(long)).toContain('cut 12 more.');
  });
  test.each([
    'Googlebot',
    'MJ12bot',
    'AI2Bot',
    'foo-bot',
    'foo_bot',
    'archive.org_bot',
    '*',
    'anthropic-ai',
    'Mediapartners-Google*',
  ])('nothing is said about %s', (name) => {
    expect(findingsOf(closing(name), 'R104')).toEqual([]);
  });
});

describe('operators: R117, old names whose rules do not close a path to present crawlers', () => {
  test.each([
    closing('anthropic-ai'),
    closing('Claude-Web'),
    closing('claude-web'),
    closing('ANTHROPIC-AI', 'GPTBot'),
    closing('GPTBot', 'Claude-Web', 'CCBot'),
    `${closing('anthropic-ai')}\n${closing('Claude-Web')}`,
    'User-agent: Claude-Web\nDisallow: /\nAllow: /robots.html\n',
    `${closing('anthropic-ai')}\nUser-agent: *\nDisallow: /admin/\n`,
    `${closing('anthropic-ai')}\nUser-agent: *\nDisallow:\n`,
    `User-agent: *\nAllow: /\n\n${closing('Claude-Web')}`,
  ])('%j', (text) => {
    const [finding, ...others] = findingsOf(text, 'R117');
    expect(others).toEqual([]);
    expect(finding?.values).toMatchObject({ successor: 'ClaudeBot' });
    const site = siteOf(text);
    expect(answerIn(site, 'ClaudeBot')).toBe('allow');
    expect(answerIn(applyEdits(site, PATH, finding?.fixes[0]?.edits ?? []), 'ClaudeBot')).toBe('deny');
  });
  test.each([
    closing('anthropic-ai', 'ClaudeBot'),
    `${closing('anthropic-ai')}\n${closing('ClaudeBot')}`,
    `${closing('anthropic-ai')}\nUser-agent: ClaudeBot\nAllow: /\n`,
    `${closing('anthropic-ai')}\n${closing('*')}`,
    'User-agent: anthropic-ai\nAllow: /\n',
    'User-agent: Claude-Web\nDisallow:\n',
    closing('ClaudeBot'),
    closing('GPTBot'),
    closing('anthropic'),
    `${closing('Claude-Web')}\nUser-agent: Claude-SearchBot\nAllow: /\n`,
  ])('nothing is said about %j', (text) => {
    expect(findingsOf(text, 'R117')).toEqual([]);
  });
});

describe('operators: R087, crawlers that a closed site does not reach', () => {
  test.each([
    closing('*'),
    'User-agent: *\nDisallow: /*\n',
    `User-agent: a\nDisallow: /a\n\n${closing('*')}`,
    'User-agent: *\nDisallow: /\nDisallow: /a\n',
    'User-agent: *\nDisallow: /\nCrawl-delay: 5\n',
    `User-agent: Googlebot\nAllow: /\n\n${closing('*')}`,
    closing('*', 'GPTBot'),
    'User-agent: *\nDisallow: *\n',
    `# staging\n${closing('*')}`,
    `${closing('*')}\nSitemap: https://h.example/s.xml\n`,
  ])('%j', (text) => {
    const [finding] = findingsOf(text, 'R087');
    expect(finding?.values['names']).toContain('AdsBot-Google');
    expect(answerIn(siteOf(text), 'AdsBot-Google')).toBe('allow');
    const after = applyEdits(siteOf(text), PATH, finding?.fixes[0]?.edits ?? []);
    expect(answerIn(after, 'AdsBot-Google')).toBe('deny');
  });
  test.each([
    'User-agent: *\nDisallow:\n',
    'User-agent: *\nAllow: /\n',
    'User-agent: *\nDisallow: /admin/\n',
    'User-agent: *\nAllow: /a\nDisallow: /\n',
    closing('Googlebot'),
    'User-agent: *\nDisallow: /$\n',
    'User-agent: *\nDisallow: /\nAllow: /\n',
    closing('*', 'AdsBot-Google', 'Mediapartners-Google'),
    'User-agent: *\n',
    '',
  ])('nothing is said about %j', (text) => {
    expect(findingsOf(text, 'R087')).toEqual([]);
  });
});

describe('ours: a name with spaces has one correction, the one that was most likely meant', () => {
  test.each([
    ['GPTBot ClaudeBot CCBot', ['GPTBot', 'ClaudeBot', 'CCBot']],
    ['GPTBot and ClaudeBot', ['GPTBot', 'ClaudeBot']],
    ['GPTBot FooBot ClaudeBot', ['GPTBot', 'FooBot', 'ClaudeBot']],
    ['Google Bot', ['Googlebot']],
    ['Bing Bot', ['bingbot']],
    ['bing  bot', ['bingbot']],
    ['Duck Duck Bot', ['DuckDuckBot']],
    ['Googlebot Image', ['Googlebot-Image']],
    ['Yahoo Slurp', ['Slurp']],
    ['Googlebot 2.1', ['Googlebot']],
    ['* all robots', ['*']],
  ])('%s', (name, names) => {
    const [finding, ...others] = findingsOf(closing(name), 'R022');
    expect(others).toEqual([]);
    const after = finding?.fixes.map(({ edits }) =>
      new TextDecoder().decode(printFile(applyEdits(siteOf(closing(name)), PATH, edits), PATH)),
    );
    expect(after).toEqual([closing(...names)]);
  });
});
