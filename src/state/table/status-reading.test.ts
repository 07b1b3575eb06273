import { expect, test } from 'vitest';
import type { Status } from '../../core/questions/answer.ts';
import { type ReaderId, readerOf } from '../../core/readers/registry.ts';
import { interpretStatus } from './status-reading.ts';

test.each<[ReaderId, Status, number, string, boolean]>([
  ['koster-1996', 200, 0, 'parse', false],
  ['koster-1996', 401, 0, 'deny-all', false],
  ['koster-1996', 404, 0, 'allow-all', false],
  ['koster-1996', 410, 0, 'allow-all', true],
  ['koster-1996', 503, 0, 'defer', true],
  ['koster-1996', 'timeout', 0, 'defer', false],
  ['data.txt', 404, 0, 'no-information', false],
  ['data.txt', 200, 1, 'parse', true],
  ['rfc9309', 503, 0, 'deny-all', false],
  ['rfc9309', 200, 6, 'allow-all', false],
  ['google', 429, 0, 'deny-all', false],
])('%s after %s and %i redirects: %s, our interpretation %s', (id, status, redirects, outcome, isOurs) => {
  expect(interpretStatus(readerOf(id), status, redirects)).toMatchObject({ outcome, isOurs });
});

test('the limit of redirects is returned if there were redirects', () => {
  expect(interpretStatus(readerOf('rfc9309'), 200, 1).limit).toBe(5);
  expect(interpretStatus(readerOf('koster-1996'), 200, 6).limit).toBe(null);
  expect(interpretStatus(readerOf('rfc9309'), 404, 0).limit).toBe(undefined);
});
