// Matching of names in user-agent lines.
import { describe, expect, test } from 'vitest';
import { isStar, matchesRobotName, normalizeAgentName, normalizeRobotName } from './agent-names.ts';

const equal = {
  value: 'whole',
  match: 'equals',
  star: 'exact',
  name: 'whole',
  decode: false,
  letterCase: 'ascii',
} as const;
const contains = { ...equal, match: 'contains' } as const;
const within = {
  ...equal,
  match: 'contained-in-name',
  name: 'before-slash',
  decode: true,
  letterCase: 'unicode',
} as const;
const lenient = { ...equal, value: 'identifier-prefix', star: 'star-then-space' } as const;

describe('which lines name a crawler', () => {
  test.each([
    ['draft 1 3.2.1: names are equal, letter case aside', equal, 'FigTree', 'figtree', true],
    ['draft 1 3.2.1: a longer value is another name', equal, 'figtree/1.0', 'figtree', false],
    ['-00 3.2.1: the value contains the name', contains, 'googlebot-news', 'GoogleBot', true],
    ['-00 3.2.1: not the other way round', contains, 'google', 'googlebot', false],
    ['robots.cc: letters, _ and - count', lenient, 'foo-bar_x/2.1', 'Foo-Bar_X', true],
    ['robots.cc: a digit ends the name', lenient, 'MJ12bot', 'MJ12bot', false],
    ['data.txt 3.2.1: the empty name is nobody’s', contains, 'anything', '', false],
    ['draft 1 3.2.1: * is no robot’s name', contains, 'bot*', '*', false],
    ['urllib: the name contains the value', within, 'bot', 'GoogleBot/2.1', true],
    ['urllib: not the other way round', within, 'googlebot-image', 'googlebot', false],
    ['urllib: the name is cut at its first slash', within, '2.1', 'googlebot/2.1', false],
    ['urllib: the value is not', within, 'googlebot/2.1', 'googlebot/2.1', false],
    ['urllib: the empty value is in every name, and in none', within, '', '', true],
    ['urllib: values are percent-decoded', within, '%66oo', 'foo', true],
    ['urllib: names of robots are not', within, 'foo', '%66oo', false],
    ['urllib: letters of all scripts have two cases', within, '%C3%89', 'é', true],
    ['ours: only A to Z have two cases', equal, '\u212aoala', 'koala', false],
  ])('%s', (_name, reading, value, crawler, isNamed) => {
    expect(
      matchesRobotName(
        normalizeAgentName(value, 'utf-8', reading),
        normalizeRobotName(crawler, reading),
        reading,
      ),
    ).toBe(isNamed);
  });

  test('ours: names are compared as octets, whatever the encoding of the file', () => {
    expect(
      matchesRobotName(
        normalizeAgentName('\u00c3\u00a9', 'octets', equal),
        normalizeRobotName('é', equal),
        equal,
      ),
    ).toBe(true);
  });
});

test.each([
  ['*', true, true],
  ['* bots', false, true],
  ['*\tx', false, true],
  ['*x', false, false],
  ['**', false, false],
])('the value %j applies to any other crawler: exact %s, lenient %s', (value, exact, leniently) => {
  expect([isStar(value, equal), isStar(value, lenient)]).toEqual([exact, leniently]);
});

test('urllib: an escaped star applies to any other crawler where values are decoded', () => {
  expect([isStar('%2A', equal), isStar('%2A', within)]).toEqual([false, true]);
});
