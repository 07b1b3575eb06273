// Expectations about all URLs as sentences: what is printed is read back.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { claimPurposes } from '../../core/analysis/claims/check-claim.ts';
import { communityCrawlers } from '../../core/catalogue/community-crawlers.ts';
import { crawlers } from '../../core/catalogue/crawlers.ts';
import { type Claim, claimKinds } from '../../core/workspace/expectations/claim.ts';
import { mergeExpectations } from '../../core/workspace/expectations/expectation-files.ts';
import { claimSentence, parseClaim, readClaim, shortClaimSentence } from './claim-sentences.ts';

test.each<[string, Claim]>([
  ['crawlers for AI training are blocked everywhere', { claim: 'closed', purpose: 'ai-training' }],
  ['crawlers of SEO tools are blocked in /shop/', { claim: 'closed', purpose: 'seo', area: '/shop/' }],
  ['every crawler is allowed in /blog/', { claim: 'open', area: '/blog/' }],
  ['GPTBot is blocked everywhere', { claim: 'closed', agent: 'GPTBot' }],
  ['any other crawler is blocked in /a', { claim: 'closed', agent: '', area: '/a' }],
  ['Googlebot may fetch all that any other crawler may', { claim: 'as-others', agent: 'Googlebot' }],
  [
    'Kangaroo Bot may fetch all that any other crawler may in /a',
    { claim: 'as-others', agent: 'Kangaroo Bot', area: '/a' },
  ],
  ['no change opens /admin/', { claim: 'opens-nothing', area: '/admin/' }],
  ['no change closes anything for Googlebot', { claim: 'closes-nothing', agent: 'Googlebot' }],
  [
    'no change opens /a for crawlers for AI training',
    { claim: 'opens-nothing', area: '/a', purpose: 'ai-training' },
  ],
  [
    'every crawler but Googlebot is blocked in /search',
    { claim: 'closed', except: ['Googlebot'], area: '/search' },
  ],
  [
    'crawlers for AI training but CCBot, GPTBot and any other crawler are allowed at /llms.txt?a',
    { claim: 'open', purpose: 'ai-training', except: ['CCBot', 'GPTBot', ''], url: '/llms.txt?a' },
  ],
  [
    'Googlebot may fetch all that Bingbot may in /a',
    { claim: 'as-others', agent: 'Googlebot', than: 'Bingbot', area: '/a' },
  ],
  [
    'Googlebot may fetch all that a crawler that the file does not name may in /a',
    { claim: 'as-others', agent: 'Googlebot', than: '', area: '/a' },
  ],
  [
    'Googlebot may fetch all that any other crawler may at /a',
    { claim: 'as-others', agent: 'Googlebot', url: '/a' },
  ],
  ['GPTBot may not fetch /a?b', { claim: 'closed', agent: 'GPTBot', url: '/a?b' }],
  ['any other crawler may fetch /', { claim: 'open', agent: '', url: '/' }],
  ['every crawler is blocked in /a$b', { claim: 'closed', area: '/a$b' }],
  ['nothing changes for Googlebot', { claim: 'changes-nothing', agent: 'Googlebot' }],
  ['nothing changes in /a', { claim: 'changes-nothing', area: '/a' }],
  ['no change opens the URL /a for GPTBot', { claim: 'opens-nothing', agent: 'GPTBot', url: '/a' }],
])('product: %s', (sentence, claim) => {
  expect(claimSentence(claim)).toBe(sentence);
  expect(parseClaim(sentence)).toEqual(claim);
  expect(parseClaim(`  ${sentence.replace(' ', '  ')}. `)).toEqual(claim);
});

test.each<[string, string]>([
  ['Nobody but Googlebot may fetch /search', 'every crawler but Googlebot is blocked in /search'],
  ['nobody may fetch /admin/', 'every crawler is blocked in /admin/'],
  [
    'no crawler except Googlebot and bingbot may fetch anything',
    'every crawler but Googlebot and bingbot is blocked everywhere',
  ],
  ['AI training is closed in /news/', 'crawlers for AI training are blocked in /news/'],
  ['AI training may not fetch /news/', 'crawlers for AI training are blocked in /news/'],
  ['Search may fetch /blog/', 'crawlers for search are allowed in /blog/'],
  ['search engines may fetch everything', 'crawlers for search are allowed everywhere'],
  ['everyone may fetch everything in /a/', 'every crawler is allowed in /a/'],
  ['Googlebot may fetch /admin/help/', 'Googlebot may fetch /admin/help/'],
  ['any other crawler may not fetch /x?y', 'any other crawler may not fetch /x?y'],
  ['GPTBot may fetch nothing', 'GPTBot is blocked everywhere'],
  ['Googlebot may fetch what bingbot may fetch', 'Googlebot may fetch all that bingbot may'],
  ['Nothing opens in /admin/ for GPTBot', 'no change opens /admin/ for GPTBot'],
  ['all crawlers are closed everywhere', 'every crawler is blocked everywhere'],
  ['all crawlers but GPTBot are open in /a', 'every crawler but GPTBot is allowed in /a'],
  ['nobody but a, b, and c may fetch /a', 'every crawler but a, b and c is blocked in /a'],
  ['nobody but a or b may fetch /a', 'every crawler but a and b is blocked in /a'],
  [
    'nobody but a,b or any other crawler may fetch /a',
    'every crawler but a, b and any other crawler is blocked in /a',
  ],
  ['nothing closes', 'no change closes anything'],
  ['crawlers for AI training are closed everywhere', 'crawlers for AI training are blocked everywhere'],
  ['every crawler is closed at /a', 'every crawler is blocked at /a'],
  ['every crawler but GPTBot is open at /a', 'every crawler but GPTBot is allowed at /a'],
  ['GPTBot is closed at /a', 'GPTBot may not fetch /a'],
  ['GPTBot is open at /a', 'GPTBot may fetch /a'],
  ['GPTBot is open in /a', 'GPTBot is allowed in /a'],
])('product: %s is understood', (typed, sentence) => {
  const claim = parseClaim(typed);
  expect(claim ? claimSentence(claim) : '').toBe(sentence);
});

