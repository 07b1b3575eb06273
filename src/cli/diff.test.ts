// What gatepost diff says about all URLs. The edits are those that people asked about in public, in our words.
import { expect, test } from 'vitest';
import { withTestFolder } from './run-in-folder.ts';

/** Joins lines to a file. */
const file = (...lines: readonly string[]) => `${lines.join('\n')}\n`;
const forAll = (...rules: readonly string[]) => file('User-agent: *', ...rules);

const runDiff = (before: string, after: string, args = '') =>
  withTestFolder({ 'old.txt': before, 'new.txt': after }, (folder) =>
    folder.run(`diff old.txt new.txt ${args}`.trim()),
  );

const NONE = 'No answer changes, for any URL.';
const others = 'for any other crawler';
const nothing = 'Yes, because no rule matches';

const managed = [
  '# BEGIN managed content',
  'User-agent: *',
  'Content-Signal: search=yes,ai-train=no',
  'Allow: /',
  '',
  'User-agent: GPTBot',
  'Disallow: /',
  '',
  'User-agent: ClaudeBot',
  'Disallow: /',
  '# END managed content',
  '',
];
const own = ['User-agent: ClaudeBot', 'Allow: /', '', 'User-agent: *', 'Disallow: /sandbox/'];
const slowly = (...delay: readonly string[]) =>
  file('User-agent: *', ...delay, '', 'User-agent: rudebot', 'Disallow: /', '', 'User-agent: *', 'Disallow:');
const guide = ['User-agent: *', 'Disallow: /guide', '', 'User-agent: GPTBot', 'User-agent: PerplexityBot'];

test.each([
  [
    'a prefix is split into the page, the folder and the query, so that /cart-rental is open',
    forAll('Disallow: /cart'),
    forAll('Disallow: /cart$', 'Disallow: /cart/', 'Disallow: /cart?'),
    'google',
    ['1 area opens.', `Opened: URLs such as /cartx, ${others}`, 'No, by old.txt:2: Disallow: /cart', nothing],
  ],
  [
    'a prefix is split into the page and the folder: the page with a query is open, too',
    forAll('Disallow: /account'),
    forAll('Disallow: /account$', 'Disallow: /account/'),
    'rfc9309',
    [
      '1 area opens.',
      `Opened: URLs such as /accountx, ${others}`,
      'No, by old.txt:2: Disallow: /account',
      nothing,
    ],
  ],
  [
    'an end mark closes what follows the exception',
    forAll('Disallow: /a', 'Allow: /a/b'),
    forAll('Disallow: /a', 'Allow: /a/b$'),
    'rfc9309',
    [
      '1 area closes.',
      `Closed: URLs such as /a/bx, ${others}`,
      'Yes, by old.txt:3: Allow: /a/b',
      'No, by new.txt:2: Disallow: /a',
    ],
  ],
  [
    'print views lose their rule for queries',
    forAll('Disallow: /*.print$', 'Disallow: /*.print?'),
    forAll('Disallow: /*.print$'),
    'google',
    [
      '1 area opens.',
      `Opened: URLs such as /x.print?, ${others}`,
      'No, by old.txt:3: Disallow: /*.print?',
      nothing,
    ],
  ],
  [
    'print views lose their end mark',
    forAll('Disallow: /*/print$'),
    forAll('Disallow: /*/print'),
    'google',
    [
      '1 area closes.',
      `Closed: URLs such as /x/printx, ${others}`,
      nothing,
      'No, by new.txt:2: Disallow: /*/print',
    ],
  ],
  [
    'a path gets its slash: the folder at the top is open',
    forAll('Disallow: */test'),
    forAll('Disallow: /*/test'),
    'rfc9309',
    ['1 area opens.', `Opened: URLs such as /test, ${others}`, 'No, by old.txt:2: Disallow: */test', nothing],
  ],
  [
    'a misspelled field is corrected: other readers than Google skipped it',
    forAll('Disallow: /cart/', 'Disalow: /plugins'),
    forAll('Disallow: /cart/', 'Disallow: /plugins'),
    'rfc9309',
    [
      '1 area closes.',
      `Closed: URLs such as /plugins, ${others}`,
      nothing,
      'No, by new.txt:3: Disallow: /plugins',
    ],
  ],
  [
    'a misspelled field is corrected: Google reads it',
    forAll('Disallow: /cart/', 'Disalow: /plugins'),
    forAll('Disallow: /cart/', 'Disallow: /plugins'),
    'google',
    [NONE],
  ],
  ['a delay between names is deleted', slowly('Crawl-delay: 10'), slowly(), 'rfc9309', [NONE]],
  [
    'an exception moves above its rule: the longest decides',
    forAll('Disallow: /wp-admin/', 'Allow: /wp-admin/admin-ajax.php'),
    forAll('Allow: /wp-admin/admin-ajax.php', 'Disallow: /wp-admin/'),
    'rfc9309',
    [NONE],
  ],
  [
    'an exception moves above its rule: the first decides',
    forAll('Disallow: /wp-admin/', 'Allow: /wp-admin/admin-ajax.php'),
    forAll('Allow: /wp-admin/admin-ajax.php', 'Disallow: /wp-admin/'),
    'python-urllib-3.12',
    [
      '1 area opens.',
      `Opened: URLs such as /wp-admin/admin-ajax.php, ${others}`,
      'No, by old.txt:2: Disallow: /wp-admin/',
      'Yes, by new.txt:2: Allow: /wp-admin/admin-ajax.php',
    ],
  ],
  [
    'a parameter gets its wildcard',
    forAll('Disallow: /nocrawl=1'),
    forAll('Disallow: /*nocrawl=1'),
    'google',
    [
      '1 area closes.',
      `Closed: URLs such as /xnocrawl=1, ${others}`,
      nothing,
      'No, by new.txt:2: Disallow: /*nocrawl=1',
    ],
  ],
  [
    'files lose their end mark: downloads with a query are closed',
    forAll('Disallow: /*.pdf$'),
    forAll('Disallow: /*.pdf'),
    'google',
    [
      '1 area closes.',
      `Closed: URLs such as /x.pdfx, ${others}`,
      nothing,
      'No, by new.txt:2: Disallow: /*.pdf',
    ],
  ],
  [
    'a managed block is put in front: only crawlers that it names and the own rules do not are blocked',
    file(...own),
    file(...managed, ...own),
    'rfc9309',
    ['1 area closes.', 'Closed: URLs such as /, for GPTBot', nothing, 'No, by new.txt:7: Disallow: /'],
  ],
  [
    'a rule is repeated for the crawlers with a record of their own',
    file(...guide, 'Allow: /'),
    file(...guide, 'Allow: /', 'Disallow: /guide'),
    'rfc9309',
    [
      '1 area closes.',
      'Closed: URLs such as /guide, for GPTBot and PerplexityBot',
      'Yes, by old.txt:6: Allow: /',
      'No, by new.txt:7: Disallow: /guide',
    ],
  ],
] as const)('product: %s', async (_, before, after, reader, expected) => {
  const { code, out } = await runDiff(before, after, `--exit-code --reader ${reader}`);
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line) => line.trim().replace(/^(?:before|after): /, ''));
  expect(lines).toEqual([`${reader}: ${expected[0]}`, ...expected.slice(1)]);
  expect(code).toBe(expected[0] === NONE ? 0 : 1);
});

