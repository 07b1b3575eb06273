// Whether a data set is announced. The memo has no field for this: the tests cover our reading, based on the
// memo's rules.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgeCaseTexts } from '../../../../testing/arbitraries/edge-case-files.ts';
import { policyText, runs, typed } from '../../../../testing/arbitraries/edits.ts';
import { longTest } from '../../../../testing/long-test.ts';
import { filterVectors, vectorText } from '../../../../testing/robots-vectors.ts';
import { sentenceOf } from '../../../../testing/sentence-of.ts';
import {
  applyEdits,
  ask,
  catalogueOf,
  type DatasetOptions,
  datasetAnswers,
  openSite,
  prepare,
  readers,
} from '../../../index.ts';

const portal = [
  'User-agent: *', // 1
  'Contact: data@city.example',
  'Allow: /data/air.csv', // 3
  'Title: Air quality # hourly',
  'License: https://creativecommons.org/licenses/by/4.0/',
  '# the stops',
  'Allow: /data/stops.json', // 7
  'title: Stops',
  'Title: Bus stops',
  'Disallow: /data/drafts/', // 10
  'Reason: not yet ready',
  'Allow: /data/', // 12
  'Title: All the rest',
  'Disallow: /',
  '',
  'Title: behind a blank line',
].join('\n');

const siteOf = (text: string, origin = 'http://city.example') =>
  openSite({ origin, files: { '/data.txt': text } });
const site = siteOf(portal);
const about = (url: string, more: Partial<DatasetOptions> & { agent?: string } = {}) =>
  ask(site, { question: 'dataset', url, ...more });

describe('our reading of data.txt: an Allow announces, a Disallow closes, the lines below describe it', () => {
  test.each([
    [
      'data.txt 3.2.2: the first rule that matches decides',
      '/data/air.csv',
      'announced',
      3,
      ['Title', 'License'],
    ],
    [
      'data.txt 3.2.2: any text may follow the path',
      '/data/air.csv.gz',
      'announced',
      3,
      ['Title', 'License'],
    ],
    [
      'ours: names as written, in order, repeats kept',
      '/data/stops.json',
      'announced',
      7,
      ['title', 'Title'],
    ],
    ['data.txt 3.2.2: an earlier Disallow', '/data/drafts/x.csv', 'closed', 10, ['Reason']],
    ['ours: a folder', '/data/births/1950.csv', 'announced', 12, ['Title']],
    ['ours: a blank line ends the record and its description', '/elsewhere', 'closed', 14, []],
    [
      'data.txt 3.2.2: octets are compared, %xx decoded',
      '/d%61ta/air.csv',
      'announced',
      3,
      ['Title', 'License'],
    ],
  ] as const)('%s', (_name, url, answer, line, names) => {
    const verdict = about(url);
    expect([verdict.answer, verdict.by?.line, verdict.reason]).toEqual([answer, line - 1, 'rule']);
    expect(verdict.metadata.map(({ name }) => name)).toEqual(names);
    expect(verdict.key).toBe(answer);
  });

  test('ours: a value ends before its comment, and has its line number', () => {
    expect(about('/data/air.csv').metadata[0]).toEqual({ name: 'Title', value: 'Air quality', line: 3 });
  });

  test.each([
    [
      'ours: nothing is mentioned without a record for the crawler',
      'User-agent: a\nAllow: /x',
      '/x',
      'no-record',
    ],
    ['ours: nothing is mentioned without a rule that matches', 'User-agent: *\nAllow: /x', '/y', 'no-rule'],
    ['ours: nothing is mentioned in an empty file', '', '/x', 'no-record'],
    [
      'data.txt 3.2.2: no rule applies to the file itself',
      'User-agent: *\nAllow: /',
      '/data.txt',
      'own-file',
    ],
    ['ours (C1): no rule applies to /robots.txt', 'User-agent: *\nDisallow: /', '/robots.txt', 'own-file'],
    ['data.txt 3.3: an empty path has no effect', 'User-agent: *\nAllow:\nTitle: x', '/x', 'no-rule'],
  ])('%s', (_name, text, url, reason) => {
    const verdict = ask(siteOf(text), { question: 'dataset', url });
    expect([verdict.answer, verdict.reason, verdict.by, verdict.metadata]).toEqual([
      'not-mentioned',
      reason,
      undefined,
      [],
    ]);
  });

  test('data.txt 3.2.1: the record that names the crawler, or else the one for any', () => {
    const two = siteOf('User-agent: tool\nAllow: /x\nTitle: for tool\n\nUser-agent: *\nDisallow: /x');
    const answerFor = (agent?: string) =>
      ask(two, { question: 'dataset', url: '/x', ...(agent === undefined ? {} : { agent }) }).answer;
    expect([answerFor('Tool'), answerFor('other'), answerFor(), answerFor('')]).toEqual([
      'announced',
      'closed',
      'closed',
      'closed',
    ]);
  });

  test('data.txt 3.3: names are whole, so that a field that another reader treats as a rule is a describing line', () => {
    const odd = siteOf('User-agent: *\nAllow: /x\nTitle: a\nDisalow: /y\nLicense: b');
    expect(ask(odd, { question: 'dataset', url: '/x' }).metadata.map(({ name }) => name)).toEqual([
      'Title',
      'Disalow',
      'License',
    ]);
  });
});

