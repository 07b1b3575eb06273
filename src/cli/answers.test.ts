// The output of ask, matrix and diff.
import { expect, test } from 'vitest';
import { readers } from '../core/readers/registry.ts';
import { withTestFolder } from './run-in-folder.ts';

const files = {
  'robots.txt':
    'User-agent: GPTBot\nDisallow: /private/\nAllow: /private/map\n\nUser-agent: *\nDisallow: /tmp/\n',
  'new.txt': 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /tmp/\nAllow: /tmp/x|y\n',
  'fict.txt':
    'User-agent: unhipbot\nDisallow: /\n\nUser-agent: webcrawler\nUser-agent: excite\nDisallow:\n\nUser-agent: *\nDisallow: /org/plans.html\nAllow: /org/\nAllow: /serv\nAllow: /~mak\nDisallow: /\n',
  'acap.txt':
    '##ACAP version=1.1\nACAP-crawler: *\nACAP-allow-preserve: /news/ time-limit=7-days\nACAP-disallow-crawl: /tmp/\n',
  'conventional.txt': 'User-agent: *\nDisallow: /\nAllow: /a\n\nACAP-crawler: *\nACAP-allow-index: /\n',
  'ref.txt': '##ACAP version=1.1\nACAP-crawler: *\nACAP-permissions-reference: /more.txt\n',
  'more.txt': 'ACAP-crawler: *\nACAP-disallow-index: /news/\n',
  'signals.txt':
    'Content-Signal: ai-train=no\nLicense: https://a.org/l.xml\n\nUser-agent: GPTBot\nContent-Signal: ai-train=yes\nAllow: /\n\nUser-agent: *\nContent-Usage: ai-output=y\n',
  'agents.txt': 'Mobile-agent-server: / atp://fict.org\nMobile-agent-server: /home/ none\n',
  'data.txt': 'User-agent: *\nAllow: /trees.csv\nTitle: Trees\nDisallow: /\n',
  'feed.xml': '<?xml version="1.0"?>\n<?robots index="no" follow="yes"?>\n<a/>\n',
  'looks-like-text.txt': '<?xml version="1.0"?>\n<?robots index="no" follow="no"?>\n<a/>\n',
  'urls.txt': '\ufeff# what matters\n\n  /private/x \r\n/tmp/\r\n/tmp/\n',
  'steered.txt': 'User-agent: *\nDisallow: /\u001b[2J\u009b2J\u202e\u200b\n',
};
const run = (args: string, stdin?: string) => withTestFolder(files, (folder) => folder.run(args, stdin));

const answered: readonly (readonly [string, string])[] = [
  ['robots.txt --agent GPTBot --url /private/x', 'No: GPTBot, /private/x (rfc9309)'],
  ['robots.txt --agent gptbot --url /private/map', 'Yes: gptbot, /private/map (rfc9309)'],
  ['robots.txt --agent AdsBot-Google --url /tmp/ --reader google', 'Yes: AdsBot-Google, /tmp/ (google)'],
  [
    'robots.txt --agent AdsBot-Google --url /tmp/ --reader google --no-quirks',
    'No: AdsBot-Google, /tmp/ (google)',
  ],
  ['robots.txt --agent other --url /tmp/', 'No: any other crawler, /tmp/ (rfc9309)'],
  ['robots.txt --agent * --url /', 'Yes: any other crawler, / (rfc9309)'],
  ['robots.txt --agent a --url / --status 503', 'No: a, / (rfc9309)'],
  ['robots.txt --agent a --url / --status 404', 'Yes: a, / (rfc9309)'],
  ['robots.txt --agent a --url / --reader koster-1996 --status timeout', 'Later: a, / (koster-1996)'],
  [
    'robots.txt --agent a --url https://b.org/ --origin https://a.org',
    'Unknown: a, https://b.org/ (rfc9309)',
  ],
  ['new.txt --agent GPTBot --url /a', 'No: GPTBot, /a (rfc9309)'],
  ['acap.txt --agent a --url /news/1 --usage preserve', 'Limited: 7 days: a, /news/1'],
  ['acap.txt --agent a --url /tmp/ --question usage --usage crawl', 'No: a, /tmp/'],
  ['ref.txt --agent a --url /news/1 --usage index --with more.txt', 'No: a, /news/1'],
  ['agents.txt --url /a --question mobile-agent', 'atp://fict.org: /a'],
  ['agents.txt --url /home/x --question mobile-agent', 'not available: /home/x'],
  ['signals.txt --agent GPTBot --url / --question ai-use --purpose ai-train', 'Yes: GPTBot, /'],
  [
    'signals.txt --agent GPTBot --url / --question ai-use --purpose ai-train --signal-scope file',
    'Both: GPTBot, /',
  ],
  ['signals.txt --url / --question ai-use --purpose ai-input', 'Not said: any other crawler, /'],
  [
    'signals.txt --url / --question ai-use --purpose ai-input --edition vocab-04',
    'Yes: any other crawler, /',
  ],
  ['data.txt --url /trees.csv', 'Yes: any other crawler, /trees.csv'],
  ['data.txt --url /trees.csv --status 404', 'Unknown: any other crawler, /trees.csv'],
  ['data.txt --agent a --url /x --question fetch --reader data.txt', 'No: a, /x (data.txt)'],
  ['feed.xml', 'Not indexed: /feed.xml'],
  ['looks-like-text.txt', 'Not indexed, links not followed: /robots.txt'],
  ['feed.xml --parser html', 'May be indexed: /feed.xml'],
];

