// Each way to change the answer of a cell, as tables, and the best suggestions for some files.
import { describe, expect, test } from 'vitest';
import { printSource, textOfSource } from '../../document/source.ts';
import { openSite, prepare, type Reader, readers } from '../../index.ts';
import { withEdits } from '../../trial/edited-site.ts';
import type { CandidateCode } from './candidate.ts';
import { type ReaderFlips, sideEffects } from './side-effects.ts';
import { suggestEdits } from './suggest.ts';
import { weighSuggestions } from './weigh.ts';

const origin = 'http://h.example';
const file = '/robots.txt';
const open = (content: string | Uint8Array) => openSite({ origin, files: { [file]: content } });
const longest = readers.find(({ rule, path }) => rule.choice === 'longest' && path.escapedSpecials)!;
const lenient = readers.find(({ field }) => field.missingColon)!;
const first = readers.find(
  ({ rule, group }) => rule.choice === 'first' && rule.honourAllow && group.specific === 'first',
)!;
const furthest = readers.find(({ rule }) => rule.choice === 'match-end')!;
const deaf: Reader = { ...first, rule: { ...first.rule, honourAllow: false } };

const octets = (text: string) => Array.from(new TextEncoder().encode(text));

type Cell = readonly [agent: string, url: string, wanted: 'allow' | 'deny'];

/** Returns the texts of a file after the candidates of one kind. */
function textsOf(content: string, reader: Reader, [agent, url, wanted]: Cell, code: CandidateCode) {
  const site = open(content);
  const { candidates } = suggestEdits(site, { reader, file, agent, url, wanted });
  return candidates
    .filter((one) => one.code === code)
    .map(({ edits }) => textOfSource(withEdits(site, file, edits).files.get(file)!.source));
}

const shared = 'User-agent: a\nUser-agent: b # ours\nDisallow: /x # why\nCrawl-delay: 3\n';

test('cpython GH-138908: no Disallow is added to an Allow that reaches the end of the URL, because none wins against it', () => {
  const cell: Cell = ['a', '/dir/x', 'deny'];
  expect(textsOf('User-agent: a\nAllow: /*\n', furthest, cell, 'add-rule')).toEqual([]);
  expect(textsOf('User-agent: a\nAllow: /dir\n', furthest, cell, 'add-rule')).not.toEqual([]);
});

