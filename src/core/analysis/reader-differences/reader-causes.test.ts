import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agentToken, robotsText, url } from '../../../testing/arbitraries/robots-txt.ts';
import {
  answerOf,
  compareReadersOn,
  differingVectors,
  expectCauses,
  expectCausesFlip,
} from '../../../testing/compare-readers.ts';
import { runSync } from '../../questions/cooperative-task.ts';
import { readers } from '../../readers/registry.ts';
import { findCausesTask, type ReaderCause } from './reader-causes.ts';

const five = ['koster-1996', 'koster-1997-internet-draft', 'data.txt', 'rfc9309', 'google'];
const fiveReaders = readers.filter(({ id }) => five.includes(id));

describe('readers: every difference between two readers has a cause, and it changes the verdict', () => {
  test.each(differingVectors().map((vector) => [vector.id, vector] as const))('%s', (_, vector) => {
    expectCauses(vector, [readers.findIndex(({ id }) => id === vector.profile)]);
  });
});

type Row = readonly [
  options: string,
  text: string,
  agent: string,
  address: string,
  lens: string,
  other: string,
];

/** One example for each option in which the readers of readers differ. The ids are those of its section 5.3. */
const examples: readonly Row[] = [
  [
    'rule.choice',
    'User-agent: *\nDisallow: /\nAllow: /public/',
    'zed',
    '/public/a',
    'rfc9309',
    'koster-1996',
  ],
  ['rule.honourAllow', 'User-agent: *\nAllow: /a\nDisallow: /', 'zed', '/a', 'rfc9309', 'norobots-1994'],
  [
    'rule.honourAllow record.ruleFields',
    'User-agent: *\nAllow: /a\nDisallow: /',
    'zed',
    '/a',
    'norobots-1994',
    'koster-1996',
  ],
  [
    'record.ruleFields',
    'User-agent: a\nAllow: /q\nUser-agent: zed\nDisallow: /z',
    'a',
    '/z',
    'koster-1996',
    'norobots-1994',
  ],
  ['rule.choice rule.tie', 'User-agent: *\nDisallow: /f\nAllow: /f', 'zed', '/f', 'koster-1996', 'rfc9309'],
  ['path.wildcards', 'User-agent: *\nDisallow: /*.gif', 'zed', '/img/a.gif', 'rfc9309', 'koster-1996'],
  ['path.escapedSpecials', 'User-agent: *\nDisallow: /f-%2A', 'zed', '/f-*', 'rfc9309', 'google'],
  ['path.decode', 'User-agent: *\nDisallow: /~joe/', 'zed', '/%7Ejoe/x', 'rfc9309', 'google'],
  ['path.urlPart', 'User-agent: *\nDisallow: /s?q=', 'zed', '/s?q=x', 'rfc9309', 'koster-1996'],
  ['path.queryDelims', 'User-agent: *\nDisallow: /g?u=a:b', 'zed', '/g?u=a%3Ab', 'rfc9309', 'google'],
  ['record.blankLine', 'User-agent: *\nDisallow: /x\n\nDisallow: /y', 'zed', '/y', 'rfc9309', 'koster-1996'],
  [
    'group.specific',
    'User-agent: zed\nDisallow: /x\n\nUser-agent: zed\nDisallow: /y',
    'zed',
    '/y',
    'rfc9309',
    'koster-1996',
  ],
  [
    'group.default',
    'User-agent: *\nDisallow: /x\n\nUser-agent: *\nDisallow: /y',
    'zed',
    '/y',
    'rfc9309',
    'koster-1996',
  ],
  [
    'agent.match',
    'User-agent: FooBot/1.0\nDisallow: /',
    'FooBot',
    '/x',
    'rfc9309',
    'koster-1997-internet-draft',
  ],
  ['agent.value', 'User-agent: FooBot/1.0\nDisallow: /', 'FooBot', '/x', 'rfc9309', 'google'],
  ['agent.star', 'User-agent: * bots\nDisallow: /', 'zed', '/x', 'rfc9309', 'google'],
  [
    'record.otherField',
    'User-agent: aa\nSitemap: http://h.example/s\nUser-agent: bb\nDisallow: /',
    'aa',
    '/x',
    'rfc9309',
    'data.txt',
  ],
  ['record.ruleless', 'User-agent: *\nDisallow: /\n\nUser-agent: q', 'q', '/x', 'rfc9309', 'koster-1996'],
  ['field.names', 'User-agent: *\nDisalow: /', 'zed', '/x', 'rfc9309', 'google'],
  ['field.missingColon', 'User-agent *\nDisallow /', 'zed', '/x', 'rfc9309', 'google'],
  ['text.bom', '\ufeffUser-agent: *\nDisallow: /', 'zed', '/x', 'rfc9309', 'koster-1996'],
  [
    'rule.allowIndexHtml',
    'User-agent: *\nAllow: /d/index.html\nDisallow: /',
    'zed',
    '/d/',
    'rfc9309',
    'google',
  ],
  [
    'text.maxBytes',
    `User-agent: *\n${`#${'x'.repeat(98)}\n`.repeat(5120)}Disallow: /late`,
    'zed',
    '/late',
    'rfc9309',
    'koster-1996',
  ],
  [
    'text.maxLineBytes',
    `User-agent: *\nDisallow: /${'x'.repeat(16_700)}`,
    'zed',
    `/${'x'.repeat(16_660)}`,
    'rfc9309',
    'google',
  ],
  [
    'file.alwaysAllowed',
    'User-agent: *\nDisallow: /',
    'zed',
    '/data.txt',
    'koster-1997-internet-draft',
    'data.txt',
  ],
];

