import { expect, test } from 'vitest';
import { policyOfText } from '../../testing/policies.ts';
import { pathReadings } from './path-readings.ts';

const told = (line: string) =>
  Object.fromEntries(
    pathReadings(policyOfText(line), 0).map(({ kind, readers }) => [kind, readers.map(({ id }) => id)]),
  );
const modern = ['rfc9309', 'google', 'bing', 'yandex'];

test('rfc 9309 2.2.3, draft 1 3.2.2: wildcards are characters to the older readers', () => {
  expect(told('Disallow: /a*b$')).toEqual({
    pattern: modern,
    characters: ['norobots-1994', 'koster-1996', 'koster-1997-internet-draft', 'python-urllib-3.12'],
  });
  expect(told('Disallow: /a*')['pattern']).toEqual(modern);
  expect(told('Disallow: /a$b')['beginning']).toHaveLength(8);
});

test('n94-002: the text of 1994 knows no Allow', () => {
  expect(told('Allow: /a')['skipped']).toEqual(['norobots-1994']);
});

test('google: a misspelt name is a rule to it alone', () => {
  expect(told('Disalow: /a')['beginning']).toEqual(['google']);
});

test('pyu-013: an empty path matches everything to one reader, nothing to the others', () => {
  expect(told('Disallow:')['everything']).toEqual(['python-urllib-3.12']);
  expect(told('Disallow:')['nothing']).toHaveLength(7);
});
