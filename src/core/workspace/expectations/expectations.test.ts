// Expectations of any question: met, failed or unknown, with one reader or several.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usages } from '../../formats/acap/usages.ts';
import { defaultReader, readers } from '../../readers/registry.ts';
import { createCellQueries } from '../cell-queries.ts';
import { openSite } from '../site.ts';
import { readWorkspace } from '../workspace.ts';
import { cellId, type Expectation } from './expectation.ts';
import { checkExpectations, type ExpectationOutcome } from './expectations.ts';

const robots = [
  'User-agent: *', // 1
  'Allow: /',
  'Disallow: /private', // 3
  'Mobile-agent-server: /mobile/ atp://mobile.example', // 4
  'Mobile-agent-server: /mobile/none none',
  '',
  '##ACAP version=1.1',
  'ACAP-crawler: *',
  'ACAP-disallow-crawl: /news/ usage-purpose=x',
  'ACAP-allow-index: /news/ time-limit=3-days', // 10
  'ACAP-disallow-preserve: /news/',
].join('\n');

const dataTxt = 'User-agent: *\nAllow: /trees.csv\nTitle: Street trees\nDisallow: /old.csv\n';

const site = openSite({
  origin: 'https://site.example',
  files: {
    '/robots.txt': robots,
    '/data.txt': dataTxt,
    '/page.xml': '<?robots index="no" follow="yes"?><a/>',
    '/private.xml': '<?robots index="yes" follow="yes"?><a/>',
    '/page.html': '<html><head><meta name="robots" content="nofollow"></head></html>',
  },
});

const fetching = (url: string, expected: string, others: Partial<Expectation> = {}): Expectation => ({
  agent: '',
  url,
  expect: expected,
  ...others,
});

type Row = readonly [name: string, expectation: Expectation, outcome: ExpectationOutcome, summary: string];

/** The key of the verdict with its line, counted from 1; or the code of the problem. */
function summarize(expectation: Expectation, target = site): string {
  const [result] = checkExpectations(target, [expectation]);
  const { verdict, problem } = result!;
  if (problem) return `${problem.code} ${problem.params.value}`;
  return `${verdict!.key}${verdict!.by ? ` ${verdict!.by.path}:${verdict!.by.line + 1}` : ''}`;
}