describe('the first candidate of each kind', () => {
  test.each<
    readonly [name: string, content: string, reader: Reader, cell: Cell, code: CandidateCode, after: string]
  >([
    [
      'rfc 9309 2.2.2: the longest rule decides, so a rule for the whole path does',
      'User-agent: a\nDisallow: /\n',
      longest,
      ['a', '/x', 'allow'],
      'add-rule',
      'User-agent: a\nAllow: /x$\nDisallow: /\n',
    ],
    [
      'draft 1 3.2.2: the first rule decides, so a rule goes above it and its comments',
      'User-agent: a\nAllow: /y\n# all else\nDisallow: /\n',
      first,
      ['a', '/x', 'allow'],
      'add-rule',
      'User-agent: a\nAllow: /y\nAllow: /x\n# all else\nDisallow: /\n',
    ],
    [
      'rfc 9309 2.2.2: a rule that no shorter one beats is made longer by wildcards',
      'User-agent: a\nDisallow: /*********p\n',
      longest,
      ['a', '/dir/y.php', 'allow'],
      'add-rule',
      'User-agent: a\nAllow: /dir/y.php$\nDisallow: /*********p\n',
    ],
    [
      'rfc 9309 2.2.2: as long and an Allow is enough, so a Disallow needs one octet more',
      'User-agent: a\nAllow: /*y.***\n',
      longest,
      ['a', '/y.ab', 'deny'],
      'add-rule',
      'User-agent: a\nDisallow: /y**.ab$\nAllow: /*y.***\n',
    ],
    [
      'cpython GH-138908: a rule up to the end of the URL is as long as any',
      'User-agent: a\nDisallow: /*\n',
      furthest,
      ['a', '/dir/x', 'allow'],
      'add-rule',
      'User-agent: a\nAllow: /dir/x$\nDisallow: /*\n',
    ],
    [
      'cpython GH-138908: an Allow that reaches the end becomes a Disallow',
      'User-agent: a\nAllow: /*\n',
      furthest,
      ['a', '/dir/x', 'deny'],
      'turn-rule',
      'User-agent: a\nDisallow: /*\n',
    ],
    [
      'rfc 9309 2.2.3: a literal dollar sign and star are escaped',
      'User-agent: a\nDisallow: /\n',
      longest,
      ['a', '/a*b$', 'allow'],
      'add-rule',
      'User-agent: a\nAllow: /a%2Ab%24$\nDisallow: /\n',
    ],
    [
      'robots.cc: a dollar sign at the end of a URL stands before the sign for the end',
      'User-agent: a\nDisallow: /\n',
      lenient,
      ['a', '/a$', 'allow'],
      'add-rule',
      'User-agent: a\nAllow: /a$$\nDisallow: /\n',
    ],
    [
      'rfc 9309 2.2.2: the query is compared too, and written as it is',
      'User-agent: a\nDisallow: /',
      longest,
      ['a', '/é?q=a%20b', 'allow'],
      'add-rule',
      'User-agent: a\nAllow: /é?q=a%20b$\nDisallow: /',
    ],
    [
      'rfc 9309 2.2.1: groups of a robot are merged, the rule goes where the decision is',
      'User-agent: a\nAllow: /z\n\nUser-agent: a\nDisallow: /\n',
      longest,
      ['a', '/x', 'allow'],
      'add-rule',
      'User-agent: a\nAllow: /z\n\nUser-agent: a\nAllow: /x$\nDisallow: /\n',
    ],
    [
      'draft 1 3.3: a record keeps its endings, also without a line break at the end',
      'User-agent: a\r\nAllow: /y',
      longest,
      ['a', '/x', 'deny'],
      'add-rule',
      'User-agent: a\r\nAllow: /y\r\nDisallow: /x$',
    ],
    [
      'ours: a crawler in a shared record gets a separate one; the line that names it moves with its comment',
      shared,
      longest,
      ['b', '/x', 'allow'],
      'own-record',
      'User-agent: b # ours\nAllow: /x$\nDisallow: /x\nCrawl-delay: 3\n\nUser-agent: a\nDisallow: /x # why\nCrawl-delay: 3\n',
    ],
    [
      'draft 1 3.2.1: a crawler that only the star covers gets a record above it',
      '# all\nUser-agent: *\nDisallow: /x\nSitemap: /s.xml\n',
      first,
      ['b', '/x/y', 'allow'],
      'own-record',
      'User-agent: b\nAllow: /x/y\nDisallow: /x\n\n# all\nUser-agent: *\nDisallow: /x\nSitemap: /s.xml\n',
    ],
    [
      'draft 1 4.1: a crawler without Allow rules gets the record without the rule',
      'User-agent: *\nDisallow: /x\nDisallow: /y\n',
      deaf,
      ['b', '/x', 'allow'],
      'own-record-without',
      'User-agent: b\nDisallow: /y\n\nUser-agent: *\nDisallow: /x\nDisallow: /y\n',
    ],
    [
      'draft 1 3.3: a record needs a rule, so a record without others gets one that blocks nothing',
      'User-agent: *\nDisallow: /x\n',
      deaf,
      ['b', '/x', 'allow'],
      'own-record-without',
      'User-agent: b\nDisallow: \n\nUser-agent: *\nDisallow: /x\n',
    ],
    [
      'draft 1 3.3: no record applies to it, so it gets one',
      '# nothing but this',
      first,
      ['b', '/x', 'deny'],
      'add-record',
      '# nothing but this\n\nUser-agent: b\nDisallow: /x',
    ],
    [
      'draft 1 3.2.1: any other crawler gets the record for *',
      '',
      longest,
      ['', '/x', 'deny'],
      'add-record',
      'User-agent: *\nDisallow: /x$\n',
    ],
    [
      'rfc 9309 2.1: a record may have several names, so a crawler that none names joins the one with the answer',
      'User-agent: c\nDisallow: /y\n\nUser-agent: a # ours\n# and\nDisallow: /x\n\nUser-agent: *\nDisallow: /z\n',
      longest,
      ['b', '/x', 'deny'],
      'join-record',
      'User-agent: c\nDisallow: /y\n\nUser-agent: a # ours\nUser-agent: b\n# and\nDisallow: /x\n\nUser-agent: *\nDisallow: /z\n',
    ],
    [
      'draft 1 3.2.2: a record that blocks nothing gives the answer Yes',
      'User-agent: a\nDisallow:\n\nUser-agent: *\nDisallow: /\n',
      first,
      ['b', '/', 'allow'],
      'join-record',
      'User-agent: a\nUser-agent: b\nDisallow:\n\nUser-agent: *\nDisallow: /\n',
    ],
    [
      'ours: a record for this very URL is joined before one for more',
      'User-agent: a\nDisallow: /x\n\nUser-agent: c\nDisallow: /x/y\n',
      longest,
      ['b', '/x/y', 'deny'],
      'join-record',
      'User-agent: a\nDisallow: /x\n\nUser-agent: c\nUser-agent: b\nDisallow: /x/y\n',
    ],
    [
      'rfc 9309 2.2.2: the rule that decides is made narrower',
      'User-agent: a\nDisallow: /org # why\n',
      first,
      ['a', '/orgo.gif', 'allow'],
      'narrow-rule',
      'User-agent: a\nDisallow: /org/ # why\n',
    ],
    [
      'draft 1 3.2.2: or changed to the opposite',
      'User-agent: a\ndisallow: /org # why\n',
      first,
      ['a', '/orgo.gif', 'allow'],
      'turn-rule',
      'User-agent: a\nallow: /org # why\n',
    ],
    [
      'ours: or removed, and its comments stay',
      'User-agent: a\n# one\nDisallow: /org # two\nDisallow: /y\n',
      first,
      ['a', '/orgo.gif', 'allow'],
      'remove-rule',
      'User-agent: a\n# one\n# two\nDisallow: /y\n',
    ],
    [
      'draft 1 3.2.2: or emptied',
      'User-agent: a\nDisallow: /org # two\n',
      first,
      ['a', '/orgo.gif', 'allow'],
      'empty-rule',
      'User-agent: a\nDisallow:  # two\n',
    ],
  ])('%s', (_name, content, reader, cell, code, after) => {
    expect(textsOf(content, reader, cell, code)[0]).toBe(after);
  });
});

