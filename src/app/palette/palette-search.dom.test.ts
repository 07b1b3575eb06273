// The results of the palette for a query.
import { beforeAll, describe, expect, test } from 'vitest';
import { focusedPaneContext } from '../../actions/action.ts';
import { importantCrawlers } from '../../core/catalogue/column-purposes.ts';
import { sourceOfText } from '../../core/document/source.ts';
import { newFile } from '../../state/document/document.ts';
import { emptyDocument, openDocument } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { openPolicyFile } from '../../state/files/open-files.ts';
import { addColumns, addRows } from '../../state/table/additions/matrix-additions.ts';
import type { DescribedAction } from '../actions/all-actions.ts';
import { shellStore } from '../shared/shell-store.ts';
import { searchPalette } from './palette-search.ts';

const command = (id: string, title: string, properties: Partial<DescribedAction> = {}): DescribedAction => ({
  id,
  group: 'file',
  title,
  help: '',
  run: () => undefined,
  ...properties,
});

const context = focusedPaneContext(null);

const commands = [
  command('save', 'Save file', { keys: ['Ctrl+S'] }),
  command('share', 'Share by link…', { keywords: 'send colleague' }),
  command('saveAll', 'Save all', { disabledReason: () => 'saved' }),
  command('undo', 'Undo', { group: 'edit', keywords: 'all steps' }),
];

const search = (query: string) => {
  const { groups, more } = searchPalette(query, commands, context, shellStore.getState().works);
  return {
    more,
    listed: groups.map(({ title, results }) => [title, ...results.map((result) => result.title)]),
  };
};
const listed = (query: string) => search(query).listed;

beforeAll(() => {
  const rules = Array.from({ length: 60 }, (_, i) => `Disallow: /p${i}`);
  const text = ['User-agent: Googlebot', 'User-agent: bingbot', ...rules, '', 'User-agent: *', 'Allow: /'];
  openPolicyFile(documentStore, '/robots.txt', sourceOfText(text.join('\n')), { code: 'new-file' });
  addRows(documentStore, 'http://a.test/shop/cart http://a.test/shop http://a.test/about');
  addColumns(documentStore, 'Googlebot\nbingbot');
});

describe('commands', () => {
  test.each([
    [
      'all that can be done, in their groups, before anything is typed',
      '',
      [
        ['Files', 'Save file', 'Share by link…'],
        ['Records and rules', 'Undo'],
      ],
    ],
    ['what can be done before what cannot', '>sav', [['Actions', 'Save file', 'Save all']]],
    ['what can be done by another word before what cannot', '>all', [['Actions', 'Undo', 'Save all']]],
    ['by another word', 'colleague', [['Actions', 'Share by link…']]],
    ['by the key', 'ctrl s', [['Actions', 'Save file']]],
    ['nothing', 'qqq', []],
  ])('design: %s', (_, query, expected) => {
    expect(listed(query)).toEqual(expected);
  });

  test('design: an impossible command shows the reason', () => {
    const [group] = searchPalette('save all', commands, context).groups;
    expect(group?.results.map(({ why }) => why)).toEqual(['All files are saved.']);
  });
});

describe('design: “:” finds a line of the file', () => {
  test.each([
    ['by its number, then by what the number begins with', ':64', [['Lines', 'User-agent: *']]],
    [
      'by a digit',
      ':6',
      [
        [
          'Lines',
          'Disallow: /p3',
          'Disallow: /p57',
          'Disallow: /p58',
          'Disallow: /p59',
          '',
          'User-agent: *',
          'Allow: /',
        ],
      ],
    ],
    ['by a part of it, whatever the case', ':ALLOW: /P12', [['Lines', 'Disallow: /p12']]],
    ['none beyond the end', ':999', []],
    ['none is number 0', ':0', []],
  ])('%s', (_, query, expected) => {
    expect(listed(query)).toEqual(expected);
  });

  test('of many matches, the first are listed, and the rest are counted', () => {
    const { more, listed: groups } = search(':disallow');
    expect([groups[0]?.length, more]).toEqual([41, 20]);
  });
});