test.each(answered)('product: gatepost ask %s prints %s', async (args, head) => {
  const { code, out } = await run(`ask ${args}`);
  expect({ code, head: out.split('\n')[0] }).toEqual({ code: 0, head });
});

test('product: an answer has a few lines: crawler, reason, deciding line; --verbose adds why other lines do not decide', async () => {
  const { out, err } = await run('ask robots.txt --agent GPTBot --url /private/x');
  const answer = [
    'No: GPTBot, /private/x (rfc9309)',
    '  Line 2 decides: it is the only rule that matches. (RFC 9309 2.2.2)',
    '  robots.txt:2: Disallow: /private/',
  ];
  expect(out.split('\n')).toEqual([...answer, '  5 steps: add --verbose', '']);
  expect(err).toBe('');
  const verbose = await run('ask robots.txt --agent GPTBot --url /private/x --verbose');
  expect(verbose.out.split('\n')).toEqual([
    ...answer,
    '',
    'Step by step:',
    '  /robots.txt is read. (RFC 9309 2.3)',
    '  Line 1 names GPTBot: its record applies. (RFC 9309 2.2.1)',
    '  Line 5 applies to crawlers without a record of their own. GPTBot has one. (RFC 9309 2.2.1)',
    '  Line 2 decides: it is the only rule that matches. (RFC 9309 2.2.2)',
    '  Line 3 does not match: the URL differs at character 10. (RFC 9309 2.2.2)',
    '',
  ]);
});

test('RSL-004: information next to an answer is in its JSON and in the steps', async () => {
  const query = 'signals.txt --agent GPTBot --url / --question ai-use --purpose ai-train';
  const { out } = await run(`ask ${query} --json`);
  const { verdicts } = JSON.parse(out) as { verdicts: { yes: []; no: []; beside: object }[] };
  const { yes, no, beside } = verdicts[0]!;
  expect({ yes, no, beside }).toEqual({
    yes: [
      { path: '/robots.txt', line: 5, text: 'Content-Signal: ai-train=yes' },
      { path: '/robots.txt', line: 6, text: 'Allow: /' },
    ],
    no: [],
    beside: {
      licenses: [{ line: 2, value: 'https://a.org/l.xml' }],
      uses: [],
      otherScope: 'contradictory',
    },
  });
  const { out: text } = await run(`ask ${query} --verbose`);
  expect(text).toContain('  Lines 5 and 6 say yes to AI training.');
  expect(text).toContain(
    'the answer is Both. (draft-romm-aipref-contentsignals-00; Cloudflare, 2025 and 2026)\n  Lines 5 and 6 say yes',
  );
});

test('product: a purpose is required if each has its own answer', async () => {
  const { code, err } = await run('ask signals.txt --url / --question ai-use');
  expect([code, err]).toEqual([2, expect.stringContaining('--purpose PURPOSE')]);
});

