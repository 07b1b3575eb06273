// gatepost audit: what an owner is told.
import { expect, test } from 'vitest';
import { withTestFolder } from './run-in-folder.ts';

const robots = [
  'User-agent: GPTBot',
  'Disallow: /',
  '',
  'User-agent: *',
  'Content-Signal: search=yes, ai-train=no',
  'Disallow: /private/',
  'Disalow: /typo/',
  '',
].join('\n');
const run = (args: string) => withTestFolder({ 'robots.txt': robots }, (folder) => folder.run(args));
const section = (out: string, title: string) => out.split('\n\n').find((one) => one.startsWith(title));

test('product: an audit tells each purpose, the stated use, what to check and what to fix', async () => {
  const { code, out, err } = await run('audit robots.txt --reader rfc9309');
  expect({ code, err, head: out.split('\n')[0] }).toEqual({
    code: 0,
    err: '',
    head: 'Crawlers and robots.txt, as read by RFC 9309',
  });
  expect(section(out, 'Any other')).toBe('Any other crawler\n  Allowed, except 1 path (line 6)');
  expect(section(out, 'AI training')).toContain('  Blocked from everything (line 2): GPTBot');
  expect(section(out, 'AI training')).toContain('  As any other crawler: ClaudeBot, ');
  expect(section(out, 'Stated use')).toContain('AI training: No (line 5)');
  expect(section(out, 'To check')).toContain('AI training: GPTBot blocked, but ClaudeBot, ');
  expect(section(out, 'Findings')).toMatch(/^ {2}line 7: error \w+: .*\n {4}Disalow: \/typo\/\n {4}fix: /m);
});

test('product: --all names every crawler', async () => {
  const [some, all] = [await run('audit robots.txt'), await run('audit robots.txt --all')];
  expect(some.out).toMatch(/and \d+ more\n/);
  expect(all.out).not.toMatch(/and \d+ more\n/);
});

test('product: Markdown has a heading for each part', async () => {
  const { out } = await run('audit robots.txt --markdown');
  expect(out.match(/^#+ .*/gm)?.slice(0, 3)).toEqual([
    '# Crawlers and robots.txt, as read by RFC 9309',
    '## Any other crawler',
    '## Search',
  ]);
  expect(out).toContain('\n- Blocked from everything (line 2): GPTBot\n');
});

test('product: JSON has the same, with lines from 1', async () => {
  const { out } = await run('audit robots.txt --json');
  expect(JSON.parse(out)).toMatchObject({
    reader: 'rfc9309',
    others: { access: 'except', lines: [{ line: 6, text: 'Disallow: /private/' }] },
    purposes: expect.arrayContaining([
      expect.objectContaining({
        purpose: 'ai-training',
        split: expect.objectContaining({ blocked: ['GPTBot'] }),
      }),
    ]),
    uses: [
      { purpose: 'search', answer: 'yes', lines: [{ line: 5 }] },
      { purpose: 'ai-search', answer: 'not-stated' },
      { purpose: 'ai-input', answer: 'not-stated' },
      { purpose: 'ai-train', answer: 'no' },
    ],
  });
});

test('product: a file without anything to say is told to be so', async () => {
  const { out } = await withTestFolder({ 'robots.txt': 'User-agent: *\nDisallow:\n' }, (folder) =>
    folder.run('audit robots.txt'),
  );
  expect(section(out, 'Search')).toMatch(/^ {2}Allowed everywhere: Googlebot, /m);
});

test('ours: a file without rules for crawlers is not audited', async () => {
  const { code, err } = await withTestFolder({ 'data.csv': 'a,b' }, (folder) =>
    folder.run('audit data.csv --kind xml'),
  );
  expect([code, err]).toEqual([2, expect.stringContaining('has no rules about fetching')]);
});

test('catalogue.md, the community list: an audit says of its names that no operator states anything', async () => {
  const { out, json } = await withTestFolder(
    { 'robots.txt': 'User-agent: Devin\nUser-agent: GPTBot\nUser-agent: deepseekbot\nDisallow: /\n' },
    async (folder) => ({
      out: (await folder.run('audit robots.txt')).out,
      json: (await folder.run('audit robots.txt --json')).out,
    }),
  );
  expect(section(out, 'To check')).toContain(
    'Listed only by ai.robots.txt (22 Aug 2026), without a statement from the operator: Devin and deepseekbot.',
  );
  expect(section(out, 'AI training')).not.toContain('deepseekbot');
  expect(JSON.parse(json)).toMatchObject({
    listedByCommunity: { name: 'ai.robots.txt', date: '2026-08-22', agents: ['Devin', 'deepseekbot'] },
  });
});

test('catalogue.md, the community list: an answer for one of its names says so too', async () => {
  const { out } = await withTestFolder({ 'robots.txt': robots }, (folder) =>
    folder.run('ask robots.txt --agent Devin --agent GPTBot --url /'),
  );
  expect(out.match(/Listed only by ai\.robots\.txt/g)).toHaveLength(1);
});