const star = (...rules: readonly string[]) => forAll(...rules);

test('product: what is not settled is said, and --exit-code is 2 unless a change is known', async () => {
  const unknown = await runDiff(star(), star('Disallow: /*/a%3A'), '--exit-code');
  expect(unknown).toMatchObject({ code: 2 });
  expect(unknown.out.split('\n').slice(0, 2)).toEqual([
    'rfc9309: Not settled: no change was found, but it is not proved that there is none.',
    '  Not settled for any other crawler: 1 pair of rules. A rule with a wildcard has an escape that reads differently after a question mark.',
  ]);
  const both = await runDiff(star(), star('Disallow: /*/a%3A', 'Disallow: /b'), '--exit-code');
  expect(both).toMatchObject({ code: 1, out: expect.stringContaining('such as /b, for any other crawler') });
  expect(both.out).toContain('Not settled for any other crawler');
  expect((await runDiff(star(), star('Disallow: /*/a%3A'))).code).toBe(0);
  const sampled = await runDiff(star(), star('Disallow: /*/a%3A'), '--sampled --url /b --exit-code');
  expect(sampled).toMatchObject({ code: 0, out: 'rfc9309: No changes in 1 answer.\n' });
});

test('product: given URLs are answered too, but what is proved decides; with --sampled only they count', async () => {
  const versions = [star('Disallow: /cart'), star('Disallow: /cart/')] as const;
  const both = await runDiff(...versions, '--url /cart/1 --exit-code');
  expect(both).toMatchObject({ code: 1, out: expect.stringContaining('rfc9309: No changes in 1 answer.') });
  expect(both.out).toContain('rfc9309: 1 area opens.');
  expect(await runDiff(...versions, '--sampled --url /cart/1 --exit-code')).toMatchObject({
    code: 0,
    out: 'rfc9309: No changes in 1 answer.\n',
  });
});