test('acap 1.1 2.3.3: a file with rules only for purposes is asked for its first one, and a note says so', async () => {
  const acap = (...lines: string[]) => `${['##ACAP version=1.1', 'ACAP-crawler: *', ...lines].join('\n')}\n`;
  const forNews = ['ACAP-usage-purpose: news', 'ACAP-allow-crawl: /', 'ACAP-disallow-crawl: /x/'];
  const acapFiles = {
    'only.txt': acap(...forNews),
    'more.txt': acap('ACAP-allow-index: /', ...forNews),
    'later.txt': acap('ACAP-usage-purpose: blogs', 'ACAP-disallow-crawl: /'),
  };
  await withTestFolder(acapFiles, async ({ runWith }) => {
    const ask = async (text: string) => {
      const { out, err } = await runWith(text.split(' '));
      return [out.split('\n', 1)[0], err];
    };
    const note = expect.stringContaining('asked for its first one: news.');
    expect(await ask('ask only.txt --usage crawl --agent a --url /a')).toEqual(['Yes: a, /a', note]);
    expect(await ask('ask only.txt --usage crawl --agent a --url /x/')).toEqual(['No: a, /x/', note]);
    expect(await ask('ask only.txt --usage crawl --agent a --url /a --purpose blogs')).toEqual([
      'Not said: a, /a',
      '',
    ]);
    expect(await ask('ask more.txt --usage crawl --agent a --url /a')).toEqual(['Not said: a, /a', '']);
    const json = async (text: string) => JSON.parse((await runWith(text.split(' '))).out) as object;
    for (const command of ['ask', 'matrix']) {
      const query = '--usage crawl --agent a --url /a --json';
      expect(await json(`${command} only.txt ${query}`)).toMatchObject({ purposeOfFile: 'news' });
      expect(await json(`${command} more.txt ${query}`)).not.toHaveProperty('purposeOfFile');
      expect(await json(`${command} only.txt ${query} --purpose news`)).not.toHaveProperty('purposeOfFile');
    }
    // Both versions are asked for the purpose of the new one.
    const { out } = await runWith(
      'diff later.txt only.txt --usage crawl --agent a --url /a --json'.split(' '),
    );
    expect(JSON.parse(out)).toMatchObject({
      purposeOfFile: 'news',
      diffs: [{ cells: [{ before: { answer: 'unspecified' }, after: { answer: 'allowed' } }] }],
    });
  });
});

test('ours: a whole User-agent header is reduced to its name, with a note', async () => {
  const header = 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)';
  await withTestFolder(files, async ({ runWith }) => {
    const { out, err } = await runWith(['ask', 'robots.txt', '--agent', header, '--url', '/private/x']);
    expect(err).toBe(`${header} is treated as gptbot.\n`);
    expect(out).toContain('No: gptbot, /private/x');
  });
});

test('ours: readers that reduce a header differently are named, and each answers by its own name', async () => {
  const header = 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)';
  const args = ['ask', 'robots.txt', '--agent', header, '--url', '/private/x'];
  await withTestFolder(files, async ({ runWith }) => {
    const { out, err } = await runWith([...args, '--reader', 'python-urllib-3.12,google']);
    expect(err).toBe(`${header} is treated as mozilla by Python urllib 3.12; as gptbot by Google.\n`);
    expect(out).toContain('Yes: mozilla, /private/x (python-urllib-3.12)');
    expect(out).toContain('No: gptbot, /private/x (google)');
  });
});

test('ours: every step of an explanation names the section that it follows', async () => {
  const { out } = await run('ask robots.txt --agent GPTBot --url /private/map --reader all --verbose');
  const sentences = out.split('\n').filter((line) => /^ {2}[A-Z/]/.test(line) && !/^ {2}\S+:\d/.test(line));
  expect(sentences.length).toBeGreaterThan(40);
  for (const sentence of sentences) expect(sentence).toMatch(/\([^()]+ [^()]+\)$/);
});

test('ours: --reader all prints an answer for every reader', async () => {
  const { out } = await run('ask robots.txt --agent GPTBot --url /private/map --reader all --json');
  const { verdicts } = JSON.parse(out) as {
    verdicts: { reader: string; answer: string; trace: unknown[] }[];
  };
  expect(verdicts.map(({ reader }) => reader)).toEqual(readers.map(({ id }) => id));
  const byReader = new Map(verdicts.map(({ reader, answer }) => [reader, answer]));
  expect([byReader.get('rfc9309'), byReader.get('koster-1996')]).toEqual(['allow', 'deny']);
  for (const { trace } of verdicts) expect(trace.length).toBeGreaterThan(2);
});

