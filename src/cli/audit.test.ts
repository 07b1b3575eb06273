// gatepost audit: the report for the site owner.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
const section = (out: string, title: string) => out.split('\n\n').find((part) => part.startsWith(title));

test('product: an audit reports each purpose, the stated use, what to check and what to fix', async () => {
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
  const [short, all] = [await run('audit robots.txt'), await run('audit robots.txt --all')];
  expect(short.out).toMatch(/and \d+ more\n/);
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

test('product: JSON has the same content, with lines from 1', async () => {
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

test('product: a file without restrictions is reported as such', async () => {
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

test('catalogue.md, the community list: an audit notes that no operator confirms its names', async () => {
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

test('catalogue.md, the community list: an answer for one of its names has the same note', async () => {
  const { out } = await withTestFolder({ 'robots.txt': robots }, (folder) =>
    folder.run('ask robots.txt --agent Devin --agent GPTBot --url /'),
  );
  expect(out.match(/Listed only by ai\.robots\.txt/g)).toHaveLength(1);
});

const contradicting = {
  'robots.txt': 'User-agent: *\nContent-Signal: ai-train=yes\n',
  '.well-known/tdmrep.json': '[{ "location": "/", "tdm-reservation": 1 }]\n',
};

test('product: an audit reads the other files of the site, and reports contradictions', async () => {
  const { out, err } = await withTestFolder(contradicting, (folder) => folder.run('audit robots.txt'));
  expect(err).toBe('');
  expect(section(out, 'Stated use')).toContain('AI training: Both (line 2; /.well-known/tdmrep.json line 1)');
  expect(section(out, 'Contradictions')).toMatch(
    /AI training: yes and no, for any other crawler, .*\n {4}Yes: \/robots.txt, line 2: Content-Signal: ai-train=yes\n {4}No: \/.well-known\/tdmrep.json, line 1: /,
  );
  expect(section(out, 'Files')).toContain('  Read: /.well-known/tdmrep.json\n');
});

test('product: without those files the audit covers robots.txt, and names the missing files', async () => {
  const { out } = await withTestFolder(
    { 'robots.txt': contradicting['robots.txt'], 'sub/license.xml': '<rsl/>' },
    (folder) => folder.run('audit robots.txt'),
  );
  expect(section(out, 'Contradictions')).toBe('Contradictions\n  The files do not contradict each other.');
  expect(section(out, 'Files')).toContain('The site has none of these: response headers (/_headers), ');
});

test('product: JSON has the answers by crawler, the statements and the contradictions', async () => {
  const { out } = await withTestFolder(contradicting, (folder) => folder.run('audit robots.txt --json'));
  const { useByCrawler } = JSON.parse(out);
  expect(useByCrawler.answers).toContainEqual({
    purpose: 'ai-train',
    agent: 'GPTBot',
    answer: 'contradictory',
    reason: 'several',
    exceptions: [],
  });
  expect(useByCrawler.contradictions).toMatchObject([
    {
      yes: [{ path: '/robots.txt', line: 2 }],
      no: [{ path: '/.well-known/tdmrep.json', line: 1 }],
      purposes: ['ai-train'],
    },
  ]);
});

/** Runs a command line in which `@` means a server with these files. A file without text closes the connection. */
async function runAtServer(
  line: string,
  files: Readonly<Record<string, { readonly text?: (site: string) => string; readonly headers?: object }>>,
) {
  const requests: string[] = [];
  const server = createServer(({ url = '', headers: { host } }, response) => {
    requests.push(url);
    const file = files[url];
    if (!file) response.writeHead(404).end();
    else if (file.text) response.writeHead(200, { ...file.headers }).end(file.text(`http://${host}`));
    else response.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const result = await withTestFolder({}, (folder) => folder.run(line.replaceAll('@', site)));
    return { ...result, requests, site };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('product: for a URL, the audit also requests tdmrep.json, the headers of / and licenses of the same host', async () => {
  const { out, err, requests } = await runAtServer('audit @ --allow-private --json --quiet', {
    '/robots.txt': {
      text: (site) =>
        `License: ${site}/terms.xml\nLicense: http://other.invalid/license.xml\nUser-agent: *\nContent-Signal: ai-train=yes\n`,
    },
    '/.well-known/tdmrep.json': { text: () => '[{ "location": "/", "tdm-reservation": 1 }]' },
    '/': { text: () => 'Hello', headers: { 'X-Robots-Tag': ['otherbot: noindex', 'nosnippet'] } },
    '/terms.xml': {
      text: () =>
        '<rsl xmlns="https://rslstandard.org/rsl"><content url="/"><license><permits type="usage">search</permits></license></content></rsl>',
    },
  });
  expect(err).toBe('');
  expect(requests.toSorted()).toEqual(['/', '/.well-known/tdmrep.json', '/robots.txt', '/terms.xml']);
  const { useByCrawler } = JSON.parse(out);
  expect(useByCrawler.files).toEqual([
    { path: '/robots.txt', kind: 'robots-txt' },
    { path: '/', kind: 'response-headers' },
    { path: '/.well-known/tdmrep.json', kind: 'tdmrep' },
    { path: '/terms.xml', kind: 'rsl' },
  ]);
  const statements = useByCrawler.statements.map(
    (statement: { line: { path: string; line: number }; words: string }) => [
      statement.line.path,
      statement.line.line,
      statement.words,
    ],
  );
  // The second header has no user-agent: that of the first header does not apply to it (MDN, X-Robots-Tag).
  expect(statements).toContainEqual(['/', 3, 'nosnippet']);
  expect(statements).toContainEqual(['/', 2, 'otherbot: noindex']);
  expect(statements.map(([path]: string[]) => path)).toContain('/terms.xml');
});

test('product: a URL without a response is left out, with a note', async () => {
  const { code, out, err, site } = await runAtServer('audit @ --allow-private', {
    '/robots.txt': { text: () => 'User-agent: *\nDisallow:\n' },
    '/.well-known/tdmrep.json': {},
  });
  expect(code).toBe(0);
  expect(err).toContain(`${site}/.well-known/tdmrep.json gave no answer and is left out.`);
  expect(section(out, 'Files')).toContain('  Read: /robots.txt\n  The site has none of these: ');
});
