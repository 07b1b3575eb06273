import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesByAudience, largestFirst } from '../core/analysis/versions/change-clauses.ts';
import {
  changesForReadersTask,
  type VersionChanges,
  versionChangesTask,
} from '../core/analysis/versions/version-changes.ts';
import { prepareAnswers } from '../core/formats/rep/question/prepare-answers.ts';
import { runSync } from '../core/questions/cooperative-task.ts';
import { type ReaderId, readerOf } from '../core/readers/registry.ts';
import { openSite } from '../core/workspace/site.ts';
import {
  describeChanges,
  describeChangesInShort,
  describeShape,
  describeUnsettled,
} from './describe-changes.ts';

const record = (agent: string, ...rules: string[]) => [`User-agent: ${agent}`, ...rules, ''].join('\n');
const all = (...rules: string[]) => record('*', ...rules);

const versionOf = (text: string, reader: ReaderId = 'rfc9309') => ({
  site: openSite({ origin: '', files: { '/robots.txt': text } }),
  path: '/robots.txt',
  options: { reader },
});

function changesOf(
  before: string,
  after: string,
  reader: ReaderId = 'rfc9309',
  budget?: number,
): VersionChanges {
  const version = (text: string) => versionOf(text, reader);
  return runSync(versionChangesTask(version(before), version(after), undefined, budget));
}

function sentenceOf(before: string, after: string, lines = 0): string {
  const { strong, rest } = describeChanges(changesOf(before, after), { added: lines, removed: 0 });
  return strong + rest;
}

const shared = 'Disallow: /admin/';

test('product: areas that close are first, then those for the most crawlers, then in the order of their lines', () => {
  const changes = changesOf(
    [record('a', 'Disallow: /x'), all('Disallow: /o')].join('\n'),
    [record('a', 'Disallow: /x', 'Disallow: /a'), all('Disallow: /b', 'Disallow: /c')].join('\n'),
  );
  const inOrder = largestFirst(changes.areas).map(({ direction, path }) => `${direction} ${path}`);
  expect(inOrder).toEqual(['closed /b', 'closed /c', 'closed /a', 'opened /o']);
});

test('product: crawlers that follow the record of a named one are left out by that name', () => {
  const named = [record('Yandex', shared), record('spbot', 'Disallow: /')].join('\n');
  const changes = changesOf(named + all('Disallow: /x'), named + all('Disallow: /x', 'Allow: /x/y$'));
  expect(changes.agents.length).toBeGreaterThan(4);
  expect(describeChangesInShort(changes)).toBe('Opens only the URL /x/y for everyone but Yandex and spbot');
});

