import { expect, test } from 'vitest';
import './asked-text.ts';
import { fetchPresentation } from '../question-presentation.ts';
import { readAskedText } from './text-meaning.ts';

const matrix = {
  kind: fetchPresentation,
  columns: [{ agents: ['GPTBot', 'CCBot'] as const }, { agents: [''] as const }],
};
const ask = (text: string, ...rows: readonly string[]) =>
  readAskedText({ ...matrix, rows, origin: '' }, text).asked;

test.each([
  ['/goodfinds/best-tent', { kind: 'url', text: '/goodfinds/best-tent' }],
  [' /a?b=c ', { kind: 'url', text: '/a?b=c' }],
  ['https://h.example/a', { kind: 'url', text: 'https://h.example/a' }],
  ['h.example/a', { kind: 'url', text: 'h.example/a' }],
  ['Kagibot', { kind: 'crawler', text: 'Kagibot', isInTable: false }],
  ['ccbot', { kind: 'crawler', text: 'CCBot', isInTable: true }],
  ['/a /b', { kind: 'urls', text: '/a /b', count: 2 }],
  ['https://h.example/a, /b  /b', { kind: 'urls', text: 'https://h.example/a, /b  /b', count: 2 }],
  // Neither can be asked: a pattern, and nothing.
  ['/a /b/*', undefined],
  ['/a/*', undefined],
  ['*.pdf', undefined],
  ['', undefined],
])('design: without a match, %j asks %j', (text, asked) => {
  expect(ask(text)).toEqual(asked);
});

const cell = (agent: string, url: string) => ({ kind: 'cell', agent, url });

test.each([
  ['GPTBot /private/x.html', cell('GPTBot', '/private/x.html')],
  ['/private/x.html GPTBot', cell('GPTBot', '/private/x.html')],
  ['  ccbot   /a?b=c ', cell('CCBot', '/a?b=c')],
  ['may GPTBot fetch /private/x.html?', cell('GPTBot', '/private/x.html')],
  ['Can gptbot read "https://h.example/x"?', cell('GPTBot', 'https://h.example/x')],
  ['is /a/b.html allowed for ccbot?', cell('CCBot', '/a/b.html')],
  ['/a: open to Applebot', cell('Applebot', '/a')],
  ['is /a open to Applebot', cell('Applebot', '/a')],
  ['may some-new-bot fetch h.example/a', cell('some-new-bot', 'h.example/a')],
  ['any other crawler /a', cell('', '/a')],
  ['may any other crawler fetch /a?', cell('', '/a')],
  ['* /a', cell('', '/a')],
  // A query without text is part of a URL, but in a sentence the mark ends it.
  ['GPTBot /a?', cell('GPTBot', '/a?')],
  // Two URLs, two crawlers, none, and words that name none.
  ['GPTBot /a /b', undefined],
  ['GPTBot CCBot /a', undefined],
  ['the old shop /a', undefined],
  // None, and all of them.
  ['may fetch /a?', { kind: 'url', text: '/a' }],
  ['which crawlers may fetch /x', { kind: 'url', text: '/x' }],
  ['who can read h.example/a?', { kind: 'url', text: 'h.example/a' }],
])('product: %j asks %j', (text, asked) => {
  expect(ask(text)).toEqual(asked);
});

test.each([
  ['may ClaudeBot index /item?', { ...cell('ClaudeBot', '/item'), verb: 'index' }],
  ['can some-new-bot preserve /item', { ...cell('some-new-bot', '/item'), verb: 'preserve' }],
  ['GPTBot /open', cell('GPTBot', '/open')],
  ['may GPTBot fetch /open?', { ...cell('GPTBot', '/open'), verb: 'fetch' }],
  ['may any other crawler index /a?', { ...cell('', '/a'), verb: 'index' }],
  ['may GPTBot index or preserve /a?', undefined],
  ['may index /a?', undefined],
])('acap 1.1 2.5: where usages are asked about, also with all as columns, %j asks %j', (text, asked) => {
  const verbs = ['index', 'preserve'];
  for (const hasFixedColumns of [false, true]) {
    const kind = { ...fetchPresentation, verbs, hasFixedColumns };
    const columns = hasFixedColumns ? [{ agents: ['index'] as const }] : matrix.columns;
    expect(readAskedText({ kind, columns, rows: [], origin: '' }, text).asked).toEqual(asked);
  }
});