/** Examples for the options that GH-138908 of python/cpython changed. */
const pythonExamples: readonly Row[] = (
  [
    ['rule.choice', 'User-agent: *\nAllow: /shop/\nDisallow: /*', 'zed', '/shop/x'],
    ['path.innerDollar', 'User-agent: *\nDisallow: /a$b', 'zed', '/a$b'],
    ['path.doubleSlash', 'User-agent: *\nDisallow: //a', 'zed', 'http://h.example//a'],
    ['path.decode', 'User-agent: *\nDisallow: /a%2Fb', 'zed', '/a/b'],
    ['agent.match', 'User-agent: bot\nDisallow: /', 'foobot', '/x'],
    ['agent.letterCase', 'User-agent: É\nDisallow: /', 'é', '/x'],
    ['text.bom', '\ufeffUser-agent: *\nDisallow: /', 'zed', '/x'],
  ] as const
).map((row): Row => [...row, 'rfc9309', 'python-urllib-3.14']);

describe('ours: a cause for each option', () => {
  test.each([...examples, ...pythonExamples])(
    '%s: %j, %s, %s, %s against %s',
    (options, text, agent, address, from, to) => {
      const diff = compareReadersOn(text, [agent], [address]);
      const place = (id: string) => readers.findIndex((one) => one.id === id);
      const causes = runSync(findCausesTask(diff, place(from)));
      const cause = causes.find(({ others }) => others.includes(place(to)));
      expect(cause).toMatchObject({ kind: 'options', options: options.split(' '), count: 1 });
    },
  );

  test.each([
    ['http.401', 401],
    ['http.403', 403],
    ['http.429', 429],
    ['http.5xx', 503],
    ['http.network', 'timeout'],
  ] as const)('%s, for a file that answers with %s', (option, status) => {
    const diff = compareReadersOn('User-agent: *\nDisallow: /', ['zed'], ['/x'], status);
    expect(diff.differing).toBe(1);
    const lens = readers.findIndex(({ id }) => id === 'rfc9309');
    for (const { kind, options } of runSync(findCausesTask(diff, lens)))
      expect([kind, options]).toEqual(['options', [option]]);
  });
});

