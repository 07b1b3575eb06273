import { expect, test } from 'vitest';
import { agentsIn } from '../../../core/matching/parse-agents.ts';
import { crawlerName } from '../../../core/matching/product-token.ts';
import { emptyDocument } from '../../document/document-store.ts';
import { addColumnsTo, addRowsTo, parseUrls } from './matrix-input.ts';

const agents = (text: string) => agentsIn(text).map(({ agent }) => crawlerName(agent));

test.each<[string, string[]]>([
  ['', []],
  [' \n ', []],
  ['/a', ['/a']],
  ['/a\n/b\r\n/c', ['/a', '/b', '/c']],
  ['  /a  http://x.example/b\t/c ', ['/a', 'http://x.example/b', '/c']],
  ['/a?x=1,2#f', ['/a?x=1,2#f']],
  ['/a, /b,\n/c ,/d,', ['/a', '/b', '/c', '/d']],
  ['/a,b', ['/a,b']],
])('URLs in %j', (text, urls) => {
  expect(parseUrls(text)).toEqual(urls);
});

test.each<[string, string[]]>([
  ['', []],
  ['GPTBot', ['GPTBot']],
  ['a, b ,c', ['a', 'b', 'c']],
  ['a\nb\r\n\nc', ['a', 'b', 'c']],
  ['*', ['']],
  ['other', ['']],
  ['Other', ['']],
  ['brotherbot', ['brotherbot']],
  ['Googlebot/2.1', ['googlebot']],
  ['WebCrawler/3.0 Robot libwww/5.0a', ['webcrawler']],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', ['googlebot']],
  [
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    ['gptbot'],
  ],
  ['a,Excite/1.0, b', ['a', 'excite', 'b']],
  ['A/1 (x, (y), z), b', ['a', 'b']],
  ['(, (, (\nb', ['b']],
  ['(nothing)', []],
])('user-agents in %j', (text, names) => {
  expect(agents(text)).toEqual(names);
});

test('a header stays whole: each reader reduces it itself', () => {
  expect(agentsIn('UnhipBot/0.1')).toEqual([{ given: 'UnhipBot/0.1', agent: 'UnhipBot/0.1' }]);
});

test('rows are added once, in the given order', () => {
  const first = addRowsTo(emptyDocument(), ['/a', '/b', '/a']);
  expect(first.document.rows).toEqual(['/a', '/b']);
  expect(first).toMatchObject({ added: ['/a', '/b'], repeated: 1 });
  const second = addRowsTo(first.document, ['/b']);
  expect(second).toMatchObject({ added: [], repeated: 1 });
  expect(second.document).toBe(first.document);
});

test.each([
  ['http://www.fict.org/org/', 'http://www.fict.org'],
  ['HTTP://me:secret@www.fict.org:8001?x', 'HTTP://www.fict.org:8001'],
  ['https://x.example', 'https://x.example'],
  ['/only/a/path', ''],
  ['mailto:me@x.example', ''],
])('%s sets the origin %j of a site without one', (url, origin) => {
  expect(addRowsTo(emptyDocument(), ['/', url]).document.origin).toBe(origin);
});

test.each([
  [['http://www.fict.org/org/plans.html', 'http://www.fict.org/'], '/org/plans.html /'],
  [['/org/plans.html', '/'], 'http://www.fict.org/org/plans.html http://www.fict.org'],
  [['/a?b'], 'http://www.fict.org:80/a?b'],
])('ours: to a table with %j, %s adds nothing', (rows, text) => {
  const document = { ...emptyDocument(), origin: 'http://www.fict.org', rows };
  const result = addRowsTo(document, parseUrls(text));
  expect(result.document).toBe(document);
  expect(result.added).toEqual([]);
});

test('ours: a full URL that makes the site known is the same as its path, which stays', () => {
  const document = { ...emptyDocument(), rows: ['/', '/a', '/b'] };
  const one = addRowsTo(document, ['https://x.example/a']);
  expect(one.document).toMatchObject({ origin: 'https://x.example', rows: ['/', '/a', '/b'] });
  const { added, repeated } = addRowsTo(document, ['https://x.example/a', 'https://x.example/c']);
  expect([added, repeated]).toEqual([['https://x.example/c'], 1]);
});

test('an existing origin is kept', () => {
  const document = { ...emptyDocument(), origin: 'http://a.example' };
  expect(addRowsTo(document, ['http://b.example/']).document.origin).toBe('http://a.example');
});

test('columns are compared without regard to case', () => {
  const document = { ...emptyDocument(), columns: ['GoogleBot', ''] };
  const parsed = agentsIn('googlebot\n*\nbingbot\nBingBot');
  const result = addColumnsTo(document, parsed);
  expect(result.document.columns).toEqual(['GoogleBot', '', 'bingbot']);
  expect(result.repeated).toBe(3);
});
