// Who a claim about a purpose is about.
import { expect, test } from 'vitest';
import { describePurposeCrawlers } from './explain-claim.ts';

test('ours: a claim about a purpose says how many crawlers it is about, and names those with other purposes too', () => {
  const claim = { claim: 'closed', purpose: 'ai-training' };
  const said = describePurposeCrawlers(claim, ['GPTBot', 'CCBot']);
  expect(said?.summary).toMatch(
    /^2 crawlers come mainly for AI training; \d+ with other purposes too are not part of this$/,
  );
  expect(said?.included).toBe('GPTBot and CCBot.');
  expect(said?.besides).toMatch(/^Not part of this: .*\bApplebot\b/);
  expect(describePurposeCrawlers({ claim: 'closed', agent: 'GPTBot' }, ['GPTBot'])).toBeUndefined();
  const all = describePurposeCrawlers({ claim: 'closed', purpose: 'ai-training', except: ['applebot'] }, []);
  expect(all?.besides).not.toMatch(/\bApplebot\b/);
});
