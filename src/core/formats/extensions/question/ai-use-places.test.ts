// What statements in several places of a site say together.
import { expect, test } from 'vitest';
import { openSite } from '../../../workspace/site.ts';
import { aiUseQuestion } from './ai-use.ts';

const open = 'User-agent: *\nAllow: /\n';

test.each([
  [
    'vocab-08 5.1: a no in the header wins over a yes in robots.txt',
    {
      '/robots.txt': 'User-agent: *\nContent-Usage: train-ai=y\nAllow: /\n',
      '/_headers': '/*\n  Content-Usage: train-ai=n\n',
    },
    'ai-train',
    'no',
  ],
  [
    'vocab-08 5.1: a no in robots.txt wins over a yes in the header',
    {
      '/robots.txt': 'User-agent: *\nContent-Usage: /p train-ai=n\nAllow: /\n',
      '/_headers': '/*\n  Content-Usage: train-ai=y\n',
    },
    'ai-train',
    'no',
  ],
  [
    'vocab-08 5.1: a label that one place lacks is unknown there',
    {
      '/robots.txt': 'User-agent: *\nContent-Usage: search=n\nAllow: /\n',
      '/_headers': '/*\n  Content-Usage: train-ai=y\n',
    },
    'ai-train',
    'yes',
  ],
  [
    'ours: preferences and signals are two systems, which no source combines',
    {
      '/robots.txt': 'User-agent: *\nContent-Signal: ai-train=yes\nAllow: /\n',
      '/_headers': '/*\n  Content-Usage: train-ai=n\n',
    },
    'ai-train',
    'contradictory',
  ],
  [
    'Google, robots meta tag: noindex in the header is more restrictive than index in a meta',
    {
      '/robots.txt': open,
      '/_headers': '/*\n  X-Robots-Tag: noindex\n',
      '/p.html': '<meta name="robots" content="index">',
    },
    'search',
    'no',
  ],
  [
    'Google, robots meta tag: noindex in a meta is more restrictive than index in the header',
    {
      '/robots.txt': open,
      '/_headers': '/*\n  X-Robots-Tag: index\n',
      '/p.html': '<meta name="robots" content="noindex">',
    },
    'search',
    'no',
  ],
  [
    'attach-05 3.1: no preference applies to what a rule blocks',
    { '/robots.txt': 'User-agent: *\nContent-Usage: train-ai=y\nDisallow: /\n' },
    'ai-train',
    'no',
  ],
  [
    'attach-05 3.1: a preference for exactly the path that a rule blocks does not apply',
    { '/robots.txt': 'User-agent: *\nContent-Usage: /p train-ai=y\nDisallow: /p\n' },
    'ai-train',
    'no',
  ],
  [
    'attach-05 3.1: nor does one in a header, which a blocked crawler does not receive',
    { '/robots.txt': 'User-agent: *\nDisallow: /\n', '/_headers': '/*\n  Content-Usage: train-ai=y\n' },
    'ai-train',
    'no',
  ],
] as const)('%s', (_what, files, purpose, answer) => {
  const ask = aiUseQuestion.prepare(openSite({ origin: 'https://h.example', files }), {
    question: 'ai-use',
    purpose,
  });
  expect(ask('Bingbot', '/p.html').answer).toBe(answer);
  expect(
    ask('Bingbot', '/p.html')
      .trace()
      .filter(({ outcome }) => outcome === 'decides'),
  ).toHaveLength(1);
});
