import { describe, expect, test } from 'vitest';
import { policyOfText } from '../../testing/policies.ts';
import { sourceOfText } from '../document/source.ts';
import { formatOfPath, formats } from '../formats/file-formats.ts';
import { commentOf, createPolicy, fieldAt, nameOf, valueOf } from './policy.ts';

describe('the view of a line', () => {
  const view = (text: string) => {
    const field = fieldAt(policyOfText(text), 0);
    return [field.kind, field.directive?.id, nameOf(field), valueOf(field), commentOf(field)];
  };

  test.each([
    [' Disallow : /a  # why', ['directive', 'disallow', 'Disallow', '/a', 'why']],
    ['Disallow /a#why', ['directive', 'disallow', 'Disallow', '/a', 'why']],
    ['Sitemap: /s', ['directive', 'sitemap', 'Sitemap', '/s', undefined]],
    ['Something: /s', ['other', undefined, 'Something', '/s', undefined]],
    ['what is this #', ['junk', undefined, 'what', 'is this', '']],
    ['#  two blanks', ['comment', undefined, '', '', ' two blanks']],
    ['', ['blank', undefined, '', '', undefined]],
  ] as const)('%j', (text, expected) => {
    expect(view(text)).toEqual(expected);
  });

  test('for a reader that is less lenient', () => {
    const strict = { names: 'exact', missingColon: false } as const;
    expect(fieldAt(policyOfText('Disallow /a'), 0, strict)).toMatchObject({ kind: 'junk' });
    expect(fieldAt(policyOfText('Disallowed: /a'), 0, strict)).not.toHaveProperty('directive');
  });

  test('in any chunk of a long file', () => {
    const policy = policyOfText(Array.from({ length: 2000 }, (_, i) => `Disallow: /${i}`).join('\n'));
    expect([0, 511, 512, 1999].map((i) => valueOf(fieldAt(policy, i)))).toEqual([
      '/0',
      '/511',
      '/512',
      '/1999',
    ]);
  });

  test.each([2, -1, Number.NaN])('there is no view of line %d', (line) => {
    expect(() => fieldAt(policyOfText('a\nb'), line)).toThrow(
      new RangeError(`there is no line ${line} in a file of 2`),
    );
  });
});

test('a source has one policy per format', () => {
  const source = sourceOfText('');
  expect(createPolicy(source, formats[0])).toBe(createPolicy(source, formatOfPath('/robots.txt')));
  expect(createPolicy(source, formats[0])).not.toBe(createPolicy(source, formats[1]));
});