describe('product: an expectation is met exactly if the verdict has its key', () => {
  test.each<Row>([
    ['fetch is the default question', fetching('/a', 'allow'), 'met', 'allow /robots.txt:2'],
    [
      'AI use by purpose',
      fetching('/private', 'no', { question: 'ai-use', asked: { purpose: 'ai-train' } }),
      'met',
      'no /robots.txt:3',
    ],
    [
      'AI use without a statement',
      fetching('/a', 'not-stated', { question: 'ai-use', asked: { purpose: 'search', signalScope: 'file' } }),
      'met',
      'not-stated',
    ],
    ['fetch by name', fetching('/private', 'deny', { question: 'fetch' }), 'met', 'deny /robots.txt:3'],
    ['fetch, failed', fetching('/private', 'allow'), 'failed', 'deny /robots.txt:3'],
    ['a URL of another site', fetching('https://b.example/a', 'no-information'), 'met', 'no-information'],
    ['a status', fetching('/private', 'allow', { status: 404 }), 'met', 'allow'],
    ['no response', fetching('/a', 'deny', { status: 'timeout' }), 'met', 'deny'],
    ['too many redirects', fetching('/private', 'allow', { status: 301, redirects: 9 }), 'met', 'allow'],
    [
      'its own reader',
      fetching('/private', 'allow', { reader: 'koster-1996' }),
      'met',
      'allow /robots.txt:2',
    ],
    ['its own file', fetching('/old.csv', 'deny', { file: '/data.txt' }), 'met', 'deny /data.txt:4'],
    [
      'a usage with restrictions',
      fetching('/news/', 'allowed-with-restrictions time-limit=3-days', {
        question: 'usage',
        asked: { usage: 'index' },
      }),
      'met',
      'allowed-with-restrictions time-limit=3-days /robots.txt:10',
    ],
    [
      'a usage',
      fetching('/news/', 'prohibited', { question: 'usage', asked: { usage: 'preserve' } }),
      'met',
      'prohibited /robots.txt:11',
    ],
    [
      'a host',
      fetching('/mobile/a', 'atp://mobile.example', { question: 'mobile-agent' }),
      'met',
      'atp://mobile.example /robots.txt:4',
    ],
    [
      'a path that needs no host',
      fetching('/mobile/none', 'none', { question: 'mobile-agent' }),
      'met',
      'none /robots.txt:5',
    ],
    ['no host', fetching('/b', 'unassigned', { question: 'mobile-agent' }), 'met', 'unassigned'],
    [
      'a data set',
      fetching('/trees.csv', 'announced', { question: 'dataset' }),
      'met',
      'announced /data.txt:2',
    ],
    [
      'its title',
      fetching('/trees.csv', 'Street trees', { question: 'dataset', part: 'title' }),
      'met',
      'Street trees /data.txt:2',
    ],
    [
      'a license that is not stated',
      fetching('/trees.csv', 'not-said', { question: 'dataset', part: 'license' }),
      'met',
      'not-said /data.txt:2',
    ],
    [
      'the title of a data set that is not announced',
      fetching('/old.csv', 'no-set', { question: 'dataset', part: 'title' }),
      'met',
      'no-set /data.txt:4',
    ],
    [
      'a document',
      fetching('/page.xml', 'noindex,follow', { question: 'index-follow' }),
      'met',
      'noindex,follow /page.xml:1',
    ],
    [
      'half of a document',
      fetching('/page.xml', 'no', { question: 'index-follow', part: 'index' }),
      'met',
      'no /page.xml:1',
    ],
    [
      'its other half',
      fetching('/page.xml', 'yes', { question: 'index-follow', part: 'follow' }),
      'met',
      'yes /page.xml:1',
    ],
    [
      'a document that its crawler may not fetch',
      fetching('/private.xml', 'unread', { question: 'index-follow', part: 'index' }),
      'met',
      'unread /robots.txt:3',
    ],
    [
      'the directives of such a document',
      fetching('/private.xml', 'unread', { question: 'index-follow' }),
      'met',
      'unread /robots.txt:3',
    ],
    [
      'a parser of another kind finds nothing',
      fetching('/page.html', 'yes', { question: 'index-follow', part: 'follow', asked: { parser: 'xml' } }),
      'met',
      'yes',
    ],
    [
      'a question of another version',
      fetching('/a', 'allow', { question: 'smell', asked: { of: 1 } }),
      'unknown',
      'unknown-question smell',
    ],
    [
      'a question named like a property',
      fetching('/a', 'x', { question: 'toString' }),
      'unknown',
      'unknown-question toString',
    ],
    [
      'a value of another version',
      fetching('/a', 'x', { question: 'index-follow', asked: { parser: 'sgml' } }),
      'unknown',
      'unknown-asked {"parser":"sgml"}',
    ],
    [
      'an edition of another version',
      fetching('/a', 'x', { question: 'ai-use', asked: { purpose: 'search', edition: 'vocab-99' } }),
      'unknown',
      'unknown-asked {"purpose":"search","edition":"vocab-99"}',
    ],
    ['a purpose that is missing', fetching('/a', 'x', { question: 'ai-use' }), 'unknown', 'unknown-asked {}'],
    ['a usage that is missing', fetching('/a', 'x', { question: 'usage' }), 'unknown', 'unknown-asked {}'],
    [
      'a part of another version',
      fetching('/a', 'x', { question: 'dataset', part: 'colour' }),
      'unknown',
      'unknown-part colour',
    ],
    ['fetching has no parts', fetching('/a', 'x', { part: 'index' }), 'unknown', 'unknown-part index'],
    [
      'a reader of another version',
      fetching('/a', 'allow', { reader: 'later' }),
      'unknown',
      'unknown-reader later',
    ],
    [
      'a file that is not there',
      fetching('/a', 'allow', { file: '/old/robots.txt' }),
      'unknown',
      'no-file /old/robots.txt',
    ],
  ])('%s', (_name, expectation, outcome, summary) => {
    const [result] = checkExpectations(site, [expectation]);
    expect(result).toMatchObject({ expectation, outcome });
    expect(summarize(expectation)).toBe(summary);
  });
});

