// Detects IP addresses on the public internet, which the program may request if the user names a host.
import { BlockList, isIP } from 'node:net';

/** IPv4 blocks that are not globally reachable (IANA special-purpose registry, RFC 6890), and multicast. */
const specialIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Blocks inside 2000::/3 that are not global unicast: protocol assignments and Teredo, documentation, 6to4. */
const specialIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const blockedIpv4 = new BlockList();
for (const [network, prefix] of specialIpv4) blockedIpv4.addSubnet(network, prefix, 'ipv4');

const blockedIpv6 = new BlockList();
for (const [network, prefix] of specialIpv6) blockedIpv6.addSubnet(network, prefix, 'ipv6');

const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');

const isPublicIpv4 = (address: string) => !blockedIpv4.check(address, 'ipv4');

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const octet = (index: number) => Number(dotted?.[index]);
  const plain = dotted
    ? `${dotted[1]}${(octet(2) * 256 + octet(3)).toString(16)}:${(octet(4) * 256 + octet(5)).toString(16)}`
    : address;
  const [head = '', tail] = plain.split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  const [front, back] = [numbers(head), numbers(tail ?? '')];
  return [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back];
}

/** The IPv4 address in a mapped (::ffff:0:0/96) or translated (64:ff9b::/96, RFC 6052) IPv6 address. */
function embeddedIpv4(address: string): string | undefined {
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const prefix = groups.slice(0, 6).join(' ');
  const isEmbedding = prefix === `0 0 0 0 0 ${0xffff}` || prefix === `${0x64} ${0xff9b} 0 0 0 0`;
  return isEmbedding ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined;
}

/** Whether an IP address is global unicast. False for text that is not an IP address, and for addresses with a zone. */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false;
  const version = isIP(address);
  if (version === 4) return isPublicIpv4(address);
  if (version === 0) return false;
  const inner = embeddedIpv4(address);
  if (inner !== undefined) return isPublicIpv4(inner);
  return globalIpv6.check(address, 'ipv6') && !blockedIpv6.check(address, 'ipv6');
}