test.each([
  [
    'ours: a crawler that has a record keeps it',
    'User-agent: b\nDisallow: /y\n\nUser-agent: a\nDisallow: /x\n',
  ],
  [
    'ours: a record that is also for any other crawler gets no name',
    'User-agent: a\nUser-agent: *\nAllow: /\n',
  ],
  ['ours: a record whose rules do not say so is not joined', 'User-agent: a\nDisallow: /y\n'],
])('%s', (_name, content) => {
  expect(textsOf(content, longest, ['b', '/x', 'deny'], 'join-record')).toEqual([]);
});

describe('why there is no suggestion', () => {
  const all = 'User-agent: *\nDisallow: /\n';
  const utf16 = Uint8Array.from([0xff, 0xfe, ...octets(all).flatMap((octet) => [octet, 0])]);
  const big = `User-agent: *\nDisallow: /\n${'#'.repeat(600_000)}`;
  test.each([
    ['draft 1 3.1: the status decides', all, { status: 503 }, '/x', 'status'],
    ['draft 1 3.1: another site', all, {}, 'http://other.example/x', 'other-site'],
    ['rfc 9309 2.2.2: the file itself', all, {}, '/robots.txt', 'own-file'],
    ['ours: octets that no reader reads', utf16, {}, '/x', 'encoding-unread'],
    ['rfc 9309 2.5: a file too big', big, {}, '/x', 'file-cut'],
    ['ours: no such file', all, { file: '/other.txt' }, '/x', 'no-file'],
  ] as const)('%s', (_name, content, more, url, reason) => {
    const site = open(content);
    const reader = readers.find(({ text }) => text.maxBytes !== null)!;
    const { answer } = prepare(site, { question: 'fetch', reader, ...more })('a', url);
    const wanted = answer === 'allow' ? 'deny' : 'allow';
    expect(suggestEdits(site, { reader, agent: 'a', url, wanted, ...more })).toEqual({
      candidates: [],
      reason,
    });
  });

  test('yandex: a file that is too long for the reader is not called unreadable', () => {
    const reader = readers.find(({ text }) => text.overflow === 'allow-all')!;
    const wish = { reader, agent: 'a', url: '/x', wanted: 'deny' } as const;
    expect(suggestEdits(open(big), wish).reason).toBe('file-cut');
  });

  test('urllib: where a URL has no path, a rule for it has none either', () => {
    const reader = readers.find(({ path }) => path.noPath === 'empty')!;
    const texts = textsOf('User-agent: a\nAllow: /\n', reader, ['a', `${origin}?q`, 'deny'], 'add-rule');
    expect(texts[0]).toBe('User-agent: a\nAllow: /\nDisallow: ?q\n');
  });

  test('urllib: of several rules in one line the deciding one is used', () => {
    const reader = readers.find(({ text }) => text.lines === 'unicode')!;
    const texts = textsOf(
      'User-agent: a\nDisallow: /y\vDisallow: /x\n',
      reader,
      ['a', '/x', 'allow'],
      'add-rule',
    );
    expect(texts[0]).toBe('User-agent: a\nAllow: /x\nDisallow: /y\vDisallow: /x\n');
  });

  test.each([
    'User-agent: *\u2028Disallow: /\n',
    '# a\u2028User-agent: *\u2028Disallow: /\n',
    'User-agent: *\n# a\u2028Disallow: /\n',
  ])('python: a rule behind a line separator, as in %j, is not changed, but others help', (content) => {
    const reader = readers.find(({ text }) => text.lines === 'unicode')!.id;
    const wish = { reader, agent: 'a', url: '/', wanted: 'allow' } as const;
    const cells = { agents: ['a'], urls: ['/'], readers: [reader] };
    const found = weighSuggestions(open(content), wish, cells).suggestions.map(({ code }) => code);
    expect(found).toContain('own-record');
    expect(suggestEdits(open(content), wish).candidates.map(({ code }) => code)).not.toContain('turn-rule');
  });

  test('ours: the cell already has the answer', () => {
    const wish = { reader: longest, agent: 'a', url: '/x', wanted: 'deny' } as const;
    expect(suggestEdits(open(all), wish).reason).toBe('same-answer');
  });

  test('ours: a document has no rules', () => {
    const site = openSite({ origin, files: { '/a.xml': '<a/>' } });
    const wish = { reader: longest, file: '/a.xml', agent: 'a', url: '/x', wanted: 'deny' } as const;
    expect(suggestEdits(site, wish).reason).toBe('no-rules');
  });
});