test('product: a change that only odd spellings show is said so, and counts', async () => {
  const { code, out } = await runDiff(star(), star('Disallow: /%61dmin'), '--reader google --exit-code');
  expect(code).toBe(1);
  expect(out.split('\n').slice(0, 2)).toEqual([
    'google: No answer changes, for any URL in normal form.',
    '  Closed, but only in an unusual spelling: URLs such as /%61dmin, for any other crawler',
  ]);
});

test('product: crawlers that the files do not name are compared if other rules apply to them', async () => {
  const before = file('User-agent: Googlebot', 'Disallow: /a', '', 'User-agent: *', 'Disallow: /');
  const after = file('User-agent: Googlebot', 'Disallow: /b', '', 'User-agent: *', 'Disallow: /');
  const { out } = await runDiff(before, after, '--json');
  const { diffs } = JSON.parse(out) as { diffs: readonly { regions: readonly { agents: string[] }[] }[] };
  const agents = diffs[0]?.regions[0]?.agents;
  expect(agents).toContain('Googlebot-Image');
  expect(agents).not.toContain('GPTBot');
  expect(agents).not.toContain('');
  expect((await runDiff(before, after, '--agents GPTBot')).out).toBe(
    'rfc9309: No answer changes for GPTBot, for any URL.\n',
  );
});

test('product: crawlers with their own records share an area if the same lines decide', async () => {
  const records = (path: string) =>
    file('User-agent: a', 'User-agent: *', `Disallow: ${path}`, '', 'User-agent: a', 'Allow: /y');
  const { out } = await runDiff(records('/x'), records('/x/'));
  expect(out).toContain('1 area opens.\n  Opened: URLs such as /x, for any other crawler and a\n');
});

test('product: JSON has settled and regions for each reader, with lines from 1', async () => {
  const { out } = await runDiff(
    star('Disallow: /*/p$'),
    star('Disallow: /*/p'),
    '--json --reader google,bing',
  );
  const { settled, diffs, ...rest } = JSON.parse(out) as { settled: boolean; diffs: readonly object[] };
  expect(settled).toBe(true);
  expect(rest).not.toHaveProperty('urls');
  expect(diffs).toEqual(
    ['google', 'bing'].map((reader) => ({
      reader,
      settled: true,
      regions: [
        {
          direction: 'closed',
          url: '/x/px',
          spelling: 'normal',
          agents: [''],
          before: { answer: 'allow', reason: 'no-rule' },
          after: {
            answer: 'deny',
            reason: 'rule',
            by: { path: '/robots.txt', line: 2, text: 'Disallow: /*/p' },
          },
        },
      ],
      open: [],
    })),
  );
});

test('product: Markdown has a row for each area', async () => {
  const { out } = await runDiff(star('Disallow: /a|b'), star('Allow: /c'), '--markdown');
  expect(out).toBe(
    [
      '**RFC 9309**: No answer changes, for any URL in normal form.',
      '',
      '| Change | URLs such as | Crawlers | Before | After |',
      '| --- | --- | --- | --- | --- |',
      '| Opened, only in an unusual spelling | `/a\\|b` | any other crawler | No, old.txt, line 2: `Disallow: /a\\|b` | Yes, because no rule matches |',
      '',
    ].join('\n'),
  );
});

test('product: of questions other than fetching, only equal files are settled', async () => {
  const acap = file('ACAP-crawler: *', 'ACAP-disallow-crawl: /a');
  const args = '--question usage --usage crawl --exit-code';
  expect(await runDiff(acap, acap, args)).toMatchObject({
    code: 0,
    out: expect.stringContaining(`${NONE}\n`),
  });
  const note = await runDiff(acap, `${acap}# a comment\n`, args);
  expect(note).toMatchObject({ code: 2, out: expect.stringContaining('Not settled: for this question') });
  expect(await runDiff(acap, acap.replace('/a', '/b'), args)).toMatchObject({ code: 1 });
  expect(await runDiff(acap, `${acap}# a comment\n`, `${args} --sampled`)).toMatchObject({ code: 0 });
});

test('product: a site that is closed because its file cannot be requested says so', async () => {
  const { out } = await runDiff(star('Disallow: /a'), star('Disallow: /b'), '--status 503');
  expect(out).toBe('rfc9309: No answer changes, for any URL.\n');
});