describe('product: a sentence says what opens and closes, for whom, and that it is proved', () => {
  test.each([
    [
      'a rule with an end',
      all('Disallow: /cart'),
      all('Disallow: /cart$'),
      'Opens /cart except /cart itself for everyone; proved for every URL.',
      'Opens /cart except /cart itself for everyone',
    ],
    [
      'a rule for one URL that turns round',
      all('Disallow: /d/*', 'Allow: /d/page$'),
      all('Disallow: /d/*', 'Disallow: /d/page$'),
      'Closes only the URL /d/page for everyone; proved for every URL.',
      'Closes only the URL /d/page for everyone',
    ],
    [
      'a rule that is removed',
      all(shared, 'Disallow: /tag/'),
      all(shared),
      'Opens everything under /tag/ for everyone; proved for every URL.',
      'Opens everything under /tag/ for everyone',
    ],
    [
      'a rule that is added',
      all(shared),
      all(shared, 'Disallow: /tag/'),
      'Closes everything under /tag/ for everyone; proved for every URL.',
      'Closes everything under /tag/ for everyone',
    ],
    [
      'the whole site',
      all(''),
      all('Disallow: /'),
      'Closes the whole site for everyone; proved for every URL.',
      'Closes the whole site for everyone',
    ],
    [
      'the whole site, of which several rules decided parts',
      all('Allow: /wp-admin/admin-ajax.php', 'Disallow: /wp-admin/', 'Allow: /shop/'),
      all('Disallow: /'),
      'Closes the whole site for everyone; proved for every URL.',
      'Closes the whole site for everyone',
    ],
    [
      'the whole site but a path that stays open',
      all('Allow: /wp-admin/admin-ajax.php', 'Disallow: /wp-admin/'),
      all('Disallow: /', 'Allow: /public/'),
      'Closes everything except /public/ for everyone; proved for every URL.',
      'Closes everything except /public/ for everyone',
    ],
    [
      'the whole site but a path, of which another rule closes a part elsewhere',
      `${record('GPTBot', 'Disallow: /')}\n${all('Allow: /wp-admin/admin-ajax.php', 'Disallow: /wp-admin/')}`,
      `${record('GPTBot', 'Disallow: /')}\n${all('Allow: /y/', 'Disallow: /wp-admin/', 'Disallow: /')}`,
      'Closes everything except /y/ for everyone but GPTBot; proved for every URL.',
      'Closes everything except /y/ for everyone but GPTBot',
    ],
    [
      'crawlers that are left out, named once',
      `${record('GPTBot', 'Disallow: /')}\n${all('Disallow: /a/')}`,
      `${record('GPTBot', 'Disallow: /')}\n${all('Disallow: /b/')}`,
      'Closes everything under /b/, opens everything under /a/ for everyone but GPTBot; proved for every URL.',
      'Closes everything under /b/, opens everything under /a/ for everyone but GPTBot',
    ],
    [
      'the whole site but a path, a part of which closes too',
      all(),
      all('Disallow: /', 'Allow: /public/', 'Disallow: /public/old/'),
      'Closes everything except /public/, also closes everything under /public/old/ for everyone; proved for every URL.',
      'Closes everything except /public/, also closes everything under /public/old/ for everyone',
    ],
    [
      'a path that was the last one open',
      all('Disallow: /', 'Allow: /public/'),
      all('Disallow: /'),
      'Closes everything under /public/ for everyone; proved for every URL.',
      'Closes everything under /public/ for everyone',
    ],
    [
      'the whole site, of which several rules closed parts',
      all('Disallow: /private/', 'Disallow: /'),
      all(),
      'Opens the whole site for everyone; proved for every URL.',
      'Opens the whole site for everyone',
    ],
    [
      'the last path that was closed',
      all('Disallow: /private/'),
      all(),
      'Opens everything under /private/ for everyone; proved for every URL.',
      'Opens everything under /private/ for everyone',
    ],
    [
      'the whole site for crawlers that had different rules',
      [record('a', 'Allow: /x', 'Disallow: /x/y'), record('b', 'Disallow: /z'), all()].join('\n'),
      all('Disallow: /'),
      'Closes the whole site for everyone; proved for every URL.',
      'Closes the whole site for everyone',
    ],
    [
      'crawlers that are left out, when they are many',
      [...['a', 'b', 'c', 'd', 'e'].map((name) => record(name, 'Disallow: /')), all()].join('\n'),
      [...['a', 'b', 'c', 'd', 'e'].map((name) => record(name, 'Disallow: /')), all('Disallow: /x$')].join(
        '\n',
      ),
      'Closes only the URL /x for everyone but the 5 crawlers that the file names; proved for every URL.',
      'Closes only the URL /x for everyone but the 5 crawlers that the file names',
    ],
    [
      'one crawler, and the others',
      `${record('GPTBot', 'Allow: /')}\n${all('Disallow: /old/')}`,
      `${record('GPTBot', 'Disallow: /')}\n${all()}`,
      'For GPTBot: closes the whole site. For any other crawler: opens everything under /old/. Proved for every URL.',
      'Closes the whole site for GPTBot, opens everything under /old/ for any other crawler',
    ],
    [
      'everyone but a crawler with a record of its own',
      `${record('GPTBot', 'Disallow: /')}\n${all('Disallow: /old/')}`,
      `${record('GPTBot', 'Disallow: /')}\n${all()}`,
      'Opens everything under /old/ for everyone but GPTBot; proved for every URL.',
      'Opens everything under /old/ for everyone but GPTBot',
    ],
    [
      'a spelling that no answer depends on',
      all('Disallow: /a'),
      all('Disallow: /a*'),
      'No answer changes, for any crawler and any URL; 2 lines added, 0 removed.',
      'No answer changes, for any URL',
      2,
    ],
    [
      'many areas',
      all('Disallow: /a/', 'Disallow: /b/', 'Disallow: /c/'),
      all('Disallow: /d/'),
      'Closes everything under /d/, opens 3 areas for everyone; proved for every URL.',
      'Closes everything under /d/, opens 3 areas for everyone',
    ],
    [
      'a site that closes for one, and more clauses than are easy to read',
      ['a', 'b', 'c', 'd'].map((name) => record(name, `Disallow: /${name}/`)).join('\n'),
      [
        record('a', 'Disallow: /'),
        ...['b', 'c', 'd'].map((name) => record(name, `Disallow: /x${name}/`)),
      ].join('\n'),
      'Closes the whole site for a; closes 3 more areas, opens 3 for various crawlers; proved for every URL.',
      'Closes the whole site for a; closes 3 more areas, opens 3 for various crawlers',
    ],
    [
      'more clauses than are easy to read',
      ['a', 'b', 'c', 'd'].map((name) => record(name, `Disallow: /${name}/`)).join('\n'),
      ['a', 'b', 'c', 'd'].map((name) => record(name, `Disallow: /x${name}/`)).join('\n'),
      'Closes 4 areas, opens 4 for various crawlers; proved for every URL.',
      'Closes 4 areas, opens 4 for various crawlers',
    ],
  ])('%s', (_name, before, after, sentence, short, lines = 0) => {
    expect(sentenceOf(before, after, lines)).toBe(sentence);
    expect(describeChangesInShort(changesOf(before, after))).toBe(short);
  });

  test('one clause for each audience, and none for what the others have', () => {
    const others = ['a', 'b', 'c', 'd'].map((name) => record(name, 'Disallow: /own/'));
    const before = [record('shopbot', 'Disallow: /x/'), ...others, all('Disallow: /b/')].join('\n');
    const after = [record('shopbot', 'Disallow: /x/', 'Disallow: /a'), ...others, all('')].join('\n');
    expect(sentenceOf(before, after)).toBe(
      'For shopbot: closes /a. For the other 4 crawlers that the file names: nothing changes. For any other crawler: opens everything under /b/. Proved for every URL.',
    );
  });

  test('a site that closes has the weight of a warning; a part of it does not', () => {
    expect(describeChanges(changesOf(all(), all('Disallow: /'))).isWarning).toBe(true);
    expect(describeChanges(changesOf(all(), all('Disallow: /x'))).isWarning).toBe(false);
    expect(describeChanges(changesOf(all(), all('Disallow: /', 'Allow: /a'))).isWarning).toBe(false);
  });
});