test('product: every crawler of the catalog can be named', () => {
  const names = [...crawlers, ...communityCrawlers].flatMap(({ tokens }) => tokens);
  expect(names.filter((agent) => parseClaim(`${agent} is closed everywhere`)?.agent !== agent)).toEqual([]);
});

test('product: of many exceptions, the short sentence names two', () => {
  const claim: Claim = { claim: 'closed', except: ['a', 'b', 'c', 'd'] };
  expect(shortClaimSentence(claim)).toBe('every crawler but a, b and 2 more is blocked everywhere');
  expect(parseClaim(claimSentence(claim))).toEqual(claim);
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
  'crawlers for tea may fetch nothing',
  'Googlebot but bingbot is closed everywhere',
  'crawlers for search may fetch all that any other crawler may',
  'every crawler but everyone is closed everywhere',
  'nobody but nobody may fetch /x',
  'Only GPTBot may fetch /search',
  'AI crawlers may fetch everything',
  'AI may fetch everything',
  'AI training crawlers may not fetch anything',
  'neither GPTBot nor CCBot may fetch anything',
  'GPTBot and CCBot may not fetch anything',
  'GPTBot or CCBot may not fetch anything',
  'GPTBot, CCBot may not fetch anything',
  'GPTBot,CCBot may not fetch anything',
  'Googlebot may fetch all that GPTBot and bingbot may',
  'each crawler may fetch nothing',
  'most crawlers may fetch nothing',
  'Some may fetch nothing',
  'Others may fetch nothing',
  'Bots may fetch everything',
  'Robots may not fetch /a',
  'None may fetch anything',
  'Not every crawler may fetch /a',
  'Hardly any crawler may fetch /a',
  'my own crawler is closed everywhere',
  '* may fetch nothing',
  'nothing changes for bots',
  'nobody but most crawlers may fetch /a',
  'every crawler is closed in /*.pdf',
  'every crawler is closed in /a$',
  'GPTBot may not fetch /*?id=',
  'GPTBot may not fetch /a.pdf$.',
  'GPTBot is open at /a$',
  'no change opens /a*',
  'nothing changes at /a$',
  'Googlebot may fetch all that bingbot may in /*',
  'every crawler is closed in /a#b',
  'nobody may fetch /#',
  'crawlers for search may not fetch /a in /b',
  'GPTBot may fetch /a in /b',
  'every crawler is closed in /a,',
  'no change opens /a; for GPTBot',
])('product: %j is no claim', (sentence) => expect(parseClaim(sentence)).toBeUndefined());

test('ours: every claim is read back from its sentence', () => {
  const area = fc.stringMatching(/^\/[!-~é]{0,8}$/).filter((text) => !/[*#]|[.,;$]$/.test(text));
  const subject = fc.oneof(
    fc.constant({}),
    fc.constantFrom(...claimPurposes).map((purpose) => ({ purpose })),
    fc.constantFrom('', 'GPTBot', 'Kangaroo Bot', 'a', 'Bot.', 'x+y').map((agent) => ({ agent })),
  );
  const except = fc.option(fc.uniqueArray(fc.constantFrom('', 'a', 'Bot', 'Terra Cotta'), { minLength: 1 }));
  fc.assert(
    fc.property(
      fc.constantFrom(...claimKinds),
      subject,
      except,
      fc.option(area),
      fc.boolean(),
      fc.constantFrom('', 'Terra Cotta'),
      (kind, who, left, where, isUrl, than) => {
        const isOfOthers = kind === 'as-others';
        const named = isOfOthers && !('agent' in who) ? { agent: 'Bot' } : who;
        const isWhole = where === null || (where === '/' && (!isUrl || isOfOthers));
        const claim: Claim = {
          claim: kind,
          ...named,
          ...(left && !('agent' in named) ? { except: left } : {}),
          ...(isOfOthers && isUrl ? { than } : {}),
          ...(isWhole ? {} : isUrl && !isOfOthers ? { url: where } : { area: where }),
        };
        fc.pre(!claimSentence(claim).endsWith('.'));
        expect(parseClaim(claimSentence(claim))).toEqual(claim);
      },
    ),
    { numRuns: 300 },
  );
});

test.each<[string, Claim, Claim]>([
  ['a sentence', { claim: 'closed', purpose: 'ai-training' }, { claim: 'AI training is closed everywhere.' }],
  ['keys', { claim: 'Googlebot may fetch /a' }, { claim: 'open', agent: 'googlebot', url: '/a' }],
  ['another sentence', { claim: 'nobody may fetch /a/' }, { claim: 'every crawler is blocked in /a/' }],
])(
  'product: an imported claim that says as %s what is expected already is not added',
  (_what, old, imported) => {
    const listed = (...claims: Claim[]) => ({ expectations: [], claims });
    expect(mergeExpectations(listed(old), listed(imported), false, readClaim)).toMatchObject({
      claims: [old],
      added: 0,
      same: 1,
    });
    expect(mergeExpectations(listed(), listed(old, imported), false, readClaim).claims).toHaveLength(1);
  },
);
