// Records that do not do what they seem to: what is told, and what is not.
import { describe, expect, test } from 'vitest';
import { findings } from '../../../../../diagnostics/registry.ts';
import { prepare } from '../../../../../questions/registry.ts';
import { applyEdits, openSite } from '../../../../../workspace/site.ts';

const PATH = '/robots.txt';
const siteOf = (text: string) => openSite({ origin: '', files: { [PATH]: text } });
/** Lines between bars; two bars are a blank line. */
const fileOf = (lines: string) => `${lines.split('|').join('\n')}\n`;
const findingsOf = (lines: string, code: string) =>
  findings(siteOf(fileOf(lines)), PATH).filter((finding) => finding.code === code);

const tables: Readonly<
  Record<string, { readonly told: readonly string[]; readonly quiet: readonly string[] }>
> = {
  R111: {
    told: [
      'User-agent: *||User-agent: GPTBot|Disallow: /',
      'User-agent: *|# AI|User-agent: GPTBot|Disallow: /',
      'User-agent: *|||User-agent: ClaudeBot|User-agent: CCBot|Disallow: /',
      'User-agent: Googlebot||User-agent: GPTBot|Disallow: /',
      'User-agent: bingbot||# bad bots|User-agent: AhrefsBot|Disallow: /',
      'User-agent: Googlebot||User-agent: *|Disallow: /',
      'User-agent: *||User-agent: GPTBot|Disallow: /private/',
      'User-agent: *||# one|# two|User-agent: Bytespider|Disallow: /',
      'User-agent: DuckDuckBot|| |User-agent: SemrushBot|Disallow: /',
      'User-agent: a|User-agent: *||User-agent: GPTBot|Disallow: /',
    ],
    quiet: [
      'User-agent: *|Disallow:||User-agent: GPTBot|Disallow: /',
      'User-agent: *|User-agent: GPTBot|Disallow: /',
      'User-agent: GPTBot||User-agent: ClaudeBot|Disallow: /',
      'User-agent: *||Disallow: /',
      'User-agent: *||User-agent: GPTBot|Allow: /',
      'User-agent: GPTBot||User-agent: Googlebot|Disallow: /x',
      'User-agent: AhrefsBot|# more|User-agent: SemrushBot|Disallow: /',
      'User-agent: *||User-agent: GPTBot|Disallow: /||User-agent: *|Disallow: /',
      'User-agent: Googlebot||User-agent: bingbot|Disallow: /',
      'User-agent: Googlebot|Allow: /||User-agent: *|Disallow: /',
    ],
  },
  R112: {
    told: [
      'User-agent: *|Disallow: /||User-agent: *|Disallow:',
      'User-agent: *|Disallow:||User-agent: *|Disallow: /',
      'User-agent: a|Disallow: /||User-agent: a|Disallow:',
      'User-agent: A|Disallow: /||User-agent: a|Disallow:',
      'User-agent: *|Disallow: /*||User-agent: *|Disallow:',
      'User-agent: *|Disallow: /|Allow: /x||User-agent: *|Disallow:',
      'User-agent: *|Disallow: /||User-agent: b|Disallow: /b||User-agent: *|Disallow:',
      '# one|User-agent: *|Disallow: /|# two|User-agent: *|Disallow: # nothing',
      'User-agent: a|User-agent: *|Disallow: /||User-agent: *|Disallow:',
      'User-agent: *|Disallow: /||Sitemap: https://h.example/s|User-agent: *|Disallow:',
    ],
    quiet: [
      'User-agent: *|Disallow: /||User-agent: *|Allow: /',
      'User-agent: *|Disallow: /||User-agent: b|Disallow:',
      'User-agent: *|Disallow:',
      'User-agent: *|Disallow: /a||User-agent: *|Disallow:',
      'User-agent: *|Disallow: /|Allow: /||User-agent: *|Disallow:',
      'User-agent: a|Disallow:||User-agent: *|Disallow: /',
      'User-agent: *|Disallow:||User-agent: *|Disallow:',
      'User-agent: *|Disallow: /||User-agent: *|Disallow: /b',
      'User-agent: *|Disallow: /|Disallow:',
      'User-agent: *||Disallow:',
    ],
  },
  R114: {
    told: [
      'User-agent: *|Disallow: /a||User-agent: GPTBot|Allow: /',
      'User-agent: *|Disallow: /a|Disallow: /b||User-agent: GPTBot|User-agent: CCBot|Allow: /',
      'User-agent: OurBot|Allow: /||User-agent: *|Disallow: /admin/',
      'User-agent: *|Disallow: /*.pdf$||User-agent: Googlebot|Allow: /',
      'User-agent: *|Disallow: /a||User-agent: GPTBot|Allow: /*',
      'User-agent: *|Disallow: /a||User-agent: GPTBot|Crawl-delay: 5|Allow: /',
      'User-agent: *|Disallow: /a||User-agent: GPTBot|Allow: /|Allow: /x',
      'User-agent: *|Disallow: /cgi-bin/|Disallow: /tmp||User-agent: archive.org_bot|Allow: /',
      'User-agent: *|Disallow: /search||User-agent: bingbot|Allow: /||User-agent: Slurp|Allow: /',
      'User-agent: *|Disallow: /a|Allow: /a/b||User-agent: GPTBot|Allow: /',
    ],
    quiet: [
      'User-agent: *|Disallow: /a||User-agent: GPTBot|Allow: /|Disallow: /a',
      'User-agent: *|Disallow: /||User-agent: Googlebot|Allow: /',
      'User-agent: *|Disallow:||User-agent: GPTBot|Allow: /',
      'User-agent: *|Disallow: /a||User-agent: GPTBot|Disallow: /',
      'User-agent: *|Disallow: /a||User-agent: Mediapartners-Google|Allow: /',
      'User-agent: *|Disallow: /a||User-agent: facebookexternalhit|Allow: /',
      'User-agent: GPTBot|Allow: /',
      'User-agent: *|Disallow: /a||User-agent: GPTBot|Disallow: /b',
      'User-agent: *|Disallow: /a||User-agent: *|Allow: /',
      'User-agent: *|Disallow: /a|Allow: /a||User-agent: GPTBot|Allow: /',
    ],
  },
  R115: {
    told: [
      '# BEGIN service|User-agent: b|Allow: /|# END service||User-agent: b|Disallow: /',
      '# BEGIN Cloudflare Managed content|User-agent: GPTBot|Disallow: /|# END Cloudflare Managed content||User-agent: GPTBot|Disallow: /a',
      '# START plugin|User-agent: *|Allow: /|# END plugin|User-agent: *|Disallow: /',
    ],
    quiet: [
      '# BEGIN service|User-agent: b|Disallow: /|# END service||User-agent: c|Disallow: /a',
      '# BEGIN service|User-agent: b|Disallow: /|# END service||User-agent: b|Disallow: /',
      '# service|User-agent: b|Disallow: /||User-agent: b|Disallow: /a',
    ],
  },
  R116: {
    told: [
      '# BEGIN service|User-agent: b|Disallow: /|# END service||User-agent: b|Allow: /',
      '# BEGIN Cloudflare Managed content|User-agent: ClaudeBot|Disallow: /|# END||User-agent: claudebot|Allow: /',
    ],
    quiet: [
      '# BEGIN service|User-agent: b|Disallow: /|# END service||User-agent: b|Disallow: /',
      '# BEGIN service|User-agent: b|Disallow: /|# END service||User-agent: *|Allow: /',
      'User-agent: b|Disallow: /||User-agent: b|Allow: /',
    ],
  },
};

