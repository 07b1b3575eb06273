import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstBits, parseIpAddress, parseIpRange } from './ip-address.ts';

describe('IP addresses', () => {
  test.each([
    ['192.0.2.7', '00000000000000000000ffffc0000207'],
    ['::ffff:192.0.2.7', '00000000000000000000ffffc0000207'],
    ['::1', '00000000000000000000000000000001'],
    ['::', '00000000000000000000000000000000'],
    ['[2001:DB8::A]', '20010db800000000000000000000000a'],
    ['2001:db8:0:0:0:0:0:a', '20010db800000000000000000000000a'],
    ['fe80::1%eth0', 'fe800000000000000000000000000001'],
    ['1:2:3:4:5:6:7::', '00010002000300040005000600070000'],
  ])('rfc 4291 2.2: %s', (text, digits) => expect(parseIpAddress(text)).toBe(digits));

  test.each([
    '',
    '-',
    '192.0.2',
    '192.0.2.256',
    '192.0.2.07',
    '1:2',
    ':::',
    '1::2::3',
    '1:2:3:4:5:6:7:8:9',
    '::g',
    'a.example',
  ])('rfc 4291 2.2: %j is not an address', (text) => expect(parseIpAddress(text)).toBeUndefined());

  test.each([
    ['192.0.2.0/24', '192.0.2.255', '192.0.3.0'],
    ['192.0.2.128/25', '192.0.2.129', '192.0.2.127'],
    ['192.0.2.96/27', '192.0.2.127', '192.0.2.128'],
    ['192.0.2.7', '192.0.2.7', '192.0.2.6'],
    ['2001:db8::/32', '2001:db8:ffff::1', '2001:db9::'],
    ['2001:db8:0:10::/60', '2001:db8:0:1f::', '2001:db8:0:20::'],
    ['2001:db8::1', '2001:db8::1', '2001:db8::2'],
  ])('rfc 4632 3.1: %s contains %s, not %s', (text, inside, outside) => {
    const range = parseIpRange(text);
    const contains = (address: string) =>
      range && firstBits(parseIpAddress(address) ?? '', range.bits) === range.digits;
    expect([contains(inside), contains(outside)]).toEqual([true, false]);
  });

  test.each([
    '',
    '/24',
    '192.0.2.0/33',
    '192.0.2.0/',
    '192.0.2.0/24/1',
    '2001:db8::/129',
    '192.0.2.0/-1',
    'x/8',
  ])('rfc 4632 3.1: %j is not a range', (text) => expect(parseIpRange(text)).toBeUndefined());

  test('ours: every address is in each of its ranges, and in no range of an address that differs before its end', () => {
    const octets = fc.array(fc.nat(255), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(octets, octets, fc.nat(32), (one, other, bits) => {
        const numberOf = (parts: number[]) => parts.reduce((sum, part) => sum * 256 + part, 0);
        const range = parseIpRange(`${one.join('.')}/${bits}`);
        const isInside =
          range && firstBits(parseIpAddress(other.join('.')) ?? '', range.bits) === range.digits;
        const size = 2 ** (32 - bits);
        expect(isInside).toBe(Math.floor(numberOf(one) / size) === Math.floor(numberOf(other) / size));
      }),
    );
  });
});
