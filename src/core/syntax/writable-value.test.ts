import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, typed } from '../../testing/arbitraries/edits.ts';
import {
  assertNoLineBreak,
  assertWritable,
  writableAgent,
  writableAgents,
  writableComment,
  writableLine,
  writablePath,
  writablePaths,
  writableWhole,
} from './writable-value.ts';

describe('writablePath', () => {
  test.each([
    ['', { text: '' }],
    ['/a?b=%20&c*$', { text: '/a?b=%20&c*$' }],
    ['/été/\u{1f916}', { text: '/été/\u{1f916}' }],
    ['  /a', { text: '/a' }],
    [
      '/a#b',
      { text: '/a%23b', note: { code: 'percent-encoded', params: { characters: '#', codes: '%23' } } },
    ],
    ['/a b# ', { problem: 'space', params: { characters: ' ' }, instead: '/a%20b%23' }],
    ['/a\tb', { problem: 'space', params: { characters: '\t' }, instead: '/a%09b' }],
    ['/checkout/ ', { text: '/checkout/' }],
    [' \t/a\u00a0\n', { text: '/a' }],
    [
      '/\u0000\nx',
      {
        text: '/%00%0Ax',
        note: { code: 'percent-encoded', params: { characters: '\u0000\n', codes: '%00 %0A' } },
      },
    ],
    [
      '/\u00a0\u2028x',
      {
        text: '/%C2%A0%E2%80%A8x',
        note: { code: 'percent-encoded', params: { characters: '\u00a0\u2028', codes: '%C2%A0 %E2%80%A8' } },
      },
    ],
    ['/\ud800', { problem: 'half-character', params: { characters: '\ud800' } }],
  ] as const)('architecture 8: %j', (input, expected) => {
    expect(writablePath(input)).toEqual(expected);
  });

  test('several lines are several paths', () => {
    expect(writablePaths(' /a \r\n\n/b\r\t/c d\n')).toMatchObject([
      { text: '/a' },
      { text: '/b' },
      { text: '/c%20d' },
    ]);
    expect(writablePaths('/a ')).toEqual([{ text: '/a' }]);
    expect(writablePaths('')).toEqual([{ text: '' }]);
    expect(writablePaths('\n\n')).toEqual([]);
  });
});

describe('writableAgent', () => {
  test.each([
    [' a ', { text: 'a' }],
    ['*', { text: '*' }],
    ['Mozilla/5.0 (x, y)', { text: 'Mozilla/5.0 (x, y)' }],
    [' ', { problem: 'empty', params: { characters: '' } }],
    ['a\nb', { problem: 'line-break', params: { characters: '\n' } }],
    ['a\r\nb\n', { problem: 'line-break', params: { characters: '\r\n' } }],
    ['a#b', { problem: 'number-sign', params: { characters: '#' } }],
    ['a\u0000b\tc', { problem: 'control-character', params: { characters: '\u0000\t' } }],
    ['\udc00', { problem: 'half-character', params: { characters: '\udc00' } }],
  ] as const)('draft 1 3.2.1: %j', (input, expected) => {
    expect(writableAgent(input)).toEqual(expected);
  });

  test('several lines are several names, each with its own result', () => {
    expect(writableAgents('a\r\n b, c \n\n#\n')).toMatchObject([
      { text: 'a' },
      { text: 'b, c' },
      { problem: 'number-sign' },
    ]);
    expect(writableAgents('')).toMatchObject([{ problem: 'empty' }]);
  });
});

test.each([
  ['', { text: '' }],
  [' # any: thing\t', { text: ' # any: thing\t' }],
  ['a\rb', { problem: 'line-break', params: { characters: '\r' } }],
  ['a\u0000', { problem: 'control-character', params: { characters: '\u0000' } }],
  ['\ud800', { problem: 'half-character', params: { characters: '\ud800' } }],
] as const)('writableComment: %j', (input, expected) => {
  expect(writableComment(input)).toEqual(expected);
});

test('architecture 8: a text that is writable is never refused', () => {
  fc.assert(
    fc.property(typed, (input) => {
      for (const written of [
        ...writablePaths(input),
        ...writableAgents(input),
        writablePath(input),
        writableAgent(input),
      ]) {
        if ('text' in written) expect(assertWritable(written.text)).toBe(written.text);
      }
      const comment = writableComment(input);
      if ('text' in comment) expect(assertNoLineBreak(comment.text)).toBe(comment.text);
    }),
    { numRuns: runs(400) },
  );
});

describe('architecture: a form edit makes only the requested change, and spaces that are in the file remain', () => {
  test.each([
    ['typing at the end', '/a b', '/a b', '/a bc', '/a bc'],
    ['typing a space at the end', '/a b', '/a b', '/a b ', '/a b'],
    ['typing a number sign', '/a b', '/a b', '/a b#', '/a b%23'],
    ['typing after an encoded number sign', '/a b#', '/a b%23', '/a b#c', '/a b%23c'],
    ['typing before both', '/a b#c', '/a b%23c', '/xa b#c', '/xa b%23c'],
    ['typing between them', '/a b#c', '/a b%23c', '/a bb#c', '/a bb%23c'],
    ['removing the number sign', '/a b#c', '/a b%23c', '/a bc', '/a bc'],
    ['a space of the file that is now at the end', '/a b', '/a b', '/a ', '/a'],
    ['a space of the file that is now at the beginning', '/a b', '/a b', ' b', 'b'],
    ['a number sign', '/a b', '/a b', '/a #b', '/a %23b'],
    ['replacing everything', '/a b', '/a b', '/cd', '/cd'],
  ])('%s', (_, typed, text, input, expected) => {
    expect(writablePath(input, { typed, text })).toMatchObject({ text: expected });
  });

  test.each([
    ['a letter after a space that was dropped at the end', '/a ', '/a', '/a c', '/a%20c'],
    ['a second space', '/a b', '/a b', '/a b c', '/a b%20c'],
    ['replacing everything', '/a b', '/a b', '/c d', '/c%20d'],
  ])('a space that is typed within a path needs a confirmation: %s', (_, typed, text, input, instead) => {
    expect(writablePath(input, { typed, text })).toEqual({
      problem: 'space',
      params: { characters: ' ' },
      instead,
    });
  });
});

test('ours: a run of spaces within a path does not make it slow', () => {
  const text = `/a${' '.repeat(200_000)}b`;
  expect(writablePath(text, { typed: text, text })).toEqual({ text });
});

test.each([
  ['/a atp://host ', { text: '/a atp://host' }],
  ['', { text: '' }],
  ['/a # b', { problem: 'number-sign', params: { characters: '#' } }],
  ['/a\u0007', { problem: 'control-character', params: { characters: '\u0007' } }],
  ['/a\ud83e', { problem: 'half-character', params: { characters: '\ud83e' } }],
] as const)('ours: what a value cannot contain is reported as what it is: %j', (input, expected) => {
  expect(writableWhole(input)).toEqual(expected);
});

test.each([
  [' ACAP-allow-x # c ', { text: ' ACAP-allow-x # c ' }],
  ['a\rb', { problem: 'line-break', params: { characters: '\r' } }],
  ['a\tb', { problem: 'control-character', params: { characters: '\t' } }],
  ['\udc00', { problem: 'half-character', params: { characters: '\udc00' } }],
] as const)('ours: what a line cannot contain is reported as what it is: %j', (input, expected) => {
  expect(writableLine(input)).toEqual(expected);
});
