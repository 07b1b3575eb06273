import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../testing/arbitraries/edits.ts';
import { type JsonNode, MAX_JSON_DEPTH, readJson } from './read-json.ts';

function plain(node: JsonNode): unknown {
  switch (node.kind) {
    case 'object':
      return Object.fromEntries(node.members.map(({ name, value }) => [name, plain(value)]));
    case 'array':
      return node.items.map(plain);
    case 'null':
      return null;
    default:
      return node.value;
  }
}

/** The result of JSON.parse; undefined if it refuses the text. */
function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const structure = ['[', ']', '{', '}', ',', ':', ' ', '\n', '\t'];
const values = ['"a"', '"location"', '"\\u00e9"', '0', '1', '-1', '1.5e3', 'true', 'null'];
const wrongValues = ['01', '-', '+1', '.5', '1.', '1e', 'True', 'a', "'a'", '"', '"\\x"', '"\\u12"', '"\t"'];
const invalidText = ['//c\n', '/*c*/', '/*', '\u00a0', '\ufeff', '\v', '\u2028', '#', '\\', '\0'];

/** Tokens of JSON, and text that looks like them, in any order. */
const anyTokens = fc
  .array(fc.constantFrom(...structure, ...values, ...wrongValues, ...invalidText), { maxLength: 12 })
  .map((tokens) => tokens.join(''));

describe('RFC 8259: valid and invalid JSON', () => {
  test('a text is read as JSON if and only if JSON.parse accepts it, and as the same value', () => {
    let valid = 0;
    const check = (text: string) => {
      const { root, problems } = readJson(text);
      const value = parsed(text);
      if (value) valid++;
      if (text.trim() === '' && problems.length === 0) expect(root).toBe(undefined);
      else expect(root && { value: plain(root) }, JSON.stringify(text)).toEqual(value);
      for (const { start, end } of problems)
        expect(0 <= start && start <= end && end <= text.length).toBe(true);
    };
    fc.assert(fc.property(anyTokens, check), { numRuns: runs(4000) });
    fc.assert(fc.property(fc.json({ noUnicodeString: false }), check), { numRuns: runs(300) });
    expect(valid).toBeGreaterThan(50);
  });

  test.each([
    ['[1, 2,]', 'trailing-comma', ','],
    ['[1 /* a */]', 'comment', '/* a */'],
    ['[1] // a', 'comment', '// a'],
    ['[1 2]', 'missing-comma', '2'],
    ['{"a" 1}', 'missing-colon', '1'],
    ['{a: 1}', 'bad-word', 'a'],
    ['{"a": }', 'missing-value', '}'],
    ['[1', 'unclosed', ''],
    ['["a', 'unclosed-text', '"a'],
    ['["\\x"]', 'bad-escape', '"\\x"'],
    ['[1] [2]', 'more-content', '['],
    ["['a']", 'bad-word', "'a'"],
  ] as const)('RFC 8259 2: %s is not JSON: %s at %s', (text, code, at) => {
    const [first] = readJson(text).problems;
    expect(first && [first.code, text.slice(first.start, first.end)]).toEqual([code, at]);
  });

  test('RFC 8259 9: the depth of nesting has a limit, and a text that far exceeds it does not throw', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(readJson(nested(MAX_JSON_DEPTH)).problems).toEqual([]);
    expect(readJson(nested(MAX_JSON_DEPTH + 1)).problems).toMatchObject([{ code: 'too-deep' }]);
    expect(readJson('[{"a":'.repeat(500_000)).problems).toMatchObject([{ code: 'too-deep' }]);
  });

  test('each trailing comma and comment is reported, but only the first of all other errors', () => {
    expect(readJson('[1,/*a*/],{"b":1,} x').problems.map(({ code }) => code)).toEqual([
      'trailing-comma',
      'comment',
      'more-content',
      'trailing-comma',
    ]);
  });
});