describe('the best of them', () => {
  const table = { agents: ['', 'a', 'b'], urls: ['/x', '/x/y', '/z'], readers };
  const codes = (content: string, cell: Cell) => {
    const [agent, url, wanted] = cell;
    const wish = { reader: longest, file, agent, url, wanted };
    return weighSuggestions(open(content), wish, table).suggestions.map(({ code }) => code);
  };
  test('product: for a shared column, splitting the record is preferred to a rule for all', () => {
    expect(codes('User-agent: *\nDisallow: /x\n', ['a', '/x', 'allow'])).toEqual([
      'own-record',
      'add-rule',
      'narrow-rule',
    ]);
  });
  test('product: for the front page, a name in a record for the whole site is first; its other rules are unknown elsewhere', () => {
    const ruled = (path: string) => `User-agent: a\nDisallow: ${path}\n\nUser-agent: *\nDisallow: /n\n`;
    expect(codes(ruled('/'), ['b', '/', 'deny'])[0]).toBe('join-record');
    expect(codes(ruled('/x'), ['b', '/x', 'deny'])[0]).toBe('own-record');
    expect(codes(ruled('/'), ['b', '/x', 'deny'])[0]).toBe('own-record');
  });
  test.each<readonly [content: string, url: string, first: CandidateCode]>([
    ['User-agent: *\nDisallow: /cart/\nDisallow: /x\n', '/cart/', 'remove-rule'],
    ['User-agent: *\nDisallow: /*?s=\n', '/?s=tent', 'remove-rule'],
    ['User-agent: *\nDisallow: /cart/\n', '/cart/help', 'add-rule'],
    ['User-agent: *\nDisallow: /\n', '/x', 'add-rule'],
    ['User-agent: *\nDisallow: /cart/\nDisallow: /cart\n', '/cart/', 'add-rule'],
  ])(
    'product: %j, %s: deleting the rule for this very URL is the smallest change, where it is enough',
    (content, url, first) => {
      const wish = { reader: longest, file, agent: '', url, wanted: 'allow' } as const;
      const cells = { agents: [''], urls: [url], readers: [longest] };
      expect(weighSuggestions(open(content), wish, cells).suggestions[0]?.code).toBe(first);
    },
  );
  test('product: a deletion that changes another answer of the table is not the smallest change', () => {
    const wish = { reader: longest, file, agent: '', url: '/cart/', wanted: 'allow' } as const;
    const cells = { agents: [''], urls: ['/cart/', '/cart/help'], readers: [longest] };
    const site = open('User-agent: *\nDisallow: /cart/\n');
    const found = weighSuggestions(site, wish, cells).suggestions.map(({ code }) => code);
    expect(found[0]).toBe('add-rule');
    expect(found).toContain('remove-rule');
  });
  test('product: readers that do not count for the order do not change it', () => {
    const wish = { reader: longest, file, agent: 'b', url: '/x', wanted: 'allow' } as const;
    const site = open('User-agent: b\nDisallow: /x\nAllow: /y\n');
    const cells = { agents: ['b'], urls: ['/x', '/xy'], readers, weighed: [longest.id] };
    const [best] = weighSuggestions(site, wish, cells).suggestions;
    expect(best?.changes).toHaveLength(readers.length);
  });
  test('product: a crawler with a separate record gets a rule in it', () => {
    expect(codes('User-agent: a\nDisallow: /\n', ['a', '/x', 'allow'])[0]).toBe('add-rule');
  });
  test('product: a robot that falls back to the record of another gets one of its own first; else the record is told', () => {
    const wish = { reader: longest, file, agent: 'Googlebot-Image', url: '/x', wanted: 'deny' } as const;
    const site = open('User-agent: Googlebot\nAllow: /\n');
    const { suggestions } = weighSuggestions(site, wish, { agents: [wish.agent], urls: ['/x'], readers });
    expect(suggestions.map(({ code, params }) => [code, 'agents' in params ? params.agents : []])).toEqual([
      ['own-record', ['Googlebot-Image']],
      ['add-rule', ['Googlebot']],
      ['turn-rule', ['Googlebot']],
    ]);
  });
  test('product: agents of one wish keep their record, and a single one of them gets a separate record', () => {
    const content = '# ours\nUser-agent: a\nUser-agent: b\nDisallow: /x\n\nUser-agent: *\nDisallow: /x\n';
    const wish = { reader: longest, file, agent: 'a', url: '/x', wanted: 'allow' } as const;
    const cells = { agents: ['a', 'b', ''], urls: ['/x'], readers };
    const best = (others: readonly string[]) => {
      const site = open(content);
      const one = weighSuggestions(site, { ...wish, others }, cells).suggestions[0]!;
      const after = withEdits(site, file, one.edits);
      const ask = prepare(after, { question: 'fetch', reader: longest });
      return {
        records: textOfSource(after.files.get(file)!.source).split('\n\n').length,
        answers: ['a', 'b', ''].map((agent) => ask(agent, '/x').answer),
        meant: one.changes[0]!.meant,
      };
    };
    expect(best(['b'])).toEqual({ records: 2, answers: ['allow', 'allow', 'deny'], meant: 2 });
    expect(best([])).toEqual({ records: 3, answers: ['allow', 'deny', 'deny'], meant: 1 });
  });
  test('rfc 9309 2.2.1: agents that only the star covers get one record together', () => {
    const site = open('User-agent: *\nDisallow: /x\n');
    const wish = { reader: longest, file, agent: 'a', others: ['b'], url: '/x', wanted: 'allow' } as const;
    const own = suggestEdits(site, wish).candidates.find(({ code }) => code === 'own-record')!;
    expect(textOfSource(withEdits(site, file, own.edits).files.get(file)!.source)).toBe(
      'User-agent: a\nUser-agent: b\nAllow: /x$\nDisallow: /x\n\nUser-agent: *\nDisallow: /x\n',
    );
  });
  test('product: without quirks, side effects are computed without them too', () => {
    const wish = { reader: longest, file, agent: 'Googlebot-Image', url: '/x', wanted: 'deny' } as const;
    const site = open('User-agent: *\nAllow: /\n\nUser-agent: Googlebot\nDisallow: /\n');
    const cells = { agents: [wish.agent], urls: ['/x'], readers: [longest] };
    const { suggestions } = weighSuggestions(site, { ...wish, quirks: false }, cells);
    expect(suggestions[0]?.changes[0]).toMatchObject({ isMeant: true, count: 1 });
  });
  test('robots.cc: a name ends before a digit for Google, which changes no answer of a crawler that is not of Google', () => {
    const site = open('User-agent: Spinn3r\nAllow: /\n\nUser-agent: *\nAllow: /polska\n');
    const wish = { reader: 'rfc9309', file, agent: '', url: '/polska', wanted: 'deny' } as const;
    const cells = { agents: ['Spinn3r', 'Googlebot', ''], urls: ['/polska'], readers };
    const { suggestions } = weighSuggestions(site, wish, cells);
    const { edits, changes } = suggestions.find(({ code }) => code === 'turn-rule')!;
    const agentsOf = (all: readonly ReaderFlips[]) =>
      all.find(({ reader }) => reader.operator === 'Google')?.flips.map(({ agent }) => agent);
    expect(agentsOf(sideEffects(site, withEdits(site, file, edits), cells))).toEqual(cells.agents);
    expect(agentsOf(changes)?.toSorted()).toEqual(['', 'Googlebot']);
  });
  test('product: the side effects of a candidate are listed per reader', () => {
    const wish = { reader: longest, file, agent: '', url: '/x', wanted: 'allow' } as const;
    const { suggestions } = weighSuggestions(open('User-agent: *\nDisallow: /x\n'), wish, table);
    const [best] = suggestions;
    expect(best?.changes[0]?.flips.map(({ agent, url }) => [agent, url])).toEqual([
      ['', '/x'],
      ['a', '/x'],
      ['b', '/x'],
    ]);
    expect(best?.changes[0]?.flips[0]).toMatchObject({ before: 'deny', after: 'allow' });
  });
  test('product: other answers are counted by the columns of the table, with examples, however many crawlers share one', () => {
    const others = Array.from({ length: 30 }, (_, place) => `b${'x'.repeat(place)}`);
    const wish = { reader: longest, file, agent: '', others, url: '/x', wanted: 'deny' } as const;
    const cells = { agents: ['', 'a'], urls: ['/w', '/x', '/y'], readers: [longest], most: 5 };
    const { suggestions } = weighSuggestions(open('User-agent: *\nAllow: /\n'), wish, cells);
    const change = suggestions.find(({ code }) => code === 'turn-rule')?.changes[0];
    expect((change?.count ?? 0) - (change?.meant ?? 0)).toBe(5);
    const shown = change?.flips.filter(({ agent, url }) => url !== '/x' || agent === 'a');
    expect(shown?.map(({ agent, url }) => [agent, url])).toEqual([
      ['', '/w'],
      ['', '/y'],
      ['a', '/w'],
      ['a', '/x'],
      ['a', '/y'],
    ]);
  });
});

