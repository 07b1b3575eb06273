import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longLine } from '../../testing/arbitraries/edge-case-files.ts';
import { runs } from '../../testing/arbitraries/edits.ts';
import { type LinePlaces, scanLine } from './field-lines.ts';

/** Name, value and comment as texts. */
function partsOf(text: string): readonly [string, string, string, string] {
  const { shape, nameStart, nameEnd, valueStart, valueEnd, comment } = scanLine(text);
  return [
    shape,
    text.slice(nameStart, nameEnd),
    text.slice(valueStart, valueEnd),
    comment < 0 ? '' : text.slice(comment),
  ];
}

describe('the shape of a line', () => {
  test.each([
    ['draft 1 3.2: field, colon, value', 'Disallow: /tmp', ['field', 'Disallow', '/tmp', '']],
    ['draft 1 3.3: an empty line', '', ['blank', '', '', '']],
    ['draft 1 3.3: spaces and tabs', ' \t ', ['blank', '', '', '']],
    ['other white space is not a blank line in 1996', '\f', ['junk', '', '', '']],
    ['draft 1 3.2: a comment', '# why', ['comment', '', '', '# why']],
    ['draft 1 3.2: a comment after spaces', '  # why', ['comment', '', '', '# why']],
    ['draft 1 3.2: a trailing comment', 'Allow: /  # why # not', ['field', 'Allow', '/', '# why # not']],
    ['draft 1 3.2: a comment directly after the value', 'Allow: /a#b', ['field', 'Allow', '/a', '#b']],
    ['spec B13: indentation', ' \tAllow: /', ['field', 'Allow', '/', '']],
    ['spec B12: spaces and tabs before the colon', 'Allow \t: /', ['field', 'Allow', '/', '']],
    [
      'draft 1 3.2: the first colon separates',
      'Sitemap: https://a.example/',
      ['field', 'Sitemap', 'https://a.example/', ''],
    ],
    ['a value without a space', 'Allow:/', ['field', 'Allow', '/', '']],
    ['spaces inside a value', 'User-agent: a b ', ['field', 'User-agent', 'a b', '']],
    ['draft 1: no value', 'Disallow:', ['field', 'Disallow', '', '']],
    ['no value, but a space', 'Disallow: ', ['field', 'Disallow', '', '']],
    ['no value, but a comment', 'Disallow:# all', ['field', 'Disallow', '', '# all']],
    ['no value, a space and a comment', 'Disallow: # all', ['field', 'Disallow', '', '# all']],
    ['google: two words', 'Disallow /tmp', ['pair', 'Disallow', '/tmp', '']],
    ['google: two words and a comment', 'Disallow\t/tmp # a: b', ['pair', 'Disallow', '/tmp', '# a: b']],
    ['google: three words are not a pair', 'Disallow /a /b', ['junk', 'Disallow', '/a /b', '']],
    [
      'google: white space of C is trimmed from two words',
      'Disallow\f \v/tmp',
      ['pair', 'Disallow', '/tmp', ''],
    ],
    ['google: only spaces and tabs separate words', 'Disallow\f/tmp', ['junk', 'Disallow\f/tmp', '', '']],
    [
      'google: white space in the value makes three words',
      'Disallow \v /tmp',
      ['junk', 'Disallow', '/tmp', ''],
    ],
    ['one word', 'Disallow', ['junk', 'Disallow', '', '']],
    ['one word and a comment with a colon', 'Disallow # a: b', ['junk', 'Disallow', '', '# a: b']],
    ['no name', ': /tmp', ['junk', '', '/tmp', '']],
    ['a colon alone', ' : ', ['junk', '', '', '']],
    ['white space of C around name and value', '\vAllow\f:\v/\f', ['field', 'Allow', '/', '']],
    ['NUL is a character', 'Allow: /\u0000', ['field', 'Allow', '/\u0000', '']],
    ['a no-break space is not white space', 'Allow:\u00a0/', ['field', 'Allow', '\u00a0/', '']],
    ['two colons', 'a::b', ['field', 'a', ':b', '']],
  ] as const)('%s', (_name, text, expected) => {
    expect(partsOf(text)).toEqual(expected);
  });

  test('a line of 500 KiB is read like any other', () => {
    expect(scanLine(longLine)).toMatchObject({
      shape: 'field',
      nameEnd: 8,
      valueStart: 10,
      valueEnd: longLine.length,
    });
  });
});

describe('columns', () => {
  const line = fc.oneof(
    fc
      .array(fc.constantFrom(' ', '\t', '\v', '\f', ':', '#', 'a', 'Allow', '/', '\u{1f916}', '\u00a0'), {
        maxLength: 10,
      })
      .map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replace(/[\r\n]/g, ' ')),
  );

  test('architecture: the parts joined are the line', () => {
    fc.assert(
      fc.property(line, (text) => {
        expectInOrder(text, scanLine(text));
      }),
      { numRuns: runs(800) },
    );
  });
});

/** Indent, name, gap with at most one colon, value, gap, comment: in this order, and nothing else is in the line. */
function expectInOrder(
  text: string,
  { shape, nameStart, nameEnd, valueStart, valueEnd, comment }: LinePlaces,
): void {
  const end = comment < 0 ? text.length : comment;
  const places = [0, nameStart, nameEnd, valueStart, valueEnd, end];
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
  expect(text.slice(0, nameStart) + text.slice(valueEnd, end)).toMatch(/^[ \t\v\f]*$/);
  expect(text.slice(nameEnd, valueStart)).toMatch(
    shape === 'field' ? /^[ \t\v\f]*:[ \t\v\f]*$/ : /^[ \t\v\f]*:?[ \t\v\f]*$/,
  );
  for (const part of [text.slice(nameStart, nameEnd), text.slice(valueStart, valueEnd)]) {
    expect(part).not.toMatch(/^[ \t\v\f]|[ \t\v\f]$|#/);
  }
  if (comment >= 0) expect(text.indexOf('#')).toBe(comment);
  if (shape === 'field' || shape === 'pair') expect(nameEnd).toBeGreaterThan(nameStart);
}
