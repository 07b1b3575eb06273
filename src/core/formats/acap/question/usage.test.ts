// The evaluation vectors of ACAP, and properties of every usage verdict.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { citeSource } from '../../../../messages/cite-source.ts';
import { explain } from '../../../../messages/explain/explain.ts';
import { acapVectors } from '../../../../testing/acap-vectors.ts';
import { ask, prepare } from '../../../questions/registry.ts';
import { type ReaderId, readers } from '../../../readers/registry.ts';
import { openSite } from '../../../workspace/site.ts';
import type { UsageOptions } from './usage-verdict.ts';

type Vector = (typeof acapVectors.evaluation)[number];

const siteOf = ({ file, files = {}, url }: Vector) =>
  openSite({
    origin: url.startsWith('/') ? '' : new URL(url).origin,
    files: { '/robots.txt': file, ...files },
  });

function optionsOf({ usage, purpose, capabilities, options }: Vector): UsageOptions {
  return {
    question: 'usage',
    usage,
    ...(purpose === undefined ? {} : { purpose }),
    ...(capabilities ? { capabilities } : {}),
    ...(options ? { options } : {}),
  };
}

test.each(acapVectors.evaluation.map((vector) => [vector.section, vector.id, vector.why, vector] as const))(
  'acap 1.1 %s: %s: %s',
  (_section, _id, _why, vector) => {
    const verdict = ask(siteOf(vector), { ...optionsOf(vector), agent: vector.crawler, url: vector.url });
    expect(verdict.answer).toBe(vector.expect.verdict);
    if (vector.expect.qualifiers)
      expect([...verdict.qualifiers].sort()).toEqual([...vector.expect.qualifiers].sort());
    if (vector.expect.incomplete !== undefined) expect(verdict.incomplete).toBe(vector.expect.incomplete);
    if (vector.expect.source) expect(verdict.source).toBe(vector.expect.source);
    const trace = verdict.trace();
    expect(trace.filter(({ outcome }) => outcome === 'decides')).toEqual([verdict.because()]);
  },
);

test('ours: the matrix has the same answers as single questions', () => {
  for (const vector of acapVectors.evaluation) {
    const prepared = prepare(siteOf(vector), optionsOf(vector));
    const agents = [vector.crawler, 'nobody-else', ''];
    const { answers, lines } = prepared.matrix(agents, [vector.url, '/']);
    const singles = [vector.url, '/'].flatMap((url) => agents.map((agent) => prepared(agent, url)));
    const list = ['allowed', 'prohibited', 'allowed-with-restrictions', 'unspecified'];
    expect([...answers].map((place) => list[place])).toEqual(singles.map(({ answer }) => answer));
    expect([...lines]).toEqual(
      singles.map(({ deciding }) => deciding.find(({ path }) => path === '/robots.txt')?.line ?? -1),
    );
  }
});

describe('any content of the file', () => {
  const word = fc.constantFrom(
    ...'ACAP-crawler: |ACAP-allow-|ACAP-disallow-|crawl|index|present|present-snippet|other|(x)|: |/|*|$|a|time-limit=|3-days|plus-terms'.split(
      '|',
    ),
    ...'ACAP-composite-usage: x |ACAP-qualified-usage: x |ACAP-resource-set: s |the-acap:resource-set:s|ACAP-usage-purpose: n|\n'.split(
      '|',
    ),
    ...'ACAP-version: 1.1|ACAP-ignore-conventional-records|User-agent: *\n|Disallow: /|ACAP-permissions-reference: /r.txt|#|\t'.split(
      '|',
    ),
  );
  const file = fc.array(word, { maxLength: 40 }).map((words) => words.join(''));
  test('ours: a usage question never throws, and one step decides', () => {
    fc.assert(
      fc.property(
        file,
        file,
        fc.string(),
        fc.constantFrom('crawl', 'present-snippet', 'other', 'train'),
        (text, other, path, usage) => {
          const site = openSite({ origin: '', files: { '/robots.txt': text, '/r.txt': other } });
          const verdict = ask(site, { question: 'usage', usage, purpose: 'n', agent: 'a', url: `/${path}` });
          expect(verdict.trace().filter(({ outcome }) => outcome === 'decides')).toHaveLength(1);
          expect(verdict.advice.carveOuts).toBeDefined();
        },
      ),
    );
  });
});

