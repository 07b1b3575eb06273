// What a typed sentence expects.
import { expect, test } from 'vitest';
import { areaIn, readStatement } from './statement.ts';

test.each<[string, ReturnType<typeof readStatement>]>([
  ['Googlebot may fetch /a?b', { expectation: { agent: 'Googlebot', url: '/a?b', expect: 'allow' } }],
  ['any other crawler may not fetch /a', { expectation: { agent: '', url: '/a', expect: 'deny' } }],
  ['GPTBot is closed in /a', { claim: { claim: 'closed', agent: 'GPTBot', area: '/a' } }],
  ['nobody may fetch /a', { claim: { claim: 'closed', area: '/a' } }],
  [
    'no change opens the URL /a for GPTBot',
    { claim: { claim: 'opens-nothing', agent: 'GPTBot', url: '/a' } },
  ],
  ['keep the checkout safe', undefined],
])('product: %s', (text, statement) => expect(readStatement(text)).toEqual(statement));

test.each<[string, string | undefined]>([
  ['keep /a/b safe.', '/a/b'],
  ['keep /.', '/'],
  ['keep the checkout safe', '/checkout/'],
  ['keep it safe', undefined],
  ['', undefined],
])('product: the nearest sentence for %j is about %s', (text, area) => {
  expect(areaIn(text, ['/', '/x', '/checkout/', '/*cart*'])).toBe(area);
});
