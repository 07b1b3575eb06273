// Reads the files in which operators publish the addresses of their crawlers, in the form of Google, Bing and OpenAI:
// `{"creationTime": "…", "prefixes": [{"ipv4Prefix": "192.0.2.0/24"}, {"ipv6Prefix": "2001:db8::/32"}]}`.
import { firstBits, type IpRange, parseIpRange } from '../../text/ip-address.ts';

/** The ranges in a file. */
export interface RangeFile {
  /** As in the file; '' if it has none. */
  readonly created: string;
  readonly ranges: readonly IpRange[];
}

/** Why a file is not used. One wrong range would make the crawler's own addresses foreign ones. */
export type RangeProblem =
  | { readonly code: 'not-json' | 'no-prefixes' }
  | { readonly code: 'not-a-range'; readonly value: string };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a file of ranges. */
export function readRangeFile(text: string): RangeFile | RangeProblem {
  const file = parseJson(text.replace(/^\ufeff/, ''));
  if (file === undefined) return { code: 'not-json' };
  const prefixes: unknown = isObject(file) ? file['prefixes'] : undefined;
  if (!isObject(file) || !Array.isArray(prefixes) || prefixes.length === 0) return { code: 'no-prefixes' };
  const ranges: IpRange[] = [];
  for (const entry of prefixes) {
    const values = isObject(entry) ? [entry['ipv4Prefix'], entry['ipv6Prefix']] : [];
    const texts = values.filter((value) => value !== undefined && value !== null);
    if (texts.length === 0) return { code: 'not-a-range', value: JSON.stringify(entry) };
    for (const value of texts) {
      const range = typeof value === 'string' ? parseIpRange(value.trim()) : undefined;
      if (!range) return { code: 'not-a-range', value: JSON.stringify(value) };
      ranges.push(range);
    }
  }
  const created = file['creationTime'];
  return { created: typeof created === 'string' ? created : '', ranges };
}

/** Finds out whether addresses are in any of many ranges. The time for an address does not depend on their number. */
export class AddressRanges {
  /** The ranges by their number of bits. */
  readonly #byBits = new Map<number, Set<string>>();

  constructor(ranges: Iterable<IpRange>) {
    for (const { digits, bits } of ranges) {
      const sameSize = this.#byBits.get(bits) ?? new Set();
      this.#byBits.set(bits, sameSize.add(digits));
    }
  }

  /** @param digits as `parseIpAddress` returns them */
  has(digits: string): boolean {
    for (const [bits, starts] of this.#byBits) if (starts.has(firstBits(digits, bits))) return true;
    return false;
  }
}
