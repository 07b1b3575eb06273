import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agentToken, robotsText, url } from '../../../testing/arbitraries/robots-txt.ts';
import { filterVectors, vectorText } from '../../../testing/robots-vectors.ts';
import { applyEdits } from '../../document/edits.ts';
import { readSource, type Source, sourceOfText, textOfSource } from '../../document/source.ts';
import { formatOfPath } from '../../formats/file-formats.ts';
import { prepareAnswers } from '../../formats/rep/question/prepare-answers.ts';
import { runSync } from '../../questions/cooperative-task.ts';
import { readers as allReaders, readerOf } from '../../readers/registry.ts';
import { type CheckedFix, checkFixesTask, findFixesTask, type KnownFixes } from './fix-check.ts';
import { findCausesTask } from './reader-causes.ts';
import { readerDiffTask } from './reader-diff.ts';

const file = '/robots.txt';
/** The readers that the specification's examples are about. Any other reader would change the agreement. */
const five = ['koster-1996', 'koster-1997-internet-draft', 'data.txt', 'rfc9309', 'google'];
const readers = allReaders.filter(({ id }) => five.includes(id));
const siteWith = (source: Source) => ({
  origin: 'http://h.example',
  files: new Map([[file, { source, format: formatOfPath(file) }]]),
});

/** Returns the causes of a table, with their fixes. */
function mended(
  source: Source,
  lens: string,
  agents: readonly string[],
  urls: readonly string[],
  among = readers,
) {
  const place = among.findIndex(({ id }) => id === lens);
  const diff = runSync(readerDiffTask({ site: siteWith(source), file }, among, { agents, urls }));
  const causes = runSync(findCausesTask(diff, place));
  return causes.map((cause) => ({
    cause,
    place,
    fixes: runSync(checkFixesTask(diff, cause, place, { agents, urls }, causes)),
  }));
}

const after = (source: Source, { edits }: CheckedFix) => textOfSource(applyEdits(source, edits));

/** Returns the text after the best fix of each cause that has one, and before it the options of the cause. */
function results(text: string, lens: string, agents: readonly string[], urls: readonly string[]) {
  const source = sourceOfText(text);
  return mended(source, lens, agents, urls).flatMap(({ cause, fixes }) =>
    fixes[0] ? [[cause.options.join(' '), fixes[0].code, after(source, fixes[0])]] : [],
  );
}

type Row = readonly [
  name: string,
  text: string,
  agent: string,
  address: string,
  code: string,
  result: string,
];

test('cpython GH-138908: for Python before and after RFC 9309 came to it, the rule that decides moves up', () => {
  const pythons = allReaders.filter(({ id }) => id.startsWith('python'));
  const source = sourceOfText('User-agent: *\nDisallow: /\nAllow: /public/\n');
  const [one] = mended(source, 'python-urllib-3.14', ['zed'], ['/public/a'], pythons);
  expect(one?.cause.options).toEqual(['rule.choice']);
  expect(one?.fixes.map(({ code, still }) => [code, still])).toEqual([['move-rules-up', []]]);
  expect(after(source, one!.fixes[0]!)).toBe('User-agent: *\nAllow: /public/\nDisallow: /\n');
});

