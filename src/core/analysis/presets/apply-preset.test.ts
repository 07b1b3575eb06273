import { describe, expect, test } from 'vitest';
import {
  applyPreset,
  fewCrawlers,
  findCrawlers,
  findPreset,
  presetPath,
} from '../../../testing/apply-preset.ts';
import { fileText } from '../../../testing/policies.ts';
import { applyEdits, openSite } from '../../workspace/site.ts';
import { applyPresetToFile } from './apply-preset.ts';
import type { PresetId } from './preset.ts';

type Row = readonly [name: string, preset: PresetId, before: string, after: string];

const rows: readonly Row[] = [
  [
    'an empty file gets a record for the blocked crawlers, and one for the policy token',
    'no-training',
    '',
    'User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\n\nUser-agent: Google-Extended\nDisallow: /\n',
  ],
  [
    'missing names get their own record, although one has exactly their rules; comments and line endings stay',
    'no-training',
    '# shop\r\n\r\nUser-agent: CCBot # data sets\r\nDisallow: / # all of it\r\n\r\nUser-agent: *\r\nDisallow: /cart\r\n',
    '# shop\r\n\r\nUser-agent: CCBot # data sets\r\nDisallow: / # all of it\r\n\r\nUser-agent: GPTBot\r\nUser-agent: ClaudeBot\r\nDisallow: /\r\n\r\nUser-agent: Google-Extended\r\nDisallow: /\r\n\r\nUser-agent: *\r\nDisallow: /cart\r\n',
  ],
  [
    'a new record is placed before the record for *, above its comments',
    'no-training',
    'Sitemap: https://www.example.com/s.xml\n\n# everybody\nUser-agent: *\nDisallow: /cart\n',
    'Sitemap: https://www.example.com/s.xml\n\nUser-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\n\nUser-agent: Google-Extended\nDisallow: /\n\n# everybody\nUser-agent: *\nDisallow: /cart\n',
  ],
  [
    'a comment at the beginning of the file stays there',
    'no-training',
    '# robots.txt of example.com\nUser-agent: *\nDisallow: /cart\n',
    '# robots.txt of example.com\nUser-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\n\nUser-agent: Google-Extended\nDisallow: /\n',
  ],
  [
    'a separate record is changed: the rule for everything becomes the blocking rule, with its comment',
    'no-training',
    'User-agent: GPTBot\nAllow: / # welcome\n\nUser-agent: ClaudeBot\nUser-agent: Google-Extended\nDisallow: /\n',
    'User-agent: GPTBot\nDisallow: / # welcome\n\nUser-agent: ClaudeBot\nUser-agent: Google-Extended\nDisallow: /\n',
  ],
  [
    'rfc 9309 2.2.2: an Allow of the same length or a longer one would win, so it is removed',
    'no-training',
    'User-agent: GPTBot\nAllow: /\nAllow: /press/\n\nUser-agent: ClaudeBot\nUser-agent: Google-Extended\nDisallow: /\n',
    'User-agent: GPTBot\nDisallow: /\n\nUser-agent: ClaudeBot\nUser-agent: Google-Extended\nDisallow: /\n',
  ],
  [
    'draft 1 3.2.2: an Allow above the blocking rule would win too; other rules stay above it',
    'no-training',
    'User-agent: GPTBot\nAllow: /press/\nDisallow: /cart\nCrawl-delay: 2\n\nUser-agent: ClaudeBot\nUser-agent: Google-Extended\nDisallow: /\n',
    'User-agent: GPTBot\nDisallow: /cart\nDisallow: /\nCrawl-delay: 2\n\nUser-agent: ClaudeBot\nUser-agent: Google-Extended\nDisallow: /\n',
  ],
  [
    'draft 1 3.3: a blank line ends the record, so the rule follows the names',
    'no-training',
    'User-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: Google-Extended\n\nDisallow: /cart\n',
    'User-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: Google-Extended\nDisallow: /\n\nDisallow: /cart\n',
  ],
  [
    'a name leaves a shared record with its comment',
    'no-training',
    'User-agent: GPTBot # ai\nUser-agent: Googlebot\nDisallow: /cart\n\nUser-agent: ClaudeBot\nUser-agent: Google-Extended\nDisallow: /\n',
    'User-agent: Googlebot\nDisallow: /cart\n\nUser-agent: ClaudeBot\nUser-agent: Google-Extended\nDisallow: /\n\nUser-agent: GPTBot # ai\nDisallow: /\n',
  ],
  [
    'a crawler that leaves a record is blocked from every path, also from those that the record allows',
    'no-training',
    'User-agent: GPTBot\nUser-agent: Googlebot\nAllow: /press/ # news\nDisallow: /cart\n\nUser-agent: ClaudeBot\nUser-agent: Google-Extended\nDisallow: /\n',
    'User-agent: Googlebot\nAllow: /press/ # news\nDisallow: /cart\n\nUser-agent: ClaudeBot\nUser-agent: Google-Extended\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /\n',
  ],
  [
    'ours: names that run into the record for * leave it',
    'no-training',
    'User-agent: *\nCrawl-delay: 1\n\nUser-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: Google-Extended\nAllow: /\n',
    'User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\n\nUser-agent: Google-Extended\nDisallow: /\n\nUser-agent: *\nCrawl-delay: 1\n\nAllow: /\n',
  ],
  [
    'everything blocked: only the policy token has to be named, because no operator says that * applies to it (policy tokens)',
    'no-training',
    'User-agent: *\nDisallow: /\n',
    'User-agent: Google-Extended\nDisallow: /\n\nUser-agent: *\nDisallow: /\n',
  ],
  [
    'everything blocked except a path: blocked crawlers are named, so that the path is blocked for them too',
    'no-training',
    'User-agent: *\nAllow: /press/\nDisallow: /\n',
    'User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\n\nUser-agent: Google-Extended\nDisallow: /\n\nUser-agent: *\nAllow: /press/\nDisallow: /\n',
  ],
  [
    'a staging site: *, and by name the crawlers that do not obey *',
    'close-site',
    'User-agent: *\nDisallow:\n',
    'User-agent: AdsBot-Google\nDisallow: /\n\nUser-agent: *\nDisallow: /\n',
  ],
  [
    'a staging site: names that the catalog lacks are included',
    'close-site',
    'User-agent: OurBot\nDisallow: /x\n\nUser-agent: AdsBot-Google\nDisallow: /\n',
    'User-agent: OurBot\nDisallow: /x\nDisallow: /\n\nUser-agent: AdsBot-Google\nDisallow: /\n\nUser-agent: *\nDisallow: /\n',
  ],
  [
    'allow all: a record that only blocks everything is removed, so that the rules for * apply; comments stay',
    'allow-all',
    'User-agent: GPTBot\nDisallow: / # no\n\nUser-agent: *\n# all\nDisallow: /\nDisallow: /cart\n',
    '# no\n\nUser-agent: *\n# all\nDisallow: /cart\n',
  ],
  [
    'archive yes: a crawler that is blocked by * gets a separate record with the other rules for *',
    'archive-no-training',
    'User-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: Google-Extended\nDisallow: /\n\nUser-agent: *\nDisallow: /cart # private\nDisallow: /\n',
    'User-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: Google-Extended\nDisallow: /\n\nUser-agent: archive.org_bot\nDisallow: /cart\n\nUser-agent: *\nDisallow: /cart # private\nDisallow: /\n',
  ],
  [
    'search only: * is blocked, search engines keep the rules for *',
    'search-only',
    'User-agent: *\nDisallow: /cart\n',
    'User-agent: Google-Extended\nDisallow: /\n\nUser-agent: AdsBot-Google\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /cart\n\nUser-agent: *\nDisallow: /cart\nDisallow: /\n',
  ],
  [
    'rfc 9309 2.2.1: of a name in a shared record and one of its own, the own one gets the rule',
    'no-training',
    'User-agent: ClaudeBot\nUser-agent: Google-Extended\nDisallow: /\n\nUser-agent: GPTBot\nUser-agent: Bingbot\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /b\n',
    'User-agent: ClaudeBot\nUser-agent: Google-Extended\nDisallow: /\n\nUser-agent: Bingbot\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /b\nDisallow: /\n',
  ],
  [
    'rfc 9309 2.2.1: a name in two shared records gets one record, with its name once',
    'no-training',
    'User-agent: ClaudeBot\nUser-agent: Google-Extended\nDisallow: /\n\nUser-agent: GPTBot\nUser-agent: Bingbot\nDisallow: /a\n\nUser-agent: GPTBot\nUser-agent: OurBot\nDisallow: /b\n',
    'User-agent: ClaudeBot\nUser-agent: Google-Extended\nDisallow: /\n\nUser-agent: Bingbot\nDisallow: /a\n\nUser-agent: OurBot\nDisallow: /b\n\nUser-agent: GPTBot\nDisallow: /\n',
  ],
  [
    'rfc 9309 2.2.1: a second record of a blocked name loses its Allow, and gets no rule of its own',
    'no-training',
    'User-agent: ClaudeBot\nUser-agent: Google-Extended\nDisallow: /\n\nUser-agent: GPTBot\nAllow: /\n\nUser-agent: GPTBot\nAllow: /x\nDisallow: /b\n',
    'User-agent: ClaudeBot\nUser-agent: Google-Extended\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /b\n',
  ],
  [
    'nothing to do: a file that already says so does not change',
    'no-training',
    'user-agent: gptbot\nuser-agent: CLAUDEBOT\nuser-agent: google-extended\ndisallow: /',
    'user-agent: gptbot\nuser-agent: CLAUDEBOT\nuser-agent: google-extended\ndisallow: /',
  ],
  [
    'a byte order mark stays at the beginning, with the line that it spoils for some readers; a missing final line break is not added',
    'no-training',
    '\ufeffUser-agent: *\nDisallow: /cart',
    '\ufeffUser-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\n\nUser-agent: Google-Extended\nDisallow: /',
  ],
  [
    'ours: a line of the last record after a blank line stays in that record',
    'no-training',
    'User-agent: OurBot\nDisallow: /x\n\nCrawl-delay: 5\n',
    'User-agent: OurBot\nDisallow: /x\n\nCrawl-delay: 5\n\nUser-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\n\nUser-agent: Google-Extended\nDisallow: /\n',
  ],
  [
    'ours: a line between names goes below the last of those that stay, where it separates them for no reader',
    'no-training',
    'User-agent: GPTBot\nCrawl-delay: 5\n\nUser-agent: OurBot\nUser-agent: Bingbot\nDisallow: /y\n',
    '\nUser-agent: OurBot\nUser-agent: Bingbot\nCrawl-delay: 5\nDisallow: /y\n\nUser-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\n\nUser-agent: Google-Extended\nDisallow: /\n',
  ],
  [
    'ours: a line among the names of a record stays in it when the names above leave',
    'no-training',
    'User-agent: OurBot\r\nDisallow: /x\r\n\r\nUser-agent: GPTBot\r\nCrawl-delay: 5 # slowly\r\n\r\nUser-agent: Bingbot\r\nDisallow: /y\r\n',
    'User-agent: OurBot\r\nDisallow: /x\r\n\r\n\r\nUser-agent: Bingbot\r\nCrawl-delay: 5 # slowly\r\nDisallow: /y\r\n\r\nUser-agent: GPTBot\r\nUser-agent: ClaudeBot\r\nDisallow: /\r\n\r\nUser-agent: Google-Extended\r\nDisallow: /\r\n',
  ],
  [
    'ours, RFC 9309 2.2.1: lines outside records do not become part of a new one',
    'no-training',
    'Allow: /a\nContent-Signal: ai-train=no\n\nUser-agent: OurBot\n',
    'Allow: /a\nContent-Signal: ai-train=no\n\nUser-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\n\nUser-agent: Google-Extended\nDisallow: /\n\nUser-agent: OurBot\n',
  ],
  [
    'ours: an allowed crawler gets no path that * blocks: its own rules stay, and those of * are added',
    'allow-all',
    'User-agent: GPTBot\nAllow: /x\nDisallow: / # no\n\nUser-agent: *\nDisallow: /cgi-bin/\n',
    'User-agent: GPTBot\nAllow: /x\nDisallow: /cgi-bin/\n# no\n\nUser-agent: *\nDisallow: /cgi-bin/\n',
  ],
  [
    'search only: a search engine that was blocked by name gets the rules for *, and names that the catalog lacks are blocked',
    'search-only',
    'User-agent: Googlebot\nDisallow: /\n\nUser-agent: OurBot\nAllow: /x\n\nUser-agent: *\nDisallow: /cgi-bin/\n',
    'User-agent: OurBot\nDisallow: /\n\nUser-agent: Google-Extended\nDisallow: /\n\nUser-agent: AdsBot-Google\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /cgi-bin/\n\nUser-agent: *\nDisallow: /cgi-bin/\nDisallow: /\n',
  ],
];