describe('ours: causes', () => {
  const text = 'User-agent: *\nDisallow: /x\n\nDisallow: /y\n\nUser-agent: b\nUser-agent: c\nAllow: /y\n';

  test('a cell is counted for each of its user-agents, and user-agents that are treated alike stay together', () => {
    const diff = compareReadersOn(text, ['a', 'd', 'b'], ['/y', '/x', '/z'], undefined, fiveReaders);
    expect([diff.all, diff.differing]).toEqual([9, 2]);
    expect(diff.cells.map(({ agents, url: address }) => [agents, address])).toEqual([[['a', 'd'], '/y']]);
  });

  test('beyond the limit of searches cells are counted as not analyzed, and none is lost', () => {
    const other = 'User-agent: *\nDisallow: /x\n\nDisallow: /y\nDisalow: /z\nDisallow: /*.gif';
    const diff = compareReadersOn(other, ['a'], ['/y', '/z', '/a.gif']);
    const lens = readers.findIndex(({ id }) => id === 'rfc9309');
    const causes = runSync(findCausesTask(diff, lens, { searches: 1, mixed: 100 }));
    expect(causes.at(-1)?.kind).toBe('not-analysed');
    const pairs = (list: readonly ReaderCause[]) =>
      list.flatMap(({ cells }) => cells.flatMap(({ others }) => others)).length;
    expect(pairs(causes)).toBe(pairs(runSync(findCausesTask(diff, lens))));
  });

  test('beyond the limit of mixed readers no set is reported as a cause unless it is certainly the smallest', () => {
    const diff = compareReadersOn('User-agent: *\nDisallow: /\nAllow: /', ['a'], ['/x']);
    const lens = readers.findIndex(({ id }) => id === 'koster-1996');
    for (const mixed of [0, 1, 5, 10, 30])
      for (const { kind, options } of runSync(findCausesTask(diff, lens, { searches: 100, mixed })))
        if (kind === 'options') expect(options).toEqual(['rule.choice', 'rule.tie']);
    const [none, ...rest] = runSync(findCausesTask(diff, lens, { searches: 100, mixed: 0 }));
    expect([none?.kind, rest]).toEqual(['not-analysed', []]);
  });

  test.each([0, 1, 5, 20, 40])(
    'a cell that %s mixed readers cannot explain is reported as not analyzed',
    (most) => {
      const file =
        'User-agent: *\nDisallow: /*.gif\nAllow: /x\n\nDisallow: /y\nDisallow: /z?q\nAllow: /z\nUser-agent: a';
      const diff = compareReadersOn(file, ['a', 'b'], ['/y', '/z', '/a.gif', '/x', '/z?q']);
      const lens = readers.findIndex(({ id }) => id === 'rfc9309');
      const whole = new Set(runSync(findCausesTask(diff, lens)).map(({ options }) => options.join()));
      for (const { kind, options } of runSync(findCausesTask(diff, lens, { searches: 1000, mixed: most }))) {
        expect(kind).not.toBe('several');
        expect(kind === 'not-analysed' || whole.has(options.join())).toBe(true);
      }
    },
  );

  test('random files: each set changes its cells, no part of it does, and all differences of two readers are counted', () => {
    const agents = fc.uniqueArray(agentToken, { minLength: 1, maxLength: 2 });
    const urls = fc.uniqueArray(url, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        robotsText,
        agents,
        urls,
        fc.nat({ max: readers.length - 1 }),
        (random, names, rows, lens) => {
          const diff = compareReadersOn(random, names, rows);
          let differing = 0;
          for (const name of names)
            for (const row of rows) {
              const given = readers.map((reader) => answerOf(random, reader, name, row));
              if (given.some((one) => one !== given[0])) differing++;
            }
          expect(diff.differing).toBe(differing);
          expectCausesFlip(random, lens, runSync(findCausesTask(diff, lens)));
        },
      ),
      { numRuns: 60 },
    );
  });
});
