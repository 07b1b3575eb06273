import { expect, test } from 'vitest';
import { findWellFormednessProblem } from '../../syntax/xml/well-formed.ts';
import { canDrawPicture, MAX_PICTURE_SIZE, type PictureStyle, type PictureTable } from './picture-table.ts';
import { tableAsSvg } from './table-as-svg.ts';

type Tone = 'yes' | 'no';

const look: PictureStyle<Tone> = {
  surface: '#fff',
  head: '#eee',
  ink: '#000',
  quiet: '#444',
  line: '#ccc',
  edge: '#888',
  words: '\'Segoe UI\', "A & B", sans-serif',
  code: 'ui-monospace, monospace',
  tones: {
    yes: { shape: '<circle cx="6" cy="6" r="4" stroke="currentColor"/>', mark: '#00f', ink: '#444' },
    no: {
      shape: '<path fill="currentColor" d="M0 0h9v9Z"/>',
      mark: '#900',
      ink: '#901',
      back: '#fee',
      isStrong: true,
    },
  },
};

const table = (
  urls: readonly string[],
  names: readonly string[] = ['bot'],
  word = 'Yes',
): PictureTable<Tone> => ({
  title: 'May it fetch? http://www.fict.org',
  facts: '/robots.txt read as Google',
  corner: 'URL',
  urls,
  columns: [
    { names, notes: ['1 yes', 'record 1'], answers: urls.map(() => ({ tone: 'yes', word })) },
    { names: ['other'], notes: [], answers: urls.map(() => ({ tone: 'no', word: 'No' })) },
  ],
  legend: [
    { tone: 'yes', word: 'Yes' },
    { tone: 'no', word: 'No' },
  ],
  more: (count) => `and ${count} more`,
});

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Returns the words of a picture in their order; truncated ones with their full text. */
const wordsOf = (svg: string) =>
  [...svg.matchAll(/<text [^>]*>(?:<title>([^<]*)<\/title>)?([^<]*)<\/text>/g)].map(
    ([, whole, shown = '']) => ({
      whole: unescaped(whole ?? shown),
      shown: unescaped(shown),
    }),
  );

const hostile = [
  '</text><script>alert(1)</script>',
  '"&<>\'&amp;]]>',
  'a\u0000b\u001b[0m\ufffe\ud800c',
  '\u202eabc\u2066',
  'кириллица/路径/🤖'.repeat(9),
  '',
  ' ',
  'x'.repeat(2000),
  `${'very-long-'.repeat(40)}Bot`,
];

test.each(hostile)(
  'xml: a picture is well-formed and holds nothing but words, whatever stands in it: %j',
  (text) => {
    const svg = tableAsSvg(
      { ...table([text, '/'], [text, text], text), title: text, facts: text, corner: text },
      look,
    );
    expect(findWellFormednessProblem(svg)).toBeUndefined();
    expect(svg).not.toContain('<script');
    expect(svg).not.toMatch(/[\0\u001b\u202e\u2066\ufffe]/);
    expect(svg.isWellFormed()).toBe(true);
  },
);

test('product: invisible characters are shown in a picture by their codes', () => {
  const shown = wordsOf(tableAsSvg(table(['/a\u202eb']), look)).map((one) => one.shown);
  expect(shown).toContain('/a⟦U+202E⟧b');
});

test('product: a picture says what the table says, row by row', () => {
  const urls = ['/', '/a?b=1&c="2"', '/orgo.gif'];
  const words = wordsOf(tableAsSvg(table(urls), look)).map((one) => one.shown);
  expect(words).toEqual([
    'May it fetch? http://www.fict.org',
    '/robots.txt read as Google',
    'URL',
    'bot',
    '1 yes',
    'record 1',
    'other',
    ...urls.flatMap((url) => [url, 'Yes', 'No']),
    'Yes',
    'No',
  ]);
});

test('design: an answer has its shape in its color, its word, and a tint if it is blocked', () => {
  const svg = tableAsSvg(table(['/']), look);
  expect(svg).not.toContain('currentColor');
  expect(svg.match(/stroke="#00f"/g)).toHaveLength(2);
  expect(svg.match(/fill="#fee"/g)).toHaveLength(2);
});

test('design: no text is cut without a mark, a URL not at its end, and the whole of it can be read', () => {
  const url = `/${'path/'.repeat(400)}the-end-of-it.html`;
  const cut = wordsOf(tableAsSvg(table([url], ['bot'], 'Limited: '.repeat(30)), look)).filter(
    ({ whole, shown }) => whole !== shown,
  );
  expect(cut.map(({ whole }) => whole)).toEqual([url, 'Limited: '.repeat(30).trimEnd() + '⟦U+0020⟧']);
  expect(cut[0]!.shown).toMatch(/^\/path\/.*….*nd-of-it\.html$/);
  expect(cut[1]!.shown).toMatch(/^Limited: .*…$/);
});

test('design: names of a head are whole, in lines; those without room are counted', () => {
  const names = [
    'Google-Extended-Very-Long-Crawler-Name-Indeed',
    ...Array.from({ length: 499 }, (_, i) => `bot${i}`),
  ];
  const words = wordsOf(tableAsSvg(table(['/'], names), look)).map((one) => one.shown);
  const head = words.slice(3, words.indexOf('1 yes'));
  expect(head).toHaveLength(6);
  expect(head.join('')).toMatch(/^Google-Extended-Very-Long-Crawler-Name-Indeed& bot0/);
  expect(head.at(-1)).toBe(`and ${500 - 1 - head.filter((line) => line.startsWith('& ')).length} more`);
});

test('product: a picture has room for all that it draws', () => {
  const svg = tableAsSvg(table(hostile, hostile, hostile[7]), look);
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg)!.map(Number);
  for (const [, x, y, w, h] of svg.matchAll(/<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/g)) {
    expect(Number(x) + Number(w)).toBeLessThanOrEqual(width!);
    expect(Number(y) + Number(h)).toBeLessThanOrEqual(height!);
  }
});

test('product: an empty table is drawn too; one that is too large is not', () => {
  expect(
    findWellFormednessProblem(tableAsSvg({ ...table([]), columns: [], legend: [] }, look)),
  ).toBeUndefined();
  expect(canDrawPicture(MAX_PICTURE_SIZE.rows, MAX_PICTURE_SIZE.columns)).toBe(true);
  expect(canDrawPicture(MAX_PICTURE_SIZE.rows + 1, 1)).toBe(false);
  expect(canDrawPicture(1, MAX_PICTURE_SIZE.columns + 1)).toBe(false);
});