describe('draft 1 3.2.2: a new rule is placed above the first rule with the opposite answer', () => {
  const applied = (content: string, [agent, url, wanted]: Cell, urls: readonly string[] = [url]) => {
    const site = open(content);
    const wish = { reader: longest, file, agent, url, wanted };
    const { suggestions } = weighSuggestions(site, wish, { agents: [agent], urls, readers });
    return suggestions
      .filter(({ code }) => code === 'add-rule')
      .map(({ edits, changes }) => ({
        text: textOfSource(withEdits(site, file, edits).files.get(file)!.source),
        agree: changes.filter(({ isMeant }) => isMeant).map(({ reader }) => reader),
      }));
  };

  const content = 'User-agent: a\n# shop\nDisallow: /shop\nDisallow: /shop/n\nDisallow: /y\n';
  const above = (rule: string) => content.replace('# shop', `${rule}\n# shop`);

  test('so readers of the first match agree with the longest one', () => {
    const [exact, folder] = applied(content, ['a', '/shop/new/1', 'allow'], ['/shop/new/1', '/shop/x']);
    expect(exact?.text).toBe(above('Allow: /shop/new/1$'));
    expect(folder?.text).toBe(above('Allow: /shop/new/'));
    expect(new Set(folder?.agree)).toEqual(new Set(readers.filter(({ rule }) => rule.honourAllow)));
  });

  test('draft 1 3.2.2: also if more readers then change their answers about other URLs', () => {
    const urls = ['/shop/new/1', '/shop/new/1$', '/shop/new/1$a'];
    const [exact] = applied(content, ['a', '/shop/new/1', 'allow'], urls);
    expect(exact?.text).toBe(above('Allow: /shop/new/1$'));
  });

  test('rfc 9309 2.2.2: at the end only where it opposes no rule', () => {
    const other = 'User-agent: a\nAllow: /x\nDisallow: /y\n';
    const [rule] = applied(other, ['a', '/z', 'deny']);
    expect(rule?.text).toBe(`${other}Disallow: /z$\n`);
  });
});

