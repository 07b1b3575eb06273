// Fresh URLs for each round and each runner: strings that nobody has looked at, hashed or put together yet.
import { urlsOf } from './generate.ts';
import { ORIGIN, type Peer } from './peers.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Copies of strings that share nothing with them. None of them may hold a line feed. */
const freshCopies = (strings: readonly string[]): string[] =>
  decoder.decode(encoder.encode(strings.join('\n'))).split('\n');

/** URLs, or what stands behind their host; the same for the same seed, whoever takes them. */
export function addresses(seed: number, count: number, takes: Peer['takes'] = 'url'): string[] {
  const urls = urlsOf(seed, count, ORIGIN);
  return freshCopies(takes === 'url' ? urls : urls.map((url) => url.slice(ORIGIN.length)));
}
