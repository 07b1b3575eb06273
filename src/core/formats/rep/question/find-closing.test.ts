// A noindex on what robots.txt blocks: the finding is at the tag or the header, which a fix removes.
import { describe, expect, test } from 'vitest';
import { mayStillBeListed } from '../../../catalogue/still-listed.ts';
import { findings } from '../../../diagnostics/registry.ts';
import { applyEdits, openSite } from '../../../workspace/site.ts';

const page = (...tags: readonly string[]) =>
  `<html><head>\n${tags.map((tag) => `<meta ${tag}>\n`).join('')}</head></html>\n`;
const NOINDEX = 'name="robots" content="noindex"';

const closedIn = (path: string, file: string, robots: string | undefined) => {
  const files = { [path]: file, ...(robots === undefined ? {} : { '/robots.txt': robots }) };
  const site = openSite({ origin: '', files });
  return findings(site, path)
    .filter(({ code }) => code.endsWith('-CLOSED'))
    .map(({ code, values, fixes }) => ({
      code,
      lines: values['lines'],
      agents: values['agents'],
      after: fixes.map(({ edits }) =>
        findings(applyEdits(site, path, edits), path).some((one) => one.code === code),
      ),
    }));
};
const any = (...rules: readonly string[]) => `User-agent: *\n${rules.map((rule) => `${rule}\n`).join('')}`;

describe('pages of the operators: a noindex on what a rule blocks is not read', () => {
  test.each<[string, string, string, readonly string[]]>([
    ['/p.html', page(NOINDEX), any('Disallow: /p'), []],
    ['/a/p.html', page('name="ROBOTS" content="NoIndex, nosnippet"'), any('Disallow: /a/'), []],
    ['/p.html', page('name="robots" content="none"'), any('Disallow: /'), []],
    ['/p.html', page('name="googlebot" content="noindex"'), any('Disallow: /*.html$'), ['googlebot']],
    ['/p.html', page(NOINDEX), 'User-agent: Googlebot\nDisallow: /p\n', ['Googlebot']],
    ['/_headers', '/x/*\n  X-Robots-Tag: noindex\n', any('Disallow: /x/'), []],
    ['/_headers', '/x/:id/y\n  x-robots-tag: none\n', any('Disallow: /x/'), []],
    ['/_headers', '/*.pdf\n  X-Robots-Tag: noindex, nosnippet\n', any('Disallow: /'), []],
    ['/_headers', '/x\n  X-Robots-Tag: bingbot: noindex\n', any('Disallow: /x'), ['bingbot']],
    ['/_headers', 'https://h.example/x/*\n  X-Robots-Tag: noindex\n', any('Disallow: /x'), []],
  ])('%s: %j with %j', (path, file, robots, agents) => {
    const found = closedIn(path, file, robots);
    // One fix, which removes the noindex, unless a crawler that is not kept out reads it or the header names crawlers.
    const hasFix = agents.length === 0 || file.includes('<meta name="googlebot"');
    expect(found).toMatchObject([{ lines: [2], agents, after: hasFix ? [false] : [] }]);
  });

  test('each line that keeps a crawler out is named', () => {
    const robots = 'User-agent: Googlebot\nDisallow: /p\n\nUser-agent: *\nDisallow: /\n';
    expect(closedIn('/p.html', page(NOINDEX), robots)).toMatchObject([{ lines: [2, 5], agents: [] }]);
    expect(closedIn('/_headers', '/p/*\n  X-Robots-Tag: noindex\n', robots)).toMatchObject([
      { lines: [2, 5] },
    ]);
  });

  test.each<[string, string, string, string | undefined]>([
    [
      'an Allow opens a part of the pages',
      '/_headers',
      '/a/*\n  X-Robots-Tag: noindex\n',
      any('Disallow: /a/', 'Allow: /a/public/'),
    ],
    [
      'single pages of many are blocked',
      '/_headers',
      '/a/*\n  X-Robots-Tag: noindex\n',
      any('Disallow: /a/$', 'Disallow: /a/page'),
    ],
    ['the page is open', '/p.html', page(NOINDEX), any('Disallow: /q')],
    ['without a robots.txt nothing is blocked', '/p.html', page(NOINDEX), undefined],
    ['an Allow opens it', '/p.html', page(NOINDEX), any('Disallow: /', 'Allow: /p.html')],
    ['only nofollow', '/p.html', page('name="robots" content="nofollow"'), any('Disallow: /')],
    [
      'a crawler that the tag is for may fetch it',
      '/p.html',
      page('name="bingbot" content="noindex"'),
      'User-agent: *\nDisallow: /\n\nUser-agent: bingbot\nDisallow:\n',
    ],
    ['a crawler for AI is blocked', '/p.html', page(NOINDEX), 'User-agent: GPTBot\nDisallow: /\n'],
    [
      'only a part of the pages is blocked',
      '/_headers',
      '/*\n  X-Robots-Tag: noindex\n',
      any('Disallow: /x/'),
    ],
    ['other pages are blocked', '/_headers', '/y\n  X-Robots-Tag: noindex\n', any('Disallow: /x/')],
    ['the header permits', '/_headers', '/x\n  X-Robots-Tag: all\n', any('Disallow: /x')],
    ['another header', '/_headers', '/x\n  Cache-Control: no-store\n', any('Disallow: /x')],
  ])('no finding: %s', (_why, path, file, robots) => expect(closedIn(path, file, robots)).toEqual([]));
});

test.each<[string, string, boolean]>([
  ['deny', 'Googlebot', true],
  ['deny', '', true],
  ['deny', 'my-crawler', true],
  ['deny', 'GPTBot', false],
  ['allow', 'Googlebot', false],
])(
  'product: an answer %j to %j says whether the address may still be listed: %j',
  (answer, agent, expected) => expect(mayStillBeListed(answer, agent)).toBe(expected),
);
