// gatepost audit: the report for the site owner.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { siteFacts } from '../core/catalogue/site-facts.ts';
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
  expect(section(out, 'AI training')).toContain('  Blocked (line 2): GPTBot');
  expect(section(out, 'AI training')).toContain('  As any other crawler: ClaudeBot, ');
  expect(section(out, 'Stated use')).toContain('AI training: No (line 5)');
  expect(section(out, 'To check')).toContain('AI training: GPTBot blocked, but ClaudeBot, ');
  expect(section(out, 'Findings')).toMatch(/^ {2}line 7: error \w+: .*\n {4}Disalow: \/typo\/\n {4}fix: /m);
});

test('attach-05 3: a preference for a path is in every form of the report', async () => {
  const paths = Array.from({ length: 40 }, (_, i) => `/art-${i}/`);
  const text = `User-agent: *\n${paths.map((path) => `Content-Usage: ${path} train-ai=n\n`).join('')}Allow: /\n`;
  const { out } = await audit(text);
  expect(section(out, 'Stated use')).toMatch(
    /AI training: Not said\n {4}\/art-0\/, \/art-1\/, .* and \d+ more: No/,
  );
  expect(section(out, 'Statements')).toContain('line 2: Content-Usage: /art-0/ train-ai=n');
  const all = await audit(text, '--all');
  const json = await audit(text, '--all --json');
  const markdown = await audit(text, '--all --markdown');
  for (const path of paths) {
    expect(section(all.out, 'Stated use')).toContain(path);
    expect(markdown.out.split('## Contradictions')[0]?.split('## Other answers')[1]).toContain(path);
  }
  const { useByCrawler } = JSON.parse(json.out) as {
    useByCrawler: { answers: { agent: string; exceptions: { url: string }[] }[] };
  };
  const urls = useByCrawler.answers.find(({ agent }) => agent === 'GPTBot')?.exceptions.map(({ url }) => url);
  expect(urls?.toSorted()).toEqual(paths.toSorted());
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
    '## What the file does',
    '## What was compared',
  ]);
  expect(out).toContain('\n- Blocked (line 2): GPTBot\n');
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
  expect(section(out, 'Search')).toMatch(/^ {2}Allowed: Googlebot, /m);
});

const audit = (text: string, args = '') =>
  withTestFolder({ 'robots.txt': text }, (folder) => folder.run(`audit robots.txt ${args}`.trim()));

test('product: an audit begins with the crawlers and URLs that it is about', async () => {
  const { out } = await audit('User-agent: *\nDisallow: /shop/\n');
  expect(section(out, 'What was compared')).toMatch(
    /^ {2}Any other crawler and \d+ known or named crawlers, for 3 URLs\. .*\n {4}\/\w+, \/ and \/shop\/$/m,
  );
  const rules = Array.from({ length: 900 }, (_, i) => `Disallow: /p${i}/\n`).join('');
  expect((await audit(`User-agent: *\n${rules}`)).out).toContain(' for 501 of 902 URLs. ');
});

test.each([
  [
    'GPTBot with empty rules, another crawler with closed paths',
    'User-agent: ClaudeBot\nDisallow: /a/\n\nUser-agent: GPTBot\nDisallow:\n',
    'AI training',
  ],
  ['one crawler of a kind with a rule', 'User-agent: AhrefsBot\nDisallow: /*?\n', 'SEO tools'],
  [
    'crawlers with the same lines, one of which also follows an Allow',
    'User-agent: CCBot\nUser-agent: GPTBot\nDisallow: /a\n\nUser-agent: GPTBot\nAllow: /a/b\n',
    'AI training',
  ],
])('product: equal answers are reported only if they are equal: %s', async (_what, text, purpose) => {
  const { out } = await audit(text);
  const check = section(out, 'To check');
  expect(check).toContain(`Crawlers with the same purpose get different answers: ${purpose}\n`);
  expect(check).not.toContain('get the same answers');
});

test.each([
  [
    '',
    'For the URLs compared, RFC 9309, Google and Bing give the same answers, each to the crawlers that it applies to.',
  ],
  ['--reader google', 'Readers were not compared: only Google was asked.'],
])('product: an audit names the readers that it compared: "%s"', async (args, sentence) => {
  const { out } = await audit('User-agent: *\nDisallow: /price%24\nDisallow: /x\n', args);
  expect(section(out, 'To check')).toContain(`  ${sentence}`);
  expect(out).not.toContain('the readers agree');
});

test('product: an audit does not say that readers agree if they differ', async () => {
  const { out } = await audit('User-agent: Googlebot/2.1\nDisallow: /x\n');
  const check = section(out, 'To check');
  expect(check).toMatch(/Readers disagree on \d+ answers/);
  expect(check).not.toContain('give the same answers');
});

test('product: no sentence of an audit is about all URLs', async () => {
  const { out } = await audit('User-agent: *\nDisallow: /private\nAllow: /private$\n');
  expect(out).not.toMatch(/everywhere|everything|do not contradict/);
});

test('product: JSON says what was compared, and whether each purpose gets equal answers', async () => {
  const { out } = await audit('User-agent: GPTBot\nDisallow: /a\n', '--json');
  const { compared, purposes, urls } = JSON.parse(out);
  expect(compared).toMatchObject({ urls: urls.length, allUrls: urls.length });
  const unequal = purposes.filter(({ hasEqualAnswers }: { hasEqualAnswers: boolean }) => !hasEqualAnswers);
  expect(unequal).toMatchObject([{ purpose: 'ai-training' }]);
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
  expect(section(out, 'Contradictions')).toBe(
    'Contradictions\n  None was found for the crawlers and URLs that were checked.',
  );
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
  const facts = [...siteFacts.flatMap(({ paths }) => paths), '/gatepost-no-such-file.txt'];
  expect(requests.toSorted()).toEqual([...new Set(['/', '/robots.txt', '/terms.xml', ...facts])].toSorted());
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