describe('a file that is not read', () => {
  test.each([
    ['data.txt 3.1: 404', { status: 404 }],
    ['ours (data.txt 3.1): 403', { status: 403 }],
    ['ours (data.txt 3.1): 503', { status: 503 }],
    ['ours (data.txt 3.1): no answer', { status: 'timeout' }],
    ['ours: a missing file', { file: '/nothing.txt' }],
  ] as const)('%s: unknown, for every URL of the site', (_name, more) => {
    for (const url of ['/data/air.csv', '/data.txt']) {
      const verdict = about(url, more);
      expect([verdict.answer, verdict.reason, verdict.by]).toEqual(['unknown', 'status', undefined]);
      expect(verdict.trace().at(-1)).toEqual(verdict.because());
    }
    expect(catalogueOf(site, more)).toMatchObject({ state: 'unknown', announced: [] });
  });

  test('ours (data.txt 3.1): redirects are followed', () => {
    expect(about('/data/air.csv', { status: 301, redirects: 9 }).answer).toBe('announced');
  });

  test('ours: another site is unknown', () => {
    expect(about('http://other.example/data/air.csv')).toMatchObject({
      answer: 'unknown',
      reason: 'other-site',
    });
  });

  test('data.txt 3.1 and 3.2.1 (C16): 404 answers two questions, and the steps of fetching have both', () => {
    const empty = openSite({ origin: '', files: {} });
    const verdict = ask(empty, { question: 'fetch', reader: 'data.txt', agent: '', url: '/x' });
    expect(verdict.answer).toBe('no-information');
    expect(verdict.trace().map(({ code }) => code)).toEqual(['file-absent', 'access-unlimited', 'status']);
    expect(ask(empty, { question: 'dataset', url: '/x' }).answer).toBe('unknown');
    const rfc = ask(empty, { question: 'fetch', reader: 'rfc9309', agent: '', url: '/x' });
    expect(rfc.trace().map(({ code }) => code)).not.toContain('access-unlimited');
  });
});

test('every vector of data.txt that a rule decides: an Allow announces, a Disallow closes', () => {
  const vectors = filterVectors('decide', 'path-match').filter(({ profile }) => profile === 'data.txt');
  expect(vectors.length).toBeGreaterThan(100);
  for (const { id, file, agent, url, expect: answer, decides } of vectors) {
    const verdict = ask(openSite({ origin: '', files: { '/data.txt': vectorText(file) } }), {
      question: 'dataset',
      agent,
      url,
    });
    const expected =
      decides.reason !== 'rule' ? 'not-mentioned' : answer === 'allow' ? 'announced' : 'closed';
    if (decides.reason === 'other-site') continue;
    expect([id, verdict.answer, verdict.by?.line]).toEqual([
      id,
      expected,
      decides.reason === 'rule' ? decides.line! - 1 : undefined,
    ]);
  }
});

describe('the trace', () => {
  test('ours: the record, the rule, and the describing lines', () => {
    const steps = about('/data/air.csv').trace();
    expect(steps.map(({ code }) => code)).toEqual(
      expect.arrayContaining([
        'file-read',
        'record-default',
        'rule-first',
        'dataset-announced',
        'dataset-described',
      ]),
    );
    expect(steps.slice(-2).map((step) => sentenceOf(step))).toEqual([
      'Line 4 describes the data: Title: Air quality.',
      'Line 5 describes the data: License: https://creativecommons.org/licenses/by/4.0/.',
    ]);
    expect(sentenceOf(about('/data/births/x'))).toContain('Line 12 decides');
    expect(
      sentenceOf(
        about('/data/births/x')
          .trace()
          .find(({ code }) => code === 'dataset-announced')!,
      ),
    ).toContain('a folder of data sets');
  });

  const anything = fc.tuple(policyText, typed, typed);
  test('property: for any file, crawler and URL, one step decides, the matrix agrees, and nothing throws', () => {
    fc.assert(
      fc.property(
        anything,
        fc.constantFrom(200, 404, 503, 'network' as const),
        ([text, agent, url], status) => {
          const one = siteOf(text);
          const query = prepare(one, { question: 'dataset', status });
          const urls = [url, '/a', '/b/c', '/data.txt', 'http://x.example/'];
          const matrix = query.matrix([agent], urls);
          urls.forEach((each, row) => {
            const verdict = query(agent, each);
            const trace = verdict.trace();
            expect(trace.filter(({ outcome }) => outcome === 'decides')).toEqual([verdict.because()]);
            expect(datasetAnswers[matrix.answers[row]!]).toBe(verdict.answer);
            expect(matrix.lines[row]).toBe(
              verdict.answer === 'unknown' ? matrix.lines[row] : (verdict.by?.line ?? -1),
            );
            for (const step of trace) expect(sentenceOf(step)).not.toBe('');
          });
        },
      ),
      { numRuns: runs(300) },
    );
  });

  test.each(Object.entries(edgeCaseTexts))('nothing throws for an unusual file: %s', (_name, text) => {
    expect(datasetAnswers).toContain(ask(siteOf(text), { question: 'dataset', url: '/a' }).answer);
    expect(catalogueOf(siteOf(text)).state).toBe('read');
  });
});

