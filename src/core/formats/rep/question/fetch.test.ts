// Everything around records and rules: sites, always allowed paths, statuses, names, classes.
import { describe, expect, test } from 'vitest';
import { longTest } from '../../../../testing/long-test.ts';
import { type AskOptions, ask, openSite, prepare, readers, recordsOf } from '../../../index.ts';

const text = 'User-agent: *\nDisallow: /\n';
const site = openSite({ origin: 'http://h.example', files: { '/robots.txt': text, '/data.txt': text } });
const options = { question: 'fetch', reader: 'rfc9309' } as const;
const verdictOf = (changes: Partial<AskOptions>, url = '/x', agent = 'zed') => {
  const { answer, reason } = ask(site, { ...options, ...changes, agent, url });
  return `${answer} by ${reason}`;
};

describe('the order of precedence', () => {
  const down = { status: 503 } as const;
  test.each([
    [
      'draft 1 3.1: another site first',
      down,
      'http://other.example/robots.txt',
      'no-information by other-site',
    ],
    ['rfc 9309 2.2.2: then the own file', down, '/robots.txt', 'allow by own-file'],
    ['rfc 9309 2.2.2: found under any spelling', down, '/robots%2Etxt', 'allow by own-file'],
    ['rfc 9309 2.2.2: but not with a query', down, '/robots.txt?x', 'deny by status'],
    ['rfc 9309 2.3.1.4: then the status', down, '/x', 'deny by status'],
    ['rfc 9309 2.2.2: then the rules', {}, '/x', 'deny by rule'],
  ])('%s', (_name, changes, url, expected) => expect(verdictOf(changes, url)).toBe(expected));
});

test.each([
  ['%2F%2Fh/x', 'deny'],
  ['/%2Fh/x', 'deny'],
  ['/%2Fx', 'allow'],
  ['/%2Fx%3Fy', 'allow'],
  ['%2Fx', 'deny'],
  ['/%2F%2Fx', 'deny'],
  ['/a%2Fx', 'allow'],
])(
  'CPython 3.11, 3.12.1, 3.13.0: a URL without scheme and host is decoded before it is split: %s',
  (url, answer) => {
    const siteWithRules = openSite({
      origin: 'http://h.example',
      files: { '/robots.txt': 'User-agent: *\nDisallow: /x\n' },
    });
    const may = prepare(siteWithRules, { question: 'fetch', reader: 'python-urllib-3.12' });
    expect(may('zed', url).answer).toBe(answer);
  },
);

test.each([
  ['a NUL', '\0'],
  ['the end of a full line buffer', 'x'.repeat(17_000)],
])('robots.cc: the explanation shows a value before %s as text', (_, end) => {
  const cut = openSite({
    origin: '',
    files: {
      '/robots.txt': `Allow: /f\u00f3o${end}\nUser-agent: f\u00f3o${end}\nDisallow: /f\u00f3o${end}\nAllow: /a\n`,
    },
  });
  const verdict = prepare(cut, { question: 'fetch', reader: 'google' })('f', '/a');
  const shownValues = verdict.trace().flatMap(({ params }) => {
    const { path, value } = params as { readonly path?: string; readonly value?: string };
    return /^\/?f\u00f3o/.exec(path ?? value ?? '')?.[0] ?? [];
  });
  expect(shownValues).toEqual(['f\u00f3o', '/f\u00f3o', '/f\u00f3o']);
});

describe('the status of the policy file', () => {
  const bare = openSite({ origin: '', files: {} });
  test.each<readonly [string, Partial<AskOptions>, string]>([
    ['rfc 9309 2.3.1.3: gone', { status: 404 }, 'allow by status'],
    ['rfc 9309 2.3.1.4: not reachable', { status: 'timeout' }, 'deny by status'],
    ['rfc 9309 2.3.1.4: no status', { status: 700 }, 'deny by status'],
    ['ours: half a status is none', { status: 404.5 }, 'deny by status'],
    ['rfc 9309 2.3.1.2: five redirects are followed', { status: 301, redirects: 5 }, 'deny by rule'],
    ['rfc 9309 2.3.1.2: six are not', { status: 301, redirects: 6 }, 'allow by status'],
    ['rfc 9309 2.3.1.2: six are not, whatever comes then', { redirects: 6 }, 'allow by status'],
    ['rfc 9309 2.3.1.2: a redirect to nothing', { status: 404, redirects: 2 }, 'allow by status'],
    ['draft 1 3.1: the site is off limits', { reader: 'koster-1996', status: 401 }, 'deny by status'],
    ['draft 1 3.1: visits are put off', { reader: 'koster-1996', status: 503 }, 'defer by status'],
    ['data.txt 3.1: that says nothing', { reader: 'data.txt', status: 404 }, 'no-information by status'],
    ['ours: a file that is not there is status 404', { file: '/nothing' }, 'allow by status'],
    ['ours: even if it was sent', { file: '/nothing', status: 200 }, 'allow by status'],
    ['ours: but a failure stays one', { file: '/nothing', status: 500 }, 'deny by status'],
  ])('%s', (_name, changes, expected) => expect(verdictOf(changes)).toBe(expected));

  test('data.txt 3.1: a site without the file gives no information', () => {
    const { answer } = ask(bare, { question: 'fetch', reader: 'data.txt', agent: 'zed', url: '/x' });
    expect(answer).toBe('no-information');
  });

  test('ours: a reader that does not follow redirects', () => {
    const rfc = readers.find(({ id }) => id === 'rfc9309')!;
    const stubborn = { ...rfc, http: { ...rfc.http, '3xx': 'defer' } } as const;
    expect(verdictOf({ reader: stubborn, redirects: 1 })).toBe('defer by status');
  });
});

