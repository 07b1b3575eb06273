import { describe, expect, test } from 'vitest';
import { policyOfText, testEdits } from '../../../../testing/policies.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { separateAgent } from './separate-agent.ts';

const separate = (line: number) => (policy: Policy) => separateAgent(policy, line);

describe('rfc 9309 2.2.1: a user-agent moves into a record of its own, with the lines that apply to it', () => {
  testEdits([
    [
      'below the record that it shared, with a copy of the rules',
      'User-agent: a\nUser-agent: b # why\nDisallow: /x # no\n# note\nCrawl-delay: 3\n\nUser-agent: c\nAllow: /\n',
      separate(1),
      'User-agent: a\nDisallow: /x # no\n# note\nCrawl-delay: 3\n\nUser-agent: b # why\nDisallow: /x\nCrawl-delay: 3\n\nUser-agent: c\nAllow: /\n',
    ],
    [
      'rfc 9309 2.2.4: lines for the whole file are not copied',
      'User-agent: a\nUser-agent: b\nSitemap: https://h.example/s\nDisallow: /x',
      separate(0),
      'User-agent: b\nSitemap: https://h.example/s\nDisallow: /x\n\nUser-agent: a\nDisallow: /x',
    ],
    [
      'lines end as those around them',
      'User-agent: a\r\nUser-agent: b\r\nDisallow: /x\r\n',
      separate(0),
      'User-agent: b\r\nDisallow: /x\r\n\r\nUser-agent: a\r\nDisallow: /x\r\n',
    ],
    [
      'the only one has its own already',
      'User-agent: a\nDisallow: /',
      separate(0),
      'User-agent: a\nDisallow: /',
    ],
  ]);

  test('refuses a line of another role', () => {
    expect(() => separateAgent(policyOfText('User-agent: a\nDisallow: /'), 1)).toThrow(RangeError);
  });
});