describe('a preset applied to a file', () => {
  test.each(rows)('%s', (_name, preset, before, after) => {
    const { text, again } = applyPreset(before, preset);
    expect(text).toBe(after);
    expect(again.edits).toEqual([]);
  });
});

describe('names are found as written in the file, regardless of how readers decode it', () => {
  const file = 'User-agent: GPTBot\nDisallow: /a\n';
  const utf16 = new Uint8Array([0xff, 0xfe, ...file.split('').flatMap((sign) => [sign.charCodeAt(0), 0])]);
  const octets = new Uint8Array([...new TextEncoder().encode(file), 0x23, 0xe9, 0x0a]);
  test.each([
    [
      'draft 1 3.3: a reader for which a byte order mark spoils the first line',
      'koster-1996',
      `\ufeff${file}`,
    ],
    ['urllib: of one that stops at what is no UTF-8', 'python-urllib-3.12', octets],
    ['RFC 9309 2.3: of UTF-16, which shows readers nothing', 'rfc9309', utf16],
  ] as const)('%s', (_name, reader, content) => {
    const site = openSite({ origin: 'https://www.example.com', files: { [presetPath]: content } });
    const options = { crawlers: fewCrawlers, reader };
    const after = applyEdits(
      site,
      presetPath,
      applyPresetToFile(site, presetPath, findPreset('no-training'), options).edits,
    );
    expect(fileText(after.files.get(presetPath)!.source).match(/GPTBot/g)).toEqual(['GPTBot']);
    expect(applyPresetToFile(after, presetPath, findPreset('no-training'), options).edits).toEqual([]);
  });
});