describe.each(Object.entries(tables))('rfc 9309 2.2.1: %s', (code, { told, quiet }) => {
  test.each(told)('%s', (lines) => {
    expect(findingsOf(lines, code)).not.toEqual([]);
  });

  test.each(quiet)('nothing is said about %s', (lines) => {
    expect(findingsOf(lines, code)).toEqual([]);
  });
});

test('rfc 9309 2.2.1: the fix of R111 opens the site to the upper names and keeps it closed to the others', () => {
  const site = siteOf(fileOf('User-agent: *||User-agent: GPTBot|Disallow: /'));
  const [finding] = findings(site, PATH).filter(({ code }) => code === 'R111');
  const after = applyEdits(site, PATH, finding?.fixes[0]?.edits ?? []);
  const answersIn = (one: typeof site) => {
    const ask = prepare(one, { question: 'fetch', reader: 'rfc9309', file: PATH });
    return [ask('anybot', '/').answer, ask('GPTBot', '/').answer];
  };
  expect([answersIn(site), answersIn(after)]).toEqual([
    ['deny', 'deny'],
    ['allow', 'deny'],
  ]);
});

test('rfc 9309 2.2.1: the fix of R114 closes the paths to the named crawlers too', () => {
  const site = siteOf(fileOf('User-agent: *|Disallow: /a||User-agent: GPTBot|Allow: /'));
  const [finding] = findings(site, PATH).filter(({ code }) => code === 'R114');
  const after = applyEdits(site, PATH, finding?.fixes[0]?.edits ?? []);
  const ask = prepare(after, { question: 'fetch', reader: 'rfc9309', file: PATH });
  expect(['/a', '/b'].map((url) => ask('GPTBot', url).answer)).toEqual(['deny', 'allow']);
});