describe('data.txt: other fields below a rule describe it', () => {
  const text = 'User-agent: *\nAllow: /a\nrows: 1\nDisallow: /b\nrows: 2\nAllow: /c\nrows: 3\n';
  const site = openSite({ origin, files: { '/data.txt': text } });
  const reader = readers.find((one) => one.file.path === '/data.txt')!;
  const textsFor = (one: Reader, code: CandidateCode) => {
    const wish = { reader: one, file: '/data.txt', agent: 'bot', url: '/b', wanted: 'allow' } as const;
    return suggestEdits(site, wish)
      .candidates.filter((candidate) => candidate.code === code)
      .map(({ edits }) => textOfSource(withEdits(site, '/data.txt', edits).files.get('/data.txt')!.source));
  };

  test('ours: a rule is not inserted between another rule and the lines that describe it', () => {
    expect(textsFor(reader, 'add-rule')[0]).toBe(text.replace('Disallow: /b', 'Allow: /b\nDisallow: /b'));
  });
  test('ours: a rule with describing lines is not deleted', () => {
    expect(textsFor(reader, 'remove-rule')).toEqual([]);
    expect(textsFor(reader, 'turn-rule')).toHaveLength(1);
  });
  test('ours: if it is omitted from a record, the lines that describe it are omitted too', () => {
    expect(textsFor(reader, 'own-record-without')[0]).toBe(
      `User-agent: bot\nAllow: /a\nrows: 1\nAllow: /c\nrows: 3\n\n${text}`,
    );
  });
});

test('ours: what the encoding of a file cannot hold is percent-encoded', () => {
  const latin = Uint8Array.from([...octets('User-agent: a\nDisallow: /\n# '), 0xe9]);
  const site = open(latin);
  const wish = { reader: longest, file, agent: 'a', url: '/ツ', wanted: 'allow' } as const;
  const [one] = suggestEdits(site, wish).candidates;
  const { source } = withEdits(site, file, one!.edits).files.get(file)!;
  expect(textOfSource(source)).toContain('Allow: /%E3%83%84$\n');
  expect(printSource(source)).toContain(0xe9);
});