/** Examples of readers, and the fixes that make readers agree about them. The lens is RFC 9309. */
const rows: readonly Row[] = [
  [
    'E-01 rule order',
    'User-agent: *\nDisallow: /\nAllow: /public/\n',
    'zed',
    '/public/a',
    'move-rules-up',
    'User-agent: *\nAllow: /public/\nDisallow: /\n',
  ],
  [
    'E-04 rule order',
    'User-agent: *\nAllow: /shop\n# till\nDisallow: /shop/cart\n',
    'zed',
    '/shop/cart/1',
    'move-rules-up',
    'User-agent: *\n# till\nDisallow: /shop/cart\nAllow: /shop\n',
  ],
  [
    'E-09 trailing star',
    'User-agent: *\nDisallow: /x*\n',
    'zed',
    '/xyz',
    'drop-trailing-star',
    'User-agent: *\nDisallow: /x\n',
  ],
  [
    'E-08 bare star',
    'User-agent: *\nDisallow: *\n',
    'zed',
    '/xyz',
    'drop-trailing-star',
    'User-agent: *\nDisallow: /\n',
  ],
  [
    'E-06 star',
    'User-agent: *\nDisallow: /*.gif\n',
    'zed',
    '/img/a.gif',
    'list-urls',
    'User-agent: *\nDisallow: /img/a.gif\nDisallow: /*.gif\n',
  ],
  [
    'E-15 escape',
    'User-agent: *\nDisallow: /%7ejoe/\n',
    'zed',
    '/~joe/x',
    'other-spelling',
    'User-agent: *\nDisallow: /~joe/\nDisallow: /%7ejoe/\n',
  ],
  [
    'E-21 query',
    'User-agent: *\nDisallow: /s?q=\n',
    'zed',
    '/s?q=x',
    'drop-query',
    'User-agent: *\nDisallow: /s\n',
  ],
  [
    'E-24 blank between agents',
    'User-agent: aa\n\nUser-agent: bb\nDisallow: /\n',
    'aa',
    '/x',
    'delete-blank-lines',
    'User-agent: aa\nUser-agent: bb\nDisallow: /\n',
  ],
  [
    'E-25 blank between rules',
    'User-agent: *\nDisallow: /x\n\n# why\nDisallow: /y\n',
    'zed',
    '/y',
    'delete-blank-lines',
    'User-agent: *\nDisallow: /x\n# why\nDisallow: /y\n',
  ],
  [
    'E-26 several records',
    'User-agent: zed\nDisallow: /x\n\nUser-agent: zed\nDisallow: /y\n',
    'zed',
    '/y',
    'join-records',
    'User-agent: zed\nDisallow: /x\nDisallow: /y\n',
  ],
  [
    'E-27 several default records',
    'User-agent: *\nDisallow: /x\n\nUser-agent: *\nDisallow: /y\n',
    'zed',
    '/y',
    'join-records',
    'User-agent: *\nDisallow: /x\nDisallow: /y\n',
  ],
  [
    'E-38 another field',
    'User-agent: aa\nSitemap: http://h.example/s\nUser-agent: bb\nDisallow: /\n',
    'aa',
    '/x',
    'move-others-out',
    'Sitemap: http://h.example/s\n\nUser-agent: aa\nUser-agent: bb\nDisallow: /\n',
  ],
  [
    'E-40 no rules',
    'User-agent: *\nDisallow: /\n\nUser-agent: q\n',
    'q',
    '/x',
    'write-empty-rule',
    'User-agent: *\nDisallow: /\n\nUser-agent: q\nDisallow:\n',
  ],
  [
    'E-41 misspelt',
    'User-agent: *\nDisalow: /\n',
    'zed',
    '/x',
    'write-names',
    'User-agent: *\nDisallow: /\n',
  ],
  [
    'E-43 no colon',
    'User-agent *\nDisallow / # all\n',
    'zed',
    '/x',
    'write-names',
    'User-agent: *\nDisallow: / # all\n',
  ],
  [
    'E-44 no hyphen',
    'useragent: *\nDisallow: /\n',
    'zed',
    '/x',
    'write-names',
    'User-agent: *\nDisallow: /\n',
  ],
  [
    'E-45 byte order mark',
    '\ufeffUser-agent: *\nDisallow: /\n',
    'zed',
    '/x',
    'write-first-line',
    '#\nUser-agent: *\nDisallow: /\n',
  ],
  [
    'E-39 another field makes a record',
    'User-agent: aa\nCrawl-delay: 3\n\nUser-agent: *\nDisallow: /\n',
    'aa',
    '/x',
    'write-empty-rule',
    'User-agent: aa\nCrawl-delay: 3\nDisallow:\n\nUser-agent: *\nDisallow: /\n',
  ],
  [
    'E-36 list',
    'User-agent: aa, bb # both\nDisallow: /\n',
    'aa',
    '/x',
    'split-agents',
    'User-agent: aa # both\nUser-agent: bb\nDisallow: /\n',
  ],
  [
    'E-30 version',
    'User-agent: FooBot/1.0\nDisallow: /\n',
    'FooBot',
    '/x',
    'repeat-agents',
    'User-agent: FooBot/1.0\nUser-agent: FooBot\nDisallow: /\n',
  ],
  [
    'E-28 part of a name',
    'User-agent: googlebot-news\nDisallow: /\n',
    'googlebot',
    '/x',
    'own-record',
    'User-agent: googlebot\nDisallow: \n\nUser-agent: googlebot-news\nDisallow: /\n',
  ],
  [
    'E-29 first that contains the name',
    'User-agent: web-old\nDisallow:\n\nUser-agent: web\nDisallow: /\n',
    'web',
    '/x',
    'move-record-up',
    'User-agent: web\nDisallow: /\n\nUser-agent: web-old\nDisallow:\n',
  ],
];