test('ours: JSON counts lines from 1 and contains their text', async () => {
  const { out } = await run('ask robots.txt --agent GPTBot --url /private/x --json');
  expect(JSON.parse(out)).toMatchObject({
    question: 'fetch',
    file: 'robots.txt',
    path: '/robots.txt',
    verdicts: [
      {
        reader: 'rfc9309',
        agent: 'GPTBot',
        url: '/private/x',
        answer: 'deny',
        key: 'deny',
        word: 'No',
        reason: 'rule',
        by: { path: '/robots.txt', line: 2, text: 'Disallow: /private/' },
        why: 'Line 2 decides: it is the only rule that matches. (RFC 9309 2.2.2)',
      },
    ],
  });
});

test('ours: text in a file cannot control a terminal', async () => {
  const { out } = await run('ask steered.txt --agent a --url /x');
  expect(out).not.toContain('\u001b');
  expect((await run('matrix steered.txt')).out).toContain('/⟦U+001B⟧[2J⟦U+009B⟧2J⟦U+202E⟧⟦U+200B⟧');
  for (const command of ['ask steered.txt --agent a --url /x --json', 'lint steered.txt --sarif -']) {
    const { out: json } = await run(command);
    expect(json).not.toMatch(/[\u001b\u009b\u202e]/);
    expect(JSON.stringify(JSON.parse(json))).toMatch(/\u009b|rules/);
  }
});

test('data discovery memo 4: the table of fict.org is printed as in the memo', async () => {
  const { code, out, err } = await run(
    'matrix - --agents unhipbot,webcrawler,excite,other --reader koster-1997-internet-draft --url http://www.fict.org/ --url http://www.fict.org/org/ --origin http://www.fict.org',
    files['fict.txt'],
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.split('\n')).toEqual([
    '                            unhipbot webcrawler Any other crawler',
    '                                     & excite',
    'http://www.fict.org/           No       Yes             No',
    'http://www.fict.org/org/       No       Yes             Yes',
    '',
  ]);
});

test('ours: without URLs and crawlers the table has those of the file, with a note', async () => {
  const { out, err } = await run('matrix robots.txt --csv');
  expect(out).toBe(
    'URL,GPTBot,Any other crawler\r\n/,Yes,Yes\r\n/private/,No,Yes\r\n/private/map,Yes,Yes\r\n/tmp/,Yes,No\r\n',
  );
  expect(err).toBe('URLs taken from the rules: 4. Use --urls to choose others.\n');
});

test('ours: a list of URLs has one a line; comments, blank lines, spaces and repeats are dropped', async () => {
  const { out } = await run('matrix robots.txt --urls urls.txt --agents GPTBot --json');
  const table = JSON.parse(out) as {
    urls: string[];
    agents: string[];
    tables: { rows: { cells: object[] }[] }[];
  };
  expect([table.urls, table.agents]).toEqual([['/private/x', '/tmp/'], ['GPTBot']]);
  expect(table.tables[0]!.rows.map(({ cells }) => cells)).toEqual([
    [
      {
        agent: 'GPTBot',
        answer: 'deny',
        key: 'deny',
        reason: 'rule',
        by: { path: '/robots.txt', line: 2, text: 'Disallow: /private/' },
      },
    ],
    [{ agent: 'GPTBot', answer: 'allow', key: 'allow', reason: 'no-rule' }],
  ]);
  const piped = await run('matrix robots.txt --urls - --csv', '# one\n/tmp/\n');
  expect(piped.out).toBe('URL,GPTBot,Any other crawler\r\n/tmp/,Yes,No\r\n');
});

test.each([
  ['robots.txt --agents a,b,GPTBot --url /tmp/ --csv', 'URL,a & b,GPTBot\r\n/tmp/,No,Yes\r\n'],
  ['robots.txt --agents a,b --url /tmp/ --csv --spread', 'URL,a,b\r\n/tmp/,No,No\r\n'],
  ['robots.txt --agents a --url /tmp/ --markdown', '| URL | a |\n| :--- | :---: |\n| `/tmp/` | No |\n'],
  ['agents.txt --question mobile-agent --url /home/', 'URL     HOST\n\n/home/  not available\n'],
  ['data.txt --url /trees.csv --csv', 'URL,Any other crawler\r\n/trees.csv,Yes\r\n'],
  ['acap.txt --usage preserve --agents a --url /news/1 --csv', 'URL,a\r\n/news/1,Limited: 7 days\r\n'],
  ['feed.xml', 'URL        INDEX, FOLLOW\n\n/feed.xml  Not indexed\n'],
])('product: gatepost matrix %s', async (args, table) => {
  expect((await run(`matrix ${args}`)).out).toBe(table);
});

