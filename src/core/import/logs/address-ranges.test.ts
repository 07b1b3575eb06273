import { describe, expect, test } from 'vitest';
import { parseIpAddress } from '../../text/ip-address.ts';
import { AddressRanges, readRangeFile } from './address-ranges.ts';

const has = (text: string, address: string) => {
  const file = readRangeFile(text);
  if (!('ranges' in file)) throw new Error(file.code);
  return new AddressRanges(file.ranges).has(parseIpAddress(address) ?? '');
};

describe('files of ranges', () => {
  const file = JSON.stringify({
    creationTime: '2026-11-26T10:00:00.000000',
    prefixes: [
      { ipv4Prefix: '192.0.2.0/28' },
      { ipv4Prefix: '198.51.100.64/27' },
      { ipv6Prefix: '2001:db8:40::/43' },
      { ipv4Prefix: '203.0.113.9' },
    ],
  });
  test.each([
    ['192.0.2.15', true],
    ['192.0.2.16', false],
    ['198.51.100.95', true],
    ['198.51.100.96', false],
    ['2001:db8:5f::1', true],
    ['2001:db8:60::1', false],
    ['203.0.113.9', true],
    ['::ffff:203.0.113.9', true],
    ['::', false],
  ])('google, ip ranges: %s: %s', (address, expected) => expect(has(file, address)).toBe(expected));

  test('google, ip ranges: the time of creation is read, and other keys and a byte order mark are not', () => {
    const text = `\ufeff{"syncToken":"1","creationTime":"2026-11-26","prefixes":[{"ipv4Prefix":"192.0.2.1/32","scope":"x"}]}`;
    const read = readRangeFile(text);
    expect('created' in read && read.created).toBe('2026-11-26');
    expect(has('{"prefixes":[{"ipv4Prefix":"192.0.2.1/32"}]}', '192.0.2.1')).toBe(true);
  });

  test.each([
    ['', { code: 'not-json' }],
    ['<html>', { code: 'not-json' }],
    ['[]', { code: 'no-prefixes' }],
    ['{"prefixes":[]}', { code: 'no-prefixes' }],
    ['{"prefixes":{}}', { code: 'no-prefixes' }],
    ['{"prefixes":[{"ipv4Prefix":"192.0.2.0/40"}]}', { code: 'not-a-range', value: '"192.0.2.0/40"' }],
    ['{"prefixes":[{"ipv4Prefix":"192.0.2.0/24"},{"ip":"x"}]}', { code: 'not-a-range', value: '{"ip":"x"}' }],
    ['{"prefixes":[7]}', { code: 'not-a-range', value: '7' }],
  ])('ours: %s is not used', (text, problem) => expect(readRangeFile(text)).toEqual(problem));
});
