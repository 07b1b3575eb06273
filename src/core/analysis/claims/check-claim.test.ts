// Expectations about all URLs: proved, or with a URL for which they do not hold.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allUrls, rulesArbitrary } from '../../../testing/oracles/difference-oracle.ts';
import { answerFetch } from '../../formats/rep/question/fetch.ts';
import { isNormalPath } from '../../proof/tokens.ts';
import { runSync } from '../../questions/cooperative-task.ts';
import { readers } from '../../readers/registry.ts';
import { type Claim, claimKinds } from '../../workspace/expectations/claim.ts';
import { openSite } from '../../workspace/site.ts';
import { checkClaimTask } from './check-claim.ts';

const siteOf = (text: string, path = '/robots.txt') => openSite({ origin: '', files: { [path]: text } });

const check = (text: string, claim: Claim, reader = 'google') =>
  runSync(checkClaimTask(siteOf(text), claim, reader));

/** The outcome, and for one that fails the URL, a crawler and the line. */
function summarize(text: string, claim: Claim, reader?: string): string {
  const { outcome, witness, reason, problem } = check(text, claim, reader);
  const details = witness && `${witness.agents[0]} ${witness.path} ${witness.decided.by?.line ?? '-'}`;
  return [outcome, details ?? reason ?? problem?.code ?? ''].join(' ').trim();
}

const training: Claim = { claim: 'closed', purpose: 'ai-training' };
const noTraining = 'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nAllow: /\n';
const closed = 'User-agent: *\nDisallow: /\n';
const admin = 'User-agent: *\nDisallow: /admin/\n';
const googlebot: Claim = { claim: 'as-others', agent: 'Googlebot' };
const all: Claim = { claim: 'closed' };
const nothingChanges: Claim = { claim: 'changes-nothing', before: admin };
const noneOpens = { claim: 'opens-nothing', area: '/admin/', before: admin };

