// Expectations about all URLs as sentences: what is printed is read back.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { claimPurposes } from '../core/analysis/claims/check-claim.ts';
import { type Claim, claimKinds } from '../core/workspace/expectations/claim.ts';
import { claimSentence, parseClaim } from './claim-sentences.ts';

test.each<[string, Claim]>([
  ['crawlers for AI training are closed everywhere', { claim: 'closed', purpose: 'ai-training' }],
  ['crawlers of SEO tools are closed in /shop/', { claim: 'closed', purpose: 'seo', area: '/shop/' }],
  ['every crawler is open in /blog/', { claim: 'open', area: '/blog/' }],
  ['GPTBot is closed everywhere', { claim: 'closed', agent: 'GPTBot' }],
  ['any other crawler is closed in /a', { claim: 'closed', agent: '', area: '/a' }],
  ['Googlebot may fetch all that any other crawler may', { claim: 'as-others', agent: 'Googlebot' }],
  [
    'Screaming Frog may fetch all that any other crawler may in /a',
    { claim: 'as-others', agent: 'Screaming Frog', area: '/a' },
  ],
  ['no change opens /admin/', { claim: 'opens-nothing', area: '/admin/' }],
  ['no change closes anything for Googlebot', { claim: 'closes-nothing', agent: 'Googlebot' }],
  [
    'no change opens /a for crawlers for AI training',
    { claim: 'opens-nothing', area: '/a', purpose: 'ai-training' },
  ],
])('product: %s', (sentence, claim) => {
  expect(claimSentence(claim)).toBe(sentence);
  expect(parseClaim(sentence)).toEqual(claim);
  expect(parseClaim(`  ${sentence.replace(' ', '  ')}. `)).toEqual(claim);
});

test('product: upper and lower case of the words are the same, those of names and paths stay', () => {
  expect(parseClaim('Crawlers for ai training ARE closed in /Shop/')).toEqual({
    claim: 'closed',
    purpose: 'ai-training',
    area: '/Shop/',
  });
});

test.each([
  '',
  'GPTBot',
  'everything is fine',
  'no change opens admin',
  'GPTBot are closed everywhere',
  'crawlers for tea are closed everywhere',
])('product: %j is no claim', (sentence) => expect(parseClaim(sentence)).toBeUndefined());

test('ours: every claim is read back from its sentence', () => {
  const area = fc.stringMatching(/^\/[!-~é]{0,8}$/).filter((text) => !text.endsWith('.'));
  const subject = fc.oneof(
    fc.constant({}),
    fc.constantFrom(...claimPurposes).map((purpose) => ({ purpose })),
    fc.constantFrom('', 'GPTBot', 'a', 'a b', 'Bot.', 'x+y').map((agent) => ({ agent })),
  );
  fc.assert(
    fc.property(fc.constantFrom(...claimKinds), subject, fc.option(area), (kind, who, where) => {
      const named = kind === 'as-others' && !('agent' in who) ? { agent: 'Bot' } : who;
      const claim: Claim = {
        claim: kind,
        ...named,
        ...(where === null || where === '/' ? {} : { area: where }),
      };
      fc.pre(!claimSentence(claim).endsWith('.'));
      expect(parseClaim(claimSentence(claim))).toEqual(claim);
    }),
    { numRuns: 300 },
  );
});