describe('draft 1 3.3, rfc 9309 2.2: only space and tab are trimmed; robots.cc trims all white space', () => {
  test.each([
    ['behind a path', 'User-agent: *\nDisallow: /x\f', '/x'],
    ['before a path', 'User-agent: *\nDisallow:\v/x', '/x'],
    ['before a comment', 'User-agent: *\nDisallow: /x \f# why', '/x'],
    ['behind a name', 'User-agent: *\nDisallow\v: /', '/x'],
    ['before a name', 'User-agent: *\n\fDisallow: /', '/x'],
    ['behind the user-agent of all others', 'User-agent: *\v\nDisallow: /', '/x'],
    ['in octets', Uint8Array.from(Buffer.from('User-agent: *\nDisallow: /x\f\n#\xe9', 'latin1')), '/x'],
  ])('%s', (_name, file, url) => {
    const siteWithFile = openSite({ origin: '', files: { '/robots.txt': file, '/data.txt': file } });
    // Readers for which a vertical tab ends a line read a different file.
    const testedReaders = readers.filter(({ text }) => text.lines === 'cr-lf');
    const denying = testedReaders.filter(
      (reader) => ask(siteWithFile, { question: 'fetch', reader, agent: 'zed', url }).answer === 'deny',
    );
    expect(denying).toEqual(testedReaders.filter(({ text: { maxLineBytes } }) => maxLineBytes !== null));
  });

  test('draft 1 3.2.1: characters that are not trimmed are part of the name or the path', () => {
    const siteWithName = openSite({ origin: '', files: { '/robots.txt': 'User-agent: zed\f\nDisallow: /' } });
    expect(ask(siteWithName, { ...options, agent: 'zed', url: '/x' }).reason).toBe('no-record');
    expect(ask(siteWithName, { ...options, agent: 'zed\f', url: '/x' }).answer).toBe('deny');

    const siteWithPath = openSite({ origin: '', files: { '/robots.txt': 'User-agent: *\nDisallow: /x\f' } });
    expect(ask(siteWithPath, { ...options, agent: 'zed', url: '/x\fy' }).answer).toBe('deny');
    expect(recordsOf(siteWithPath, '/robots.txt', 'rfc9309').records[0]!.rules[0]!.path).toBe('/x\f');
    expect(recordsOf(siteWithPath, '/robots.txt', 'google').records[0]!.rules[0]!.path).toBe('/x');
  });
});

describe('crawlers with several names', () => {
  const file = [
    'User-agent: all',
    'Disallow: /1',
    '',
    'User-agent: news',
    'Disallow: /2',
    '',
    'User-agent: all',
    'Disallow: /3',
  ].join('\n');
  const siteWithNames = openSite({ origin: '', files: { '/robots.txt': file } });
  const decides = (reader: 'koster-1996' | 'google', names: readonly string[], agent: string) => {
    const prepared = prepare(siteWithNames, { question: 'fetch', reader, names });
    return ['/1', '/2', '/3'].filter((url) => prepared(agent, url).answer === 'deny').join(' ');
  };

  test('draft 1 3.2.1: the first record that has any of the names applies', () => {
    expect(decides('koster-1996', ['all'], 'news')).toBe('/1');
    expect(decides('koster-1996', [], 'news')).toBe('/2');
  });

  test('google: the most specific name that has a record applies, with all its records', () => {
    expect(decides('google', ['all'], 'news')).toBe('/2');
    expect(decides('google', ['all'], 'image')).toBe('/1 /3');
    expect(decides('google', [], 'image')).toBe('');
  });
});

