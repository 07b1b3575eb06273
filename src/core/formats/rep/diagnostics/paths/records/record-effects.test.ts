// Records that do not do what they seem to: files with a finding, and files without one.
import { describe, expect, test } from 'vitest';
import { findings } from '../../../../../diagnostics/registry.ts';
import { prepare } from '../../../../../questions/registry.ts';
import { applyEdits, openSite } from '../../../../../workspace/site.ts';

const PATH = '/robots.txt';

/** A file in one line: lines are parted by `|`, `-` is an empty line, and names and paths stand for their fields. */
const textOf = (short: string) =>
  short
    .split(' | ')
    .map((line) => {
      if (line === '-') return '\n';
      if (line.startsWith('@')) return `User-agent: ${line.slice(1)}\n`;
      if (line.startsWith('!')) return `Disallow: ${line.slice(1)}\n`;
      return line.startsWith('+') ? `Allow: ${line.slice(1)}\n` : `${line}\n`;
    })
    .join('');
const siteOf = (short: string) => openSite({ origin: '', files: { [PATH]: textOf(short) } });
const findingsOf = (short: string, code: string) =>
  findings(siteOf(short), PATH).filter((finding) => finding.code === code);
const answerIn = (site: ReturnType<typeof siteOf>, agent: string, url: string) =>
  prepare(site, { question: 'fetch', reader: 'google', file: PATH })(agent, url).answer;

const BEGIN = '# BEGIN Cloudflare Managed content';
const END = '# END Cloudflare Managed content';
const managed = (lines: string, own: string) => `${BEGIN} | ${lines} | ${END} | - | ${own}`;

