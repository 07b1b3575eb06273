// How the value of X-Robots-Tag and of a robots META tag is read.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { robotsTagDirectives } from '../catalogue/robots-tag-directives.ts';
import { hasValidValue, isReadableDate, readRobotsTag } from './robots-tag.ts';

const header = { hasAgents: true };

/** Each directive as `agent|name|value`. */
const partsOf = (value: string, options = header) =>
  readRobotsTag(value, options).parts.map(({ agent, name, value: own }) =>
    [agent?.text ?? '', name.text, ...(own ? [own.text] : [])].join('|'),
  );

test.each([
  ['noindex', ['|noindex']],
  ['NoIndex , nofollow', ['|NoIndex', '|nofollow']],
  ['googlebot: noindex, nofollow', ['googlebot|noindex', 'googlebot|nofollow']],
  ['noindex, googlebot: nofollow', ['|noindex', 'googlebot|nofollow']],
  [
    'BadBot: noindex, nofollow, googlebot: nofollow',
    ['BadBot|noindex', 'BadBot|nofollow', 'googlebot|nofollow'],
  ],
  ['max-snippet:0, max-image-preview : large', ['|max-snippet|0', '|max-image-preview|large']],
  ['googlebot: max-snippet: -1', ['googlebot|max-snippet|-1']],
  ['unavailable_after: 25 Jun 2010 15:00:00 PST', ['|unavailable_after|25 Jun 2010 15:00:00 PST']],
  [
    'googlebot: unavailable_after: Wed, 03 Dec 2025 13:09:53 GMT, nosnippet',
    ['googlebot|unavailable_after|Wed, 03 Dec 2025 13:09:53 GMT', 'googlebot|nosnippet'],
  ],
  ['unavailable_after:, noindex', ['|unavailable_after|', '|noindex']],
  ['googlebot:', []],
  ['', []],
  [',', []],
] as const)('Google, robots meta tag specifications: %j contains these directives', (value, expected) => {
  expect(partsOf(value)).toEqual(expected);
});

test('Google, robots meta tag specifications: the content of a META tag contains no user-agents', () => {
  expect(partsOf('googlebot: nosnippet, noindex', { hasAgents: false })).toEqual([
    '|googlebot|nosnippet',
    '|noindex',
  ]);
});

test('ours: columns are those of the value, and gaps between commas are reported', () => {
  const { parts, agents, gaps } = readRobotsTag('bingbot: noindex,, max-snippet: 5 ,', header);
  expect(agents).toEqual([{ text: 'bingbot', start: 0, end: 7 }]);
  expect(parts.map(({ start, end }) => [start, end])).toEqual([
    [9, 16],
    [19, 33],
  ]);
  expect(gaps).toEqual([17, 35]);
});

test('ours: any text is read, and each directive is where its columns say', () => {
  const word = fc.constantFrom(
    ...robotsTagDirectives.map(({ name }) => name),
    'googlebot',
    ':',
    ',',
    ' ',
    '\t',
    '-1',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 4 }))), fc.boolean(), (words, hasAgents) => {
      const value = words.join('');
      for (const { name, value: own, start, end } of readRobotsTag(value, { hasAgents }).parts) {
        expect(value.slice(name.start, name.end)).toBe(name.text);
        if (own) expect(value.slice(own.start, own.end)).toBe(own.text);
        expect(start <= name.start && end >= (own?.end ?? name.end)).toBe(true);
      }
    }),
    { examples: [[['\t', ':'], false]] },
  );
});

test.each([
  ['25 Jun 2010 15:00:00 PST', true],
  ['Friday, 25-Jun-10 15:00:00 GMT', true],
  ['Wed, 03 Dec 2025 13:09:53 GMT', true],
  ['Wed, 03 Dec 2025 13:09 +0100', true],
  ['2020-09-21', true],
  ['2025-12-03T13:09:53Z', true],
  ['2025-12-03 13:09:53+01:00', true],
  ['2025-13-03', false],
  ['31 Feb 2025 10:00:00 GMT', false],
  ['25 Jun 2010 25:00:00 PST', false],
  ['03.12.2025', false],
  ['tomorrow', false],
  ['', false],
] as const)(
  'Google, robots meta tag specifications: whether %j is a date of RFC 822, RFC 850 or ISO 8601: %j',
  (text, isDate) => {
    expect(isReadableDate(text)).toBe(isDate);
  },
);

test.each([
  ['max-snippet:0', true],
  ['max-snippet:-1', true],
  ['max-snippet:-2', false],
  ['max-snippet:ten', false],
  ['max-snippet', false],
  ['max-image-preview:Large', true],
  ['max-image-preview:huge', false],
  ['unavailable_after: 2020-09-21', true],
  ['unavailable_after: soon', false],
  ['nosnippet', true],
] as const)(
  'Google, robots meta tag specifications: whether %j has a documented value: %j',
  (value, isValid) => {
    expect(readRobotsTag(value, header).parts.map(hasValidValue)).toEqual([isValid]);
  },
);