test('product: with several readers, the answers are counted first, for each crawler and URL', async () => {
  const { out } = await run('ask robots.txt --agent GPTBot --url /private/map --url /x --reader all');
  const [first, second] = out.split('\n');
  expect(first).toMatch(/^\d Yes, \d No: GPTBot, \/private\/map$/);
  expect(second).toBe(`${readers.length} Yes: GPTBot, /x`);
  const one = await run('ask robots.txt --agent GPTBot --url /x');
  expect(one.out).toMatch(/^Yes: GPTBot, \/x \(rfc9309\)\n/);
});

test('product: a verdict diff lists the cells that change, with the lines that cause it', async () => {
  const { code, out } = await run(
    'diff robots.txt new.txt --sampled --url /private/map --url /tmp/ --agents GPTBot,other',
  );
  expect(code).toBe(0);
  expect(out.split('\n')).toEqual([
    'rfc9309: 2 of 4 answers change.',
    '  GPTBot, /private/map: Yes -> No',
    '    before: Line 3 decides: it is the longest rule that matches. (RFC 9309 2.2.2)',
    '      robots.txt:3: Allow: /private/map',
    '    after: Line 2 decides: it is the only rule that matches. (RFC 9309 2.2.2)',
    '      new.txt:2: Disallow: /',
    '  GPTBot, /tmp/: Yes -> No',
    '    before: No rule matches, so it may be fetched. GPTBot follows only its own record: line 6, for any other crawler, would block it. (RFC 9309 2.2.2)',
    '    after: Line 2 decides: it is the only rule that matches. (RFC 9309 2.2.2)',
    '      new.txt:2: Disallow: /',
    '',
  ]);
});

test('product: a diff groups equal changes by crawlers and directory; --verbose lists every name', async () => {
  const urls = Array.from({ length: 12 }, (_, i) => `/shop/${i}`);
  const list = ['/a', ...urls].flatMap((url) => ['--url', url]);
  const files = { 'old.txt': 'User-agent: *\nAllow: /\n', 'new.txt': 'User-agent: *\nDisallow: /shop/\n' };
  await withTestFolder(files, async ({ runWith }) => {
    const args = ['diff', 'old.txt', 'new.txt', '--sampled', '--agents', 'GPTBot,CCBot,a,b', ...list];
    const { out } = await runWith(args);
    expect(out.split('\n')).toEqual([
      'rfc9309: 48 of 52 answers change.',
      '  GPTBot, CCBot and 2 more, 12 URLs in /shop/: Yes -> No',
      '    /shop/0, /shop/1 and 10 more',
      '    before: Line 2 decides: it is the only rule that matches. (RFC 9309 2.2.2)',
      '      old.txt:2: Allow: /',
      '    after: Line 2 decides: it is the only rule that matches. (RFC 9309 2.2.2)',
      '      new.txt:2: Disallow: /shop/',
      '',
    ]);
    const verbose = (await runWith([...args, '--verbose'])).out;
    expect(verbose).toContain('  GPTBot, CCBot, a and b, 12 URLs');
    for (const url of urls) expect(verbose).toContain(url);
    const { out: markdown } = await runWith([...args, '--markdown']);
    expect(markdown).toContain(
      '| `/shop/0`, `/shop/1`, `/shop/2` and 9 more | GPTBot, CCBot, a and 1 more | Yes | No | new.txt, line 2: `Disallow: /shop/` |',
    );
  });
});

test('ours: by default the URLs and crawlers of both versions are compared', async () => {
  const { out } = await run('diff robots.txt new.txt --sampled --json');
  const { urls, agents } = JSON.parse(out) as { urls: string[]; agents: string[] };
  expect(urls).toEqual(['/', '/private/', '/private/map', '/tmp/', '/tmp/x|y']);
  expect(agents).toEqual(['GPTBot', '']);
});