describe('readers: a fix that makes readers agree', () => {
  test.each(rows)('%s', (_, text, agent, address, code, result) => {
    const found = results(text, 'rfc9309', [agent], [address]);
    expect(found.map(([, ...fix]) => fix)).toContainEqual([code, result]);
  });
});

describe('agent quirks: a crawler that selects its records in a special way gets a record that names it', () => {
  const star = 'User-agent: *\nDisallow: /x\n';
  const both = 'User-agent: Googlebot\nDisallow: /g\n\nUser-agent: *\nDisallow: /x\n';
  const ads = 'User-agent: AdsBot-Google\n';
  const image = 'User-agent: Googlebot-Image\n';
  test.each([
    [
      'no rule where the lens knows that it ignores the star',
      star,
      'google',
      ['AdsBot-Google'],
      `${ads}Disallow: \n\n`,
    ],
    [
      'those for all others where it does not',
      star,
      'koster-1996',
      ['AdsBot-Google'],
      `${ads}Disallow: /x\n\n`,
    ],
    [
      'those of the name that it falls back to',
      both,
      'google',
      ['Googlebot-Image'],
      `${image}Disallow: /g\n\n`,
    ],
    [
      'each its own',
      both,
      'google',
      ['AdsBot-Google', 'Googlebot-Image'],
      `${ads}Disallow: \n\n${image}Disallow: /g\n\n`,
    ],
  ])('%s', (_, text, lens, agents, above) => {
    const among = readers.filter(({ id }) => id === 'google' || id === 'koster-1996');
    const source = sourceOfText(text);
    const found = mended(source, lens, agents, ['/x'], among);
    expect(found.map(({ cause }) => cause.options)).toEqual([['quirks']]);
    const [fix] = found[0]!.fixes;
    expect(fix).toMatchObject({ code: 'own-record', words: agents, still: [], keeps: true, differing: 0 });
    expect(after(source, fix!)).toBe(above + text);
  });
});

describe('ours: if no single fix makes readers agree, two may', () => {
  const rest = '\nDisallow: /b\n';
  test.each([
    [
      'E-41, E-25 a misspelt rule behind a blank line',
      'User-agent: *\nDisallow: /a\n\nDisalow: /b\n',
      [3],
      [2],
    ],
    ['E-41, E-23 a blank line above a misspelt rule', 'User-agent: *\n\nDisalow: /b\n', [2], [1]],
  ])('readers %s', (_, text, written, deleted) => {
    for (const lens of ['rfc9309', 'koster-1996']) {
      const source = sourceOfText(text);
      const fixes = mended(source, lens, ['zed'], ['/b']).flatMap((found) => found.fixes);
      expect(fixes).toHaveLength(1);
      expect(fixes[0]).toMatchObject({ code: 'write-names', lines: written, still: [], answer: 'deny' });
      expect(fixes[0]!.and).toEqual({ code: 'delete-blank-lines', lines: deleted, words: [] });
      expect(after(source, fixes[0]!)).toBe(text.replace('\n\nDisalow: /b\n', rest));
    }
  });

  test('a fix that helps alone is offered alone', () => {
    const source = sourceOfText('User-agent: *\nDisalow: /a\n\nDisallow: /b\n');
    const fixes = mended(source, 'rfc9309', ['zed'], ['/a', '/b']).flatMap((found) => found.fixes);
    expect(fixes.map(({ code, and }) => [code, and])).toEqual([
      ['write-names', undefined],
      ['delete-blank-lines', undefined],
    ]);
  });
});

