// Edits after which an expectation about all URLs holds.
import { expect, test } from 'vitest';
import { textOfSource } from '../../document/source.ts';
import { runSync } from '../../questions/cooperative-task.ts';
import { withEdits } from '../../trial/edited-site.ts';
import type { Claim } from '../../workspace/expectations/claim.ts';
import { openSite } from '../../workspace/site.ts';
import { checkClaimTask, claimFailuresTask, failingAgentsTask } from './check-claim.ts';
import { repairClaimTask } from './repair-claim.ts';

const siteOf = (text: string) => openSite({ origin: '', files: { '/robots.txt': text } });

const repair = (text: string, claim: Claim, reader = 'rfc9309') =>
  runSync(repairClaimTask(siteOf(text), claim, reader));

const after = (text: string, edits: Parameters<typeof withEdits>[2]) =>
  textOfSource(withEdits(siteOf(text), '/robots.txt', edits).files.get('/robots.txt')!.source);

const training: Claim = { claim: 'closed', purpose: 'ai-training' };
const rest = 'User-agent: *\nDisallow: /cart\n';

test('product: a step that helps some crawlers is kept while the same URL fails for others', () => {
  const text = 'User-agent: GPTBot\nAllow: /a\n';
  for (const claim of [training, { claim: 'closed' }]) {
    const [first] = repair(text, claim).repairs;
    expect(first).toBeDefined();
    const { outcome } = runSync(checkClaimTask(siteOf(after(text, first!.edits)), claim, 'rfc9309'));
    expect(outcome).toBe('met');
  }
});

test.each<[what: string, text: string, claim: Claim, first: readonly string[], result: string]>([
  [
    'one crawler that may fetch everything by its record',
    `User-agent: GPTBot\nAllow: /\n\n${rest}`,
    { claim: 'closed', agent: 'GPTBot' },
    ['turn-rule'],
    `User-agent: GPTBot\nDisallow: /\n\n${rest}`,
  ],
  [
    'one whose only rule could be deleted, which would give it the rules of the next record',
    `User-agent: GPTBot\nAllow: /\n\nUser-agent: ClaudeBot\nDisallow: /\n\n${rest}`,
    { claim: 'closed', agent: 'GPTBot' },
    ['turn-rule'],
    `User-agent: GPTBot\nDisallow: /\n\nUser-agent: ClaudeBot\nDisallow: /\n\n${rest}`,
  ],
  [
    'one crawler without a record',
    rest,
    { claim: 'closed', agent: 'GPTBot' },
    ['add-record'],
    `${rest}\nUser-agent: GPTBot\nDisallow: /\n`,
  ],
  [
    'one crawler, and a record that is closed',
    `User-agent: CCBot\nDisallow: /\n\n${rest}`,
    { claim: 'closed', agent: 'GPTBot' },
    ['join-record'],
    `User-agent: CCBot\nUser-agent: GPTBot\nDisallow: /\n\n${rest}`,
  ],
  [
    'an exception in a record that is closed',
    `User-agent: GPTBot\nDisallow: /\nAllow: /blog/\n\n${rest}`,
    { claim: 'closed', agent: 'GPTBot' },
    ['remove-rule'],
    `User-agent: GPTBot\nDisallow: /\n\n${rest}`,
  ],
  [
    'two exceptions',
    `User-agent: GPTBot\nDisallow: /\nAllow: /blog/\nAllow: /news/\n\n${rest}`,
    { claim: 'closed', agent: 'GPTBot' },
    ['remove-rule', 'remove-rule'],
    `User-agent: GPTBot\nDisallow: /\n\n${rest}`,
  ],
  [
    'an area',
    `User-agent: GPTBot\nDisallow: /x\n\n${rest}`,
    { claim: 'closed', agent: 'GPTBot', area: '/private/' },
    ['add-rule'],
    `User-agent: GPTBot\nDisallow: /x\nDisallow: /private/\n\n${rest}`,
  ],
  [
    'one URL',
    `User-agent: GPTBot\nDisallow: /x\n\n${rest}`,
    { claim: 'closed', agent: 'GPTBot', url: '/a/b.html' },
    ['add-rule'],
    `User-agent: GPTBot\nDisallow: /x\nDisallow: /a/b.html$\n\n${rest}`,
  ],
  [
    'the beginning of names',
    `User-agent: GPTBot\nDisallow: /x\n\n${rest}`,
    { claim: 'closed', agent: 'GPTBot', area: '/a/pri' },
    ['add-rule'],
    `User-agent: GPTBot\nDisallow: /x\nDisallow: /a/pri\n\n${rest}`,
  ],
  [
    'one URL of several crawlers',
    rest,
    { claim: 'closed', agent: '', url: '/a' },
    ['add-rule'],
    `User-agent: *\nDisallow: /cart\nDisallow: /a$\n`,
  ],
  [
    'an area of any other crawler',
    rest,
    { claim: 'closed', agent: '', area: '/private/' },
    ['add-rule'],
    `User-agent: *\nDisallow: /cart\nDisallow: /private/\n`,
  ],
  [
    'a crawler that must be open',
    'User-agent: Googlebot\nDisallow: /a\nDisallow: /b\n',
    { claim: 'open', agent: 'Googlebot' },
    ['remove-rule', 'remove-rule'],
    'User-agent: Googlebot\n',
  ],
  [
    'a crawler that must not be behind others',
    `User-agent: Googlebot\nDisallow: /news/\n\n${rest}`,
    { claim: 'as-others', agent: 'Googlebot' },
    ['empty-rule'],
    `User-agent: Googlebot\nDisallow: \n\n${rest}`,
  ],
])('product: %s: the smallest edit comes first', (_what, text, claim, codes, result) => {
  const { repairs } = repair(text, claim);
  expect(repairs[0]?.steps.map(({ code }) => code)).toEqual(codes);
  expect(after(text, repairs[0]!.edits)).toBe(result);
});