describe('ours: which file answers', () => {
  const alone = (path: string, text: string) => openSite({ origin: '', files: { [path]: text } });
  const closed = 'User-agent: *\nDisallow: /\n';
  test.each<[string, ReturnType<typeof openSite>, Expectation, string]>([
    ['the file of the reader', site, fetching('/private', 'deny'), 'deny /robots.txt:3'],
    [
      'the only file, whatever its name',
      alone('/staging.txt', closed),
      fetching('/a', 'deny'),
      'deny /staging.txt:2',
    ],
    ['not a document: it contains no fields', alone('/a.xml', '<a/>'), fetching('/a', 'allow'), 'allow'],
    [
      'not a robots.txt instead of a missing data.txt',
      alone('/robots.txt', closed),
      fetching('/a', 'unknown', { question: 'dataset' }),
      'unknown',
    ],
    [
      'another file instead of a missing robots.txt, for hosts',
      alone('/other.txt', 'Mobile-agent-server: /a atp://host.example\n'),
      fetching('/a', 'atp://host.example', { question: 'mobile-agent' }),
      'atp://host.example /other.txt:1',
    ],
    ['a site without files', openSite({ origin: '', files: {} }), fetching('/a', 'allow'), 'allow'],
  ])('%s', (_name, target, expectation, summary) => {
    expect(summarize(expectation, target)).toBe(summary);
  });

  test('all readers answer for the file of the selected one', () => {
    const [, other] = checkExpectations(site, [fetching('/old.csv', 'allow')], {
      readers: [defaultReader, 'data.txt'],
    });
    expect(other!.verdict!.by).toEqual({ path: '/robots.txt', line: 1 });
    const [result] = checkExpectations(site, [fetching('/old.csv', 'deny')], { reader: 'data.txt' });
    expect(result!.verdict!.by).toEqual({ path: '/data.txt', line: 3 });
  });
});

describe('product: pass and fail per reader', () => {
  const expectations = [
    fetching('/private', 'deny'),
    fetching('/private', 'allow', { reader: 'koster-1996' }),
  ];

  test('an expectation is checked with each reader; one that names its reader, with that one only', () => {
    const results = checkExpectations(site, expectations, { readers: ['rfc9309', 'koster-1996'] });
    expect(results.map(({ reader, outcome }) => [reader, outcome])).toEqual([
      ['rfc9309', 'met'],
      ['koster-1996', 'failed'],
      ['koster-1996', 'met'],
    ]);
  });

  test('unknown readers are distinguished from readers that disagree', () => {
    const results = checkExpectations(site, expectations.slice(0, 1), {
      reader: 'later',
      readers: ['later', 'google'],
    });
    expect(results.map(({ reader, outcome }) => [reader, outcome])).toEqual([
      ['later', 'unknown'],
      ['google', 'met'],
    ]);
  });

  test('a reader may be given as an object', () => {
    const mine = { ...readers.find(({ id }) => id === 'koster-1996')!, id: 'mine' };
    const [result] = checkExpectations(site, [fetching('/private', 'allow')], { reader: mine });
    expect([result!.reader, result!.outcome]).toEqual(['mine', 'met']);
  });
});

describe('ours: whether two expectations are about the same cell', () => {
  const base = fetching('/a', 'allow');
  const usage = fetching('/a', 'x', {
    question: 'usage',
    asked: { usage: 'crawl', capabilities: { usages: ['crawl'], qualifiers: [] } },
  });
  test.each<[string, Expectation, Expectation, boolean]>([
    ['another expected verdict', base, { ...base, expect: 'deny', note: 'why' }, true],
    ['fetch by name and by default', base, { ...base, question: 'fetch', asked: { any: 1 } }, true],
    ['the default status', base, { ...base, status: 200, redirects: 0 }, true],
    ['another agent', base, { ...base, agent: 'a' }, false],
    ['another reader', base, { ...base, reader: 'google' }, false],
    ['another file', base, { ...base, file: '/b.txt' }, false],
    ['another status', base, { ...base, status: 404 }, false],
    [
      'the presentation of silence, and an empty purpose',
      usage,
      { ...usage, asked: { silence: 'ask', purpose: '', ...usage.asked } },
      true,
    ],
    [
      'keys in another order',
      usage,
      { ...usage, asked: { capabilities: { qualifiers: [], usages: ['crawl'] }, usage: 'crawl' } },
      true,
    ],
    [
      'the cautious view',
      { ...base, question: 'ai-use', asked: { purpose: 'search' } },
      { ...base, question: 'ai-use', asked: { purpose: 'search', cautious: true } },
      true,
    ],
    [
      'another signal scope',
      { ...base, question: 'ai-use', asked: { purpose: 'search' } },
      { ...base, question: 'ai-use', asked: { purpose: 'search', signalScope: 'file' } },
      false,
    ],
    ['another usage', usage, { ...usage, asked: { usage: 'index' } }, false],
    [
      'the part that is the whole answer',
      { ...base, question: 'dataset' },
      { ...base, question: 'dataset', part: 'announced' },
      true,
    ],
  ])('%s', (_name, first, second, same) => {
    expect(cellId(first) === cellId(second)).toBe(same);
  });
});