describe('ours: an area inside another one that changes alike is not counted or listed', () => {
  const shapesOf = (before: string, after: string) =>
    changesOf(before, after).areas.map(({ shape }) => describeShape(shape()));
  test.each([
    ['inside a folder', all('Disallow: /x/', 'Disallow: /x/y/', 'Disallow: /x/*.pdf$'), all(), ['/x/']],
    [
      'inside the whole site',
      all(),
      all('Disallow: /', 'Disallow: /x/', 'Disallow: /*?'),
      ['the whole site'],
    ],
    [
      'inside an exception of the other one',
      all('Disallow: /x/', 'Allow: /x/y/', 'Disallow: /x/y/z/'),
      all(),
      ['/x/ except /x/y/', '/x/y/z/'],
    ],
    [
      'in the other direction',
      all('Disallow: /x/', 'Allow: /x/y/'),
      all('Disallow: /x/y/'),
      ['/x/ except /x/y/', '/x/y/'],
    ],
    ['a name that only begins alike', all('Disallow: /x/', 'Disallow: /xy'), all(), ['/x/', '/xy']],
  ])('%s', (_name, before, after, shapes) => {
    expect(shapesOf(before, after).toSorted()).toEqual(shapes.toSorted());
  });
});

test('property: each crawler is in one audience, and what is said of it is what changes for it alone', () => {
  const names = ['a', 'b', 'c'];
  const path = fc.constantFrom('/', '/x/', '/x/y/', '/x/y/z', '/w', '/*.pdf', '/x/*?', '/w$', '');
  const rule = fc.tuple(fc.constantFrom('Allow', 'Disallow'), path).map((parts) => parts.join(': '));
  const rules = fc.array(rule, { maxLength: 4 });
  const file = fc
    .tuple(fc.array(fc.tuple(fc.constantFrom(...names), rules), { maxLength: 3 }), rules)
    .map(([records, rest]) =>
      [...records.map(([name, own]) => record(name, ...own)), all(...rest)].join('\n'),
    );
  fc.assert(
    fc.property(file, file, (before, after) => {
      const changes = changesOf(before, after);
      const audiences = changesByAudience(changes);
      expect(audiences.flatMap(({ agents }) => agents).toSorted()).toEqual(changes.agents.toSorted());
      const describe = (clauses: (typeof audiences)[number]['clauses']) =>
        clauses.map(({ direction, except, areas }) => [
          direction,
          except?.toSorted() ??
            areas.map(({ before: was, after: is }) => `${was.by?.line} ${is.by?.line}`).toSorted(),
        ]);
      const version = (text: string) => ({
        site: openSite({ origin: '', files: { '/robots.txt': text } }),
        path: '/robots.txt',
        options: { reader: 'rfc9309' as const },
      });
      for (const { agents, clauses, silence } of audiences)
        for (const agent of agents) {
          const alone = runSync(versionChangesTask(version(before), version(after), [agent]));
          const [own] = changesByAudience(alone);
          expect([describe(own?.clauses ?? []), own?.silence]).toEqual([describe(clauses), silence]);
          expect(clauses.length > 0 || silence !== 'proved').toBe(!alone.settled || alone.areas.length > 0);
        }
    }),
    { numRuns: 200 },
  );
});