describe('the catalogue', () => {
  test('ours: announced and closed data sets, and the description of the whole list', () => {
    const { metadata, announced, closed, idle } = catalogueOf(site);
    expect(metadata).toEqual([{ name: 'Contact', value: 'data@city.example', line: 1 }]);
    expect(announced.map(({ path, line, folder }) => [path, line + 1, folder])).toEqual([
      ['/data/air.csv', 3, false],
      ['/data/stops.json', 7, false],
      ['/data/', 12, true],
    ]);
    expect(announced[0]!.url).toBe('http://city.example/data/air.csv');
    expect(closed.map(({ path, metadata: why }) => [path, why.map(({ value }) => value)])).toEqual([
      ['/data/drafts/', ['not yet ready']],
      ['/', []],
    ]);
    expect(idle).toEqual([]);
  });

  test('ours: an Allow that announces nothing is listed separately, with the reason', () => {
    const text =
      'User-agent: *\nAllow: /d/\nAllow: /d/x.csv\nAllow: data.csv\nAllow: /q?x\nAllow: /data.txt\nAllow:\nAllow: http://a.example/x';
    expect(catalogueOf(siteOf(text)).idle.map(({ path, why, coveredBy }) => [path, why, coveredBy])).toEqual([
      ['/d/x.csv', 'covered', 1],
      ['data.csv', 'matches-nothing', undefined],
      ['/q?x', 'matches-nothing', undefined],
      ['/data.txt', 'own-file', undefined],
      ['http://a.example/x', 'matches-nothing', undefined],
    ]);
  });

  test('property: every data set that is listed as announced is announced, by its line and with its description', () => {
    const line = fc.constantFrom(
      'User-agent: *',
      'User-agent: a',
      'Allow: /',
      'Allow: /a',
      'Allow: /a/b',
      'Allow: /%61',
      'Allow: /é',
      'Disallow: /a',
      'Disallow: /b',
      'Allow: b',
      'Title: x',
      'Title:',
      'X-Y: z',
      '# c',
      '',
      'Disalow: /q',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), fc.constantFrom('', 'a'), (lines, agent) => {
        const one = siteOf(['User-agent: *', ...lines].join('\n'));
        const list = catalogueOf(one, { agent });
        for (const { url, line: ownLine, metadata } of list.announced) {
          const verdict = ask(one, { question: 'dataset', agent, url });
          expect([verdict.answer, verdict.by?.line, verdict.metadata]).toEqual([
            'announced',
            ownLine,
            metadata,
          ]);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  test('ours: a file of Latin-1 is listed too, and its octets are compared', () => {
    const bytes = Uint8Array.from(Buffer.from('User-agent: *\nAllow: /\xe9\n', 'latin1'));
    const latin = openSite({ origin: '', files: { '/data.txt': bytes } });
    expect(catalogueOf(latin).announced).toHaveLength(1);
  });

  longTest('ours: fifty thousand data sets with their lines are listed and queried', () => {
    const lines = Array.from({ length: 50_000 }, (_, i) => `Allow: /d/${i}/\nTitle: ${i}`);
    const big = siteOf(['User-agent: *', ...lines].join('\n'));
    expect(catalogueOf(big).announced).toHaveLength(50_000);
    const query = prepare(big, { question: 'dataset' });
    for (let i = 0; i < 50_000; i += 7) expect(query('', `/d/${i}/`).metadata[0]?.value).toBe(String(i));
  });
});

test('ours: describing lines do not affect other readers: fetching has the same answers without them', () => {
  const bare = siteOf(portal.replaceAll(/^(?:Title|title|License|Contact|Reason).*\n/gm, ''));
  for (const reader of readers)
    for (const url of ['/data/air.csv', '/data/drafts/x', '/x']) {
      const askFetch = (one: typeof site) =>
        ask(one, { question: 'fetch', reader, file: '/data.txt', agent: '', url });
      expect(askFetch(site).answer).toBe(askFetch(bare).answer);
    }
  expect(applyEdits(site, '/data.txt', [])).toBe(site);
});