describe('classes of agents', () => {
  const file = ['User-agent: a', 'User-agent: b', 'Disallow: /x', '', 'User-agent: c', 'Disallow: /x'].join(
    '\n',
  );
  const preparedFor = (status: number) =>
    prepare(openSite({ origin: '', files: { '/robots.txt': file } }), { ...options, status });

  test('ours: a class has the crawlers to which the same records apply, not those with equal verdicts', () => {
    const { classOf } = preparedFor(200);
    expect(classOf('a')).toBe(classOf('B'));
    expect(classOf('a')).not.toBe(classOf('c'));
    expect(classOf('')).toBe(classOf('zed'));
    expect(classOf('__proto__')).toBe(classOf('constructor'));
  });

  test('ours: a trace is about the agent in the query, even if another agent of its class was queried before', () => {
    const records = [
      'User-agent: a',
      'User-agent: *',
      'User-agent: b',
      'Disallow: /x',
      '',
      'User-agent: b',
      '',
    ];
    const siteOfBoth = openSite({ origin: '', files: { '/robots.txt': records.join('\n') } });
    for (const reader of readers) {
      const prepared = prepare(siteOfBoth, { question: 'fetch', reader, file: '/robots.txt' });
      for (const agent of ['zed', 'a', 'b', 'B', '']) {
        const verdictAlone = prepare(siteOfBoth, { question: 'fetch', reader, file: '/robots.txt' })(
          agent,
          '/x',
        );
        expect(prepared(agent, '/x').trace()).toEqual(verdictAlone.trace());
        expect(prepared(agent, '/x').because()).toEqual(verdictAlone.because());
      }
    }
  });

  test('ours: the status does not change the classes', () => {
    expect(preparedFor(503).classOf('a')).toBe(preparedFor(200).classOf('a'));
  });
});

test('ours: unknown questions and readers are refused', () => {
  expect(() => prepare(site, { question: 'colour' as 'fetch', reader: 'google' })).toThrow(RangeError);
  expect(() => prepare(site, { question: 'fetch', reader: 'netscape' as 'google' })).toThrow(RangeError);
});

test('ours: in a matrix, the column of an agent and the row of a URL meet at url * agents + agent', () => {
  const { answers: cells } = prepare(site, options).matrix(['zed', 'yan'], ['/x', '/robots.txt']);
  expect([...cells]).toEqual([1, 1, 0, 0]);
});

longTest('ours: a 500 KiB pattern and a URL as long are answered', () => {
  const long = `/${'a*'.repeat(256 * 1024)}`;
  const big = openSite({ origin: '', files: { '/robots.txt': `User-agent: *\nDisallow: ${long}` } });
  for (const { id: reader } of readers) {
    expect(ask(big, { question: 'fetch', reader, file: '/robots.txt', agent: 'zed', url: long }).key).toMatch(
      /allow|deny/,
    );
  }
});

describe('the records that apply to a crawler', () => {
  const file = 'User-agent: a\nDisallow: /1\n\nUser-agent: *\nDisallow: /2\n\nUser-agent: a\nDisallow: /3\n';
  const two = openSite({ origin: 'http://h.example', files: { '/robots.txt': file } });
  const records = (agent: string, changes: Partial<AskOptions> = {}) =>
    prepare(two, { ...options, ...changes }).recordsFor(agent);
  test('RFC 9309 2.2.1: all records that name it, with the lines at which they begin', () => {
    expect(records('a')).toEqual({
      isDefault: false,
      records: [
        { number: 1, line: 0, nameLine: 0 },
        { number: 3, line: 6, nameLine: 6 },
      ],
    });
    expect(records('zed')).toEqual({ isDefault: true, records: [{ number: 2, line: 3, nameLine: 3 }] });
  });
  test('rfc 9309 2.2.1: a record of several names, with the line of the one that it matches', () => {
    const several = openSite({
      origin: '',
      files: { '/robots.txt': 'User-agent: a\nUser-agent: *\nUser-agent: b\nDisallow: /1\n' },
    });
    const nameLineOf = (agent: string) => prepare(several, options).recordsFor(agent).records[0]?.nameLine;
    expect([nameLineOf('A'), nameLineOf('b/2'), nameLineOf('')]).toEqual([0, 2, 1]);
  });
  test('draft 1 3.2.1: the first record that names it', () => {
    expect(records('a', { reader: 'koster-1996' }).records).toEqual([{ number: 1, line: 0, nameLine: 0 }]);
  });
  test('a site without the file has no records', () => {
    expect(records('a', { file: '/nothing.txt' })).toEqual({ isDefault: true, records: [] });
  });
});

test('rfc 9309 2.2.1: whether records name a crawler does not depend on earlier queries', () => {
  const shared = openSite({
    origin: '',
    files: { '/robots.txt': 'User-agent: *\nUser-agent: a\nDisallow: /\n' },
  });
  for (const agents of [
    ['', 'a'],
    ['a', ''],
  ]) {
    const asking = prepare(shared, options);
    const isDefault = new Map(agents.map((agent) => [agent, asking.recordsFor(agent).isDefault]));
    expect([isDefault.get(''), isDefault.get('a')]).toEqual([true, false]);
  }
});