test('property: every URL whose answer changes is in an area that is listed, or in one that says so', () => {
  const path = fc.constantFrom('/', '/x/', '/x/y/', '/x/y/z', '/w', '/x/y', '/x/q', '');
  const rule = fc.tuple(fc.constantFrom('Allow', 'Disallow'), path).map((parts) => parts.join(': '));
  const file = fc.array(rule, { maxLength: 5 }).map((rules) => all(...rules));
  const urls = ['/', '/x/', '/x/1', '/x/y/', '/x/y/1', '/x/y/z', '/x/y/z/1', '/w', '/w1', '/x/q', '/x/y'];
  const answerIn = (text: string) =>
    prepareAnswers(openSite({ origin: '', files: { '/robots.txt': text } }), {
      question: 'fetch',
      reader: 'rfc9309',
    });
  fc.assert(
    fc.property(file, file, (before, after) => {
      const { areas } = changesOf(before, after);
      const [was, is] = [answerIn(before), answerIn(after)];
      const isIn = (url: string, { direction, shape }: (typeof areas)[number]) => {
        const { paths, except = [] } = shape();
        return (
          direction === (is('a', url).answer === 'allow' ? 'opened' : 'closed') &&
          paths.every((one) => url.startsWith(one)) &&
          // An exception may itself have parts that change, which are areas of their own.
          !except.some(
            (one) => one !== '' && url.startsWith(one) && !paths.some((own) => own.length > one.length),
          )
        );
      };
      for (const url of urls) {
        const isChanged = was('a', url).answer !== is('a', url).answer;
        if (isChanged) expect([url, areas.some((area) => isIn(url, area))]).toEqual([url, true]);
      }
    }),
    { numRuns: 400 },
  );
});