test.each<[string, string, Claim, string]>([
  ['closed for all', closed, training, 'met'],
  ['one crawler of the purpose is left out', noTraining, training, 'failed ClaudeBot / 5'],
  [
    'a crawler that documents that it ignores the record',
    closed,
    { claim: 'closed' },
    'failed APIs-Google / -',
  ],
  ['one crawler', noTraining, { claim: 'closed', agent: 'GPTBot' }, 'met'],
  ['an exception', `${closed}Allow: /*.pdf$\n`, { claim: 'closed', agent: '' }, 'failed  /x.pdf 2'],
  ['an exception elsewhere', `${closed}Allow: /a/\n`, { claim: 'closed', agent: '', area: '/b/' }, 'met'],
  [
    'an exception inside',
    `${closed}Allow: /b/c\n`,
    { claim: 'closed', agent: '', area: '/b/' },
    'failed  /b/c 2',
  ],
  [
    'an exception around',
    `${closed}Allow: /b\n`,
    { claim: 'closed', agent: '', area: '/b/' },
    'failed  /b/ 2',
  ],
  [
    'an exception with a wildcard',
    `${closed}Allow: /*?id=\n`,
    { claim: 'closed', agent: '', area: '/b/' },
    'failed  /b/?id= 2',
  ],
  [
    'an area with letters beyond ASCII',
    `${admin}Disallow: /%C3%A4/\n`,
    { claim: 'closed', agent: '', area: '/ä/' },
    'met',
  ],
  ['an area with escaped letters', admin, { claim: 'closed', agent: '', area: '/%61dmin/' }, 'met'],
  ['open', admin, { claim: 'open', area: '/blog/' }, 'met'],
  ['not open', admin, { claim: 'open' }, 'failed  /admin/ 1'],
  ['the same rules', admin, googlebot, 'met'],
  ['fewer rules', `${admin}\nUser-agent: Googlebot\nDisallow:\n`, googlebot, 'met'],
  ['more rules', `${admin}\nUser-agent: Googlebot\nDisallow: /b\n`, googlebot, 'failed Googlebot /b 4'],
  ['no change', admin, noneOpens, 'met'],
  ['a change elsewhere', `${admin}Disallow: /b\n`, noneOpens, 'met'],
  ['a change that closes', closed, noneOpens, 'met'],
  ['an exception', `${admin}Allow: /admin/$\n`, noneOpens, 'failed  /admin/ 2'],
  ['an end mark', 'User-agent: *\nDisallow: /admin/$\n', noneOpens, 'failed  /admin/x -'],
  ['a new record', `${admin}\nUser-agent: newbot\nDisallow:\n`, noneOpens, 'failed newbot /admin/ -'],
  ['a change that closes', closed, { ...noneOpens, claim: 'closes-nothing', area: '/' }, 'failed  / 1'],
  [
    'all but one',
    `${closed}\nUser-agent: a\nDisallow:\n`,
    { ...all, except: ['A'] },
    'failed APIs-Google / -',
  ],
  ['one URL', `${admin}Allow: /admin/x\n`, { ...all, url: '/admin/', agent: '' }, 'met'],
  [
    'one URL that is open',
    `${admin}Allow: /admin/x\n`,
    { ...all, url: '/admin/x', agent: '' },
    'failed  /admin/x 2',
  ],
  ['one URL in another spelling', admin, { claim: 'closed', agent: '', url: '/%61dmin/' }, 'met'],
  ['more than one other', `${admin}\nUser-agent: a\nDisallow: /\n`, { ...googlebot, than: 'a' }, 'met'],
  [
    'less than one other',
    `${admin}\nUser-agent: a\nDisallow:\n`,
    { ...googlebot, than: 'A' },
    'failed Googlebot /admin/ 1',
  ],
  ['a change that opens', 'User-agent: *\nDisallow: /admin/b\n', nothingChanges, 'failed  /admin/ -'],
  ['a change that closes', closed, nothingChanges, 'failed  / 1'],
  ['other lines', `# New\n${admin}Disallow: /admin/b\n`, nothingChanges, 'met'],
  ['a later kind', admin, { claim: 'later' }, 'unknown unknown-claim'],
  ['a later purpose', admin, { claim: 'closed', purpose: 'x' }, 'unknown unknown-purpose'],
  ['a later reader', admin, { claim: 'closed', reader: 'x' }, 'unknown unknown-reader'],
  ['nothing to compare with', admin, { claim: 'opens-nothing' }, 'unknown no-before'],
  ['no crawler', admin, { claim: 'as-others' }, 'unknown no-agent'],
  ['the crawler itself is left out', admin, { ...all, agent: 'a', except: ['A'] }, 'unknown keys-together'],
  ['an exception to one', admin, { ...googlebot, except: ['a'] }, 'unknown keys-together'],
  ['one crawler and a purpose', admin, { ...training, agent: 'a' }, 'unknown keys-together'],
  ['one URL and an area', closed, { ...all, url: '/b', area: '/a' }, 'unknown keys-together'],
  ['no exceptions', closed, { ...all, agent: 'a', except: [] }, 'met'],
  ['the file itself', closed, { ...all, agent: '', url: '/robots.txt' }, 'failed  /robots.txt -'],
  [
    'the file itself in another spelling',
    closed,
    { ...all, agent: '', url: '/robots%2Etxt' },
    'failed  /robots.txt -',
  ],
  ['the file itself as an area', closed, { ...all, agent: '', area: '/robots.txt' }, 'failed  /robots.txt -'],
  ['an area around the file', closed, { ...all, agent: '', area: '/robots' }, 'met'],
  ['the file itself is open', closed, { claim: 'open', agent: '', url: '/robots.txt' }, 'met'],
  [
    'what begins like the file is not open',
    closed,
    { claim: 'open', agent: '', area: '/robots.txt' },
    'failed  /robots.txtx 1',
  ],
  ['the file itself does not open', admin, { ...noneOpens, area: '/robots.txt' }, 'met'],
])('product: %s', (_what, text, claim, summary) => {
  expect(summarize(text, claim)).toBe(summary);
});

test('product: a reader without wildcards reads the same file otherwise', () => {
  expect(summarize(`${closed}Allow: /*.pdf$\n`, { claim: 'closed' }, 'koster-1997')).not.toMatch(
    /^failed.*\.pdf/,
  );
});

test('product: a claim holds without the crawlers for which it does not', () => {
  const text = `${closed}\nUser-agent: a\nAllow: /\n`;
  expect(check(text, all).witness?.agents).toEqual(['a']);
  const others = check(text, { ...all, except: ['A'] }).witness?.agents ?? [];
  expect(others).toContain('APIs-Google');
  expect(check(text, { ...all, except: [...others, 'A'] })).toMatchObject({ outcome: 'met' });
});

test('product: a claim that leaves out all its crawlers is about none', () => {
  const { agents = [] } = check(closed, training);
  expect(agents).toContain('GPTBot');
  expect(summarize(closed, { ...training, except: [...agents] })).toBe('unknown no-crawlers');
  const [, ...others] = agents;
  expect(summarize(closed, { ...training, except: others })).toBe('met');
});