test('product: exactly the crawlers for which a claim fails are changed; each repair is proved', () => {
  const text = `User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\n\nUser-agent: CCBot\nAllow: /\n\n${rest}`;
  const { agents, repairs } = repair(text, training);
  expect(agents).toContain('CCBot');
  expect(agents).not.toContain('GPTBot');
  expect(agents).not.toContain('bingbot');
  expect(repairs.length).toBeGreaterThan(1);
  for (const { edits } of repairs) {
    const site = withEdits(siteOf(text), '/robots.txt', edits);
    expect(runSync(checkClaimTask(site, training, 'rfc9309')).outcome).toBe('met');
  }
  const first = siteOf(after(text, repairs[0]!.edits));
  expect(
    runSync(checkClaimTask(first, { claim: 'open', agent: 'bingbot', url: '/' }, 'rfc9309')).outcome,
  ).toBe('met');
});

test('product: an edit for a claim about everything blocks everything, and not only the front page', () => {
  for (const text of [rest, `User-agent: CCBot\nDisallow: /x\n\n${rest}`, 'User-agent: *\nDisallow:\n']) {
    const { repairs } = repair(text, training);
    expect(repairs.length).toBeGreaterThan(0);
    for (const { edits } of repairs) {
      expect(after(text, edits)).toMatch(/^Disallow: \/$/m);
      expect(after(text, edits)).not.toContain('/$');
    }
  }
});

test('product: a claim that holds, or is about a change, has no repair', () => {
  expect(repair('User-agent: *\nDisallow: /\n', { claim: 'closed', agent: 'GPTBot' })).toEqual({
    agents: [],
    repairs: [],
  });
  expect(repair(rest, { claim: 'opens-nothing', before: 'User-agent: *\nDisallow: /\n' }).repairs).toEqual(
    [],
  );
});

test('product: all crawlers for which a claim fails are found, and those of one path', () => {
  const text = `User-agent: GPTBot\nDisallow: /\nAllow: /blog/\n\nUser-agent: CCBot\nDisallow: /\n\n${rest}`;
  const claim: Claim = { claim: 'closed', purpose: 'ai-training', except: ['ClaudeBot'] };
  const { failures } = runSync(claimFailuresTask(siteOf(text), claim, 'rfc9309'));
  const agents = failures.flatMap((failure) => failure.agents);
  expect(agents).toContain('GPTBot');
  expect(agents).not.toContain('CCBot');
  expect(agents).not.toContain('ClaudeBot');
  const at = (path: string, one: Claim = claim) =>
    runSync(failingAgentsTask(siteOf(text), [one], path, 'rfc9309'))[0];
  expect(at('/blog/x')).toContain('GPTBot');
  expect(at('/x')).not.toContain('GPTBot');
  expect(at('/robots.txt')).toEqual([]);
  expect(at('/x', { claim: 'closed', agent: 'GPTBot', area: '/blog/' })).toEqual([]);
  expect(at('/blog/', { claim: 'closed', agent: 'GPTBot', area: '/blog/' })).toEqual(['GPTBot']);
  expect(at('/blog/', { claim: 'closed', agent: 'GPTBot', url: '/blog/x' })).toEqual([]);
});

test('product: a claim about every crawler is repaired also for those that ignore the record for any other crawler', () => {
  for (const text of [
    '',
    'Sitemap: https://h.example/s.xml\n',
    'User-agent: Googlebot\nDisallow: /private/\n',
  ]) {
    const claim: Claim = { claim: 'closed', area: '/private/' };
    const { repairs } = repair(text, claim);
    expect(repairs.length).toBeGreaterThan(0);
    for (const { edits } of repairs)
      expect(runSync(checkClaimTask(siteOf(after(text, edits)), claim, 'rfc9309')).outcome).toBe('met');
  }
});
