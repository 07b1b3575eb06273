// Converts the addresses in target conditions (ACAP 1.1 2.5.5.9) to numbers.
import { isIpv4 } from './value-grammar.ts';

function addressGroups(text: string): readonly number[] {
  if (isIpv4(text)) return text.split('.').map(Number);
  const [head = '', tail] = text.split('::');
  const read = (half: string) =>
    half === '' ? [] : half.split(':').map((group) => Number.parseInt(group, 16));
  const [front, back] = [read(head), read(tail ?? '')];
  return tail === undefined ? front : [...front, ...Array(8 - front.length - back.length).fill(0), ...back];
}

/** Whether the range ends before it begins, and so contains no address. */
export function isReversed(range: string): boolean {
  const [from, to] = range.split('-').map(addressGroups);
  if (!from || !to) return false;
  for (const [i, group] of from.entries()) {
    const other = to[i];
    if (group !== other) return other !== undefined && group > other;
  }
  return false;
}

/**
 * Whether a mask such as `255.255.255.0` has its ones on the left, as a netmask has. In ACAP ones are free bits
 * (X-24).
 */
export function looksLikeNetmask(mask: string): boolean {
  if (!isIpv4(mask)) return false;
  const bits = addressGroups(mask)
    .map((octet) => octet.toString(2).padStart(8, '0'))
    .join('');
  return /^1+0*$/.test(bits);
}

/** The same mask with ones and zeros exchanged. */
export const invertMask = (mask: string): string =>
  addressGroups(mask)
    .map((octet) => 255 - octet)
    .join('.');

/** The wildcard mask of a prefix length: `0.0.0.255` for 24. */
export function maskOfPrefix(length: number): string {
  const bits = '0'.repeat(length) + '1'.repeat(32 - length);
  return [0, 8, 16, 24].map((at) => Number.parseInt(bits.slice(at, at + 8), 2)).join('.');
}

/** The first and the last address of a mask such as `10.1.1.0/0.0.0.255`, if its free bits are a run at the end. */
export function rangeOfMask(item: string): readonly [string, string] | undefined {
  const [address = '', mask = ''] = item.split('/');
  if (!isIpv4(address) || !isIpv4(mask)) return undefined;
  const isRun = Array.from({ length: 33 }, (_, length) => maskOfPrefix(length)).includes(mask);
  if (!isRun) return undefined;
  const free = addressGroups(mask);
  const groups = addressGroups(address);
  const join = (set: (group: number, bits: number) => number) =>
    groups.map((group, i) => set(group, free[i] ?? 0)).join('.');
  return [join((group, bits) => group & ~bits & 255), join((group, bits) => group | bits)];
}