const acap = (...lines: readonly string[]) => `ACAP-version: 1.1\n${lines.join('\n')}\n`;

describe('the explanation of a usage', () => {
  const question = { question: 'usage', usage: 'other', agent: 'bot', url: '/a' } as const;
  const stepsOf = (files: Readonly<Record<string, string>>, options: Partial<UsageOptions> = {}) => {
    const verdict = ask(openSite({ origin: '', files }), { ...question, ...options });
    return { verdict, steps: verdict.trace() };
  };

  test('acap 1.1 2.4.3: allow-other with a restriction of other usages is a prohibition, by its line', () => {
    const { verdict, steps } = stepsOf({
      '/robots.txt': acap('ACAP-crawler: *', 'ACAP-allow-other: / time-limit=3-days'),
    });
    expect([verdict.answer, verdict.by?.line]).toEqual(['prohibited', 2]);
    expect(steps.filter(({ by }) => by?.line === 2).map(({ code }) => code)).toEqual([
      'acap-field-replaced',
      'acap-decides',
    ]);
  });

  test.each([
    ['nothing else', []],
    ['a permission', ['ACAP-crawler: bot', 'ACAP-allow-index: /']],
    ['a conventional rule', ['User-agent: *', 'Allow: /']],
  ])('acap 1.1 2.3.2 DEC: a reference to a file that is not loaded prohibits, with %s', (_what, lines) => {
    const head = lines[0]?.startsWith('User-agent') ? lines : [];
    const tail = head.length > 0 ? [] : lines;
    const reference = ['ACAP-crawler: bot', 'ACAP-permissions-reference: /more.txt'];
    for (const usage of ['crawl', 'index']) {
      const text = acap(...head, ...reference, ...tail);
      const { verdict, steps } = stepsOf({ '/robots.txt': text }, { usage });
      const line = head.length + 2;
      expect([verdict.answer, verdict.reason, verdict.by?.line]).toEqual([
        'prohibited',
        'reference-missing',
        line,
      ]);
      expect(steps.filter(({ outcome }) => outcome === 'decides')).toEqual([verdict.because()]);
      expect(verdict.because()).toMatchObject({ code: 'acap-reference-missing', by: { line } });
    }
  });

  test('acap 1.1: each step cites the section that it follows', () => {
    const files = {
      '/robots.txt': `User-agent: *\nDisallow: /a\n\n${acap(
        'ACAP-crawler: *',
        'ACAP-disallow-index: /',
        'ACAP-crawler: cat',
        'ACAP-allow-index: /',
        'ACAP-crawler: bot',
        'ACAP-allow-index: /b',
        'ACAP-allow-index: /a time-limit=soon',
        'ACAP-allow-index: /a time-limit=3-days',
        'ACAP-allow-index: /',
        'ACAP-allow-(gone): /',
        'ACAP-allow-index',
        'ACAP-usage-purpose: news',
        'ACAP-allow-index: /',
      )}`,
    };
    const citations = stepsOf(files, { usage: 'index' }).steps.map(({ code, source, by }) => [
      code,
      by ? by.line + 1 : 0,
      citeSource(source),
    ]);
    expect(citations).toEqual([
      ['acap-version', 4, 'ACAP 1.1 2.8'],
      ['acap-record-any', 5, 'ACAP 1.1 2.3.1'],
      ['acap-record-other', 7, 'ACAP 1.1 2.3.1'],
      ['acap-record-named', 9, 'ACAP 1.1 2.3.1'],
      ['acap-no-purpose', 0, 'ACAP 1.1 2.3.3'],
      ['acap-line-void', 15, 'ACAP 1.1 3'],
      ['acap-field-ignored', 14, 'ACAP 1.1 2.4.1.3'],
      ['acap-field-replaced', 11, 'ACAP 1.1 2.4.3'],
      ['acap-field-no-match', 10, 'ACAP 1.1 2.9'],
      ['acap-field-overridden', 6, 'ACAP 1.1 2.2.1'],
      ['acap-field-wider', 13, 'ACAP 1.1 2.4.6'],
      ['acap-tied', 11, 'ACAP 1.1 2.4.6'],
    ]);
    const crawl = stepsOf(files, { usage: 'crawl' }).steps.at(-1);
    expect([crawl?.code, crawl && citeSource(crawl.source)]).toEqual([
      'conventional-decides',
      'ACAP 1.1 2.10.2',
    ]);
    const cat = stepsOf({ '/robots.txt': acap('ACAP-crawler: *', 'ACAP-allow-index: / time-limit=3-days') });
    expect(citeSource(cat.verdict.because().source)).toBe('ACAP 1.1 2.4.3');
  });

  describe('acap 1.1 2.3.2 DEC: permissions that a reference names and that are not known suspend all others', () => {
    const refer = (to: string, ...lines: readonly string[]) =>
      acap('ACAP-crawler: bot', `ACAP-permissions-reference: ${to}`, ...lines);
    const own = ['ACAP-crawler: bot', 'ACAP-allow-index: /', 'ACAP-disallow-preserve: /'];
    const missing = { '/robots.txt': refer('/more.txt', ...own) };
    const chain = { ...missing, '/more.txt': refer('/end.txt', ...own), '/end.txt': acap(...own) };
    const loop = { '/robots.txt': refer('/robots.txt', ...own) };
    const sites = { missing, chain, 'a chain that is not loaded': { ...chain, '/end.txt': '' }, loop };

    test.each(Object.entries(sites))(
      '%s: every usage is prohibited, and one step decides',
      (_name, files) => {
        for (const usage of ['crawl', 'index', 'follow', 'present-link', 'other'] as const) {
          const { verdict, steps } = stepsOf(files, { usage });
          expect([usage, verdict.answer, verdict.incomplete]).toEqual([usage, 'prohibited', true]);
          expect(steps.filter(({ outcome }) => outcome === 'decides')).toEqual([verdict.because()]);
          expect(['acap-reference-missing', 'acap-reference-chain']).toContain(verdict.because().code);
        }
        expect(stepsOf(files, { usage: 'preserve' }).verdict.reason).toBe('field');
      },
    );

    test.each(Object.entries(sites))(
      '%s: a permission is suspended, and no sentence says that it decides',
      (_name, files) => {
        const { steps } = stepsOf(files, { usage: 'index' });
        expect(steps.map(({ code }) => code)).toContain('acap-suspended');
        for (const step of steps.filter(({ outcome }) => outcome !== 'decides'))
          expect(explain(step)).not.toMatch(/decide/);
      },
    );

    test('a conventional rule is suspended too', () => {
      for (const head of [
        ['User-agent: *', 'Allow: /'],
        ['User-agent: bot', 'Disallow: /b', 'Allow: /'],
      ]) {
        const files = { '/robots.txt': `${head.join('\n')}\n\n${missing['/robots.txt']}` };
        const { verdict, steps } = stepsOf(files, { usage: 'crawl' });
        expect(verdict.answer).toBe('prohibited');
        expect(steps.map(({ code }) => code)).toContain('conventional-suspended');
        for (const step of steps.filter(({ outcome }) => outcome !== 'decides'))
          expect(explain(step)).not.toMatch(/decide/);
      }
    });
  });

  test('acap 1.1 3: a line that its syntax makes void is mentioned to the crawlers of its record', () => {
    const text = acap(
      'ACAP-crawler: bot',
      'ACAP-allow-other: /',
      'ACAP-allow-index: /',
      'ACAP-crawler: cat',
      'ACAP-allow-index',
    );
    const { steps } = stepsOf({ '/robots.txt': text }, { usage: 'index' });
    expect(steps.filter(({ code }) => code === 'acap-line-void').map(({ by }) => by?.line)).toEqual([2]);
  });

  test('acap 1.1 2.3.2 DEC: conventional records of a referenced file are not read, and the explanation says so', () => {
    const reference = acap('ACAP-crawler: *', 'ACAP-permissions-reference: /more.txt');
    const more = `User-agent: *\nDisallow: /\n\n${acap('ACAP-crawler: *', 'ACAP-disallow-index: /')}`;
    const files = { '/robots.txt': reference, '/more.txt': more };
    const { verdict, steps } = stepsOf(files, { usage: 'crawl' });
    expect([verdict.answer, verdict.reason]).toEqual(['unspecified', 'silence']);
    expect(explain(steps.find(({ code }) => code === 'acap-reference')!)).toContain(
      'its conventional records are not',
    );
    expect(steps.map(({ code }) => code)).not.toContain('conventional-reader');
    expect(stepsOf(files, { usage: 'index' }).verdict.answer).toBe('prohibited');
    const own = { ...files, '/robots.txt': `User-agent: *\nDisallow: /b\n\n${reference}` };
    const codes = stepsOf(own, { usage: 'crawl' }).steps.map(({ code }) => code);
    expect(codes).toContain('conventional-reader');
    expect(codes).toContain('conventional-silent');
  });

  test.each(['Disallow:', 'Allow:'])(
    'draft 1 3.2.2: %s without a path has no effect for any reader',
    (rule) => {
      const files = { '/robots.txt': `User-agent: *\n${rule}\n` };
      const answers = readers.map((reader) => stepsOf(files, { usage: 'crawl', reader }).verdict.answer);
      expect(new Set(answers)).toEqual(new Set(['unspecified']));
    },
  );

  test('cpython urllib.robotparser: below a rule without a path no rule is reached', () => {
    const files = { '/robots.txt': 'User-agent: *\nDisallow:\nDisallow: /\n' };
    const answerOf = (reader: ReaderId) => stepsOf(files, { usage: 'crawl', reader }).verdict.answer;
    expect([answerOf('python-urllib-3.12'), answerOf('rfc9309')]).toEqual(['unspecified', 'prohibited']);
  });

  test('acap 1.1 2.10.2: conventional records are read as the selected reader reads them', () => {
    const files = { '/robots.txt': 'User-agent: *\nDisallow: /\nAllow: /a\n' };
    const results = (['rfc9309', 'koster-1997-internet-draft'] as const).map((reader) => {
      const { verdict, steps } = stepsOf(files, { usage: 'crawl', reader });
      const step = steps.find(({ code }) => code === 'conventional-reader');
      return [verdict.answer, step?.params];
    });
    expect(results).toMatchObject([
      ['allowed', { reader: { id: 'rfc9309' } }],
      ['prohibited', { reader: { id: 'koster-1997-internet-draft' } }],
    ]);
  });
});

