// Expectations about all URLs, checked by gatepost test.
import { expect, test } from 'vitest';
import { withTestFolder } from './run-in-folder.ts';

const POLICY = [
  'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /',
  'User-agent: Googlebot\nDisallow: /admin/\nAllow: /admin/help',
  'User-agent: *\nDisallow: /cart\n',
].join('\n\n');

const workspace = (claims: readonly object[], text = POLICY) => ({
  'site.gatepost.json': JSON.stringify({
    gatepost: 1,
    origin: 'https://h.example',
    files: [{ path: '/robots.txt', text }],
    claims,
  }),
});
const testClaims = (claims: readonly object[], args = '', text = POLICY) =>
  withTestFolder(workspace(claims, text), (folder) => folder.run(`test site.gatepost.json ${args}`.trim()));

test('product: a claim that holds for every URL is proved', async () => {
  const { code, out } = await testClaims([
    { claim: 'closed', agent: 'GPTBot' },
    { claim: 'closed', area: '/admin/x', agent: 'Googlebot' },
    { claim: 'opens-nothing', before: POLICY },
  ]);
  expect([code, out]).toEqual([0, 'site.gatepost.json: 3 of 3 expectations are met (rfc9309).\n']);
});

test('product: a claim may be written as a sentence; other words are a claim that this version does not know', async () => {
  const { code, out } = await testClaims([
    { claim: 'Crawlers for AI training are closed everywhere.', note: 'agreed in May' },
    { claim: 'Googlebot is closed in /admin/x' },
    { claim: 'Googlebot behaves' },
  ]);
  expect(code).toBe(1);
  expect(out).toContain('1 of 3 expectations are met');
  expect(out).toMatch(
    /failed: crawlers for AI training are blocked everywhere \(rfc9309\)\n(?: +.*\n)*? +note: agreed in May/,
  );
  expect(out).toContain('Googlebot behaves');
});

test('product: a claim that does not hold names a URL and the line that decides', async () => {
  const { code, out } = await testClaims([
    { claim: 'closed', purpose: 'ai-training', note: 'agreed in May' },
    { claim: 'as-others', agent: 'Googlebot' },
    { claim: 'opens-nothing', area: '/admin/', before: 'User-agent: *\nDisallow: /admin/\n' },
  ]);
  expect(code).toBe(1);
  expect(out).toContain('0 of 3 expectations are met');
  expect(out).toContain('failed: crawlers for AI training are blocked everywhere (rfc9309)');
  expect(out).toContain('note: agreed in May');
  expect(out).toMatch(
    /failed: Googlebot may fetch all that any other crawler may.*\n.*Googlebot may not fetch https:\/\/h\.example\/admin\/.*\n +\/robots\.txt:6: Disallow: \/admin\/\n/,
  );
  expect(out).toMatch(/failed: no change opens \/admin\/.*\n.*may fetch https:\/\/h\.example\/admin\//);
});

test('product: JSON and JUnit have the claims, with witnesses', async () => {
  const claims = [{ claim: 'closed', agent: 'Googlebot' }];
  const { out } = await testClaims(claims, '--json');
  expect(JSON.parse(out)).toMatchObject({
    failed: true,
    workspaces: [
      {
        met: 0,
        all: 1,
        results: [
          {
            outcome: 'failed',
            claim: claims[0],
            sentence: 'Googlebot is blocked everywhere',
            witness: { agents: ['Googlebot'] },
          },
        ],
      },
    ],
  });
  const junit = await testClaims(claims, '--format junit');
  expect(junit.out).toContain('name="Googlebot is blocked everywhere"');
  expect(junit.out).toContain('<failure');
});

test('ours: a claim of a later version cannot be checked, and fails', async () => {
  const { code, out } = await testClaims([{ claim: 'pays', agent: 'GPTBot' }]);
  expect(code).toBe(1);
  expect(out).toContain('This version does not know the claim pays.');
});

test('product: with another file in place of that of the workspace, a change that opens is found', async () => {
  const { code, out } = await withTestFolder(
    {
      ...workspace([{ claim: 'opens-nothing', before: 'User-agent: *\nDisallow: /cart\n' }]),
      'new.txt': 'User-agent: *\nDisallow: /cart$\n',
    },
    (folder) => folder.run('test site.gatepost.json --file /robots.txt=new.txt'),
  );
  expect(code).toBe(1);
  expect(out).toMatch(/may fetch https:\/\/h\.example\/cart/);
});
