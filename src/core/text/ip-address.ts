// IP addresses as 32 hexadecimal digits, so that the digits of equal addresses are equal and those of a range begin
// alike. An IPv4 address has those of its IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2).

const MAPPED_IPV4 = `${'0'.repeat(20)}ffff`;
const IPV4_BITS = 32;
const IPV6_BITS = 128;

function parseIpv4(text: string): string | undefined {
  const parts = text.split('.');
  const isIpv4 =
    parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256);
  return isIpv4 ? parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('') : undefined;
}

/** The groups between colons as digits; undefined if one is not valid. The last may be an IPv4 address. */
function parseGroups(text: string): string | undefined {
  if (text === '') return '';
  const groups = text.split(':').map((group, index, all) => {
    if (/^[\da-f]{1,4}$/i.test(group)) return group.toLowerCase().padStart(4, '0');
    return index === all.length - 1 ? parseIpv4(group) : undefined;
  });
  return groups.includes(undefined) ? undefined : groups.join('');
}

function parseIpv6(text: string): string | undefined {
  const [start = '', end, ...more] = text.split('::');
  const first = parseGroups(start);
  const last = end === undefined ? '' : parseGroups(end);
  if (first === undefined || last === undefined || more.length > 0) return undefined;
  const omitted = IPV6_BITS / 4 - first.length - last.length;
  const isValid = end === undefined ? omitted === 0 : omitted >= 4;
  return isValid ? first + '0'.repeat(omitted) + last : undefined;
}

/** The digits of an address; undefined if the text is none. Brackets and the zone of an IPv6 address are left out. */
export function parseIpAddress(text: string): string | undefined {
  const ipv4 = parseIpv4(text);
  if (ipv4 !== undefined) return MAPPED_IPV4 + ipv4;
  if (!text.includes(':')) return undefined;
  return parseIpv6(text.replace(/^\[(.*)\]$/, '$1').replace(/%.*$/, ''));
}

/** The addresses that begin with the same bits. */
export interface IpRange {
  readonly digits: string;
  readonly bits: number;
}

/** Sets the digits after the first `bits` bits to zero, and leaves them out. */
export function firstBits(digits: string, bits: number): string {
  const whole = Math.floor(bits / 4);
  const rest = bits % 4;
  if (rest === 0) return digits.slice(0, whole);
  const digit = Number.parseInt(digits.charAt(whole), 16) & (0xf << (4 - rest));
  return digits.slice(0, whole) + digit.toString(16);
}

/** Parses a prefix such as `192.0.2.0/24` or `2001:db8::/32`, or a single address; undefined if it is neither. */
export function parseIpRange(text: string): IpRange | undefined {
  const [address = '', length] = text.split('/', 2);
  const digits = parseIpAddress(address);
  const mostBits = address.includes(':') ? IPV6_BITS : IPV4_BITS;
  if (digits === undefined || text.split('/').length > 2) return undefined;
  if (length !== undefined && !(/^\d{1,3}$/.test(length) && Number(length) <= mostBits)) return undefined;
  const bits = IPV6_BITS - mostBits + (length === undefined ? mostBits : Number(length));
  return { digits: firstBits(digits, bits), bits };
}