describe('product: crawlers share a column only if they get the same answer for every URL', () => {
  const site = openSite({
    origin: '',
    files: {
      '/robots.txt': [
        'User-agent: a',
        'Disallow: /x',
        '',
        'User-agent: b',
        'Disallow: /x',
        '',
        'User-agent: c',
        'Allow: /x',
        '',
        'ACAP-crawler: *',
        'ACAP-disallow-crawl: /y',
      ].join('\n'),
    },
  });
  const rulesFor = (usage: UsageOptions['usage']) => {
    const { rulesOf } = prepare(site, { question: 'usage', usage });
    return ['a', 'b', 'c', 'd'].map((agent) => rulesOf?.(agent));
  };

  test('acap 1.1 2.10: equal conventional records have the same rules for crawling', () => {
    const [a, b, c, d] = rulesFor('crawl');
    expect(a).toBe(b);
    expect(new Set([a, c, d]).size).toBe(3);
  });

  test('acap 1.1 2.10: conventional records say nothing of other usages', () => {
    expect(new Set(rulesFor('index')).size).toBe(1);
  });

  test.each(acapVectors.evaluation.map((vector) => [vector.id, vector] as const))(
    'acap 1.1: vector %s',
    (_id, vector) => {
      const prepared = prepare(siteOf(vector), optionsOf(vector));
      const agents = [vector.crawler, '', 'another', 'Googlebot'];
      for (const one of agents)
        for (const other of agents)
          if (prepared.rulesOf?.(one) === prepared.rulesOf?.(other))
            expect(prepared(one, vector.url).answer).toBe(prepared(other, vector.url).answer);
    },
  );
});
