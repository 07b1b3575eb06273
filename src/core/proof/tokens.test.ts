import { expect, test } from 'vitest';
import { readerOf } from '../readers/registry.ts';
import { isNormalPath, tokenUnitsOf, urlTokens } from './tokens.ts';

const unitsOf = (text: string, reader: Parameters<typeof readerOf>[0]) => {
  const { inPath, inQuery } = tokenUnitsOf(readerOf(reader));
  const i = urlTokens.findIndex((token) => token.text === text);
  return [inPath[i], inQuery[i]];
};

test.each([
  ['draft 1 3.2.2: an escape is decoded, and the query is not compared', 'koster-1996', '%61', ['a', '']],
  ['draft 1 3.2.2: an escaped slash is not a slash', 'koster-1996', '%2F', ['\u012f', '']],
  ['rfc 9309 2.2.2: an escaped letter is the letter', 'rfc9309', '%61', ['a', 'a']],
  ['rfc 9309 2.2.2: an escaped delimiter is the delimiter in a query only', 'rfc9309', '%2F', ['%2F', '/']],
  ['rfc 9309 2.2.3: a star of a URL is compared escaped', 'rfc9309', '*', ['%2A', '%2A']],
  ['robots.cc: nothing is decoded', 'google', '%61', ['%61', '%61']],
  ['urllib.robotparser: only the first question mark stays', 'python-urllib-3.14', '?', ['?', '%3F']],
  [
    'urllib.robotparser: an octet that is not text by itself may be a part of one',
    'python-urllib-3.12',
    '%C3',
    ['\u00c3', '\u00c3'],
  ],
] as const)('%s', (_, reader, text, units) => {
  expect(unitsOf(text, reader)).toEqual(units);
});

test('rfc 3986 6.2.2: normal form has no escaped letters and nothing that must be escaped', () => {
  const paths = ['/a/b?c=%C3%A9', '/%2F', '/%61', '/a b', '/<', '/%', '/%c3', '/%7E', '/%30', '/%3A', '/~'];
  expect(paths.filter(isNormalPath)).toEqual(['/a/b?c=%C3%A9', '/%2F', '/%3A', '/~']);
});