test('ours: in Markdown, text of a file does not break the table', async () => {
  const { out } = await run('diff robots.txt new.txt --sampled --url /tmp/x|y --agents other --markdown');
  expect(out).toBe(
    '**RFC 9309**: 1 of 1 answer changes.\n\n| URL | Crawler | Before | After | Why |\n| --- | --- | --- | --- | --- |\n| `/tmp/x\\|y` | Any other crawler | No | Yes | new.txt, line 6: `Allow: /tmp/x\\|y` |\n',
  );
});

test.each([
  ['robots.txt robots.txt --exit-code', 0, 'rfc9309: No answer changes, for any URL.\n'],
  ['robots.txt robots.txt --sampled --exit-code', 0, 'rfc9309: No changes in 8 answers.\n'],
  ['robots.txt new.txt --sampled --exit-code --limit 1', 1, expect.stringContaining('\n  and 4 more\n')],
  ['robots.txt new.txt --sampled --limit 0', 0, 'rfc9309: 5 of 10 answers change.\n  and 5 more\n'],
  ['data.txt data.txt --exit-code', 0, expect.stringContaining('No changes in')],
  [
    'agents.txt robots.txt --question mobile-agent --url /a --exit-code',
    1,
    expect.stringContaining('/a: atp://fict.org -> not assigned'),
  ],
  [
    'feed.xml looks-like-text.txt --path /feed.xml',
    0,
    expect.stringContaining('/feed.xml: Not indexed -> Not indexed, links not followed'),
  ],
] as const)('product: gatepost diff %s ends with %i', async (args, code, out) => {
  expect(await run(`diff ${args}`)).toMatchObject({ code, out });
});

test('acap 1.1 2.10.2: the given reader reads the conventional records, and is named', async () => {
  const heads = async (more = '') => {
    const { out } = await run(`ask conventional.txt --agent a --url /a --usage crawl${more}`);
    return out.split('\n').filter((line) => /^(?:Yes|No):/.test(line));
  };
  expect(await heads()).toEqual(['Yes: a, /a']);
  expect(await heads(' --reader rfc9309,koster-1997-internet-draft')).toEqual([
    'Yes: a, /a (rfc9309)',
    'No: a, /a (koster-1997-internet-draft)',
  ]);
});

test('ours: a usage that ACAP does not define is treated as other, with a note', async () => {
  const { code, out, err } = await run('ask acap.txt --agent a --url /tmp/ --usage crawll');
  expect({ code, head: out.split('\n')[0] }).toEqual({ code: 0, head: expect.stringContaining('a, /tmp/') });
  expect(err).toMatch(
    /^ACAP does not define the usage crawll, so it is treated as the usage other\. ACAP defines crawl, /,
  );
  expect((await run('ask acap.txt --agent a --url /tmp/ --usage crawl')).err).toBe('');
});

const documentSite = {
  'robots.txt': 'User-agent: *\nDisallow: /private/\n',
  'private/page.html': '<html><head><meta name="robots" content="noindex"></head></html>\n',
  'open.html': '<html><head>\n<meta name="acmebot" content="nofollow"></head></html>\n',
  _headers: '/open.html\n  X-Robots-Tag: otherbot: noindex\n',
};
const askDocument = (args: string) =>
  withTestFolder(documentSite, (folder) => folder.run(`ask ${args} --question index-follow --root .`));

test.each([
  [
    'private/page.html --with robots.txt',
    'Not read, so it may still be listed without its text: /private/page.html',
    '  robots.txt:2: Disallow: /private/',
  ],
  [
    'robots.txt --with private/page.html --url /private/page.html',
    'Not read, so it may still be listed without its text: /private/page.html',
    '  robots.txt:2: Disallow: /private/',
  ],
  ['open.html --with robots.txt', 'May be indexed: /open.html', undefined],
  [
    'open.html --with robots.txt --agent acmebot',
    'May be indexed, links not followed: acmebot, /open.html',
    '  open.html:2: <meta name="acmebot" content="nofollow"></head></html>',
  ],
  [
    'open.html --with robots.txt --with _headers --agent OtherBot',
    'Not indexed: OtherBot, /open.html',
    '  /_headers:2:   X-Robots-Tag: otherbot: noindex',
  ],
])('product: the answer about a document is that of the page: ask %s', async (args, head, line) => {
  const { code, out, err } = await askDocument(args);
  expect({ code, err, head: out.split('\n')[0] }).toEqual({ code: 0, err: '', head });
  const lines = out
    .split('\n')
    .slice(1)
    .map((text) => text.replace('/robots.txt:', 'robots.txt:'));
  if (line !== undefined) expect(lines).toContain(line);
});

