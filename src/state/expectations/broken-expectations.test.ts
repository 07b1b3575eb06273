import { expect, test } from 'vitest';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { openSite } from '../../core/workspace/site.ts';
import { brokenExpectationsTask, type Expected, holdingTask } from './broken-expectations.ts';

const origin = 'https://h.example';
const siteOf = (text: string) => openSite({ origin, files: { '/robots.txt': text } });

test('product: an edit names what holds now and would fail: answers and sentences, and nothing else', () => {
  const before = siteOf('User-agent: *\nDisallow: /a\n');
  const after = siteOf('User-agent: *\nDisallow: /\n');
  const expected: Expected = {
    expectations: [
      { agent: 'Googlebot', url: '/', expect: 'allow' },
      { agent: '', url: `${origin}/b?c`, expect: 'allow' },
      { agent: 'Googlebot', url: '/a', expect: 'deny' },
      { agent: 'bingbot', url: '/a', expect: 'allow' },
    ],
    claims: [
      { claim: 'Search is open in /b/' },
      { claim: 'closed', agent: 'GPTBot' },
      { claim: 'closed', agent: 'GPTBot', area: '/a' },
    ],
  };
  const holding = runSync(holdingTask(before, expected, 'rfc9309'));
  expect(runSync(brokenExpectationsTask(after, holding, 'rfc9309', origin))).toEqual([
    'crawlers for search are allowed in /b/',
    'Googlebot may fetch /',
    'any other crawler may fetch /b?c',
  ]);
  expect(runSync(brokenExpectationsTask(before, holding, 'rfc9309', origin))).toEqual([]);
});
