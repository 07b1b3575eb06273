// The audit of AI use: answers, statements and contradictions over all files of the site.
import { describe, expect, test } from 'vitest';
import { aiPurposes } from '../../catalogue/ai-purposes.ts';
import { aiUsesOf } from '../../catalogue/ai-uses-of-crawler.ts';
import { crawlerKindOf } from '../../catalogue/crawler-kind.ts';
import { crawlers } from '../../catalogue/crawlers.ts';
import { runSync } from '../../questions/cooperative-task.ts';
import { ask } from '../../questions/registry.ts';
import { openSite } from '../../workspace/site.ts';
import { auditUsesTask } from './audit-uses.ts';

const audit = (files: Readonly<Record<string, string>>) =>
  runSync(auditUsesTask(openSite({ origin: 'https://www.example.com', files })));

const robots = 'User-agent: *\nContent-Signal: ai-train=yes\nDisallow: /private/\n';
const reserved = '[\n  { "location": "/", "tdm-reservation": 1 }\n]\n';

describe('auditUsesTask', () => {
  test('product: a yes in robots.txt and a no in tdmrep.json are one contradiction, with both lines', () => {
    const { contradictions } = audit({ '/robots.txt': robots, '/.well-known/tdmrep.json': reserved });
    expect(contradictions).toHaveLength(1);
    expect(contradictions[0]).toMatchObject({
      yes: [{ path: '/robots.txt', line: 1 }],
      no: [{ path: '/.well-known/tdmrep.json', line: 1 }],
      purposes: ['ai-train'],
      agents: expect.arrayContaining(['', 'GPTBot']),
      urls: expect.arrayContaining(['/']),
    });
  });

  test('product: files that agree contradict nothing', () => {
    const agreed = robots.replace('=yes', '=no');
    expect(audit({ '/robots.txt': agreed, '/.well-known/tdmrep.json': reserved }).contradictions).toEqual([]);
  });

  test('TDMRep: what the reservation says about input of AI is shown and not counted', () => {
    const { statements, uses } = audit({ '/.well-known/tdmrep.json': reserved });
    expect(statements.map(({ purposes, weight, says }) => [purposes, weight, says])).toEqual([
      [['ai-input'], 'unsettled', 'no'],
      [['ai-train'], 'counts', 'no'],
    ]);
    expect(uses.find(({ agent, purpose }) => agent === '' && purpose === 'ai-input')?.answer).toBe(
      'not-stated',
    );
  });

  test('product: a line is listed once, with all its purposes, crawlers and URLs', () => {
    const { statements } = audit({
      '/robots.txt': 'User-agent: GPTBot\nUser-agent: OAI-SearchBot\nDisallow: /\n',
    });
    expect(statements).toHaveLength(1);
    expect(statements[0]).toMatchObject({
      by: { path: '/robots.txt', line: 2 },
      words: 'Disallow: /',
      agents: ['OAI-SearchBot', 'GPTBot'],
      honoredBy: [{ operator: 'OpenAI' }],
    });
  });

  test('ours: each answer is that of the question about AI use', () => {
    const files = {
      '/robots.txt': `${robots}\nUser-agent: GPTBot\nDisallow: /\n`,
      '/_headers': '/free/*\n  X-Robots-Tag: otherbot: noindex\n',
      '/page.html': '<meta name="robots" content="noindex">',
    };
    const site = openSite({ origin: 'https://www.example.com', files });
    const { uses, urls, agents } = runSync(auditUsesTask(site));
    expect(agents).toContain('otherbot');
    expect(urls).toEqual(expect.arrayContaining(['/', '/private/', '/free/page', '/page.html']));
    for (const { purpose, agent, answer, exceptions } of uses) {
      const asked = (url: string) => ask(site, { question: 'ai-use', purpose, agent, url }).answer;
      expect([purpose, agent, answer]).toEqual([purpose, agent, asked('/')]);
      for (const one of exceptions) expect(one.answer).toBe(asked(one.url));
    }
    expect(uses.flatMap(({ exceptions }) => exceptions)).not.toEqual([]);
  });

  test('product: the files that were read, and the kinds that the site lacks', () => {
    const { files, missing } = audit({
      '/.well-known/tdmrep.json': '[]',
      '/robots.txt': '',
      '/sub/tdmrep.json': '[]',
    });
    expect(files).toEqual([
      { path: '/robots.txt', kind: 'robots-txt' },
      { path: '/.well-known/tdmrep.json', kind: 'tdmrep' },
    ]);
    expect(missing).toEqual(['response-headers', 'xml', 'rsl']);
  });

  test.each([
    [
      'attach-05 3: Content-Usage',
      { '/robots.txt': 'User-agent: *\nContent-Usage: /art/ train-ai=n\nAllow: /\n' },
    ],
    ['a pattern', { '/robots.txt': 'User-agent: *\nContent-Usage: /art/*.pdf$ train-ai=n\nAllow: /\n' }],
    [
      'a named record',
      { '/robots.txt': 'User-agent: GPTBot\nContent-Usage: /art/ train-ai=n\nCrawl-delay: 1\n' },
    ],
    ['_headers', { '/_headers': '/art/*\n  Content-Usage: train-ai=n\n' }],
    [
      'RSL 3.3',
      {
        '/license.xml': `<rsl xmlns="https://rslstandard.org/rsl"><content url="/art/"><license><prohibits type="usage">ai-train</prohibits></license></content></rsl>`,
      },
    ],
    ['TDMRep', { '/.well-known/tdmrep.json': '[{ "location": "/art/", "tdm-reservation": 1 }]' }],
  ] as const)('product: a path of a carrier is audited: %s', (_what, files) => {
    const { uses } = audit(files);
    const exceptions = uses.flatMap((use) => (use.agent === 'GPTBot' ? use.exceptions : []));
    expect(exceptions).toMatchObject([{ url: expect.stringMatching(/^\/art\//), answer: 'no' }]);
  });

  test('ours: a complete audit examines every name and URL', () => {
    const lines = Array.from(
      { length: 90 },
      (_, i) => `User-agent: bot${i}\nContent-Usage: /p${i}/ train-ai=n\nAllow: /\n`,
    );
    const site = openSite({ origin: '', files: { '/robots.txt': lines.join('\n') } });
    const { agents, urls, mentionedUrls, mentionedAgents, uses } = runSync(
      auditUsesTask(site, { isComplete: true }),
    );
    expect([urls.length, agents.length]).toEqual([mentionedUrls, mentionedAgents]);
    expect(urls).toHaveLength(91);
    expect(agents).toEqual(expect.arrayContaining(['bot89', 'GPTBot', 'Google-CloudVertexBot']));
    expect(
      uses.find(({ agent, purpose }) => agent === 'bot89' && purpose === 'ai-train')?.exceptions,
    ).toEqual([{ url: '/p89/', answer: 'no', reason: 'usage' }]);
  });

  test('product: a complete audit includes the crawlers without an AI purpose, for which a statement counts too', () => {
    const text =
      'User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n\nUser-agent: SemrushBot\nDisallow: /\n';
    const site = openSite({ origin: '', files: { '/robots.txt': text } });
    const usesOf = (name: string, isComplete: boolean) =>
      runSync(auditUsesTask(site, { isComplete }))
        .uses.filter(({ agent }) => agent === name)
        .map(({ purpose, answer }) => [purpose, answer]);
    const named = crawlers.filter((crawler) => crawlerKindOf(crawler) !== 'unused');
    const { agents } = runSync(auditUsesTask(site, { isComplete: true }));
    expect(named.filter(({ tokens: [token] }) => !agents.includes(token))).toEqual([]);
    expect(usesOf('SemrushBot', false)).toEqual([]);
    expect(usesOf('SemrushBot', true)).toEqual(aiPurposes.map((purpose) => [purpose, 'no']));
    expect(usesOf('AhrefsSiteAudit', true)).toContainEqual(['ai-train', 'no']);
    expect(usesOf('GPTBot', true)).toEqual([['ai-train', 'no']]);
  });

  test('ours: a URL that two files mention is counted once', () => {
    const { urls, mentionedUrls } = audit({ '/robots.txt': robots, '/.well-known/tdmrep.json': reserved });
    expect([urls, mentionedUrls]).toEqual([['/', '/private/'], 2]);
  });

  test('ours: of a file with thousands of names, some are checked and the rest are counted', () => {
    const lines = Array.from({ length: 2000 }, (_, i) => `User-agent: bot${i}\nDisallow: /p${i}/\n`);
    const { agents, urls, mentionedUrls, mentionedAgents } = audit({ '/robots.txt': lines.join('\n') });
    expect(agents.length).toBeLessThan(mentionedAgents);
    expect(urls.length).toBeLessThan(mentionedUrls);
    expect(mentionedUrls).toBe(2001);
  });
});

test('catalogue.md, purposes: a crawler is audited for what it or the token that governs it is for', () => {
  expect(aiUsesOf('GPTBot')).toEqual(['ai-train']);
  expect(aiUsesOf('OAI-SearchBot')).toEqual(['search', 'ai-search']);
  expect(aiUsesOf('Google-Extended')).toEqual(['ai-input', 'ai-train']);
  expect(aiUsesOf('Googlebot')).toEqual(['search', 'ai-search', 'ai-input', 'ai-train']);
  expect(aiUsesOf('Screaming Frog SEO Spider')).toEqual(aiUsesOf(''));
  expect(aiUsesOf('SemrushBot')).toEqual([]);
});

test('product: a complete audit of a file with very many crawlers and URLs has a limit, and says so', () => {
  const records = Array.from({ length: 500 }, (_, i) =>
    [
      `User-agent: bot${i}`,
      ...Array.from({ length: 4 }, (_line, n) => `Content-Usage: /${i}/${n}/ train-ai=n`),
    ].join('\n'),
  );
  const site = openSite({ origin: '', files: { '/robots.txt': `${records.join('\n\n')}\n` } });
  const { agents, urls, mentionedUrls } = runSync(auditUsesTask(site, { isComplete: true }));
  expect(agents.length).toBeGreaterThan(500);
  expect(mentionedUrls).toBe(2001);
  expect(urls.length * 500).toBeLessThanOrEqual(100_000);
  expect(urls.length).toBeGreaterThan(100);
});

test('ours: crawlers with the same rules are asked about once, and each has its answers', () => {
  const { uses } = audit({ '/robots.txt': 'User-agent: *\nContent-Usage: /a/ train-ai=n\nAllow: /\n' });
  const training = uses.filter(({ purpose }) => purpose === 'ai-train');
  expect(training.length).toBeGreaterThan(3);
  for (const { answer, exceptions } of training)
    expect([answer, exceptions]).toEqual(['not-stated', [{ url: '/a/', answer: 'no', reason: 'usage' }]]);
});