test('product: a witness names all crawlers that get its answer by its line, and what it is compared with', () => {
  const named = `${closed}\nUser-agent: a\nUser-agent: b\nAllow: /\n\nUser-agent: c\nDisallow: /x\n`;
  const opened = check(`${admin}Allow: /admin/b\n`, { ...noneOpens, agent: '' });
  expect(opened).toMatchObject({ agents: [''], witness: { compared: { answer: 'deny', by: { line: 1 } } } });
  expect(check(named, { claim: 'closed' }).witness?.agents).toEqual(['a', 'b']);
  const asOthers = check(`${closed}\nUser-agent: a\nAllow: /x\n`, { claim: 'as-others', agent: '' });
  expect(asOthers.witness).toMatchObject({
    other: 'a',
    compared: { answer: 'allow' },
    decided: { by: { line: 1 } },
  });
});

test('ours: what the steps do not suffice for is not settled', () => {
  const text = `${closed}Allow: /*a*b\nDisallow: /*a\nDisallow: /*b\n`;
  const result = runSync(
    checkClaimTask(siteOf(text), { claim: 'closed', agent: '' }, 'google', { budget: 3 }),
  );
  expect(result).toMatchObject({ outcome: 'not-settled', reason: 'budget' });
});

test('product: the result of the request counts', () => {
  const claim = { claim: 'closed' };
  const result = runSync(checkClaimTask(siteOf(closed), claim, 'rfc9309', { status: 404 }));
  expect(result).toMatchObject({ outcome: 'failed', witness: { path: '/', decided: { reason: 'unread' } } });
});

const areas = ['/', '/a', '/b/', '/ab', '/%C3%A9'];
const urls = allUrls(2).filter((url) => isNormalPath(url) && url !== '/robots.txt');

test.each(readers.map((reader) => [reader.id, reader] as const))(
  'ours: under %s, a claim that is met holds for all short URLs, and one that fails does not hold for its URL',
  (id, reader) => {
    const { path } = reader.file;
    const record = fc.tuple(fc.constantFrom('*', 'Aaa', 'Bbb'), rulesArbitrary);
    const file = fc
      .array(record, { minLength: 1, maxLength: 3 })
      .map((records) =>
        records.map(([name, rules]) => `User-agent: ${name}\n${rules.join('\n')}\n`).join('\n'),
      );
    const outcomes = new Map<string, number>();
    fc.assert(
      fc.property(
        file,
        file,
        fc.constantFrom(...claimKinds),
        fc.constantFrom('', 'Aaa', undefined),
        fc.constantFrom(...areas),
        (text, before, kind, agent, area) => {
          const who = kind === 'as-others' ? 'Aaa' : agent;
          const claim: Claim = { claim: kind, area, before, ...(who === undefined ? {} : { agent: who }) };
          const site = siteOf(text, path);
          const result = runSync(checkClaimTask(site, claim, id));
          outcomes.set(result.outcome, (outcomes.get(result.outcome) ?? 0) + 1);
          const now = answerFetch(site, { question: 'fetch', reader }).asking;
          const then = answerFetch(siteOf(before, path), { question: 'fetch', reader }).asking;
          const allows = (ask: typeof now, name: string, url: string) =>
            ask(name, `http://www.example.com${url}`).answer === 'allow';
          const breaks = (name: string, url: string) => {
            const may = allows(now, name, url);
            if (kind === 'closed') return may;
            if (kind === 'open') return !may;
            if (kind === 'as-others') return !may && ['Bbb', ''].some((other) => allows(now, other, url));
            const could = allows(then, name, url);
            if (kind === 'changes-nothing') return may !== could;
            return kind === 'opens-nothing' ? may && !could : could && !may;
          };
          const { witness } = result;
          if (witness) {
            expect(witness.path.startsWith(area)).toBe(true);
            for (const name of witness.agents) expect(breaks(name, witness.path), witness.path).toBe(true);
          }
          if (result.outcome !== 'met') return;
          const names = who === undefined ? ['', 'Aaa', 'Bbb'] : [who];
          for (const url of urls)
            if (url.startsWith(area))
              for (const name of names) expect(breaks(name, url), `${name} ${url}`).toBe(false);
        },
      ),
      { numRuns: 150 },
    );
    expect(outcomes.get('failed') ?? 0).toBeGreaterThan(8);
  },
);