describe('ours: the outcome of a fix', () => {
  const text = 'User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /a/b/c\n';
  const fixesOf = (list: ReturnType<typeof mended>) => list.flatMap(({ fixes }) => fixes);

  test('rules are sorted by decreasing length, Allow first among equally long ones', () => {
    const source = sourceOfText(
      'User-agent: *\nDisallow: /\nDisallow: /b/\n# open\nAllow: /b/\n# c\nAllow: /b/c\n',
    );
    const fixes = fixesOf(mended(source, 'rfc9309', ['x'], ['/b/c', '/b/d']));
    const sorted = fixes.find(({ code }) => code === 'sort-rules');
    expect(sorted && after(source, sorted)).toBe(
      'User-agent: *\n# c\nAllow: /b/c\n# open\nAllow: /b/\nDisallow: /b/\nDisallow: /\n',
    );
    expect(sorted?.lines).toEqual([4, 6]);
  });

  test('a fix reports which readers agree, their answers, and which other cells it changes', () => {
    const source = sourceOfText('User-agent: *\nDisallow: /s?q=\n');
    const urls = ['/s?q=x', '/s?z', '/t'];
    const [fix] = fixesOf(mended(source, 'rfc9309', ['x', 'y'], urls));
    expect(fix).toMatchObject({ code: 'drop-query', still: [], answer: 'deny', changes: 2, differing: 0 });
    const everybody = [...readers.keys()];
    expect(fix!.listed).toEqual([
      { agents: ['x', 'y'], url: '/s?z', before: 'allow', after: 'deny', readers: everybody },
    ]);
  });

  test('a byte order mark gets its own line also in a file that is not UTF-8', () => {
    const file = '\xef\xbb\xbfUser-agent: *\nDisallow: /\n#\xff\n';
    const source = readSource(Uint8Array.from(file, (octet) => octet.charCodeAt(0)));
    const fix = fixesOf(mended(source, 'rfc9309', ['x'], ['/'])).find(
      ({ code }) => code === 'write-first-line',
    );
    expect(fix && after(source, fix)).toBe('\xef\xbb\xbf#\nUser-agent: *\nDisallow: /\n#\xff\n');
  });

  test('where no change of the file helps, none is offered', () => {
    const source = sourceOfText(`User-agent: *\nDisallow: /${'x'.repeat(16_700)}\n`);
    expect(fixesOf(mended(source, 'rfc9309', ['x'], [`/${'x'.repeat(16_660)}`]))).toEqual([]);
  });

  test('a folder is allowed by a separate rule if all differing readers support wildcards', () => {
    const modern = readers.filter(({ path }) => path.wildcards);
    const source = sourceOfText('User-agent: *\nAllow: /d/index.html\nDisallow: /\n');
    const [fix] = fixesOf(mended(source, 'rfc9309', ['zed'], ['/d/'], modern));
    expect(fix).toMatchObject({ code: 'index-folder', still: [], answer: 'allow', keeps: false });
    expect(after(source, fix!)).toBe('User-agent: *\nAllow: /d/$\nAllow: /d/index.html\nDisallow: /\n');
  });

  test('product: a fix after which readers disagree on as many answers is not offered', () => {
    const among = allReaders.filter(({ id }) =>
      ['rfc9309', 'yandex', 'koster-1996', 'norobots-1994'].includes(id),
    );
    const source = sourceOfText('User-agent: *\nDisallow: /\nAllow: /a\n');
    // Moving Allow up helps the readers that take the first rule. The one that ignores Allow still disagrees.
    const causes = mended(source, 'rfc9309', ['zed', ''], ['/', '/a', '/a/b'], among);
    expect(causes.map(({ cause }) => cause.count)).toContain(4);
    expect(causes.flatMap(({ fixes }) => fixes.filter(({ differing }) => differing >= 4))).toEqual([]);
  });

  test('product: an edit that blocks the home page for a crawler that may fetch it is not offered', () => {
    const source = sourceOfText('User-agent: *\nDisallow: /*?page=\n');
    // Without its query, the path matches every URL.
    for (const urls of [['/a?page=1'], ['/a?page=1', '/', '/b']])
      expect(fixesOf(mended(source, 'rfc9309', ['x'], urls)).map(({ code }) => code)).not.toContain(
        'drop-query',
      );
  });

  test('product: an edit of several lines that changes more answers than it joins is not offered', () => {
    const source = sourceOfText('User-agent: *\nDisallow: /s?q=\nDisallow: /t?q=\n');
    const urls = ['/s?q=x', '/t?q=x', '/s?1', '/s?2', '/t?3'];
    const codes = fixesOf(mended(source, 'rfc9309', ['x'], urls)).map(({ code }) => code);
    expect(codes).not.toContain('drop-query');
    const few = fixesOf(mended(source, 'rfc9309', ['x'], urls.slice(0, 4)));
    expect(few.map(({ code, changes }) => [code, changes])).toContainEqual(['drop-query', 2]);
  });

  test('product: a correction of many lines is offered whatever else it changes: its author meant all of it', () => {
    const rules = Array.from({ length: 6 }, (_, i) => `Disallow /${i}\n`).join('');
    const source = sourceOfText(`User-agent: *\n${rules}\nUser-agent: GPTBot\nDisallow: /\n`);
    // Google's reader is asked about the crawlers of Google only.
    const others = ['bingbot', 'YandexBot', 'CCBot', 'ClaudeBot', 'PerplexityBot', 'Amazonbot'];
    const table = { agents: ['Googlebot', ...others], urls: ['/'] };
    const among = allReaders.filter(({ id }) => id === 'rfc9309' || id === 'google');
    const asked = { site: siteWith(source), file, reference: readerOf('rfc9309') };
    const diff = runSync(readerDiffTask(asked, among, table));
    const [cause] = runSync(findCausesTask(diff, 0));
    expect(runSync(checkFixesTask(diff, cause!, 0, table))).toMatchObject([
      { code: 'write-names', lines: [1, 2, 3, 4, 5, 6], still: [], changes: 6 },
    ]);
  });

  test('product: a cause without a fix names the fix of another one that resolves it too', () => {
    const source = sourceOfText(
      'User-agent: Googlebot\n\nAllow: /i/api/\nDisallow: /*?\n\nUser-agent: *\nDisallow: /\n',
    );
    const table = { agents: ['Googlebot', ''], urls: ['/', '/i/api/', '/a?'] };
    const diff = runSync(readerDiffTask({ site: siteWith(source), file }, allReaders, table));
    const place = allReaders.findIndex(({ id }) => id === 'rfc9309');
    const causes = runSync(findCausesTask(diff, place));
    const known: KnownFixes = new WeakMap();
    const found = causes.map((cause) => runSync(findFixesTask(diff, cause, place, table, causes, known)));
    expect(
      causes.map(({ options }, i) => [
        options.join(' '),
        found[i]!.fixes.map(({ code }) => code),
        found[i]!.settledBy?.code,
      ]),
    ).toEqual([
      ['record.blankLine record.ruleless', ['delete-blank-lines'], undefined],
      ['path.emptyTail', [], 'delete-blank-lines'],
      ['record.blankLine', [], 'delete-blank-lines'],
    ]);
  });

  test('nothing is offered twice', () => {
    const codes = fixesOf(mended(sourceOfText(text), 'rfc9309', ['x'], ['/a/b', '/a/b/c'])).map(
      ({ code }) => code,
    );
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('random files: each fix makes more readers agree, and changes exactly what it reports', () => {
    const agents = fc.uniqueArray(agentToken, {
      minLength: 1,
      maxLength: 2,
      selector: (one) => one.toLowerCase(),
    });
    const urls = fc.uniqueArray(url, { minLength: 1, maxLength: 3 });
    const lenses = fc.constantFrom(...readers.map(({ id }) => id));
    fc.assert(
      fc.property(robotsText, agents, urls, lenses, (random, names, rows_, lens) => {
        const source = sourceOfText(random);
        for (const { cause, fixes, place } of mended(source, lens, names, rows_))
          for (const fix of fixes) {
            const [old, now] = [source, applyEdits(source, fix.edits)].map((one) =>
              readers.map((reader) => prepareAnswers(siteWith(one), { question: 'fetch', reader, file })),
            );
            const own = new Set(cause.cells.flatMap((c) => c.agents.map((agent) => `${agent} ${c.url}`)));
            let changes = 0;
            let differing = 0;
            let before = 0;
            for (const name of names)
              for (const row of rows_) {
                const isOwn = own.has(`${name} ${row}`);
                const given = now!.map((asking) => asking(name, row).answer);
                if (given.some((answer) => answer !== given[0])) differing++;
                const then = old!.map((asking) => asking(name, row).answer);
                if (then.some((answer) => answer !== then[0])) before++;
                if (isOwn)
                  for (const [i, answer] of given.entries())
                    if (!fix.still.includes(i)) expect(answer).toBe(given[place]);
                if (!isOwn && given.some((answer, i) => answer !== old![i]!(name, row).answer)) changes++;
              }
            expect(changes).toBe(fix.changes);
            expect(differing).toBe(fix.differing);
            const gain = before - differing;
            expect(gain).toBeGreaterThan(0);
            const joinsMany = 2 * fix.still.length <= cause.others.length + 1;
            expect(gain >= Math.max(1, cause.count / 2) || joinsMany).toBe(true);
            expect(fix.still.length).toBeLessThan(cause.others.length + 1);
          }
      }),
      { numRuns: 60 },
    );
  });
});

test('readers: of all its examples two have no fix, under RFC 9309', () => {
  const seen = new Set<string>();
  const without = filterVectors('decide').flatMap(({ group, file: given, agent, url: address }) => {
    const text = vectorText(given);
    if (!group || seen.has(group) || text.length > 10_000) return [];
    seen.add(group);
    const found = mended(sourceOfText(text), 'rfc9309', [agent], [address]);
    return found.length === 0 || found.some(({ fixes }) => fixes.length > 0) ? [] : [group];
  });
  // A name that is cut at a digit in every spelling, and a folder that some readers cannot allow without its
  // contents.
  expect(without).toEqual(['E-35', 'E-46']);
});