describe('the report of a preset', () => {
  const of = (result: ReturnType<typeof applyPreset>, agent: string) =>
    result.rows.find((row) => row.agent === agent)!;

  test('product: what was done for each name, and the answers for the front page before and after', () => {
    const result = applyPreset(
      'User-agent: GPTBot\nUser-agent: Googlebot\nDisallow: /cart\n\nUser-agent: ClaudeBot\nAllow: /\n',
      'no-training',
      { joins: true },
    );
    expect(result.text).toBe(
      'User-agent: Googlebot\nDisallow: /cart\n\nUser-agent: ClaudeBot\nUser-agent: GPTBot\nUser-agent: Google-Extended\nDisallow: /\n',
    );
    expect(['GPTBot', 'ClaudeBot', 'Google-Extended'].map((agent) => of(result, agent))).toMatchObject([
      { done: 'moved', line: 4, beside: 'ClaudeBot', before: 'allow', after: 'deny', missed: [] },
      { done: 'turned', line: 3, before: 'allow', after: 'deny', missed: [] },
      {
        done: 'joined',
        line: 5,
        beside: 'ClaudeBot',
        before: 'allow',
        after: 'deny',
        missed: [],
        isSwitch: true,
      },
    ]);
    expect(result.rows.map(({ agent }) => agent)).not.toContain('Googlebot');
  });

  test('crawlers that may not follow the file are marked (agent quirks)', () => {
    const result = applyPreset('', 'close-site');
    expect(of(result, 'ChatGPT-User').heeds).toBe('may-be-ignored');
    expect(of(result, 'GPTBot').heeds).toBeUndefined();
  });

  test('google robots.cc: a name with a digit cannot be written for readers that cut it there', () => {
    const result = applyPreset('', 'no-seo', { crawlers: findCrawlers('MJ12bot', 'SemrushBot') });
    expect(of(result, 'MJ12bot').missed).toEqual(['google']);
    expect(of(result, 'SemrushBot').missed).toEqual([]);
  });

  test('-00 3.2.1: a crawler whose name is part of another is affected under readers that compare parts', () => {
    const crawlers = findCrawlers('Applebot-Extended', 'Applebot');
    const { also, text } = applyPreset('User-agent: *\nDisallow: /cart\n', 'no-training', { crawlers });
    expect(text).toContain('User-agent: Applebot-Extended\nDisallow: /\n');
    expect(also).toMatchObject([
      { agent: 'Applebot', readers: ['norobots-1994', 'koster-1997-internet-draft'] },
    ]);
  });

  test('-00 3.2.1: if that crawler has a record, the new one is placed after it, and it is not affected', () => {
    const crawlers = findCrawlers('Applebot-Extended', 'Applebot');
    const before = 'User-agent: *\nDisallow: /cart\n\nUser-agent: Applebot\nDisallow: /x\n';
    const { also, text } = applyPreset(before, 'no-training', { crawlers });
    expect(also).toEqual([]);
    expect(text).toBe(`${before}\nUser-agent: Applebot-Extended\nDisallow: /\n`);
  });

  test('product: a blocked site has no rule that allows a path', () => {
    const before = 'User-agent: *\nAllow: /ajax\nDisallow: /admin\n';
    const { text, promise } = applyPreset(before, 'close-site', { crawlers: [] });
    expect(text).toBe('User-agent: *\nDisallow: /admin\nDisallow: /\n');
    expect(promise.others).toEqual({ wish: 'out', isKept: true });
  });

  test('rfc 9309 2.5: in a file of which crawlers read only the beginning, the blocking rule is there', () => {
    const before = `User-agent: *\n${Array.from({ length: 40_000 }, (_, i) => `Disallow: /path/${i}\n`).join('')}`;
    const { text, promise, again } = applyPreset(before, 'close-site');
    expect(text.includes('User-agent: *\nDisallow: /\nDisallow: /path/0\n')).toBe(true);
    expect(promise.others?.isKept).toBe(true);
    expect(again.edits).toEqual([]);
  });

  test('rfc 9309 2.3: of a file in UTF-16 the promise says that nothing is kept, and why', () => {
    const content = new Uint8Array([
      0xff,
      0xfe,
      ...'a: b\n'.split('').flatMap((sign) => [sign.charCodeAt(0), 0]),
    ]);
    const site = openSite({ origin: 'https://www.example.com', files: { [presetPath]: content } });
    const result = applyPresetToFile(site, presetPath, findPreset('no-training'), { crawlers: fewCrawlers });
    expect(result).toMatchObject({ isIllegible: true, promise: { clauses: [{ all: 3, kept: 0 }] } });
  });

  test('product: new records have one comment, and names that could join a record are reported', () => {
    const { text, rows, joinable, again } = applyPreset('User-agent: CCBot\nDisallow: /\n', 'no-training', {
      comments: { out: 'No training' },
    });
    expect(text).toBe(
      'User-agent: CCBot\nDisallow: /\n\n# No training\nUser-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\n\nUser-agent: Google-Extended\nDisallow: /\n',
    );
    expect(rows.map(({ done }) => done)).toEqual(['added', 'added', 'added']);
    expect([...joinable]).toEqual(['gptbot', 'claudebot', 'google-extended'].map((key) => [key, 'CCBot']));
    expect(again.edits).toEqual([]);
  });

  test('product: the promise counts crawlers, and names those that are left and those that a reader misses', () => {
    const crawlers = findCrawlers('Googlebot', 'GPTBot', 'AI2Bot');
    const of = (reader: 'rfc9309' | 'google') =>
      applyPreset('User-agent: *\nAllow: /\n', 'no-ai', { crawlers, reader }).promise;
    expect(of('rfc9309')).toEqual({
      clauses: [{ wish: 'out', all: 3, kept: 2, left: ['Googlebot'], missed: [] }],
      spared: [],
    });
    expect(of('google')).toEqual({
      clauses: [{ wish: 'out', all: 3, kept: 1, left: ['Googlebot'], missed: ['AI2Bot'] }],
      spared: [],
    });
  });

  test('product: crawlers that a preset keeps, and that the file blocks already, are reported; it does not open them', () => {
    const closed = 'User-agent: PerplexityBot\nUser-agent: OAI-SearchBot\nDisallow: /\n';
    const crawlers = findCrawlers('GPTBot', 'PerplexityBot', 'OAI-SearchBot', 'Googlebot');
    const { keptClosed, text } = applyPreset(closed, 'no-training', { crawlers });
    expect(keptClosed).toEqual(['PerplexityBot', 'OAI-SearchBot']);
    expect(text).toBe(`${closed}\nUser-agent: GPTBot\nDisallow: /\n`);
    expect(applyPreset(closed.replace('/', '/a'), 'no-training', { crawlers }).keptClosed).toEqual([]);
  });

  test('a file without rules of this kind is not changed', () => {
    const site = openSite({ origin: '', files: { '/a.xml': '<a/>' } });
    expect(
      applyPresetToFile(site, '/a.xml', findPreset('close-site'), { crawlers: fewCrawlers }).edits,
    ).toEqual([]);
  });
});
