// New URLs for each round and each runner: strings that were not hashed or concatenated before.
import { urlsOf } from './generate.ts';
import { ORIGIN, type Peer } from './peers.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Copies of strings that share no memory with them. They must not contain a line feed. */
const freshCopies = (strings: readonly string[]): string[] =>
  decoder.decode(encoder.encode(strings.join('\n'))).split('\n');

/** URLs, or their parts after the host; the same for the same seed. */
export function addresses(seed: number, count: number, takes: Peer['takes'] = 'url'): string[] {
  const urls = urlsOf(seed, count, ORIGIN);
  return freshCopies(takes === 'url' ? urls : urls.map((url) => url.slice(ORIGIN.length)));
}
