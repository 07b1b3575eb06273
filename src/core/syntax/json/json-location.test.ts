// The position of a caret in incomplete JSON.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locateInJson } from './json-location.ts';

/** The location of the caret, which is written as `|`. */
function locate(marked: string) {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const found = locateInJson(text, offset);
  return (
    found && {
      ...found,
      inside: found.inside.join(' '),
      token: found.token && text.slice(found.token.start, found.token.end),
    }
  );
}

test.each<[marked: string, expected: string, name: string, token: string | undefined, others: string]>([
  ['[{|}]', 'name', '', undefined, ''],
  ['[{"|', 'name', '', '"', ''],
  ['[{"a|"}]', 'name', '', '"a"', ''],
  ['[{"a"|}]', 'colon', '', undefined, 'a'],
  ['[{"a": |}]', 'value', 'a', undefined, 'a'],
  ['[{"a": 1|}]', 'value', 'a', '1', 'a'],
  ['[{"a": 1 |}]', 'separator', '', undefined, 'a'],
  ['[{"a": "b"|}]', 'separator', '', undefined, 'a'],
  ['[{"a": 1, |}]', 'name', '', undefined, 'a'],
  ['[{|, "a": 1, "b": 2}, {"c": 3}]', 'name', '', undefined, 'a b'],
  ['[{"x": 3}, {"a": [{"y": 1}], |}]', 'name', '', undefined, 'a'],
  ['[{"a|\n"b": 2}]', 'name', '', '"a', 'b'],
  ['[{"a": "\\"|"}]', 'value', 'a', '"\\""', 'a'],
  ['[{"a": tr|', 'value', 'a', 'tr', 'a'],
])('RFC 8259 4: in an object: %s', (marked, expected, name, token, others) => {
  const found = locate(marked)!;
  expect(found.inside).toBe('list object');
  expect([found.expected, found.name, found.token]).toEqual([expected, name, token]);
  expect(found.otherNames.join(' ')).toBe(others);
});

test.each<[marked: string, inside: string | undefined]>([
  ['|[]', undefined],
  ['[|]', 'list'],
  ['[]|', undefined],
  ['[[{|', 'list list object'],
  ['"a|"', undefined],
])('RFC 8259 4, 5: open objects and lists around an offset: %s', (marked, inside) => {
  expect(locate(marked)?.inside).toBe(inside);
});

test('ours: the next character is known, so that a comma can be added', () => {
  expect(['[{|', '[{| }]', '[{|\n"a": 1}]', '[{"a|" : 1}]'].map((one) => locate(one)?.next)).toEqual([
    '',
    '}',
    '"',
    ':',
  ]);
});

test('ours: no text throws, and a token contains its offset', () => {
  const part = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '"a"',
    '1',
    'x',
    ' ',
    '\n',
    '//',
    '/*',
    '\\',
  );
  const anyText = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(anyText, fc.nat({ max: 40 }), (text, place) => {
      const offset = Math.min(place, text.length);
      const token = locateInJson(text, offset)?.token;
      if (token) expect([token.start < offset, token.end >= offset]).toEqual([true, true]);
    }),
  );
  expect(locateInJson('['.repeat(100_000), 100_000)?.inside.length).toBe(100_000);
});