const filter = (tone: string, agent: string, isInTable = true) => ({
  kind: 'filter',
  tone,
  agent,
  isInTable,
});

test.each([
  ['no gptbot', filter('deny', 'GPTBot')],
  ['GPTBot no', filter('deny', 'GPTBot')],
  ['Yes CCBot', filter('allow', 'CCBot')],
  ['closed to GPTBot', filter('deny', 'GPTBot')],
  ['URLs open to ccb', filter('allow', 'CCBot')],
  ['Which of these are closed to GPTBot?', filter('deny', 'GPTBot')],
  ['what can GPTBot not fetch', filter('deny', 'GPTBot')],
  ['no any other crawler', filter('deny', '')],
  ['no Googlebot', filter('deny', 'Googlebot', false)],
])('product: %j asks for the URLs with one answer of one crawler: %j', (text, asked) => {
  expect(ask(text, '/a')).toEqual(asked);
});

test.each(['is GPTBot blocked?', 'yes or no GPTBot', 'no', 'closed', 'closed to GPTBot CCBot', 'no /a'])(
  'product: %j asks about one answer, or does not name exactly one crawler, so it is not a filter',
  (text) => {
    expect(ask(text, '/a')?.kind).not.toBe('filter');
  },
);

test('product: a question lists the row that it is about, in full or as a path', () => {
  const table = { ...matrix, rows: ['/x', '/y'], origin: 'https://h.example' };
  expect(readAskedText(table, 'GPTBot https://h.example/x').rowText).toBe('/x');
  expect(readAskedText(table, 'GPTBot https://other.example/x').rowText).toBe('https://other.example/x');
});

test('product: a text that matches a crawler leaves the rows and goes to its column; one that matches URLs too lists them', () => {
  const read = (text: string, ...rows: readonly string[]) =>
    readAskedText({ ...matrix, rows, origin: '' }, text);
  const gptBot = { kind: 'crawler', text: 'GPTBot', isInTable: true };
  expect(read('gptbot', '/b')).toEqual({ rowText: '', agents: ['GPTBot'], asked: gptBot });
  expect(read('GPTB', '/b', '/gptbot')).toEqual({ rowText: 'GPTB', agents: ['GPTBot'], asked: gptBot });
  // In the middle of a name, Enter would go where nobody pointed.
  expect(read('bot', '/b', '/robot')).toEqual({
    rowText: 'bot',
    agents: ['CCBot', 'GPTBot'],
    asked: undefined,
  });
  expect(read('/a', '/a/x')).toEqual({ rowText: '/a', agents: [], asked: undefined });
  expect(read('kagibot', '/b')).toMatchObject({ rowText: 'kagibot', agents: [] });
});

test('product: an exact name wins over names that begin with it, also one that the table lacks, and in a sentence', () => {
  const columns = [{ agents: ['Googlebot-News'] }, { agents: ['zed-two', 'zed'] }, { agents: [''] }] as const;
  const read = (text: string) => readAskedText({ ...matrix, columns, rows: ['/b'], origin: '' }, text);
  const googlebot = { kind: 'crawler', text: 'Googlebot', isInTable: false };
  const zed = { kind: 'crawler', text: 'zed', isInTable: true };
  expect(read('googlebot')).toMatchObject({ agents: [], asked: googlebot });
  expect(read('May Googlebot fetch?')).toMatchObject({ agents: [], asked: googlebot });
  expect(read('ZED')).toEqual({ rowText: '', agents: ['zed'], asked: zed });
  expect(read('googlebot-n').asked).toEqual({ kind: 'crawler', text: 'Googlebot-News', isInTable: true });
});

test('design: a table whose rows or columns are fixed takes no new ones', () => {
  const fixed = {
    ...matrix,
    rows: [],
    origin: '',
    kind: { ...fetchPresentation, hasFixedRows: true as const, hasFixedColumns: true as const },
  };
  expect([readAskedText(fixed, '/a').asked, readAskedText(fixed, 'Kagibot').asked]).toEqual([
    undefined,
    undefined,
  ]);
});
