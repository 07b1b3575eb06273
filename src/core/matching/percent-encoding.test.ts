// Canonical paths: the octets by which a rule and a URL are compared.
import { describe, expect, test } from 'vitest';
import {
  canonicalRule,
  canonicalUrl,
  hasInnerDollar,
  printCanonical,
  toOctets,
  UNIT,
} from './percent-encoding.ts';

const draft1 = {
  decode: 'all-but-slash',
  escapedSpecials: false,
  queryDelims: false,
  emptyTail: 'kept',
  doubleSlash: 'kept',
  innerDollar: 'literal',
} as const;
const rest = { doubleSlash: 'kept', innerDollar: 'literal' } as const;
const rfc = {
  ...rest,
  decode: 'unreserved',
  escapedSpecials: true,
  queryDelims: true,
  emptyTail: 'kept',
} as const;
const robotsCc = {
  ...rest,
  decode: 'none',
  escapedSpecials: false,
  queryDelims: false,
  emptyTail: 'kept',
} as const;

describe('draft 1 3.2.2: every escape is decoded to its octet, but an escaped slash differs from a slash', () => {
  test.each([
    ['/a%3cd', '/a<d'],
    ['/%7Ejoe', '/~joe'],
    ['/a%2fb', `/a${UNIT.escapedSlash}b`],
    ['/a%2Fb', `/a${UNIT.escapedSlash}b`],
    ['/a%252fb', '/a%2fb'],
    ['/a%2561', '/a%61'],
    ['/%zz%4', '/%zz%4'],
    ['/ツ', '/\u00e3\u0083\u0084'],
    ['/%E3%83%84', '/\u00e3\u0083\u0084'],
    ['/*$', '/*$'],
  ])('%s', (path, expected) => {
    expect(canonicalUrl(path, draft1)).toBe(expected);
    expect(canonicalRule(path, 'utf-8', draft1, false)).toEqual({
      units: expected,
      queryUnits: expected,
      octets: expected.length,
    });
  });
});

describe('rfc 9309 2.2.2: escapes of unreserved characters are decoded, everything else is escaped the same way', () => {
  test.each([
    ['/%7ejoe', '/~joe'],
    ['/%62%61%7a', '/baz'],
    ['/a%3cd', '/a%3Cd'],
    ['/é', '/%C3%A9'],
    ['/x?u=https%3a%2F%2fy', '/x?u=https://y'],
    ['/x%3Fu=%3A', '/x%3Fu=%3A'],
  ])('%s', (path, expected) => {
    expect(canonicalUrl(path, rfc)).toBe(expected);
    expect(canonicalRule(path, 'utf-8', rfc, true).units).toBe(expected);
  });

  test('rfc 9309 2.2.3: a literal * or $ of the URL equals its escape in the rule', () => {
    expect(canonicalUrl('/a*b$', rfc)).toBe('/a%2Ab%24');
    expect(canonicalRule('/a%2ab%24', 'utf-8', rfc, true).units).toBe('/a%2Ab%24');
  });

  test('rfc 9309 2.2.2: a raw $ inside a rule is written escaped, but counts as one octet', () => {
    expect(canonicalRule('/a$b', 'utf-8', rfc, true)).toMatchObject({ units: '/a%24b', octets: 4 });
  });
});

test('rfc 9309 2.2.2: after a wildcard a rule is read in two ways: in the path of a URL, and in its query', () => {
  expect(canonicalRule('/*%3a%2Fx', 'utf-8', rfc, true)).toEqual({
    units: `/${UNIT.star}%3A%2Fx`,
    queryUnits: `/${UNIT.star}:/x`,
    octets: 9,
  });
});

describe('robots.cc: nothing is decoded, hex digits are upper case', () => {
  test.each([
    ['/%7ejoe', '/%7Ejoe'],
    ['/ツ', '/%E3%83%84'],
    ['/*$', '/*$'],
  ])('%s', (path, expected) => expect(canonicalUrl(path, robotsCc)).toBe(expected));

  test('robots.cc: * and a $ at the end of a rule are special, a $ elsewhere is not', () => {
    expect(canonicalRule('/a$*b$', 'utf-8', robotsCc, true)).toMatchObject({
      units: `/a$${UNIT.star}b${UNIT.end}`,
      octets: 6,
    });
  });
});