/** By code: files with the finding, with a crawler, a URL and its answer there; and similar ones that are right. */
const tables = {
  R111: {
    found: [
      ['@* | - | @GPTBot | !/', 'anybot', '/', 'deny'],
      ['@* | # not this one | @rudebot | !/', 'anybot', '/', 'deny'],
      ['@* | - | # AI | - | @GPTBot | @CCBot | !/', 'anybot', '/x', 'deny'],
      ['@* | Foo: bar | @GPTBot | !/', 'anybot', '/', 'deny'],
      ['@* | - | @Bytespider | !/ | - | @* | !', 'anybot', '/', 'deny'],
      ['@* | - | @BadBot | !/shop/', 'anybot', '/shop/', 'deny'],
      ['@Googlebot | - | @* | !/', 'Googlebot', '/', 'deny'],
      ['@Googlebot | @bingbot | - | @GPTBot | @ClaudeBot | !/', 'bingbot', '/', 'deny'],
      ['@Googlebot | # the rest | @* | !/', 'Googlebot', '/x', 'deny'],
      ['@a | !/a | - | @* | - | @b | !/', 'anybot', '/', 'deny'],
      ['@a | @* | - | @GPTBot | !/', 'anybot', '/', 'deny'],
      ['@DuckDuckBot | - | # bad bots | @SemrushBot | !/', 'DuckDuckBot', '/', 'deny'],
    ],
    quiet: [
      '@* | - | !/',
      '@Googlebot | +/ | - | @* | !/',
      '@* | ! | - | @GPTBot | !/',
      '@* | @GPTBot | !/',
      '@GPTBot | - | @CCBot | !/',
      '@GPTBot | # Anthropic | @ClaudeBot | # others | @Bytespider | !/',
      '@* | - | @GPTBot | !',
      '@* | - | @GPTBot | +/',
      '@Googlebot | - | @bingbot | !/private/',
      '@Googlebot | - | @* | !/admin/',
      '@* | - | @b | !/ | - | @* | !/',
      '@GPTBot | !/ | - | @* | !/admin/',
    ],
  },
  R112: {
    found: [
      ['@* | !/ | - | @* | !', 'anybot', '/', 'deny'],
      ['@* | ! | - | @* | !/', 'anybot', '/', 'deny'],
      ['# START generator | @* | !/ | # END generator | - | @* | !', 'anybot', '/x', 'deny'],
      ['@GPTBot | !/ | - | @GPTBot | !', 'GPTBot', '/', 'deny'],
      ['@gptbot | !/ | - | @x | !/x | - | @GPTBot | !', 'GPTBot', '/', 'deny'],
      ['@* | !/ | - | @* | ! | Crawl-delay: 5', 'anybot', '/', 'deny'],
      ['@* | !/* | - | @* | !', 'anybot', '/x', 'deny'],
      ['@a | @b | !/ | - | @b | !', 'b', '/', 'deny'],
      ['@* | !/ | !/a | - | @* | !', 'anybot', '/', 'deny'],
      ['@* | +/x | !/ | - | @* | ! # open', 'anybot', '/', 'deny'],
    ],
    quiet: [
      '@* | - | !',
      '@* | !/ | - | @* | +/',
      '@* | !/ | - | @Googlebot | !',
      '@* | !',
      '@* | ! | - | @* | !',
      '@* | !/a | - | @* | !',
      '@GPTBot | ! | - | @ClaudeBot | !/',
      '@* | !/ | !',
      '@* | +/ | !/ | - | @* | !',
      '@* | !/ | - | @* | !/b',
      '@* | ! | - | @* | !/$',
    ],
  },
  R113: {
    found: [
      ['@* | !/a | - | @* | !', 'anybot', '/a', 'deny'],
      ['@* | ! | - | @* | !/admin/', 'anybot', '/admin/', 'deny'],
      ['@bingbot | !/x | - | @bingbot | !', 'bingbot', '/x', 'deny'],
      ['@* | !/*.pdf | - | @* | !', 'anybot', '/a.pdf', 'deny'],
      ['@* | !/a | !/b | - | @* | !', 'anybot', '/b', 'deny'],
      ['@* | !/a | +/a/b | - | @* | !', 'anybot', '/a', 'deny'],
      ['@b | !/b | - | @c | !/c | - | @B | !', 'b', '/b', 'deny'],
      ['@* | !/cgi-bin/ | - | # open | @* | !', 'anybot', '/cgi-bin/', 'deny'],
      ['@* | !/?s= | - | @* | !', 'anybot', '/?s=', 'deny'],
      ['@a | @b | !/x | - | @a | !', 'a', '/x', 'deny'],
    ],
    quiet: [
      '@* | !/a | - | @b | !',
      '@* | !/a | !',
      '@* | ! | - | @* | !',
      '@* | +/a | - | @* | !',
      '@* | !/a | +/a | - | @* | !',
      '@* | !/ | - | @* | !',
      '@a | !/a | - | @b | ! | - | @* | !',
      '@* | !/a | - | @* | !/b',
      '@* | !/a | - | @* | +/b',
      '@a | ! | - | @b | !/b',
    ],
  },
  R114: {
    found: [
      [
        '@* | !/styleguide | !/follow-up/ | - | @GPTBot | @PerplexityBot | +/',
        'GPTBot',
        '/styleguide',
        'allow',
      ],
      ['@* | !/admin/ | - | @Googlebot | +/', 'Googlebot', '/admin/', 'allow'],
      ['@GPTBot | +/ | - | @* | !/cart', 'GPTBot', '/cart', 'allow'],
      ['@* | +/ | !/api/ | - | @ClaudeBot | +/', 'ClaudeBot', '/api/', 'allow'],
      ['@* | !/*.pdf$ | - | @bingbot | +/*', 'bingbot', '/a.pdf', 'allow'],
      ['@* | !/a | - | @ClaudeBot | +/ | - | @CCBot | +/', 'CCBot', '/a', 'allow'],
      ['@* | !/a | - | @Applebot | +/ | +/b', 'Applebot', '/a', 'allow'],
      ['@* | !/a | - | @* | !/b | - | @CCBot | +/', 'CCBot', '/b', 'allow'],
      ['@* | !/private | +/private/open | - | @OAI-SearchBot | +/', 'OAI-SearchBot', '/private', 'allow'],
      ['@* | !/a | - | @Twitterbot | @GPTBot | +/', 'GPTBot', '/a', 'allow'],
    ],
    quiet: [
      '@* | !/a | +/a | - | @GPTBot | +/',
      '@* | !/a | - | @* | +/',
      '@* | !/ | - | @Googlebot | +/',
      '@* | !/a | - | @Mediapartners-Google | +/',
      '@* | !/a | - | @Twitterbot | +/',
      '@* | !/a | - | @GPTBot | +/ | !/a',
      '@* | ! | - | @GPTBot | +/',
      '@* | !/a | - | @GPTBot | +/ | +/a',
      '@* | !/a | - | @our-monitor | +/',
      '@GPTBot | +/ | - | @CCBot | !/c',
      '@* | @GPTBot | !/a | +/',
      '@* | !/a | - | @GPTBot | +/ | - | @GPTBot | !/a',
    ],
  },
  R115: {
    found: [
      [managed('@* | +/', '@* | !/'), 'anybot', '/', 'allow'],
      [managed('@* | Content-Signal: search=yes | +/', '@* | !/'), 'anybot', '/x', 'allow'],
      [managed('@GPTBot | !/', '@GPTBot | !/private/'), 'GPTBot', '/x', 'deny'],
      [managed('@* | +/ | - | @ClaudeBot | !/', '@ClaudeBot | !/a | !/b'), 'ClaudeBot', '/x', 'deny'],
      [`@* | !/ | - | ${BEGIN} | @* | +/ | ${END}`, 'anybot', '/', 'allow'],
      [`# START host | @b | !/ | # END host | - | @b | !/x`, 'b', '/y', 'deny'],
      [`## --- BEGIN plugin --- | @* | +/ | ## --- END plugin --- | - | @* | !/`, 'anybot', '/', 'allow'],
      [managed('@CCBot | @GPTBot | !/', '@GPTBot | !/x'), 'GPTBot', '/', 'deny'],
      [managed('@b | +/*', '@b | !/*'), 'b', '/x', 'allow'],
      [managed('@* | !/', '@* | !/tmp/'), 'anybot', '/', 'deny'],
    ],
    quiet: [
      managed('@* | +/', '@* | !/sandbox/'),
      managed('@GPTBot | !/', '@GPTBot | !/'),
      managed('@GPTBot | !/', '@* | !/private/'),
      managed('@GPTBot | !/', '@GPTBot | +/'),
      managed('@GPTBot | !/', '@GPTBot | +/blog/ | !/blog/x'),
      managed('@* | !/a', '@* | !/b'),
      managed('@* | +/', '@* | +/ | !/'),
      '# Start here | @* | +/ | - | @* | !/',
      managed('@a | !/', '@b | !/x'),
      managed('@* | !/ | - | @* | !/x', '@b | !/x'),
    ],
  },
  R116: {
    found: [
      [managed('@ClaudeBot | !/', '@ClaudeBot | +/'), 'ClaudeBot', '/', 'allow'],
      [managed('@GPTBot | @CCBot | !/', '@CCBot | +/'), 'CCBot', '/x', 'allow'],
      [managed('@* | !/', '@* | +/'), 'anybot', '/', 'allow'],
      [managed('@gptbot | !/', '@GPTBot | +/'), 'GPTBot', '/', 'allow'],
      [`@b | +/ | - | ${BEGIN} | @b | !/ | ${END}`, 'b', '/', 'allow'],
      [managed('@b | !/', '@b | +/ | !/x'), 'b', '/', 'allow'],
      ['# START host | @b | !/ | # END host | - | @b | +/', 'b', '/', 'allow'],
      [managed('@b | !/*', '@b | +/*'), 'b', '/x', 'allow'],
      [managed('@a | !/ | - | @b | !/', '@b | +/'), 'b', '/', 'allow'],
      [managed('@Google-Extended | !/', '@Google-Extended | +/'), 'Google-Extended', '/', 'allow'],
    ],
    quiet: [
      managed('@b | !/', '@b | !/'),
      managed('@b | !/', '@c | +/'),
      managed('@b | +/', '@b | +/'),
      managed('@b | !/x', '@b | +/'),
      '@b | !/ | - | @b | +/',
      `${BEGIN} | @b | !/ | - | @b | +/ | ${END}`,
      managed('@b | !/', '@b | +/x'),
      managed('@b | !/', '@b | !'),
      managed('@b | +/', '@b | !/'),
      managed('@b | !/*', '@b | +/'),
    ],
  },
} as const satisfies Readonly<
  Record<string, { found: readonly (readonly [string, string, string, string])[]; quiet: readonly string[] }>
>;

describe.each(Object.entries(tables))('rfc 9309 2.1, 2.2.1: %s', (code, { found, quiet }) => {
  test.each<readonly [file: string, agent: string, url: string, answer: string]>(found)(
    '%s: for %s, %s is %s; the finding says so',
    (file, agent, url, answer) => {
      const [finding, ...others] = findingsOf(file, code);
      expect(finding).toBeDefined();
      expect(others).toEqual([]);
      expect(answerIn(siteOf(file), agent, url)).toBe(answer);
      const edits = finding?.fixes[0]?.edits;
      if (edits) expect(answerIn(applyEdits(siteOf(file), PATH, edits), agent, url)).not.toBe(answer);
    },
  );

  test.each<string>(quiet)('nothing is said about %s', (file) => {
    expect(findingsOf(file, code)).toEqual([]);
  });
});