describe('product: where nothing changes as the reader reads the file, a watched reader that differs is named', () => {
  const watched = (['rfc9309', 'google', 'yandex'] as const).map((id) => readerOf(id));
  const sentences = (before: string, after: string) => {
    const changes = runSync(changesForReadersTask(versionOf(before), versionOf(after), watched));
    const { strong, rest } = describeChanges(changes, { added: 1, removed: 0 });
    return [strong + rest, describeChangesInShort(changes)];
  };

  test('yandex: a blank line ends a record', () => {
    expect(sentences('User-agent: *\n\nDisallow: /x\n', all('Disallow: /x'))).toEqual([
      'As Yandex reads it, closes /x for everyone; no other answer changes; 1 line added, 0 removed.',
      'As Yandex reads it, closes /x for everyone',
    ]);
  });

  test('a comment changes nothing for any of them', () => {
    expect(sentences(all('Disallow: /x'), `# a\n${all('Disallow: /x')}`)).toEqual([
      'No answer changes, for any crawler and any URL; 1 line added, 0 removed.',
      'No answer changes, for any URL',
    ]);
  });
});

test('ours: what is not settled is said as such, with the reason and for whom', () => {
  const before = all('Disallow: /*a*b*c*d', 'Disallow: /*d*c*b*a');
  const after = all('Disallow: /*a*b*c*d', 'Allow: /*d*c*b*a*x');
  const changes = changesOf(before, after, 'rfc9309', 1);
  expect(changes.settled).toBe(false);
  const { strong, rest } = describeChanges(changes, { added: 1, removed: 0 });
  expect(strong + rest).toMatch(/^No change was found; not settled: \d+ pairs? of rules\.$/);
  expect(describeChangesInShort(changes)).toMatch(/^No change was found; not settled: \d+ pairs? of rules$/);
  expect(describeUnsettled(changes.open)).toEqual([
    expect.stringMatching(/^Not settled for any other crawler: \d+ .*limit of steps\.$/),
  ]);
});

describe('ours: the URLs of an area are named by the paths of its rules', () => {
  test.each([
    ['all', all(), all('Disallow: /'), ['the whole site']],
    ['all but an exception', all(), all('Disallow: /', 'Allow: /open/'), ['everything except /open/']],
    [
      'a path with an exception',
      all('Disallow: /'),
      all('Disallow: /', 'Allow: /*.pdf', 'Disallow: /secret/'),
      ['/*.pdf except /secret/'],
    ],
    ['the narrower of two rules', all('Disallow: /a'), all('Disallow: /a', 'Allow: /a/b/'), ['/a/b/']],
    [
      'many exceptions',
      all(),
      all('Disallow: /', 'Allow: /a', 'Allow: /b', 'Allow: /c'),
      ['everything except 3 paths'],
    ],
    [
      'many exceptions that were closed before',
      all('Disallow: /a', 'Disallow: /b', 'Disallow: /c'),
      all('Disallow: /'),
      ['everything that was not closed before'],
    ],
    [
      'many exceptions that were open before, in a part of the site',
      all('Disallow: /x/', 'Allow: /x/a', 'Allow: /x/b', 'Allow: /x/c'),
      all(),
      ['/x/ except what was open before'],
    ],
  ])('%s', (_name, before, after, shapes) => {
    const { areas } = changesOf(before, after);
    expect(areas.map(({ shape }) => describeShape(shape()))).toEqual(shapes);
  });

  test('exceptions that only some of its crawlers have are not listed', () => {
    const rules = (agent: string, ...more: string[]) => record(agent, 'Disallow: /a/', ...more);
    const before = [record('x', 'Allow: /a/b/'), rules('x'), ''].join('\n');
    const shape = (changes: VersionChanges) => changes.areas.map(({ shape: of }) => describeShape(of()));
    expect(shape(changesOf(before, record('x')))).toEqual(['/a/ except /a/b/']);
  });
});