test('product: an answer that adds up several statements is explained by each of them', async () => {
  const site = {
    'p.html':
      '<html><head>\n<meta name="robots" content="nofollow">\n<meta name="wombot" content="noindex">\n</head></html>\n',
    _headers: '/p.html\n  X-Robots-Tag: noindex\n',
  };
  const linesFor = (agent: string) =>
    withTestFolder(site, async ({ run: runThere }) => {
      const { out } = await runThere(
        `ask p.html --with _headers --question index-follow --root . --agent ${agent}`,
      );
      return out.split('\n');
    });
  const lines = await linesFor('wombot');
  expect(lines[0]).toBe('Not indexed, links not followed: wombot, /p.html');
  expect(lines[1]).toMatch(
    /^ {2}Line 2 decides: the robots META tag says: index it, do not follow its links\./,
  );
  expect(lines[2]).toMatch(/^ {2}Line 3 also counts: the META tag for wombot says: do not index it/);
  expect(lines[3]).toMatch(/^ {2}Line 2 also counts: the response header says: do not index it/);
  expect((await linesFor('other')).filter((line) => line.includes('also counts'))).toHaveLength(1);
});

test('product: without robots.txt, a note says that nothing is blocked for the answer', async () => {
  const { code, err } = await askDocument('private/page.html');
  expect([code, err]).toEqual([0, expect.stringMatching(/robots\.txt is not among the files/)]);
});

test('product: a table about documents has a column for each crawler that is given', async () => {
  const { out } = await withTestFolder(documentSite, (folder) =>
    folder.run(
      'matrix open.html --with robots.txt --root . --agents acmebot,otherbot --question index-follow --csv',
    ),
  );
  expect(out).toBe('URL,acmebot,otherbot\r\n/open.html,"May be indexed, links not followed",Not indexed\r\n');
});

test('product: an answer that the sources leave open has the lines of both sides, and says what is open', async () => {
  const site = {
    'robots.txt': 'User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n',
    '.well-known/tdmrep.json': '[{ "location": "/", "tdm-reservation": 0 }]',
  };
  const query = 'robots.txt --question ai-use --purpose ai-train --agent GPTBot --url /';
  await withTestFolder(site, async ({ run: runHere }) => {
    expect((await runHere(`ask ${query}`)).out.split('\n').slice(0, 4)).toEqual([
      'Both: GPTBot, /',
      '  Line 2 says no to AI training, but line 1 of /.well-known/tdmrep.json says yes. No source says which counts: Content-Signal or a TDM reservation. (draft-ietf-aipref-vocab-08 5)',
      '  robots.txt:2: Content-Signal: ai-train=no',
      '  /.well-known/tdmrep.json:1: [{ "location": "/", "tdm-reservation": 0 }]',
    ]);
    const { verdicts } = JSON.parse((await runHere(`ask ${query} --json`)).out) as {
      verdicts: { conflict: object }[];
    };
    expect(verdicts[0]?.conflict).toEqual({ yes: ['reservation'], no: ['signal'] });
    const { out } = await runHere('audit robots.txt');
    expect(out).toContain('    No source says which counts: Content-Signal or a TDM reservation.\n');
  });
});

test('product: ask and matrix read the files beside robots.txt that state uses, also linked licenses', async () => {
  const site = {
    'robots.txt': 'User-agent: *\nAllow: /\n',
    _headers: '/*\n  Link: <https://h.example/terms/b.xml>; rel="license"; type="application/rsl+xml"\n',
    'terms/b.xml':
      '<rsl xmlns="https://rslstandard.org/rsl"><content url="/"><license><prohibits type="usage">ai-train</prohibits></license></content></rsl>',
  };
  const query =
    'robots.txt --question ai-use --purpose ai-train --agent GPTBot --url / --origin https://h.example';
  await withTestFolder(site, async ({ run: runHere }) => {
    expect((await runHere(`ask ${query}`)).out).toMatch(/^No: GPTBot/);
    expect((await runHere(`matrix ${query}`)).out).toMatch(/No/);
  });
});