const workspaceWith = (expectation: object) =>
  readWorkspace(
    JSON.stringify({
      gatepost: 1,
      origin: '',
      files: [{ path: '/robots.txt', text: '' }],
      expectations: [expectation],
    }),
  );

describe('ours: expectations in a workspace file', () => {
  test.each<[string, object]>([
    ['an expectation of the first version', { agent: 'bot', url: '/a', expect: 'deny', why: 'kept too' }],
    [
      'an expectation with all keys',
      { ...fetching('/a', 'x', { question: 'later', asked: { deep: [1] }, status: 'network' }) },
    ],
  ])('%s is read unchanged', (_name, expectation) => {
    expect(workspaceWith(expectation)).toMatchObject({ workspace: { expectations: [expectation] } });
  });

  test.each<[string, object, string]>([
    ['an agent that is not text', { agent: 1, url: '/a', expect: 'deny' }, 'expectations.0.agent'],
    ['an invalid status', fetching('/a', 'deny', { status: 'late' as never }), 'expectations.0.status'],
  ])('%s: the problem names the key', (_name, expectation, where) => {
    expect(workspaceWith(expectation)).toMatchObject({ problem: { code: 'invalid', params: { where } } });
  });
  test('the problem names a missing key', () => {
    const problem = { code: 'missing', params: { where: 'expectations.0.expect' } };
    expect(workspaceWith({ agent: '', url: '/a' })).toEqual({ problem });
  });
});

/** Any cell of any question. */
const anyCell = fc.record(
  {
    question: fc.constantFrom('fetch', 'usage', 'mobile-agent', 'dataset', 'ai-use', 'index-follow', 'later'),
    asked: fc.record(
      {
        usage: fc.constantFrom(...usages),
        purpose: fc.string(),
        parser: fc.constantFrom('xml', 'html', 'x'),
      },
      { requiredKeys: ['usage'] },
    ),
    part: fc.constantFrom('index', 'follow', 'title', 'license', 'announced'),
    agent: fc.constantFrom('', 'Googlebot', '\ud800', 'toString'),
    url: fc.constantFrom(
      '/',
      '/private/x',
      '/page.xml',
      '/trees.csv',
      '/mobile/a',
      '/news/',
      '',
      '%',
      '//b/',
    ),
    reader: fc.constantFrom(...readers.map(({ id }) => id), 'later'),
    file: fc.constantFrom('/robots.txt', '/data.txt', '/gone.txt'),
    status: fc.constantFrom(200, 404, 503, 'timeout' as const, -1),
    redirects: fc.nat(12),
  },
  { requiredKeys: ['agent', 'url'] },
);

describe('properties', () => {
  test('ours: an expectation of the current answer is met, and of any other fails', () => {
    fc.assert(
      fc.property(anyCell, fc.constantFrom(...readers), (cell, { id }) => {
        const answer = createCellQueries(site, id).ask(cell, id);
        const key = 'verdict' in answer ? answer.verdict.key : 'x';
        const outcomes = [key, `${key} `].map(
          (expectedKey) =>
            checkExpectations(site, [{ ...cell, expect: expectedKey }], { reader: id })[0]!.outcome,
        );
        expect(outcomes).toEqual('verdict' in answer ? ['met', 'failed'] : ['unknown', 'unknown']);
      }),
      { numRuns: 300 },
    );
  });

  test('ours: answers do not depend on earlier queries', () => {
    const queries = createCellQueries(site);
    fc.assert(
      fc.property(anyCell, (cell) => {
        expect(queries.ask(cell, defaultReader)).toEqual(createCellQueries(site).ask(cell, defaultReader));
      }),
      { numRuns: 200 },
    );
  });
});
