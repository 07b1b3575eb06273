import { expect, test } from 'vitest';
import { findJsonDefect, findTooDeepKey, type JsonDefect, MAX_LEVELS } from './json-limits.ts';
import { readWorkspace } from './workspace.ts';

const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;

const cases: readonly [name: string, value: unknown, expected: JsonDefect | undefined][] = [
  ['a plain value', { a: ['b', 1, null, true] }, undefined],
  ['both halves of a character', { a: '\ud83d\ude00' }, undefined],
  ['half of a character in a list', { a: ['\ud800'] }, 'half-character'],
  ['half of a character as a key', { a: { '\udc00': 1 } }, 'half-character'],
  ['half of a character as the whole value', 'x\ud800', 'half-character'],
  ['the maximum number of levels', nested(MAX_LEVELS), undefined],
  ['one level more', nested(MAX_LEVELS + 1), 'too-deep'],
  ['so many levels that recursion would overflow the stack', nested(200_000), 'too-deep'],
];

test.each(cases)('ours: %s', (_, value, expected) => {
  expect(findJsonDefect(value)).toBe(expected);
});

test('ours: the key of a value that is too deep is returned', () => {
  expect(findTooDeepKey({ a: nested(MAX_LEVELS - 1), b: '\ud800', c: nested(200_000) })).toBe('c');
  expect(findTooDeepKey({ a: nested(MAX_LEVELS - 1) })).toBe('');
});

test('product: a workspace that could be opened but never saved is refused, with the key', () => {
  const opened = (levels: number) =>
    readWorkspace(`{"gatepost":1,"origin":"","files":[],"later":${'['.repeat(levels)}${']'.repeat(levels)}}`);
  expect(opened(MAX_LEVELS - 1)).toHaveProperty('workspace');
  expect(opened(200_000)).toMatchObject({ problem: { code: 'invalid', params: { where: 'later' } } });
});