describe('cpython GH-138908: escapes are decoded, and unsafe characters are escaped again', () => {
  const python = {
    decode: 'reencoded',
    escapedSpecials: true,
    queryDelims: false,
    emptyTail: 'kept',
    doubleSlash: 'doubled',
    innerDollar: 'drops-rule',
  } as const;
  test.each([
    ['/a%2Fb', '/a/b'],
    ['/%7Ejoe', '/~joe'],
    ['/a+b c', '/a%2Bb%20c'],
    ['/é%c3%a9', '/%C3%A9%C3%A9'],
    ['/%FF', '/%FF'],
    ['/%', '/%25'],
    ['/a=b&c', '/a%3Db%26c'],
    ['/a?b=c&d', '/a?b=c&d'],
    ['/a?b%3Dc%26d', '/a?b%3Dc%26d'],
    ['/a?b?c%3F', '/a?b%3Fc%3F'],
    ['/a%3Fb=', '/a%3Fb%3D'],
  ])('%s is compared as %s, in a rule and in a URL', (path, expected) => {
    expect(canonicalUrl(path, python)).toBe(expected);
    expect(canonicalRule(path, 'utf-8', python, true).units).toBe(expected);
  });
  test('* and $ are escaped in a URL', () => {
    expect(canonicalUrl('/a*$%2A', python)).toBe('/a%2A%24%2A');
    expect(canonicalRule('/a*%2A$', 'utf-8', python, true).units).toBe(`/a${UNIT.star}%2A${UNIT.end}`);
  });
  test('text after an end mark is ignored', () => {
    expect(canonicalRule('/a*$*$', 'utf-8', python, true).units).toBe(`/a${UNIT.star}${UNIT.end}`);
    expect(['/a$', '/a$*$', '/a$b', '$a', '/a$b$'].map(hasInnerDollar)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });
  test('tabs and line breaks of a URL are removed, and two slashes at its beginning become four', () => {
    expect(canonicalUrl('/a\tb\n', python)).toBe('/ab');
    expect(canonicalUrl('//a', python)).toBe('////a');
    expect(canonicalRule('//a', 'utf-8', python, true).units).toBe('//a');
  });
});

test('ours: the octets of a rule are those in its file', () => {
  expect(toOctets('é', 'utf-8')).toBe('\u00c3\u00a9');
  expect(toOctets('\u00e9', 'octets')).toBe('\u00e9');
  expect(canonicalRule('/\u00e9', 'octets', robotsCc, true).units).toBe('/%E9');
});

test('ours: an unpaired surrogate is sent as a replacement character', () => {
  expect(canonicalUrl('/\ud800', robotsCc)).toBe('/%EF%BF%BD');
});

test('ours: the printed form is readable and distinguishes octets, wildcards and escaped slashes', () => {
  expect(printCanonical(`/\u00e3 ${UNIT.escapedSlash}${UNIT.star}${UNIT.end}\n`)).toBe('/%E3 %2F*$%0A');
});

describe('urllib: every escape is decoded once, and octets that are not UTF-8 become U+FFFD', () => {
  const python = {
    ...rest,
    decode: 'all',
    escapedSpecials: false,
    queryDelims: false,
    emptyTail: 'kept',
  } as const;
  test.each([
    ['/a%2Fb', '/a/b'],
    ['/a%252Fb', '/a%2Fb'],
    ['/%7Ejoe%', '/~joe%'],
    ['/%C3%A9', '/\u00c3\u00a9'],
    ['/é', '/\u00c3\u00a9'],
    ['/%FF', '/\u00ef\u00bf\u00bd'],
    ['/%C3é', '/\u00ef\u00bf\u00bd\u00c3\u00a9'],
    ['/*$', '/*$'],
  ])('%s', (path, expected) => {
    expect(canonicalUrl(path, python)).toBe(expected);
    expect(canonicalRule(path, 'utf-8', python, false).units).toBe(expected);
  });

  test('urllib: in a URL, an empty path is a slash', () => {
    expect(canonicalUrl('?', { ...python, emptyTail: 'dropped' })).toBe('/');
    expect(canonicalUrl('?x', { ...python, emptyTail: 'dropped' })).toBe('?x');
  });
});
