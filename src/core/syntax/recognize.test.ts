import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../testing/arbitraries/edits.ts';
import { policyOfText } from '../../testing/policies.ts';
import { chunkOfLines, newLine } from '../document/lines.ts';
import { formatOfPath, formats } from '../formats/file-formats.ts';
import type { FieldOptions } from './directives.ts';
import { fieldAt, nameOf, policyAfterEdits } from './policy.ts';
import { directiveOfKind, kindOfText, kindsInChunk, LINE_KIND, spellingLength } from './recognize.ts';

const format = formatOfPath('/robots.txt');
const exact = { names: 'exact', missingColon: false } as const;
const google = { names: 'google-prefix', missingColon: true } as const;
const prefix = { names: 'google-prefix', missingColon: false } as const;

function kind(text: string, reading: FieldOptions): string {
  const number = kindOfText(text, format, reading);
  const name = Object.entries(LINE_KIND).find(
    ([, value]) => value === number && value < LINE_KIND.directive,
  )?.[0];
  return name ?? directiveOfKind(format, number)?.id ?? 'none';
}

describe('what a line is', () => {
  test.each([
    ['rfc 9309 2.2: the name of the directive', 'Disallow: /', 'disallow', 'disallow'],
    ['draft 1 3.3: letter case does not count', 'uSER-aGENT: *', 'user-agent', 'user-agent'],
    ['google: a name that begins like it', 'Disallowed: /', 'other', 'disallow'],
    ['google: a name that begins like it', 'Allow-all: /', 'other', 'allow'],
    ['google: a misspelling', 'Disalow: /', 'other', 'disallow'],
    ['google: a misspelling with a space', 'User agent: *', 'junk', 'user-agent'],
    ['google: a missing colon', 'Disallow /', 'junk', 'disallow'],
    ['google: a missing colon and a misspelling', 'useragent *', 'junk', 'user-agent'],
    ['google: a missing colon only between two words', 'Disallow /a /b', 'junk', 'junk'],
    ['an unknown field', 'Foo: 1', 'other', 'other'],
    ['two words without a colon that are not a field', 'foo 1', 'junk', 'junk'],
    ['a name that is not a token', 'foo bar: 1', 'junk', 'junk'],
    ['a comment', ' # Disallow: /', 'comment', 'comment'],
    ['a blank line', ' \t', 'blank', 'blank'],
    ['names of object properties are unknown fields', '__proto__: 1', 'other', 'other'],
    ['names of object properties are unknown fields', 'constructor: 1', 'other', 'other'],
    ['a letter that only looks like another', 'Disaſlow: /', 'junk', 'junk'],
  ] as const)('%s: %j', (_name, text, strict, lenient) => {
    expect([kind(text, exact), kind(text, google)]).toEqual([strict, lenient]);
  });

  test('the options are independent', () => {
    expect(kind('Disallow /', prefix)).toBe('junk');
    expect(kind('Disallowed: /', prefix)).toBe('disallow');
    expect(kind('Disallow /', { names: 'exact', missingColon: true })).toBe('disallow');
    expect(kind('Disallowed /', { names: 'exact', missingColon: true })).toBe('junk');
  });

  test('the kinds of a chunk are computed once for each way of recognizing fields', () => {
    const [chunk] = policyOfText('Disallowed: /\n').source.lines.chunks;
    expect(kindsInChunk(chunk!, format, exact)).toBe(kindsInChunk(chunk!, format, { ...exact }));
    expect([...kindsInChunk(chunk!, format, google)]).not.toEqual([...kindsInChunk(chunk!, format, exact)]);
  });
});

test.each([
  ['Disallow: /', 'Disallow'],
  ['DISALLOWED: /', 'DISALLOW'],
  ['Disalowed: /', 'Disalow'],
  ['user agents: x', 'user agent'],
] as const)('google: the part of %j that spells the directive', (text, spelling) => {
  const field = fieldAt(policyOfText(text), 0);
  const length = spellingLength(field.directive!, nameOf(field), google);
  expect(nameOf(field).slice(0, length)).toBe(spelling);
  const isWhole =
    spelling.toLowerCase() === field.directive!.name.toLowerCase() && nameOf(field) === spelling;
  expect(spellingLength(field.directive!, nameOf(field), exact)).toBe(isWhole ? spelling.length : 0);
});

describe('the kinds of a chunk', () => {
  const spelling = fc.constantFrom(
    ...formats.flatMap(({ directives }) => directives.map(({ name }) => name)),

    'disallow',
    'Disalow',
    'DISALLOWED',
    'Allo',
    'useragent',
    'user agent',
    'ACAP-allow-index',
    'Foo',
    'a b',
    '',
    '\f',
    'é',
    '# Allow',
    'Al#low',
  );
  const gap = fc.constantFrom('', ' ', '\t', '\v', ' # ');
  const colon = fc.constantFrom(':', ':', ':', '', ' ', '::', '#:');
  const line = fc
    .tuple(gap, spelling, gap, colon, gap, fc.constantFrom('', '/', '*', '/a b', 'b: c', '#: d'))
    .map((parts) => parts.join(''));

  test('ours: equal the kind of each line by itself', () => {
    const names = fc.constantFrom('exact', 'google-prefix');
    const anyFormat = fc.constantFrom(...formats);
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 40 }),
        anyFormat,
        names,
        fc.boolean(),
        (texts, one, nameOption, missingColon) => {
          const reading = { names: nameOption, missingColon } as const;
          const chunk = chunkOfLines(texts.map((text, i) => newLine(text, i % 3 === 0 ? '' : '\n')));
          const alone = texts.map((text) => kindOfText(text, one, reading));
          expect([...kindsInChunk(chunk, one, reading)]).toEqual(alone);
        },
      ),
      { numRuns: runs(400) },
    );
  });

  test('ours: after an edit of one line, one chunk is read again, however long the file is', () => {
    const before = policyOfText('Disallow: /\n'.repeat(20_000));
    const place = { line: 10_000, column: 0 };
    const after = policyAfterEdits(before, [{ range: { start: place, end: place }, text: 'A' }]);
    const earlier = new Set(before.source.lines.chunks);
    const fresh = after.source.lines.chunks.filter((chunk) => !earlier.has(chunk));
    expect(fresh).toHaveLength(1);
    expect(fresh[0]!.length).toBeLessThanOrEqual(1024);
    const [first] = after.source.lines.chunks;
    expect(kindsInChunk(first!, format, exact)).toBe(
      kindsInChunk(before.source.lines.chunks[0]!, format, exact),
    );
  });
});