test.each([
  ['a URL of the table', '/shop', [['URLs', '/shop/cart', '/shop']]],
  ['a new URL, to ask it', '/nowhere', [['URLs', 'Ask /nowhere, a new URL']]],
  [
    'a user-agent: its column, and the record that names it',
    '@bing',
    [
      ['Columns of the table', 'bingbot'],
      ['Records', 'bingbot'],
    ],
  ],
  [
    'all user-agents',
    '@',
    [
      [
        'Columns of the table',
        'Applebot',
        'Googlebot',
        'bingbot',
        'Any other crawler',
        ...importantCrawlers.slice(3),
      ],
      ['Records', 'Googlebot', 'bingbot', '*'],
    ],
  ],
])('design: the palette finds %s', (_, query, expected) => {
  expect(listed(query)).toEqual(expected);
});

describe('design: without a sign, all kinds are listed, at most four of each', () => {
  test.each([
    [
      'the rest of a kind is one more result',
      'p1',
      [
        ['Actions', 'Filter the table to p1'],
        ['URLs', '/p1', '/p10', '/p11', '/p12', '7 more in the table'],
        ['Rules', 'Disallow: /p1', 'Disallow: /p10', 'Disallow: /p11', 'Disallow: /p12', '7 more rules'],
      ],
    ],
    ['a crawler of the table', 'bing', [['Crawlers', 'bingbot']]],
    ['a crawler of the catalogue that is not', 'Slurp', [['Crawlers', 'Slurp']]],
    ['a path that is not in the table', 'a.test/x/', [['URLs', 'Ask a.test/x/, a new URL']]],
  ])('%s', (_, query, expected) => {
    expect(listed(query)).toEqual(expected);
  });

  test('the result for the rest lists it', () => {
    const result = searchPalette('p1', commands, context)
      .groups.flatMap(({ results }) => results)
      .find(({ title }) => title === '7 more rules');
    expect(result?.query).toBe(':p1');
    expect(listed(result?.query ?? '')).toHaveLength(1);
  });

  test('equal rules are one result with all of their lines', () => {
    openPolicyFile(
      documentStore,
      '/robots.txt',
      sourceOfText('User-agent: *\nDisallow: /q\nDisallow: /q\n'),
      {
        code: 'new-file',
      },
    );
    const rules = searchPalette('/q'.slice(1), commands, context).groups.find(
      ({ title }) => title === 'Rules',
    );
    expect(rules?.results.map(({ title, aside }) => [title, aside])).toEqual([
      ['Disallow: /q', 'lines 2 and 3'],
    ]);
  });
});

test('ours: a URL with several rows in the table is listed once, because the result is the same', () => {
  openDocument(documentStore, { ...emptyDocument(), rows: ['/a', '/b', '/a'] }, { reader: 'rfc9309' });
  const { groups } = searchPalette('/', commands, context);
  expect(groups.flatMap(({ results }) => results.map(({ id }) => id))).toEqual(['/a', '/b']);
});

test('product: the palette finds the sites of the list, by name or address, and the other files of the open one', () => {
  const files = ['/robots.txt', '/news/robots.xml'].map((path) => newFile(path, sourceOfText('')));
  openDocument(documentStore, { ...emptyDocument(), files }, { reader: 'rfc9309' });
  const site = { path: '/robots.txt', origin: '', paths: [], unsaved: [], time: 0 };
  const works = [
    { ...site, id: '1', name: 'sandiego.gov', unsaved: ['/robots.txt'] },
    { ...site, id: '2', name: 'robots-old.txt', label: 'Our shop', origin: 'https://shop.example' },
  ];
  shellStore.setState({ works });
  expect(listed('sandiego')).toEqual([['Your sites', 'sandiego.gov']]);
  expect(listed('shop.ex')).toEqual([['Your sites', 'Our shop']]);
  expect(listed('robots')).toContainEqual(['Files of this site', 'news/robots.xml']);
  shellStore.setState({ works: [] });
});
