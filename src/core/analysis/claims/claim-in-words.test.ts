// One claim in place of equal answers of many crawlers.
import { expect, test } from 'vitest';
import { runSync } from '../../questions/cooperative-task.ts';
import { openSite } from '../../workspace/site.ts';
import { claimInWordsTask } from './claim-in-words.ts';

const text = [
  'User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /',
  'User-agent: *\nDisallow: /admin/\nAllow: /\n',
].join('\n\n');
const site = openSite({ origin: '', files: { '/robots.txt': text } });

test.each<[string, readonly string[], string, boolean, object | undefined]>([
  [
    'all but a few',
    ['', 'bingbot'],
    '/news/',
    true,
    { claim: 'open', url: '/news/', except: ['GPTBot', 'ClaudeBot'] },
  ],
  [
    'a purpose, without those that answer otherwise',
    ['PerplexityBot', 'OAI-SearchBot'],
    '/news/',
    true,
    { claim: 'open', url: '/news/', purpose: 'ai-search' },
  ],
  ['too many exceptions', ['GPTBot', 'bingbot'], '/', false, undefined],
  ['all', ['', 'GPTBot'], '/robots.txt', true, { claim: 'open', url: '/robots.txt' }],
  ['none', ['', 'GPTBot'], '/robots.txt', false, undefined],
])('product: %s', (_what, agents, url, mayFetch, claim) => {
  expect(runSync(claimInWordsTask(site, 'google', agents, url, mayFetch))).toEqual(claim);
});
